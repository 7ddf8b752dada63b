"""What the phones show of an evening, as data."""

from __future__ import annotations

from dataclasses import replace

from gwint.cards import ROWS
from gwint.companion.referee.evening import Evening, State, games
from gwint.companion.referee.options import options_of
from gwint.companion.referee.position import Position, answers, leader_usable
from gwint.companion.referee.reminders import reminders
from gwint.rules.agenda import Turn
from gwint.rules.events import Event, FinishedRedraw
from gwint.rules.strength import explain
from gwint.rules.table import Table
from gwint.views import View, view, visible_events
from gwint.wire.referee import RefereeState, RefereeUnknown, RowSums


def report(evening: Evening) -> RefereeState:
    """The evening after all its entries."""
    state = evening.state
    empty = RefereeState(
        len(evening.entries), evening.undoable, (), None, (), (), None, (), (), (), (), state.clock, games(state)
    )
    if state.position is None or state.game is None:
        return empty
    table = state.position.shown
    return replace(
        empty,
        players=state.game.players,
        view=_view(table),
        moves=answers(state.position),
        leaders=_leaders(state.position),
        unknown=_unknown(state.position),
        strengths=_strengths(table),
        news=_events(table, state.seen),
        log=_events(table, 0),
        reminders=reminders(table, _news(state)),
    )


def _view(table: Table) -> View:
    """What everybody at the table sees."""
    return view(table, None)


def _leaders(position: Position) -> tuple[bool, ...]:
    if not isinstance(position.question, Turn):
        return (False, False)
    table = position.settled
    return tuple(not owner.passed and leader_usable(table, seat) for seat, owner in enumerate(table.seats))


def _unknown(position: Position) -> RefereeUnknown | None:
    unknown = position.unknown
    return None if unknown is None else RefereeUnknown(unknown.kind, unknown.card, options_of(position))


def _strengths(table: Table) -> tuple[RowSums, ...]:
    return tuple(
        RowSums(side, row, tuple(explain(table, side, row, place) for place in range(len(army.rows[row]))))
        for side, army in enumerate(table.sides)
        for row in ROWS
    )


def _news(state: State) -> tuple[Event, ...]:
    assert state.position is not None
    return tuple(state.position.shown.log[state.seen :])


def _events(table: Table, first: int) -> tuple[Event, ...]:
    shown = visible_events(table, table.log[first:], None)
    return tuple(event for event in shown if not isinstance(event, FinishedRedraw))
