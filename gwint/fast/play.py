"""The interface of the twin: the seat to act, its legal answers, and making a move on a record."""

from __future__ import annotations

from typing import Any

from gwint.fast.abilities import resolve, revive_random_unit
from gwint.fast.agenda import (
    BEGIN_ROUND,
    BRING,
    DEAL_HANDS,
    FIRST_QUESTION,
    NEXT_TURN,
    PLACE_CARD,
    REDRAW,
    RESOLVE,
    RETURN_UNITS,
    REVIVE_RANDOM,
    SETTLE_START,
    TURN,
    add,
)
from gwint.fast.answers import answer
from gwint.fast.cards import NOTHING
from gwint.fast.compiler import kernel
from gwint.fast.legal_moves import legal_answers
from gwint.fast.placement import count_plays, play_card
from gwint.fast.rounds import (
    begin_round,
    deal_hands,
    has_nothing_left,
    next_turn,
    pass_round,
    queue_next_turn,
    return_units,
)
from gwint.fast.starting_player import settle_start, toss
from gwint.fast.table import Game
from gwint.fast.verbs import spend

# Questions


@kernel
def to_act(s: Game) -> int:
    """Returns the seat to act, the first of several in the redraw; NOTHING when the game is over."""
    if s.over:
        return NOTHING
    top = int(s.step_count) - 1
    if s.step[top] == REDRAW:
        return 0 if s.step_more[top] & 1 else 1
    return int(s.step_seat[top])


@kernel
def may_act(s: Game, seat: int) -> bool:
    """Whether this seat may answer now; in the redraw, both may."""
    top = int(s.step_count) - 1
    if not s.over and s.step[top] == REDRAW:
        return (s.step_more[top] >> seat & 1) != 0
    return to_act(s) == seat


@kernel
def legal_moves(s: Game, out: Any) -> int:
    """Lists every legal answer of the first seat to act, without duplicates; none when the game is over."""
    return 0 if s.over else legal_answers(s, to_act(s), out)


# Answers


@kernel
def push(s: Game, seat: int, move: int) -> None:
    """Makes a legal move for a seat and carries on to the next question."""
    answer(s, seat, move)
    carry_on(s)


# Steps


@kernel
def carry_on(s: Game) -> None:
    """Carries out steps until a player must answer or the game is over."""
    while not s.over:
        top = int(s.step_count) - 1
        if s.step[top] < FIRST_QUESTION:
            s.step_count = top
            do(s, top)
        elif s.step[top] == TURN and has_nothing_left(s, s.step_seat[top]):
            seat = int(s.step_seat[top])
            s.step_count = top
            queue_next_turn(s, seat)
            pass_round(s, seat)
        else:
            return


@kernel
def _bring(s: Game, seat: int, card: int, way: int) -> None:
    """AB-MEDIC-2, FAC-5, LEAD-11. Plays a card as if from the hand; asks where it goes if there are several ways."""
    count, row, target = count_plays(s, seat, card)
    if count > 1:
        add(s, PLACE_CARD, seat, card, 0, 0, way)
    elif count == 1:
        play_card(s, seat, card, row, target)
    else:
        spend(s, seat, card)


@kernel
def do(s: Game, top: int) -> None:
    """Carries out the step that was on top of the agenda."""
    step, seat, card = s.step[top], int(s.step_seat[top]), int(s.step_card[top])
    if step == NEXT_TURN:
        next_turn(s, seat)
    elif step == RESOLVE:
        resolve(s, seat, card, int(s.step_more[top]), int(s.step_row[top]))
    elif step == BRING:
        _bring(s, seat, card, int(s.step_more[top]))
    elif step == BEGIN_ROUND:
        begin_round(s)
    elif step == REVIVE_RANDOM:
        revive_random_unit(s, seat)
    elif step == RETURN_UNITS:
        return_units(s, seat)
    elif step == DEAL_HANDS:
        deal_hands(s)
    elif step == SETTLE_START:
        settle_start(s)
    else:
        toss(s)
