"""The watch: as long as the server runs it goes round all tables, for what time brings and nobody asks for."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Sequence
from typing import Final

from gwint.server.storage import StoreError
from gwint.server.tables.entries import Closed
from gwint.server.tables.registry import Registry
from gwint.server.tables.state import PLAYING, WAITING

LOG: Final = logging.getLogger(__name__)

ROUND_S: Final = 0.2
LATE_S: Final = 60
"""A round that is not over by then never will be."""
LONGEST_S: Final = 3600
"""After an hour without a quiet moment forgotten objects are collected all the same."""
TOGETHER: Final = 50
"""Tables that are read at a time."""
IN_PROGRESS: Final = "SELECT id FROM tables WHERE phase = ?"
FORGOTTEN: Final = "SELECT id FROM tables WHERE phase = ? AND created_at < ?"


class Housekeeping:
    """Takes up the games in progress, then looks after clocks and forgotten tables. No fault ends it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._running = False
        self._went_at = self._swept_at = self._collected_at = registry.clock.steady()
        self._moves = 0
        self._told: set[str] = set()
        """The faults that were logged since the last look around."""

    @property
    def running(self) -> bool:
        """Whether rounds are made, one after the other."""
        return self._running and self._registry.clock.steady() - self._went_at < LATE_S * 1000

    async def run(self) -> None:
        """Until cancelled."""
        self._running = True
        try:
            await self._try("games in progress", self._resume_games())
            while True:
                self._went_at = self._registry.clock.steady()
                await asyncio.sleep(ROUND_S)
                await self._try("round", self.run_once())
        finally:
            self._running = False

    async def _resume_games(self) -> None:
        found = [id_ for (id_,) in await self._registry.store.reader.rows(IN_PROGRESS, (PLAYING,))]
        for start in range(0, len(found), TOGETHER):
            await self._try("games in progress", self._resume_some(found[start : start + TOGETHER]))

    async def _resume_some(self, ids: Sequence[str]) -> None:
        """One after the other: those who wait at other tables are served in between."""
        for id_, rows in (await self._registry.logs(ids)).items():
            await self._try(f"table {id_}", self._registry.resume(id_, rows))
            await asyncio.sleep(0)

    async def run_once(self) -> None:
        """What time brings: ended clocks, and now and then a look around."""
        for room in list(self._registry.rooms.values()):
            if room.state.terms.bank_s and room.state.acting:
                await self._try(f"table {room.id}", room.check_clocks())
        now = self._registry.clock.steady()
        if now - self._swept_at >= self._registry.settings.sweep_s * 1000:
            self._swept_at = now
            self._told.clear()
            await self._try("forgotten tables", self._close_unstarted())
            self._unload_idle()
            self._collect(now)

    def _collect(self, now: int) -> None:
        """Rings of objects that nothing holds any more, when nobody has moved since the last look around."""
        quiet, self._moves = self._registry.counts.moves == self._moves, self._registry.counts.moves
        if quiet or now - self._collected_at >= LONGEST_S * 1000:
            self._collected_at = now
            gc.collect()

    async def _close_unstarted(self) -> None:
        """Tables that never started go after a day."""
        before = self._registry.clock.now() - self._registry.settings.unstarted_s * 1000
        for (id_,) in await self._registry.store.reader.rows(FORGOTTEN, (WAITING, before)):
            await self._try(f"table {id_}", self._close(id_))

    async def _close(self, id_: str) -> None:
        room = await self._registry.room(id_)
        async with room.lock:
            if room.state.phase == WAITING:
                await room.commit(Closed())

    def _unload_idle(self) -> None:
        """Tables that nobody watches and nothing goes on at are forgotten; the log has them."""
        before = self._registry.clock.steady() - self._registry.settings.keep_s * 1000
        for id_, room in list(self._registry.rooms.items()):
            if not room.listeners and not room.busy and room.last_used_at < before:
                del self._registry.rooms[id_]

    # Faults

    async def _try(self, what: str, work: Awaitable[object]) -> None:
        """Whatever goes wrong with one thing leaves the others as they are; it is tried again in the next round."""
        try:
            await work
        except StoreError as error:
            self._tell(logging.WARNING, what, error)
        except Exception as error:
            self._registry.counts.faults += 1
            self._tell(logging.ERROR, what, error)

    def _tell(self, level: int, what: str, error: Exception) -> None:
        """A fault that comes again in every round is told once between two looks around."""
        if (told := f"{what}: {error!r}") not in self._told:
            self._told.add(told)
            LOG.log(level, "the watch failed at %s, and goes on", what, exc_info=error)
