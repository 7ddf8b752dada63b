"""SET and TURN. The course of a game from the deal to the last round: turns, passing and the end of rounds."""

from __future__ import annotations

from typing import Final

import numpy as np

from gwint.cards import FACTIONS
from gwint.decks import side_deck
from gwint.fast.agenda import (
    BEGIN_ROUND,
    DEAL_HANDS,
    NEXT_TURN,
    REDRAW,
    RETURN_UNITS,
    RETURNED,
    SETTLE_START,
    TURN,
    add_more,
    add_step,
    bring,
)
from gwint.fast.cards import NORTHERN_REALMS, NOTHING, NUMBER, SETS, SKELLIGE, effect
from gwint.fast.compiler import kernel
from gwint.fast.duel import decided, next_seat, next_starter, opposing, round_winner, settle_round, winners
from gwint.fast.leaders import usable
from gwint.fast.lists import append
from gwint.fast.options import option
from gwint.fast.passive_leaders import has_passive
from gwint.fast.starting_player import ONCE_ANY_ROUND, offer_round
from gwint.fast.strength import total
from gwint.fast.table import ROWS, SEATS, SIDE_DECK, Game
from gwint.fast.verbs import draw, draw_from_pile, exchange, return_aside, shuffle, sweep
from gwint.rules import rounds
from gwint.rulesets import LEGENDARY, OPTIONS

MAX_REPLAYS: Final = rounds.MAX_REPLAYS
RETURN_ROUND: Final = rounds.RETURN_ROUND
EXTRA_CARD: Final = effect("extra-card")
BEFORE_DEAL: Final = option("start_settled", "before-deal")
REPLAY: Final = option("double_draw", "replay")

_SUPPLIES: Final = [LEGENDARY.changed(side_deck_supply=supply) for supply in OPTIONS["side_deck_supply"]]
_CARDS: Final = [[side_deck(faction, supply) for faction in FACTIONS] for supply in _SUPPLIES]

SIDE_DECK_COUNTS: Final = np.array([[len(cards) for cards in factions] for factions in _CARDS], dtype=np.uint8)
"""The number of side-deck cards by the value of `side_deck_supply` and faction."""
SIDE_DECKS: Final = np.full((len(_SUPPLIES), len(FACTIONS), SETS, SIDE_DECK), NOTHING, dtype=np.uint8)
"""The side-deck cards by the value of `side_deck_supply`, faction and the seat whose set they belong to."""

for _supply, _factions in enumerate(_CARDS):
    for _faction, _cards in enumerate(_factions):
        for _set in range(SETS):
            SIDE_DECKS[_supply, _faction, _set, : len(_cards)] = [NUMBER[card.id, _set] for card in _cards]

# Setting up


@kernel
def set_up(s: Game) -> None:
    """SET-6. The starting player is decided before the hands are drawn, or after the redraw."""
    before = s.start_settled == BEFORE_DEAL
    s.step_count = 0
    add_step(s, BEGIN_ROUND, 0)
    add_step(s, DEAL_HANDS if before else SETTLE_START, 0)
    add_step(s, SETTLE_START if before else DEAL_HANDS, 0)


@kernel
def deal_hands(s: Game) -> None:
    """SET-4. All players shuffle and draw their first hand; Daisy of the Valley draws one more (SET-10)."""
    for seat in range(SEATS):
        shuffle(s, seat)
        draw(s, seat, int(s.hand_size) + (1 if has_passive(s, seat, EXTRA_CARD) else 0))
        s.redraws[seat] = s.max_redraws
    if s.max_redraws:
        add_more(s, REDRAW, 0, 3)


@kernel
def exchange_card(s: Game, seat: int, waiting: int, given: int) -> None:
    """SET-5. Exchanges a card; the last exchange allowed ends the redraw."""
    exchange(s, seat, given)
    s.redraws[seat] -= 1
    if s.redraws[seat]:
        add_more(s, REDRAW, 0, waiting)
    else:
        finish_redraw(s, seat, waiting)


@kernel
def finish_redraw(s: Game, seat: int, waiting: int) -> None:
    """SET-5. Ends the redraw of a seat; the other seat may still exchange."""
    return_aside(s, seat)
    s.redraws[seat] = 0
    left = waiting & ~(1 << seat)
    if left:
        add_more(s, REDRAW, 0, left)


# Turns


@kernel
def begin_round(s: Game) -> None:
    s.round_number += 1
    s.acted = 0
    for seat in range(SEATS):
        s.passed[seat] = 0
    add_step(s, TURN, s.starter)
    if s.round_number == RETURN_ROUND:
        _queue_returns(s)


@kernel
def _queue_returns(s: Game) -> None:
    """TURN-10. Queues the return of Skellige's units, the starter's first."""
    later = opposing(s.starter)
    if s.faction[later] == SKELLIGE:
        add_step(s, RETURN_UNITS, later)
    if s.faction[s.starter] == SKELLIGE:
        add_step(s, RETURN_UNITS, s.starter)


@kernel
def return_units(s: Game, seat: int) -> None:
    """FAC-5. Draws two random units first, then plays them in that order as a medic would."""
    first = draw_from_pile(s, seat)
    second = draw_from_pile(s, seat)
    if second != NOTHING:
        bring(s, seat, second, RETURNED)
    if first != NOTHING:
        bring(s, seat, first, RETURNED)


@kernel
def next_turn(s: Game, seat: int) -> None:
    """TURN-2, TURN-4. Gives the turn to the next seat that has not passed; the round ends when all have passed."""
    following = next_seat(s, seat)
    if following == NOTHING:
        end_round(s)
    else:
        add_step(s, TURN, following)


@kernel
def has_nothing_left(s: Game, seat: int) -> bool:
    """TURN-3. Whether the hand is empty and the leader unusable; unplayable cards still count as a hand."""
    return s.hand_count[seat] == 0 and not usable(s, seat)


@kernel
def pass_round(s: Game, seat: int) -> None:
    """TURN-2, TURN-3. The seat passes, by choice or because it has no move left."""
    s.passed[seat] = 1
    s.last_pass = seat


@kernel
def queue_next_turn(s: Game, seat: int) -> None:
    """Queues the turn after this seat's."""
    add_step(s, NEXT_TURN, seat)


# The end of a round


@kernel
def end_round(s: Game) -> None:
    """TURN-10. Compares totals and removes gems; then clears the board and prepares the next round, if there is one."""
    first, second = total(s, 0), total(s, 1)
    winner = round_winner(s, first, second)
    settle_round(s, winner)
    s.totals[s.totals_count, 0] = first
    s.totals[s.totals_count, 1] = second
    s.totals_count += 1
    if decided(s):
        end_game(s)
        return
    add_step(s, BEGIN_ROUND, 0)
    sweep(s)
    _reward(s, winner)
    _draw_for_round(s)
    _prepare_round(s, winner)


@kernel
def _reward(s: Game, winner: int) -> None:
    """FAC-3. Northern Realms draw a card after each round they win."""
    if winner != NOTHING and s.faction[winner] == NORTHERN_REALMS:
        draw(s, winner, 1)


@kernel
def _draw_for_round(s: Game) -> None:
    """SET-8. All players draw cards for the next round, after Northern Realms' reward (TURN-10)."""
    for seat in range(SEATS):
        draw(s, seat, int(s.round_draw))


@kernel
def _prepare_round(s: Game, winner: int) -> None:
    """TURN-7, TURN-10. Decides who starts the next round; FAC-6. Scoia'tael may claim it, the other player first."""
    s.starter = next_starter(s, winner)
    if s.scoiatael == ONCE_ANY_ROUND:
        offer_round(s, opposing(s.starter))


@kernel
def end_game(s: Game) -> None:
    """TURN-8. Ends the game; TURN-11. A drawn game may be dealt again."""
    if winners(s) == 0 and s.double_draw == REPLAY and s.replays < MAX_REPLAYS:
        _restart(s)
        return
    s.over = 1
    s.winners = winners(s)
    s.step_count = 0


@kernel
def _restart(s: Game) -> None:
    """TURN-11. Deals the same decks and leaders again, with everything unused and a new toss."""
    s.replays += 1
    for seat in range(SEATS):
        _clear_seat(s, seat)
        _clear_side(s, seat)
    s.cloud_count = s.gone_count = s.totals_count = 0
    s.round_number = s.starter = s.last_pass = s.acted = 0
    set_up(s)


@kernel
def _clear_seat(s: Game, seat: int) -> None:
    s.hand_count[seat] = s.deck_count[seat] = s.aside_count[seat] = s.side_deck_count[seat] = 0
    s.known_count[seat] = s.returned_count[seat] = 0
    s.loose[seat] = s.bottom[seat] = s.redraws[seat] = 0
    s.passed[seat] = s.leader_used[seat] = s.claimed[seat] = 0
    for place in range(s.brought_count[seat]):
        s.deck_count[seat] = append(s.deck[seat], s.deck_count[seat], s.brought[seat, place])
    lay_side_deck(s, seat)


@kernel
def lay_side_deck(s: Game, seat: int) -> None:
    """SET-9, SET-11. Lays out the set's side deck in its printed number, or one card of each if unlimited."""
    of_set = seat if s.faction[0] != s.faction[1] else 0
    for place in range(SIDE_DECK_COUNTS[s.side_deck_supply, s.faction[seat]]):
        card = SIDE_DECKS[s.side_deck_supply, s.faction[seat], of_set, place]
        s.side_deck_count[seat] = append(s.side_deck[seat], s.side_deck_count[seat], card)


@kernel
def _clear_side(s: Game, side: int) -> None:
    s.gems[side] = s.first_gems
    s.pile_count[side] = 0
    for row in range(ROWS):
        s.row_count[side, row] = s.special_count[side, row] = s.leader_horns[side, row] = 0
