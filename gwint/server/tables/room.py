"""A table with people around it: one entry after the other is committed, applied and told; clocks run, bots think."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from orjson import dumps

from gwint.match import Name
from gwint.rules.moves import Done, Exchange, Move, Pass
from gwint.server.bots.workers import Stopped
from gwint.server.storage.errors import StoreError
from gwint.server.storage.table_rows import Statement, apply_and_write, index_rows
from gwint.server.tables.entries import Entry, Moved, TimedOut
from gwint.server.tables.presence import Presence
from gwint.server.tables.state import PLAYING, RoomState
from gwint.views import Viewer
from gwint.wire import write_table_view
from gwint.wire.views import AnyEvent

if TYPE_CHECKING:
    from gwint.server.tables.registry import Registry

LOG: Final = logging.getLogger(__name__)

NOTHING_MORE: Final = (Pass(), Done())
"""What is played for a seat that passes from now on. It exchanges nothing: how soon it is done would tell (SET-10)."""
NEVER: Final = (-1, b"")
"""When a viewer was last shown the table that has not been yet."""
TRY_AGAIN_S: Final = 1.0
"""How long a bot waits when its move could not be written."""


class Listener(Protocol):
    """Somebody who watches a table, from a seat or as a spectator."""

    owner: str

    @property
    def viewer(self) -> Viewer: ...

    def wake(self) -> None:
        """There is something new."""


class Room:
    """One table of the registry."""

    def __init__(self, registry: Registry, state: RoomState) -> None:
        self.registry = registry
        self.state = state
        self.lock = asyncio.Lock()
        """Held while an entry is on its way to the disk: entries come one after the other."""
        self.listeners: set[Listener] = set()
        self._listeners_to_wake: set[Listener] = set()
        """Listeners for whom there are news, until the broadcaster comes."""
        self.revisions: Counter[Viewer] = Counter()
        """How often there was something new for each viewer, told or only seen."""
        self.presence = Presence(registry.clock.steady())
        self.last_used_at = registry.clock.steady()
        self.shown: dict[Viewer, tuple[int, bytes]] = {}
        """Views as they were last put into words, by viewer, each with the number of entries it shows."""
        self.told: tuple[list[AnyEvent], bytes] = [], b"[]"
        """What was last told to somebody, and put into words: mostly others are told the same."""
        self.present = self._people_present()
        """For each chair whether a person sits there who listens."""
        self._thinking_since: dict[int, int] = {}
        self._bot_tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def busy(self) -> bool:
        """Whether something goes on here by itself: a bot thinks, a clock runs, or an entry is being written."""
        clock_runs = bool(self.state.terms.bank_s and self.state.acting)
        return bool(self._bot_tasks) or clock_runs or self.lock.locked()

    # Writing

    async def commit(self, *entries: Entry, extra: Sequence[Statement] = ()) -> None:
        """Write entries, all or none, then apply and tell them. The lock must be held."""
        before, after = self.state, self.state.copy()
        at = self.registry.clock.now()
        statements = apply_and_write(after, entries, at)
        only_moves = _only_moves(entries)
        index = index_rows(before, after) if before.phase != after.phase or not only_moves else []
        await self.registry.store.writer.write([*statements, *index, *extra])
        self.state = after
        self.last_used_at = self.registry.clock.steady()
        if not only_moves:
            self.present = self._people_present()
        self._charge(entries)
        self.registry.counts.committed(entries)
        self._notify_changed(before)
        self.start_clocks_and_bots()

    # Telling

    def notify_all(self) -> None:
        self._schedule_wake(self.listeners)

    def _schedule_wake(self, listeners: Iterable[Listener]) -> None:
        self._listeners_to_wake.update(listeners)
        if self._listeners_to_wake:
            self.registry.broadcaster.schedule(self)

    def broadcast(self) -> None:
        """Everybody who was called hears of what is new, as it stands by now."""
        called, self._listeners_to_wake = self._listeners_to_wake, set()
        self._show({listener.viewer for listener in called})
        for listener in called:
            listener.wake()

    def _show(self, viewers: Iterable[Viewer]) -> None:
        """What they are shown, made in one go; where a clock runs it is made when it is sent."""
        number = self.state.number
        if self.state.terms.bank_s:
            return
        old = [viewer for viewer in viewers if self.shown.get(viewer, NEVER)[0] != number]
        views = map(write_table_view, self.state.views(old, [None] * len(self.state.chairs)))
        self.shown.update((viewer, (number, dumps(view))) for viewer, view in zip(old, views, strict=True))

    def _notify_changed(self, before: RoomState) -> None:
        """Whoever was told nothing and sees nothing new is not woken: even that something was done may be a secret
        (SET-10)."""
        told = self.state.viewers_with_news_since(before)
        news = told if len(told) == len(before.versions) else [*told, *self._viewers_with_changed_view(before, told)]
        for viewer in news:
            self.revisions[viewer] += 1
        self._schedule_wake(listener for listener in self.listeners if listener.viewer in news)

    def _viewers_with_changed_view(self, before: RoomState, told: Sequence[Viewer]) -> Iterator[Viewer]:
        """Most of what is done is told; a choice that leads to another question is only seen."""
        clocks = [0] * len(before.chairs)
        for viewer in (*range(len(before.chairs)), None):
            if viewer not in told and self.state.view(viewer, clocks) != before.view(viewer, clocks):
                yield viewer

    def add_listener(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.last_used_at = self.registry.clock.steady()
        if listener.viewer is not None and self.presence.came(listener.viewer):
            self.present = self._people_present()
            self.notify_all()

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.viewer is not None and self.presence.went(listener.viewer, self.registry.clock.steady()):
            self.present = self._people_present()
            self.notify_all()

    def _people_present(self) -> list[bool]:
        return [chair.person and self.presence.here(seat) for seat, chair in enumerate(self.state.chairs)]

    # Clocks

    def clocks(self) -> list[int | None]:
        """What is left of each seat's time, in milliseconds."""
        return [self._left(seat) for seat in range(len(self.state.chairs))]

    def _left(self, seat: int) -> int | None:
        bank = self.state.terms.bank_s * 1000
        if not bank or self.state.chairs[seat].virtual:
            return None
        return max(0, bank - self.state.chairs[seat].spent_ms - self.thinking_ms(seat))

    def thinking_ms(self, seat: int) -> int:
        """How long a seat has been thinking about its question."""
        asked = self._thinking_since.get(seat)
        return 0 if asked is None else self.registry.clock.steady() - asked

    def charged_ms(self, seat: int, move: Move | Name) -> int:
        """What a move is written to have taken: an exchange nothing, unless it is the seat's last.

        After a restart a clock stands where the last entry left it, and would tell of an exchange (SET-10).
        """
        table = self.state.table
        goes_on = isinstance(move, Exchange) and table is not None and table.seats[seat].redraws > 1
        return 0 if goes_on else self.thinking_ms(seat)

    def _start_clocks(self) -> None:
        """Whoever is asked now thinks since now; whoever was asked before goes on thinking."""
        acting, now = self.state.acting, self.registry.clock.steady()
        self._thinking_since = {seat: self._thinking_since.get(seat, now) for seat in acting}

    def _charge(self, entries: Sequence[Entry]) -> None:
        """What an entry has counted is not counted again; no moment is lost between two answers."""
        for entry in entries:
            if isinstance(entry, Moved) and entry.seat in self._thinking_since:
                self._thinking_since[entry.seat] += entry.spent_ms

    async def check_clocks(self) -> None:
        """Those whose time is over lose, or pass from now on."""
        for seat in self.state.acting:
            if self._left(seat) == 0 and not self.state.chairs[seat].passes:
                async with self.lock:
                    if seat in self.state.acting and self._left(seat) == 0:
                        await self.commit(TimedOut(seat))

    # Going on

    def start_clocks_and_bots(self) -> None:
        """After anything new: watches run, and bots that are asked begin to think."""
        self._start_clocks()
        for seat in self.state.acting:
            chair = self.state.chairs[seat]
            if (chair.bot is not None or chair.passes) and seat not in self._bot_tasks:
                thought = asyncio.create_task(self._think(seat), name=f"{self.id} seat {seat}")
                self._bot_tasks[seat] = thought
                thought.add_done_callback(partial(self._bot_moved, seat))

    def _bot_moved(self, seat: int, done: asyncio.Task[None]) -> None:
        self._bot_tasks.pop(seat, None)
        if done.cancelled() or isinstance(done.exception(), Stopped):
            return
        if done.exception() is not None:
            LOG.error("table %s: seat %s could not be played for", self.id, seat, exc_info=done.exception())
        elif self.state.phase == PLAYING:
            self.start_clocks_and_bots()

    async def _think(self, seat: int) -> None:
        """Choose for a seat and make the move, if the question still stands then."""
        state = self.state
        assert state.play is not None
        view, chair = state.play.view(seat), state.chairs[seat]
        if chair.passes:
            move = next((one for one in NOTHING_MORE if one in view.moves), view.moves[0])
        else:
            assert chair.bot is not None
            move = await self.registry.workers.choose(chair.bot, view, f"{self.id} {seat} {chair.question}")
        async with self.lock:
            now = self.state.chairs[seat]
            if now.question != chair.question or seat not in self.state.acting or (now.person and not now.passes):
                return
            try:
                await self.commit(Moved(seat, move, "", self.charged_ms(seat, move)))
            except StoreError:
                await asyncio.sleep(TRY_AGAIN_S)

    async def close(self) -> None:
        """Nobody thinks any more."""
        thoughts = list(self._bot_tasks.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)


def _only_moves(entries: Sequence[Entry]) -> bool:
    """Return whether nothing changes that lists of tables show, unless the game ends."""
    return all(isinstance(entry, Moved) for entry in entries)
