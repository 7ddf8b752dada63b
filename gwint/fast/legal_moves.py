"""Legal moves: the numbers of the moves open to the seat that is asked, written into a list."""

from __future__ import annotations

from typing import Any, Final

from gwint.fast.agenda import (
    CHOOSE_BOND,
    CHOOSE_DISCARD,
    CHOOSE_FROM_DECK,
    CHOOSE_FROM_PILE,
    CHOOSE_REVIVAL,
    CHOOSE_STARTER,
    CHOOSE_WEATHER,
    CLAIM_ROUND,
    PLACE_CARD,
    REDRAW,
    TURN,
)
from gwint.fast.cards import MORTAL, NOTHING, WEATHER_COUNT
from gwint.fast.compiler import inlined, kernel
from gwint.fast.leaders import usable
from gwint.fast.leaders.battlefield import bonds
from gwint.fast.leaders.discard_piles import takeable
from gwint.fast.leaders.weather import weather_at
from gwint.fast.lists import Cards, clear_met, find, mark_met
from gwint.fast.moves import CHOICES, DECLINE, DISCARDS, DONE, EXCHANGES, PASS, SHIFTS, STARTS, USE_LEADER
from gwint.fast.options import option
from gwint.fast.passive_leaders import effect_of
from gwint.fast.placement import NEEDS_PLACE, UNIT_ROW_COUNT, UNIT_ROWS, always_plays, plays, special_plays
from gwint.fast.table import SEATS, Game

MAY_DISCARD: Final = option("discard_turn", "yes")


@kernel
def _turn(s: Game, seat: int, out: Any) -> int:
    """TURN-1, TURN-12. A player may play a card from hand, use the leader, pass, or under some rules discard a card."""
    count = _hand_plays(s, seat, out)
    out[count] = USE_LEADER
    count += 1 if usable(s, seat) else 0
    if s.discard_turn == MAY_DISCARD:
        count += _each(s, s.hand[seat], s.hand_count[seat], DISCARDS, out[count:])
    out[count] = PASS
    return count + 1


@inlined
def _hand_plays(s: Game, seat: int, out: Any) -> int:
    """Lists every way to play each card of a hand, those that need no place first.

    A hand is random, so no processor predicts branches on it; there are none, and excess entries are overwritten.
    """
    count = asking = 0
    clear_met(s)
    for place in range(s.hand_count[seat]):
        card = int(s.hand[seat, place])
        new = mark_met(s, card)
        s.left[asking] = card
        asking += new & NEEDS_PLACE[card]
        count += new * always_plays(s, card, out, count)
    for place in range(asking):
        count = special_plays(s, seat, int(s.left[place]), out, count)
    return count


@kernel
def _each(s: Game, cards: Cards, length: int, numbers: Any, out: Any) -> int:
    """Lists a move for each different card of a list."""
    count = 0
    clear_met(s)
    for place in range(length):
        card = int(cards[place])
        out[count] = numbers[card]
        count += mark_met(s, card)
    return count


@kernel
def _redraw(s: Game, seat: int, out: Any) -> int:
    """SET-5. A player may exchange any card of the hand while the deck has a card to draw."""
    count = _each(s, s.hand[seat], s.hand_count[seat], EXCHANGES, out) if s.deck_count[seat] else 0
    out[count] = DONE
    return count + 1


@kernel
def _starter(out: Any) -> int:
    for seat in range(SEATS):
        out[seat] = STARTS[seat]
    return SEATS


@kernel
def _claim(out: Any) -> int:
    count = _starter(out)
    out[count] = DECLINE
    return count + 1


@kernel
def _revivals(s: Game, seat: int, out: Any) -> int:
    """AB-MEDIC. A medic may revive any non-hero unit of the player's own discard pile."""
    count = 0
    clear_met(s)
    for place in range(s.pile_count[seat]):
        card = int(s.pile[seat, place])
        if MORTAL[card] and mark_met(s, card):
            out[count] = CHOICES[card]
            count += 1
    return count


@kernel
def _pile(s: Game, seat: int, side: int, out: Any) -> int:
    """LEAD-4. Lists the cards that the leader may take."""
    count = 0
    clear_met(s)
    for place in range(s.pile_count[side]):
        card = int(s.pile[side, place])
        if mark_met(s, card) and takeable(s, seat, card):
            out[count] = CHOICES[card]
            count += 1
    return count


@kernel
def _weathers(s: Game, seat: int, out: Any) -> int:
    count = 0
    for place in range(WEATHER_COUNT[effect_of(s, seat)]):
        card = weather_at(s, seat, place)
        if card != NOTHING:
            out[count] = CHOICES[card]
            count += 1
    return count


@kernel
def _shifts(s: Game, moved: int, out: Any) -> int:
    """LEAD-13, klub. Each agile unit that has not moved may move to any other row it can lie in."""
    count = 0
    for place in range(s.waiting_count):
        card, row = s.waiting_card[place], s.waiting_row[place]
        for way in range(UNIT_ROW_COUNT[s.agile_rows, card]):
            to = UNIT_ROWS[s.agile_rows, card, way]
            if to != row and find(out, count, SHIFTS[card, row, to]) == count:
                out[count] = SHIFTS[card, row, to]
                count += 1
    if moved:
        out[count] = DONE
        count += 1
    return count


@kernel
def legal_answers(s: Game, seat: int, out: Any) -> int:
    """Lists the legal moves of a seat that may answer the current question in `out`; returns their number."""
    top = int(s.step_count) - 1
    question = s.step[top]
    if question == TURN:
        return _turn(s, seat, out)
    if question == REDRAW:
        return _redraw(s, seat, out)
    if question == CHOOSE_REVIVAL:
        return _revivals(s, seat, out)
    if question == PLACE_CARD:
        return plays(s, seat, s.step_card[top], out, 0)
    if question == CHOOSE_DISCARD:
        return _each(s, s.hand[seat], s.hand_count[seat], DISCARDS, out)
    if question == CHOOSE_FROM_DECK:
        return _each(s, s.deck[seat], s.deck_count[seat], CHOICES, out)
    if question == CHOOSE_FROM_PILE:
        return _pile(s, seat, int(s.step_more[top]), out)
    if question == CHOOSE_STARTER:
        return _starter(out)
    if question == CLAIM_ROUND:
        return _claim(out)
    if question == CHOOSE_WEATHER:
        return _weathers(s, seat, out)
    if question == CHOOSE_BOND:
        return bonds(s, seat, out)
    return _shifts(s, int(s.step_more[top]), out)
