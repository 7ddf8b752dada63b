"""AB. What units do when they enter the battlefield."""

from __future__ import annotations

from typing import Final

from gwint.fast.agenda import CHOOSE_REVIVAL, REVIVE_RANDOM, REVIVED, add_step, bring, reverse_steps
from gwint.fast.cards import (
    ABILITIES,
    CALL_COUNT,
    CALLS,
    CARD_NUMBERS,
    DOES_MARDROEME,
    DOES_MEDIC,
    DOES_MUSTER,
    DOES_SCORCH,
    DOES_SCORCH_ROW,
    DOES_SPY,
    HERO,
    MORTAL,
    NOTHING,
    ROACH,
    effect,
)
from gwint.fast.cards import ROWS as ROWS_OF
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.factions import count_mortals
from gwint.fast.lists import find
from gwint.fast.options import option
from gwint.fast.passive_leaders import any_has_passive
from gwint.fast.strength import row_conditions, row_total, strength_under
from gwint.fast.table import ROWS, SEATS, Game
from gwint.fast.verbs.battlefield import burn, place, resolve_later, transform_row
from gwint.fast.verbs.hands import draw, leave_deck, leave_hand, shuffle
from gwint.fast.verbs.piles import draw_from_pile

ROW_SCORCH_MINIMUM: Final = 10
"""AB-SCORCH-ROW. The total that a row needs to be scorched."""
RANDOM_REVIVAL: Final = effect("random-revival")
FROM_HAND: Final = option("muster_from_hand", "yes")
HAS_ROACH: Final = option("roach", "yes")


@kernel
def spy(s: Game, seat: int) -> None:
    """AB-SPY. Fights for the enemy; pays two cards."""
    draw(s, seat, 2)


@kernel
def medic(s: Game, seat: int, card: int) -> None:
    """AB-MEDIC. Revives a non-hero unit of the player's discard pile; Invader of the North makes it random (LEAD-8)."""
    if not count_mortals(s.pile[seat], s.pile_count[seat]):
        return
    if any_has_passive(s, RANDOM_REVIVAL) and not HERO[card]:
        add_step(s, REVIVE_RANDOM, seat)
    else:
        add_step(s, CHOOSE_REVIVAL, seat)


@kernel
def revive_random_unit(s: Game, seat: int) -> None:
    """LEAD-8, LEAD-9. Plays a random non-hero unit from the seat's own pile; every unit is equally likely."""
    card = draw_from_pile(s, seat)
    if card != NOTHING:
        bring(s, seat, card, REVIVED)


@kernel
def muster(s: Game, seat: int, card: int) -> None:
    """AB-MUSTER. Calls every named card from deck and hand; AB-MUSTER-2. Not Roach, if played without it."""
    if CALL_COUNT[card] and not (CALLS[card, 0] == ROACH and CALL_COUNT[card] == 1 and s.roach != HAS_ROACH):
        call_all(s, seat, card)


@kernel
def call_all(s: Game, seat: int, card: int) -> None:
    """AB-MUSTER. Places all cards of the seat that this card calls, in an order that does not reveal the deck."""
    first = s.step_count
    low = 0 if s.faction[0] <= s.faction[1] else 1
    for place_ in range(CALL_COUNT[card]):
        called = CALLS[card, place_]
        if called == ROACH and s.roach != HAS_ROACH:
            continue
        _call(s, seat, CARD_NUMBERS[called, low])
        if CARD_NUMBERS[called, 0] != CARD_NUMBERS[called, 1]:
            _call(s, seat, CARD_NUMBERS[called, 1 - low])
    shuffle(s, seat)
    reverse_steps(s, first)


@kernel
def _call(s: Game, seat: int, called: int) -> None:
    """Calls all copies of a card, those of the deck first."""
    while find(s.deck[seat], s.deck_count[seat], called) < s.deck_count[seat]:
        leave_deck(s, seat, called)
        _place_called(s, seat, called)
    if s.muster_from_hand != FROM_HAND:
        return
    while find(s.hand[seat], s.hand_count[seat], called) < s.hand_count[seat]:
        leave_hand(s, seat, called)
        _place_called(s, seat, called)


@kernel
def _place_called(s: Game, seat: int, called: int) -> None:
    """Places a called card. No called card is a berserker, so placing it adds nothing to the agenda."""
    row = int(ROWS_OF[called, 0])
    resolve_later(s, seat, called, seat, row, place(s, seat, called, seat, row))


@kernel
def scorch_opposing(s: Game, seat: int, row: int) -> None:
    """AB-SCORCH-ROW. Destroys the strongest units of the opposing row if that row totals ten or more."""
    side = opposing(seat)
    if scorchable(s, side, row):
        mark_strongest(s, side, row, 0)
        burn(s)


@kernel
def scorchable(s: Game, side: int, row: int) -> bool:
    """LEAD-2. Whether an opposing row totals ten or more and has a non-hero unit."""
    if not count_mortals(s.rows[side, row], s.row_count[side, row]):
        return False
    return row_total(s, side, row) >= ROW_SCORCH_MINIMUM


@kernel
def scorch_all(s: Game) -> None:
    """SP-SCORCH. Destroys the strongest non-hero units on the whole battlefield, including ties."""
    most = 0
    for side in range(SEATS):
        for row in range(ROWS):
            most = mark_strongest(s, side, row, most)
    burn(s)


@kernel
def mark_strongest(s: Game, side: int, row: int, most: int) -> int:
    """Marks the units of this row that are as strong as the strongest so far; a stronger unit clears earlier marks.

    Returns the strength of the strongest non-hero unit so far.
    """
    conditions = row_conditions(s, side, row)
    for place_ in range(s.row_count[side, row]):
        card = s.rows[side, row, place_]
        if not MORTAL[card]:
            continue
        strength = strength_under(s, side, card, place_, conditions)
        if strength > most:
            clear_doomed(s)
            most = strength
        if strength == most:
            s.doomed[side, row] |= 1 << place_
    return most


@kernel
def clear_doomed(s: Game) -> None:
    for side in range(SEATS):
        for row in range(ROWS):
            s.doomed[side, row] = 0


@kernel
def resolve(s: Game, seat: int, card: int, side: int, row: int) -> None:
    """PLAY-2. Resolves the abilities of a card that was placed, in printed order."""
    for place_ in range(ABILITIES.shape[1]):
        ability = ABILITIES[card, place_]
        if ability == DOES_SPY:
            spy(s, seat)
        elif ability == DOES_MEDIC:
            medic(s, seat, card)
        elif ability == DOES_MUSTER:
            muster(s, seat, card)
        elif ability == DOES_SCORCH_ROW:
            scorch_opposing(s, seat, row)
        elif ability == DOES_SCORCH:
            scorch_all(s)
        elif ability == DOES_MARDROEME:
            transform_row(s, seat, side, row)
