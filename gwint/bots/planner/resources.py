"""What each side holds: its hands and leaders as forces for the race."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from gwint.bots.planner.board import lead_over
from gwint.bots.planner.card_costs import Held, outlays
from gwint.bots.planner.card_values import CARD, LEADERS, alone, hand_worths, kept_worths, mean
from gwint.bots.planner.round_model import Force
from gwint.cards import Card
from gwint.rules.events import Drew
from gwint.rules.moves import Play
from gwint.rules.passive_leaders import cancelled, effect_of
from gwint.rules.play import legal_moves, push
from gwint.rules.rounds import totals_at_end
from gwint.rules.table import Table

NOW: Final = 0.5
"""In the last round, how much of a card's worth is what it does now; the rest is what it may still do."""
UNSEEN: Final = 1.2
"""How much better an unseen card is than its deck: the weakest were exchanged, bonds and medics find company."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat goes by in all it imagines from one view."""

    seat: int
    side: int
    fresh: tuple[float, ...]
    """By seat, what a card is worth that comes from its deck, or that nobody has seen of its hand."""
    round: int
    """The round in which the gains are."""
    gains: Mapping[Card, int]
    """How much of a lead each card of the own hand would bring at once."""


def sight(world: Table, seat: int) -> Sight:
    """Hands and decks that are not seen are taken for their average: what was dealt by chance is no knowledge."""
    fresh = tuple(
        mean(owner.deck if number == seat else [*owner.deck, *owner.hand]) or CARD
        for number, owner in enumerate(world.seats)
    )
    return Sight(seat, world.seats[seat].side, fresh, world.round, _gains(world, seat))


def _gains(world: Table, seat: int) -> dict[Card, int]:
    side = world.seats[seat].side
    before = _lead(world, side)
    gains: dict[Card, int] = {}
    for move in legal_moves(world, seat):
        if isinstance(move, Play):
            table = world.copy()
            push(table, move, seat)
            gains[move.card] = max(_lead_after(world, table, side) - before, gains.get(move.card, -99))
    return gains


def _lead(table: Table, side: int) -> int:
    return min(int(lead_over(table, side, foe)) for foe in table.mode.opposing(table, side))


def _lead_after(world: Table, table: Table, side: int) -> int:
    """TURN-4. With the last card played, the round may be over."""
    totals = totals_at_end(table, len(world.log))
    if totals is None:
        return _lead(table, side)
    return min(totals[side] - totals[foe] for foe in table.mode.opposing(table, side))


# Forces


def own_force(table: Table, seen: Sight) -> Force:
    """The seat's own cards one by one, and a partner's beside them."""
    hand = _own_hand(table, seen)
    mine = _together(table, seen, seen.side, hand)
    if all(owner.passed for owner in table.seats if owner.side != seen.side):
        lying = Counter(card.id for row in table.sides[seen.side].rows for card in row)
        return replace(mine, outlays=outlays(hand, lying))
    return mine


def force(table: Table, seen: Sight, side: int) -> Force:
    return _together(table, seen, side, [])


def _together(table: Table, seen: Sight, side: int, own: list[Held]) -> Force:
    turns, held, now, power = 0, 0, 0.0, 0.0
    for number, owner in enumerate(table.seats):
        if owner.side == side:
            leader = leader_worth(table, number)
            cards = len(owner.hand) + (leader > 0)
            worth, kept = _summed(own) if number == seen.seat else [_hand(table, seen, number)] * 2
            held, power = held + cards, power + kept + leader
            if not owner.passed:
                turns, now = turns + cards, now + worth + leader
    return Force(turns, now / turns if turns else 0.0, held, power)


def _summed(own: list[Held]) -> tuple[float, float]:
    """What the own hand is worth in this round, and in a later one."""
    return sum(card.now for card in own), sum(card.kept for card in own)


def leader_worth(table: Table, seat: int) -> float:
    """LEAD-1. What a leader may still do."""
    effect = effect_of(table, seat)
    if table.seats[seat].leader_used or effect.passive or cancelled(table, seat):
        return 0.0
    return LEADERS[effect.name]


def _hand(table: Table, seen: Sight, seat: int) -> float:
    """Another's hand: what is known of it, and the average for the rest."""
    owner = table.seats[seat]
    known = owner.hand if table.mode.sees_hand(table, seen.seat, seat) else owner.known[seen.seat]
    return sum(map(alone, known)) + UNSEEN * seen.fresh[seat] * (len(owner.hand) - len(known))


def _own_hand(table: Table, seen: Sight) -> list[Held]:
    """Every card held; one just drawn is the deck's average."""
    held = Counter(table.seats[seen.seat].hand)
    drawn = Counter(_drawn(table, seen.seat)) & held
    hand = list((held - drawn).elements())
    worths = hand_worths(table, seen.seat, hand)
    kept = kept_worths(hand, worths, avenged=all(army.gems > 1 for army in table.sides))
    fresh = seen.fresh[seen.seat]
    weighed = [_weighed(table, seen, card, worths[card], kept[card]) for card in hand]
    return [Held(None, int(fresh), fresh, fresh)] * drawn.total() + weighed


def _weighed(table: Table, seen: Sight, card: Card, worth: float, kept: float) -> Held:
    """In the last round a card is worth what it does now, or may still do."""
    if table.round != seen.round:
        return Held(card, int(worth), worth, kept)
    gain = seen.gains.get(card, int(worth))
    if card in seen.gains and not card.spy and all(army.gems == 1 for army in table.sides):
        worth = NOW * max(gain, 0) + (1 - NOW) * worth
    return Held(card, gain, worth, kept)


def _drawn(table: Table, seat: int) -> list[Card]:
    drew = (event for event in table.log if isinstance(event, Drew) and event.seat == seat)
    return [card for event in drew for card in event.cards if card is not None]
