"""The resources of each side: hands and leaders as forces for the round model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from gwint.bots.planner.board import lead_over
from gwint.bots.planner.card_costs import HeldCard, outlays
from gwint.bots.planner.card_values import LEADER_VALUES, UNKNOWN, card_value, hand_values, later_values, mean_value
from gwint.bots.planner.round_model import Force
from gwint.cards import Card
from gwint.rules.events import Drew
from gwint.rules.moves import Play
from gwint.rules.passive_leaders import cancelled, effect_of
from gwint.rules.play import legal_moves, push
from gwint.rules.rounds import totals_at_end
from gwint.rules.table import Table

IMMEDIATE_SHARE: Final = 0.5
"""In the last round, the weight of a card's immediate effect; the rest is what it may still do."""
UNSEEN_FACTOR: Final = 1.2
"""How much better an unseen card is than its deck's mean: weak cards were exchanged, bonds and medics were not."""


@dataclass(frozen=True, slots=True)
class Estimates:
    """What a seat assumes in everything it imagines from one view."""

    seat: int
    side: int
    deck_values: tuple[float, ...]
    """By seat, the mean value of a card from its deck, or of an unseen card in its hand."""
    round: int
    """The round for which the gains were computed."""
    gains: Mapping[Card, int]
    """The lead that each card of the seat's hand would bring if it were played now."""


def estimate(world: Table, seat: int) -> Estimates:
    """Estimate unseen hands and decks by their mean, because the dealt world is only a guess."""
    deck_values = tuple(
        mean_value(owner.deck if number == seat else [*owner.deck, *owner.hand]) or UNKNOWN
        for number, owner in enumerate(world.seats)
    )
    return Estimates(seat, world.seats[seat].side, deck_values, world.round, _gains(world, seat))


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
    """TURN-4. Return the lead after a move, which may have ended the round."""
    totals = totals_at_end(table, len(world.log))
    if totals is None:
        return _lead(table, side)
    return min(totals[side] - totals[foe] for foe in table.mode.opposing(table, side))


# Forces


def own_force(table: Table, estimates: Estimates) -> Force:
    """Return the force of the seat's own side, its cards counted one by one."""
    hand = _own_hand(table, estimates)
    mine = _side_force(table, estimates, estimates.side, hand)
    if all(owner.passed for owner in table.seats if owner.side != estimates.side):
        on_board = Counter(card.id for row in table.sides[estimates.side].rows for card in row)
        return replace(mine, outlays=outlays(hand, on_board))
    return mine


def force(table: Table, estimates: Estimates, side: int) -> Force:
    return _side_force(table, estimates, side, [])


def _side_force(table: Table, estimates: Estimates, side: int, own: list[HeldCard]) -> Force:
    turns, held, total, power, drawn, drawn_power = 0, 0, 0.0, 0.0, 0, 0.0
    for number, owner in enumerate(table.seats):
        if owner.side == side:
            leader = leader_value(table, number)
            cards = len(owner.hand) + (leader > 0)
            is_own = number == estimates.seat
            value, later = _hand_totals(own) if is_own else [_other_hand_value(table, estimates, number)] * 2
            held, power = held + cards, power + later + leader
            to_draw = _cards_for_next_round(table, number)
            drawn, drawn_power = drawn + to_draw, drawn_power + to_draw * estimates.deck_values[number]
            if not owner.passed:
                turns, total = turns + cards, total + value + leader
    return Force(turns, total / turns if turns else 0.0, held, power, drawn, drawn_power)


def _cards_for_next_round(table: Table, seat: int) -> int:
    """SET-8. The number of cards that a seat draws before the next round."""
    return min(int(table.ruleset.round_draw), len(table.seats[seat].deck)) if table.mode.holds_cards(seat) else 0


def _hand_totals(own: list[HeldCard]) -> tuple[float, float]:
    """Return the value of the seat's hand in this round and in a later one."""
    return sum(card.value for card in own), sum(card.later_value for card in own)


def leader_value(table: Table, seat: int) -> float:
    """LEAD-1. The value of an unused active leader."""
    effect = effect_of(table, seat)
    if table.seats[seat].leader_used or effect.passive or cancelled(table, seat):
        return 0.0
    return LEADER_VALUES[effect.name]


def _other_hand_value(table: Table, estimates: Estimates, seat: int) -> float:
    """Return the value of another seat's hand: its known cards, and the mean for the rest."""
    owner = table.seats[seat]
    known = owner.hand if table.mode.sees_hand(table, estimates.seat, seat) else owner.known[estimates.seat]
    return sum(map(card_value, known)) + UNSEEN_FACTOR * estimates.deck_values[seat] * (len(owner.hand) - len(known))


def _own_hand(table: Table, estimates: Estimates) -> list[HeldCard]:
    """List every card in hand; a card just drawn has the deck's mean value."""
    held = Counter(table.seats[estimates.seat].hand)
    drawn = Counter(_drawn_cards(table, estimates.seat)) & held
    hand = list((held - drawn).elements())
    values = hand_values(table, estimates.seat, hand)
    later = later_values(hand, values, avenged=all(army.gems > 1 for army in table.sides))
    unknown = estimates.deck_values[estimates.seat]
    known_cards = [_held_card(table, estimates, card, values[card], later[card]) for card in hand]
    return [HeldCard(None, int(unknown), unknown, unknown)] * drawn.total() + known_cards


def _held_card(table: Table, estimates: Estimates, card: Card, value: float, later_value: float) -> HeldCard:
    """In the last round, blend a card's value with its immediate gain."""
    if table.round != estimates.round:
        return HeldCard(card, int(value), value, later_value)
    gain = estimates.gains.get(card, int(value))
    if card in estimates.gains and not card.spy and all(army.gems == 1 for army in table.sides):
        value = IMMEDIATE_SHARE * max(gain, 0) + (1 - IMMEDIATE_SHARE) * value
    return HeldCard(card, gain, value, later_value)


def _drawn_cards(table: Table, seat: int) -> list[Card]:
    drew = (event for event in table.log if isinstance(event, Drew) and event.seat == seat)
    return [card for event in drew for card in event.cards if card is not None]
