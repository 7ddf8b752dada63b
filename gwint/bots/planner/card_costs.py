"""What it costs to throw cards in: some go together, and are not to be had one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gwint.bots.planner.round_model import Outlay
from gwint.cards import Ability, Card


class Held(NamedTuple):
    """A card of the own hand."""

    card: Card | None
    """None for one just drawn, which nobody should know."""
    gain: int
    """What it would bring at once."""
    now: float
    """What it is worth in this round."""
    kept: float
    """What it is worth to keep it for a later one."""


def outlays(hand: Sequence[Held], lying: Counter[str]) -> tuple[tuple[Outlay, ...], ...]:
    """For each kind of card, the ways to throw it in; `lying` counts what lies on the own side by its name."""
    known = {held.card: held for held in hand if held.card is not None}
    counts = Counter(held.card for held in hand if held.card is not None)
    drawn = [(Outlay(1, held.gain, held.kept),) for held in hand if held.card is None]
    musters: dict[tuple[str, ...], list[Outlay]] = {}
    for card, held in known.items():
        if card.calls:
            musters.setdefault(card.calls, []).append(_mustered(held, card, known, counts))
    return (*drawn, *map(tuple, musters.values()), *_others(known, counts, lying))


def _others(known: Mapping[Card, Held], counts: Counter[Card], lying: Counter[str]) -> Iterator[tuple[Outlay, ...]]:
    for card, held in known.items():
        if card.has(Ability.BOND):
            yield tuple(_bound(held, count, counts[card], lying[card.id]) for count in range(1, counts[card] + 1))
        elif not card.calls:
            yield from [(Outlay(1, held.gain, held.kept),)] * counts[card]


def _mustered(held: Held, card: Card, known: Mapping[Card, Held], counts: Counter[Card]) -> Outlay:
    """AB-MUSTER. One of them brings all that it calls out of the hand as well."""
    along = {one: counts[one] - (one is card) for one in known if one.id in card.calls}
    return Outlay(
        1 + sum(along.values()), held.gain, held.kept + sum(known[one].kept * many for one, many in along.items())
    )


def _bound(held: Held, count: int, of: int, lying: int) -> Outlay:
    """STR-3. So many of a kind, of so many that are held: they make each other greater, there as in the hand."""
    gain = held.gain * ((lying + count) ** 2 - lying**2) / (2 * lying + 1)
    return Outlay(count, int(gain), held.kept * (of**2 - (of - count) ** 2) / of)
