"""A live table: commits entries one after another, wakes its listeners, runs clocks and plays for bots."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from gwint.match import MatchView, Name
from gwint.rules.moves import Done, Exchange, Move, Pass
from gwint.server.bots import WorkersStopped
from gwint.server.ops.counts import Counts
from gwint.server.storage import StoreError
from gwint.server.storage.table_rows import Statement, apply_and_write, index_rows
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.tables.entries import Entry, Moved, TimedOut
from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.presence import Listener, Presence
from gwint.server.tables.state import PLAYING, RoomState
from gwint.server.time_source import Clock
from gwint.views import View, Viewer
from gwint.wire import write_event, write_table_view
from gwint.wire.views import AnyEvent

LOG: Final = logging.getLogger(__name__)

PASSING_MOVES: Final = (Pass(), Done())
"""The moves of a seat that passes from now on. It exchanges no cards: the time that takes would be noticed (SET-10)."""
NEVER: Final = (-1, b"")
"""Stands for the missing view of a viewer that has not been shown the table yet."""
RETRY_S: Final = 1.0
"""How long a bot waits when its move could not be written."""


class StatementWriter(Protocol):
    """Where rooms write: the store's writer."""

    def write(self, job: Sequence[Statement], /) -> Awaitable[None]: ...


class MoveChooser(Protocol):
    """Who chooses the moves of bots: the worker processes."""

    async def choose(self, bot: str, view: View | MatchView, seed: str) -> Move | Name: ...


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
    """Seeds deals and the choice of bots' decks."""


class Room:
    """A table in memory."""

    def __init__(self, services: RoomServices, state: RoomState) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        """Held while entries are written, so that they are written one after another."""
        self.listeners: set[Listener] = set()
        self.revisions: Counter[Viewer] = Counter()
        """How often the events or the view of each viewer have changed."""
        self.presence = Presence(services.clock.steady())
        self.last_used_at = services.clock.steady()
        self.bots, self.new_seed = services.bots, services.new_seed
        self.present = self._people_present()
        """For each chair, whether a person sits there and listens."""
        self._services = services
        self._listeners_to_wake: set[Listener] = set()
        self._encoded_views: dict[Viewer, tuple[int, bytes]] = {}
        """The last encoded view of each viewer, with the number of entries it shows."""
        self._encoded_events: tuple[list[AnyEvent], bytes] = [], b"[]"
        """The last encoded events: most viewers receive the same."""
        self._thinking_since: dict[int, int] = {}
        self._bot_tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def busy(self) -> bool:
        """Whether the table changes without a command: a bot thinks, a clock runs, or an entry is being written."""
        clock_runs = bool(self.state.terms.bank_s and self.state.acting)
        return bool(self._bot_tasks) or clock_runs or self.lock.locked()

    # Entries

    async def commit(self, *entries: Entry, extra: Sequence[Statement] = ()) -> None:
        """Write all entries or none, then adopt the new state and wake the listeners. The lock must be held."""
        before, after = self.state, self.state.copy()
        statements = apply_and_write(after, entries, self._services.clock.now())
        only_moves = all(isinstance(entry, Moved) for entry in entries)
        # Moves change nothing that lists of tables show, unless the game ends.
        index = index_rows(before, after) if before.phase != after.phase or not only_moves else []
        await self._services.writer.write([*statements, *index, *extra])
        self.state = after
        self.last_used_at = self._services.clock.steady()
        if not only_moves:
            self.present = self._people_present()
        self._charge(entries)
        self._services.counts.count_entries(entries)
        self._notify_changed(before)
        self.start_clocks_and_bots()

    # Listeners

    def add_listener(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.last_used_at = self._services.clock.steady()
        if listener.viewer is not None and self.presence.add(listener.viewer):
            self.present = self._people_present()
            self.notify_all()

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.viewer is not None and self.presence.remove(listener.viewer, self._services.clock.steady()):
            self.present = self._people_present()
            self.notify_all()

    def _people_present(self) -> list[bool]:
        return [chair.person and self.presence.is_present(seat) for seat, chair in enumerate(self.state.chairs)]

    def away_ms(self, seat: int) -> int | None:
        """Return how long nothing has listened from a seat; None while something does."""
        return self.presence.away_ms(seat, self._services.clock.steady())

    def notify_all(self) -> None:
        self._schedule_wake(self.listeners)

    def _notify_changed(self, before: RoomState) -> None:
        """Wake only the viewers with new events or a changed view: even that a move was made may be secret (SET-10)."""
        informed = self.state.viewers_with_news_since(before)
        if len(informed) < len(before.versions):
            informed = [*informed, *self._viewers_with_changed_view(before, informed)]
        for viewer in informed:
            self.revisions[viewer] += 1
        self._schedule_wake(listener for listener in self.listeners if listener.viewer in informed)

    def _viewers_with_changed_view(self, before: RoomState, informed: Sequence[Viewer]) -> Iterator[Viewer]:
        """Most changes come with events; a choice that leads to another question changes only the view."""
        clocks = [0] * len(before.chairs)
        for viewer in (*range(len(before.chairs)), None):
            if viewer not in informed and self.state.view(viewer, clocks) != before.view(viewer, clocks):
                yield viewer

    def _schedule_wake(self, listeners: Iterable[Listener]) -> None:
        self._listeners_to_wake.update(listeners)
        if self._listeners_to_wake:
            self._services.broadcaster.schedule(self)

    def broadcast(self) -> None:
        """Wake the listeners that have news. The broadcaster calls this."""
        listeners, self._listeners_to_wake = self._listeners_to_wake, set()
        self._encode_views({listener.viewer for listener in listeners})
        for listener in listeners:
            listener.wake()

    # Encoded views and events

    def encoded_view(self, viewer: Viewer) -> bytes:
        """Return the table as JSON, as the viewer may see it now; cached unless a clock runs."""
        cached = self._encoded_views.get(viewer)
        if cached is not None and cached[0] == self.state.number:
            return cached[1]
        data = dumps(write_table_view(self.state.view(viewer, self.clocks())))
        if not self.state.terms.bank_s:
            self._encoded_views[viewer] = (self.state.number, data)
        return data

    def _encode_views(self, viewers: Iterable[Viewer]) -> None:
        """Encode outdated views together, which shares work; with a clock, each is encoded when it is sent."""
        number = self.state.number
        if self.state.terms.bank_s:
            return
        old = [viewer for viewer in viewers if self._encoded_views.get(viewer, NEVER)[0] != number]
        views = map(write_table_view, self.state.views(old, [None] * len(self.state.chairs)))
        self._encoded_views.update((viewer, (number, dumps(view))) for viewer, view in zip(old, views, strict=True))

    def encoded_news(self, viewer: Viewer, version: int) -> bytes:
        """Return the viewer's events since a version as JSON; encoded once for all viewers who receive the same."""
        events = self.state.events_since(viewer, version)
        if self._encoded_events[0] != events:
            self._encoded_events = events, dumps([write_event(event) for event in events])
        return self._encoded_events[1]

    # Clocks

    def clocks(self) -> list[int | None]:
        """Return the remaining time of each seat in milliseconds."""
        return [self._remaining_ms(seat) for seat in range(len(self.state.chairs))]

    def _remaining_ms(self, seat: int) -> int | None:
        bank = self.state.terms.bank_s * 1000
        if not bank or self.state.chairs[seat].virtual:
            return None
        return max(0, bank - self.state.chairs[seat].spent_ms - self.thinking_ms(seat))

    def thinking_ms(self, seat: int) -> int:
        """Return how long a seat has been thinking about its question."""
        since = self._thinking_since.get(seat)
        return 0 if since is None else self._services.clock.steady() - since

    def charged_ms(self, seat: int, move: Move | Name) -> int:
        """Return the time that a move is logged to have taken: none for an exchange, unless it is the seat's last.

        After a restart a clock resumes from the last entry and would otherwise reveal the exchange (SET-10).
        """
        table = self.state.table
        continues = isinstance(move, Exchange) and table is not None and table.seats[seat].redraws > 1
        return 0 if continues else self.thinking_ms(seat)

    def _start_clocks(self) -> None:
        """Start the clocks of seats that are to act now; clocks that run already keep running."""
        acting, now = self.state.acting, self._services.clock.steady()
        self._thinking_since = {seat: self._thinking_since.get(seat, now) for seat in acting}

    def _charge(self, entries: Sequence[Entry]) -> None:
        """Subtract logged time from the running clocks, so that it is counted once and none is lost."""
        for entry in entries:
            if isinstance(entry, Moved) and entry.seat in self._thinking_since:
                self._thinking_since[entry.seat] += entry.spent_ms

    async def check_clocks(self) -> None:
        """Time out the seats whose clock has run down."""
        for seat in self.state.acting:
            if self._remaining_ms(seat) == 0 and not self.state.chairs[seat].passes:
                async with self.lock:
                    if seat in self.state.acting and self._remaining_ms(seat) == 0:
                        await self.commit(TimedOut(seat))

    # Bots

    def start_clocks_and_bots(self) -> None:
        """Start the clocks, and a task for each bot that is to act."""
        self._start_clocks()
        for seat in self.state.acting:
            chair = self.state.chairs[seat]
            if (chair.bot is not None or chair.passes) and seat not in self._bot_tasks:
                task = asyncio.create_task(self._play_for(seat), name=f"{self.id} seat {seat}")
                self._bot_tasks[seat] = task
                task.add_done_callback(partial(self._bot_finished, seat))

    def _bot_finished(self, seat: int, task: asyncio.Task[None]) -> None:
        self._bot_tasks.pop(seat, None)
        if task.cancelled() or isinstance(task.exception(), WorkersStopped):
            return
        if task.exception() is not None:
            LOG.error("Table %s: no move could be made for seat %s", self.id, seat, exc_info=task.exception())
        elif self.state.phase == PLAYING:
            self.start_clocks_and_bots()

    async def _play_for(self, seat: int) -> None:
        """Choose a move for a seat and make it, unless its question has changed meanwhile."""
        state = self.state
        assert state.play is not None
        view, chair = state.play.view(seat), state.chairs[seat]
        if chair.passes:
            move = next((move for move in PASSING_MOVES if move in view.moves), view.moves[0])
        else:
            assert chair.bot is not None
            move = await self._services.workers.choose(chair.bot, view, f"{self.id} {seat} {chair.question}")
        async with self.lock:
            now = self.state.chairs[seat]
            if now.question != chair.question or seat not in self.state.acting or (now.person and not now.passes):
                return
            try:
                await self.commit(Moved(seat, move, "", self.charged_ms(seat, move)))
            except StoreError:
                await asyncio.sleep(RETRY_S)

    async def close(self) -> None:
        """Cancel the tasks of bots."""
        tasks = list(self._bot_tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
