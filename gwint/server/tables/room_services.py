"""What all rooms of a server share: their store, who moves and thinks for bots, and the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import ParamSpec, Protocol, TypeVar

from gwint.advice import Hint, JudgedMove
from gwint.match import MatchView, Name
from gwint.rules.moves import Move
from gwint.server.fair_turns import Client
from gwint.server.ops.counts import Counts
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.tables.table_store import TableStore
from gwint.server.time_source import Clock
from gwint.views import View

Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")


class RunTask(Protocol):
    """Runs a long calculation without delaying other tables: on a server a thread, or the sandbox."""

    def __call__(
        self, task: Callable[Arguments, Value], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Awaitable[Value]: ...


class Advisers(Protocol):
    """Who computes hints and judges moves: on a server the worker processes."""

    async def hint(self, view: View, client: Client, /) -> Hint: ...

    async def can_search(self, view: View, /) -> bool:
        """Return whether moves in such a game can be judged by search."""

    async def judge(self, number: int, view: View, move: Move, thorough: bool, client: Client, /) -> JudgedMove: ...


class Workers(Protocol):
    """Who chooses the moves of bots: on a server the worker processes."""

    @property
    def advisers(self) -> Advisers: ...

    async def choose(
        self, bot: str, view: View | MatchView, seed: str, client: Client, on_turn: Callable[[], object]
    ) -> Move | Name: ...


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What all rooms of a server share."""

    store: TableStore
    workers: Workers
    clock: Clock
    counts: Counts
    broadcaster: Broadcaster
    bots: Collection[str]
    """The names of the bots that may be seated."""
    new_seed: Callable[[], str]
    """Draws secrets and salts: 64 hexadecimal digits."""
    new_id: Callable[[], str]
    """Names the tables of rematches."""
