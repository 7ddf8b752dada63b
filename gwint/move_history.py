"""The moves and take-backs of a game. Copies of a game share their past, and a take-back replays only a few moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gwint.notation.record_model import RecordTakeBack
from gwint.rules.moves import Move
from gwint.rules.play import push
from gwint.rules.table import Table

KEPT: Final = 8
"""The table before every eighth move is kept, so that a take-back replays at most eight moves."""


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A seat made a move."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    """A move or a take-back, linked to the one before it."""

    made: SeatMove | RecordTakeBack
    before: _Entry | None


@dataclass(frozen=True, slots=True, eq=False)
class _StandingMove:
    """A move that has not been taken back, linked to the one before it."""

    made: SeatMove
    before: _StandingMove | None
    number: int
    """The moves up to this one."""
    table: Table | None
    """The table before the move, if it is kept."""


@dataclass(frozen=True, slots=True, eq=False)
class MoveHistory:
    """What was done in a game, as a value: each change gives a new history that shares the old one."""

    opening: Table
    _entries: _Entry | None = None
    _last: _StandingMove | None = None

    @property
    def entries(self) -> tuple[SeatMove | RecordTakeBack, ...]:
        """Every move and take-back in order, including moves that were taken back."""
        found: list[SeatMove | RecordTakeBack] = []
        entry = self._entries
        while entry is not None:
            found.append(entry.made)
            entry = entry.before
        return tuple(reversed(found))

    @property
    def standing(self) -> list[SeatMove]:
        """The moves that led to the current table, without those taken back."""
        return [move.made for move in self._standing_from_last()][::-1]

    @property
    def standing_count(self) -> int:
        return 0 if self._last is None else self._last.number

    @property
    def keeps_next_table(self) -> bool:
        """Whether the table before the next move is kept, so that it must not be changed."""
        return self.standing_count % KEPT == 0

    def with_move(self, made: SeatMove, before: Table) -> MoveHistory:
        """Return the history after a move; `before` is the table before it."""
        table = before if self.keeps_next_table else None
        last = _StandingMove(made, self._last, self.standing_count + 1, table)
        return MoveHistory(self.opening, _Entry(made, self._entries), last)

    def with_take_back(self, undone: RecordTakeBack) -> MoveHistory:
        """Return the history after a take-back of at most as many moves as stand."""
        last = self._last
        for _ in range(undone.count):
            assert last is not None
            last = last.before
        return MoveHistory(self.opening, _Entry(undone, self._entries), last)

    def table(self) -> Table:
        """Return the table after the standing moves, replayed from the last table that was kept."""
        moves: list[SeatMove] = []
        for move in self._standing_from_last():
            moves.append(move.made)
            if move.table is not None:
                return _replay(move.table, moves[::-1])
        return self.opening

    def _standing_from_last(self) -> Iterator[_StandingMove]:
        move = self._last
        while move is not None:
            yield move
            move = move.before


def _replay(table: Table, moves: list[SeatMove]) -> Table:
    after = table.copy()
    for one in moves:
        push(after, one.move, one.seat)
    return after
