"""What it costs to commit cards to a round: bonds and musters go together and cannot be counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gwint.bots.planner.round_model import Outlay
from gwint.cards import Ability, Card


class HeldCard(NamedTuple):
    """A card of the seat's own hand."""

    card: Card | None
    """None for a card that was just drawn, because its identity is a guess."""
    gain: int
    """The change of the lead if it is played now."""
    value: float
    """Its value in this round."""
    later_value: float
    """Its value if it is saved for a later round."""


def outlays(hand: Sequence[HeldCard], on_board: Counter[str]) -> tuple[tuple[Outlay, ...], ...]:
    """List the ways to commit each kind of card; `on_board` counts the cards on the seat's own side by id."""
    known = {held.card: held for held in hand if held.card is not None}
    counts = Counter(held.card for held in hand if held.card is not None)
    drawn = [(Outlay(1, held.gain, held.later_value),) for held in hand if held.card is None]
    musters: dict[tuple[str, ...], list[Outlay]] = {}
    for card, held in known.items():
        if card.calls:
            musters.setdefault(card.calls, []).append(_muster_outlay(held, card, known, counts))
    return (*drawn, *map(tuple, musters.values()), *_other_outlays(known, counts, on_board))


def _other_outlays(
    known: Mapping[Card, HeldCard], counts: Counter[Card], on_board: Counter[str]
) -> Iterator[tuple[Outlay, ...]]:
    for card, held in known.items():
        if card.has(Ability.BOND):
            copies = range(1, counts[card] + 1)
            yield tuple(_bond_outlay(held, count, counts[card], on_board[card.id]) for count in copies)
        elif not card.calls:
            yield from [(Outlay(1, held.gain, held.later_value),)] * counts[card]


def _muster_outlay(held: HeldCard, card: Card, known: Mapping[Card, HeldCard], counts: Counter[Card]) -> Outlay:
    """AB-MUSTER. Playing the card also spends every card that it calls from the hand."""
    called = {one: counts[one] - (one is card) for one in known if one.id in card.calls}
    called_value = sum(known[one].later_value * count for one, count in called.items())
    return Outlay(1 + sum(called.values()), held.gain, held.later_value + called_value)


def _bond_outlay(held: HeldCard, count: int, total: int, on_board: int) -> Outlay:
    """STR-3. Playing `count` of `total` held copies: bonds multiply on the board, and in the hand."""
    gain = held.gain * ((on_board + count) ** 2 - on_board**2) / (2 * on_board + 1)
    return Outlay(count, int(gain), held.later_value * (total**2 - (total - count) ** 2) / total)
