"""The interface of the rules: the question on the table, its legal answers, and making a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.faults import GwintError
from gwint.rules.abilities import resolve, revive_random_unit
from gwint.rules.agenda import (
    BeginRound,
    Bring,
    DealHands,
    EndRound,
    NextTurn,
    PlaceCard,
    PlayTop,
    Question,
    Reckon,
    Redraw,
    Resolve,
    ReturnUnits,
    ReviveRandom,
    SeatQuestion,
    SettleStart,
    Step,
    TossCoin,
    Turn,
    TurnUp,
    VirtualTurn,
)
from gwint.rules.answers import ANSWER
from gwint.rules.legal_moves import LEGAL
from gwint.rules.moves import Move, Play
from gwint.rules.placement import play_card, plays
from gwint.rules.rounds import (
    NEXT_TURNS,
    begin_round,
    deal_hands,
    end_round,
    has_nothing_left,
    next_turn,
    pass_round,
    return_units,
)
from gwint.rules.starting_player import toss
from gwint.rules.table import Table
from gwint.rules.verbs import spend


class IllegalMove(GwintError):
    """A move that the current question does not allow; the table is unchanged."""


# Questions


def question(table: Table) -> Question | None:
    """Returns the question that waits for an answer; None when the game is over."""
    waiting = table.agenda[-1] if table.agenda else None
    return waiting if isinstance(waiting, Question) else None


def to_act(table: Table) -> tuple[int, ...]:
    """Returns the seats that may answer now: several in the redraw, otherwise one; none when the game is over."""
    waiting = table.agenda[-1] if table.agenda else None
    if isinstance(waiting, SeatQuestion):
        return (waiting.seat,)
    return waiting.seats if isinstance(waiting, Redraw) else ()


def legal_moves(table: Table, seat: int | None = None) -> list[Move]:
    """Returns every legal answer of a seat (default: the first to act) to the current question, without duplicates."""
    acting = to_act(table)
    if seat is None:
        if not acting:
            return []
        seat = acting[0]
    if seat not in acting:
        return []
    waiting = table.agenda[-1]
    return LEGAL[type(waiting)](table, seat, waiting)


def legal(table: Table, seat: int, move: Move) -> bool:
    """Whether this move is legal. For a card played from the hand, only the plays of that card are computed."""
    waiting = table.agenda[-1]
    if type(waiting) is Turn and type(move) is Play:
        return move.card in table.seats[seat].hand and move in plays(table, seat, move.card)
    return move in LEGAL[type(waiting)](table, seat, waiting)


# Answers


def push(table: Table, move: Move, seat: int | None = None) -> None:
    """Makes a move for a seat (default: the first seat to act) and carries on to the next question."""
    acting = to_act(table)
    if not acting:
        raise IllegalMove("game-over", move=move)
    if seat is None:
        seat = acting[0]
    if seat not in acting:
        raise IllegalMove("not-your-turn", seat=seat, acting=acting, move=move)
    if not legal(table, seat, move):
        raise IllegalMove("illegal-move", move=move, legal=tuple(legal_moves(table, seat)))
    waiting = table.agenda.pop()
    ANSWER[type(waiting)](table, seat, waiting, move)
    carry_on(table)


# Steps


def carry_on(table: Table) -> None:
    """Carries out steps until a player must answer or the game is over."""
    agenda = table.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Question):
            if type(step) is Turn and has_nothing_left(table, step.seat):
                agenda[-1] = NEXT_TURNS[step.seat]
                pass_round(table, step.seat, by_itself=True)
            elif not table.mode.answer(table, step):
                return
        else:
            agenda.pop()
            DO[type(step)](table, step)
        agenda = table.agenda


def _bring(table: Table, step: Bring) -> None:
    """AB-MEDIC-2, FAC-5, LEAD-11. Plays a card as if from the hand; asks where it goes if there are several ways."""
    ways = plays(table, step.seat, step.card)
    if len(ways) > 1:
        table.agenda.append(PlaceCard(step.seat, step.card, step.source, step.how))
    elif ways:
        play_card(table, step.seat, ways[0], step.source, step.how)
    else:
        # SOLO-16. Only a virtual opponent can bring a card that has no place (LEAD-2, LEAD-11).
        spend(table, step.seat, step.card, "unplaced")


def _by_mode(table: Table, step: Step) -> None:
    table.mode.do(table, step)


DO: Final[Mapping[type[Step], Callable[[Table, Any], None]]] = {
    SettleStart: lambda table, step: table.mode.settle_start(table),
    TossCoin: lambda table, step: toss(table),
    DealHands: lambda table, step: deal_hands(table),
    BeginRound: lambda table, step: begin_round(table),
    NextTurn: lambda table, step: next_turn(table, step.seat),
    Resolve: lambda table, step: resolve(table, step.seat, step.card, step.spot),
    Bring: _bring,
    ReviveRandom: lambda table, step: revive_random_unit(table, step.seat),
    ReturnUnits: lambda table, step: return_units(table, step.seat),
    EndRound: lambda table, step: end_round(table),
    **dict.fromkeys((VirtualTurn, PlayTop, TurnUp, Reckon), _by_mode),
}
"""The function that carries out each step."""
