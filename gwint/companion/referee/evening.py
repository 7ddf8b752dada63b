"""An evening of games as a fold of its entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gwint.companion.referee.corrections import CORRECTIONS
from gwint.companion.referee.faults import RefereeError
from gwint.companion.referee.position import Position, carry_out, lay, make_move
from gwint.rules.agenda import Turn
from gwint.rules.table import Table
from gwint.wire.referee import (
    BeginGame,
    GameResult,
    GiveOutcome,
    MakeMove,
    PauseClock,
    RefereeClock,
    RefereeEntry,
    UndoEntry,
)

MAX_ENTRIES: Final = 2_000
"""More than a long evening has."""
MAX_NAME: Final = 40
MAX_MINUTES: Final = 600
MAX_INSTANT: Final = 2**53
FIRST_CLOCK: Final = RefereeClock((0, 0), None, None, 0, False)


@dataclass(frozen=True, slots=True)
class State:
    """An evening after some entries. It is never changed."""

    game: BeginGame | None = None
    position: Position | None = None
    clock: RefereeClock = FIRST_CLOCK
    past: tuple[GameResult, ...] = ()
    """The games before the one at hand."""
    seen: int = 0
    """How many events of the game there were before the last entry."""


class Evening:
    """All entries, and the state after each one that has not been taken back."""

    def __init__(self, entries: Iterable[RefereeEntry] = ()) -> None:
        self.entries: list[RefereeEntry] = []
        self._states: list[State] = [State()]
        for entry in entries:
            self.enter(entry)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def game(self) -> BeginGame | None:
        """How the game at hand was set up; None before the first."""
        return self.state.game

    @property
    def undoable(self) -> int:
        """How many entries can be taken back."""
        return len(self._states) - 1

    def enter(self, entry: RefereeEntry) -> None:
        """Take an entry, or refuse it and change nothing."""
        if len(self.entries) >= MAX_ENTRIES:
            raise RefereeError("referee-too-long", most=MAX_ENTRIES)
        if not 0 <= entry.at <= MAX_INSTANT:
            raise RefereeError("referee-not-now")
        if isinstance(entry, UndoEntry):
            self._undo()
        else:
            self._states.append(_after(self.state, entry))
        self.entries.append(entry)

    def copy(self) -> Evening:
        """An evening that can be continued by itself."""
        copied = Evening()
        copied.become(self)
        return copied

    def become(self, other: Evening) -> None:
        """Take over the entries of another evening."""
        self.entries, self._states = other.entries.copy(), other._states.copy()

    def _undo(self) -> None:
        if not self.undoable:
            raise RefereeError("cannot-undo", count=1, moves=0)
        self._states.pop()


def fold(entries: Sequence[RefereeEntry]) -> Evening:
    """The evening with these entries; if they continue the last evening, only the new ones are entered."""
    if len(entries) > MAX_ENTRIES:
        raise RefereeError("referee-too-long", most=MAX_ENTRIES)
    evening = LAST.copy() if list(entries[: len(LAST.entries)]) == LAST.entries else Evening()
    for entry in entries[len(evening.entries) :]:
        evening.enter(entry)
    LAST.become(evening)
    return evening


LAST: Final = Evening()
"""The evening that was folded last: a phone sends the same entries with one more, again and again."""


# Entries


def _after(state: State, entry: RefereeEntry) -> State:
    if isinstance(entry, BeginGame):
        return _begin(state, entry)
    if state.position is None:
        raise RefereeError("referee-no-game")
    if isinstance(entry, PauseClock):
        return replace(state, clock=_ticked(state, entry.at, entry.paused), seen=len(state.position.shown.log))
    position = ENTER[type(entry)](state.position, entry)
    after = replace(state, position=position, seen=len(state.position.settled.log))
    return replace(after, clock=replace(_ticked(state, entry.at, paused=False), running=_running(position)))


def _begin(state: State, entry: BeginGame) -> State:
    """SET-1. The leaders must be of the players' factions."""
    for player in entry.players:
        if player.leader.faction is not player.faction:
            raise RefereeError("deck-leader-wrong-faction", leader=player.leader, faction=player.faction)
        if not player.name.strip() or len(player.name) > MAX_NAME:
            raise RefereeError("referee-name", most=MAX_NAME)
    if not 0 <= entry.minutes <= MAX_MINUTES:
        raise RefereeError("referee-minutes", most=MAX_MINUTES)
    position = lay(entry.players, entry.rules)
    limit = entry.minutes * 60_000 or None
    clock = RefereeClock((0, 0), limit, _running(position), entry.at, False)
    return State(entry, position, clock, games(state))


def _make_move(position: Position, entry: MakeMove) -> Position:
    if position.unknown is not None:
        raise RefereeError("outcome-needed")
    if position.settled.over:
        raise RefereeError("game-over")
    if entry.seat not in (0, 1):
        raise RefereeError("referee-not-now")
    return make_move(position, entry.seat, entry.move)


def _give_outcome(position: Position, entry: GiveOutcome) -> Position:
    if position.unknown is None:
        raise RefereeError("no-outcome-needed")
    options = position.unknown.options
    if not 0 <= entry.option < len(options):
        raise RefereeError("referee-not-now")
    return carry_out(replace(position, unknown=None, outcomes=(*position.outcomes, options[entry.option])))


def _correct(position: Position, entry: RefereeEntry) -> Position:
    """Change the table without the rules, between two turns."""
    if position.settled.over:
        raise RefereeError("game-over")
    if not isinstance(position.question, Turn):
        raise RefereeError("referee-question-open")
    table = position.settled.copy()
    CORRECTIONS[type(entry)](table, entry)
    return Position(table, table)


ENTER: Final[Mapping[type[RefereeEntry], Callable[[Position, Any], Position]]] = {
    MakeMove: _make_move,
    GiveOutcome: _give_outcome,
    **dict.fromkeys(CORRECTIONS, _correct),
}
"""How each entry of a game changes its position."""

# The clock


def _running(position: Position) -> int | None:
    """The seat whose time runs: that of the player who must act."""
    return position.acting


def _ticked(state: State, at: int, paused: bool) -> RefereeClock:
    """The clock at an instant, with the time since the last entry charged to the player whose time ran.

    An entry ends a pause. Two phones may disagree about the time, so it never runs backwards.
    """
    clock = state.clock
    used = list(clock.used_ms)
    if clock.running is not None and not clock.paused:
        used[clock.running] += max(0, at - clock.since)
    return replace(clock, used_ms=(used[0], used[1]), since=max(at, clock.since), paused=paused)


# Results


def games(state: State) -> tuple[GameResult, ...]:
    """The games of the evening, with the game at hand once a round of it is over."""
    if state.game is None or state.position is None:
        return state.past
    table = state.position.shown
    if not table.totals and not table.over:
        return state.past
    return (*state.past, _result(state.game, table))


def _result(game: BeginGame, table: Table) -> GameResult:
    gems = table.sides[0].gems, table.sides[1].gems
    return GameResult(game.players, tuple(table.totals), gems, table.winners)
