"""What all rooms of a server share: where they write, who moves for bots, and the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from gwint.match import MatchView, Name
from gwint.rules.moves import Move
from gwint.server.fair_turns import Client
from gwint.server.ops.counts import Counts
from gwint.server.storage.table_rows import Statement
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.time_source import Clock
from gwint.views import View


class StatementWriter(Protocol):
    """Where rooms write: the store's writer."""

    def write(self, job: Sequence[Statement], /, measured: bool) -> Awaitable[None]: ...


class MoveChooser(Protocol):
    """Who chooses the moves of bots: the worker processes."""

    async def choose(
        self, bot: str, view: View | MatchView, seed: str, client: Client, on_turn: Callable[[], object]
    ) -> Move | Name: ...


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What all rooms of a server share."""

    writer: StatementWriter
    workers: MoveChooser
    clock: Clock
    counts: Counts
    broadcaster: Broadcaster
    bots: Collection[str]
    """The names of the bots that may be seated."""
    new_seed: Callable[[], str]
    """Draws secrets and salts: 64 hexadecimal digits."""
    new_id: Callable[[], str]
    """Names the tables of rematches."""
