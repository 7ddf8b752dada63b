"""Housekeeping: resumes games at the start, then enforces clocks, and closes, unloads and deletes tables in time."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Sequence
from typing import Final

from gwint.server.ops.limit_warnings import LimitWarnings
from gwint.server.storage import StoreError
from gwint.server.storage.owners import Owners
from gwint.server.storage.sessions import DAY_MS
from gwint.server.storage.write_statements import removal_rows
from gwint.server.tables.owner_deletion import forget_owner
from gwint.server.tables.server_registry import ServerRegistry
from gwint.server.tables.state import PLAYING, WAITING
from gwint.server.tables.timeouts import close_table, due_work, unload_idle

LOG: Final = logging.getLogger(__name__)

ROUND_S: Final = 0.2
STUCK_S: Final = 60
"""A round that takes longer counts as stuck."""
MAX_GC_INTERVAL_S: Final = 3600
"""Unreachable reference cycles are collected at least this often, even on a busy server."""
BATCH: Final = 50
"""How many tables are loaded with one query."""
IN_PROGRESS: Final = "SELECT id FROM tables WHERE phase = ?"
ABANDONED: Final = """
    SELECT id FROM tables WHERE phase = ? AND changed_at < ?
    AND (SELECT max(at) FROM entries WHERE table_id = id) < ? LIMIT ?
"""
DROP_RECORDS: Final = "DELETE FROM records WHERE id IN (SELECT id FROM records ORDER BY created_at, rowid LIMIT ?)"
OLD_GAMES: Final = "SELECT id FROM tables WHERE phase NOT IN ('waiting', 'playing') AND changed_at < ? LIMIT ?"
OLD_OWNERS: Final = "SELECT id FROM owners WHERE seen_at < ? LIMIT ?"
UNSTARTED: Final = "SELECT id FROM tables WHERE phase = ? AND created_at < ?"


class Housekeeping:
    """The background task that looks after all tables. No error ends it."""

    def __init__(self, registry: ServerRegistry, owners: Owners) -> None:
        self._registry, self._owners = registry, owners
        self._running = False
        self._round_started_at = self._swept_at = self._collected_at = registry.clock.steady()
        self._moves = 0
        self._limit_warnings = LimitWarnings(registry.counts)
        self._logged: set[str] = set()
        """The errors logged since the last sweep."""

    @property
    def running(self) -> bool:
        """Whether rounds are being completed."""
        return self._running and self._registry.clock.steady() - self._round_started_at < STUCK_S * 1000

    async def run(self) -> None:
        """Run until cancelled."""
        self._running = True
        try:
            await self._try("games in progress", self._resume_games())
            while True:
                self._round_started_at = self._registry.clock.steady()
                await asyncio.sleep(ROUND_S)
                await self._try("round", self.run_once())
        finally:
            self._running = False

    async def _resume_games(self) -> None:
        found = [id_ for (id_,) in await self._registry.store.reader.rows(IN_PROGRESS, (PLAYING,))]
        for start in range(0, len(found), BATCH):
            await self._try("games in progress", self._resume_some(found[start : start + BATCH]))

    async def _resume_some(self, ids: Sequence[str]) -> None:
        """Resume games one after another, and serve other tables in between."""
        for id_, rows in (await self._registry.store.logs(ids)).items():
            await self._try(f"table {id_}", self._registry.resume(id_, rows))
            await asyncio.sleep(0)

    async def run_once(self) -> None:
        """Do one round: notice who has gone, start games, enforce clocks, and from time to time sweep the tables."""
        for room in list(self._registry.rooms.values()):
            for work in due_work(self._registry, room):
                await self._try(f"table {room.id}", work)
        now = self._registry.clock.steady()
        if now - self._swept_at >= self._registry.settings.sweep_s * 1000:
            self._swept_at = now
            await self._sweep(now)

    async def _sweep(self, now: int) -> None:
        """Close, delete and unload what is abandoned or old."""
        self._logged.clear()
        await self._try("unstarted tables", self._close_unstarted())
        await self._try("abandoned games", self._close_abandoned())
        await self._try("old records", self._drop_old_records())
        await self._try("abandoned evenings", self._registry.evenings.delete_abandoned())
        await self._try("abandoned owners", self._delete_abandoned_owners())
        await self._try("expired sessions", self._owners.sessions.delete_expired())
        await self._try("old games", self._delete_old_games())
        await self._try("old owners", self._delete_old_owners())
        unload_idle(self._registry)
        self._collect(now)
        self._limit_warnings.log()

    def _collect(self, now: int) -> None:
        """Collect unreachable reference cycles, if no move has been made since the last sweep."""
        quiet, self._moves = self._registry.counts.moves == self._moves, self._registry.counts.moves
        if quiet or now - self._collected_at >= MAX_GC_INTERVAL_S * 1000:
            self._collected_at = now
            gc.collect()

    async def _close_unstarted(self) -> None:
        """Close the tables that have not started in time."""
        before = self._registry.clock.now() - self._registry.settings.unstarted_s * 1000
        for (id_,) in await self._registry.store.reader.rows(UNSTARTED, (WAITING, before)):
            await self._try(f"table {id_}", close_table(self._registry, id_))

    async def _close_abandoned(self) -> None:
        """Close the games in which nothing has happened for a long time."""
        before = self._registry.clock.now() - self._registry.settings.abandoned_s * 1000
        for (id_,) in await self._registry.store.reader.rows(ABANDONED, (PLAYING, before, before, BATCH)):
            await self._try(f"table {id_}", close_table(self._registry, id_))

    async def _drop_old_records(self) -> None:
        """Drop the oldest uploaded records when all owners together have too many."""
        [(count,)] = await self._registry.store.reader.rows("SELECT count(*) FROM records")
        if (surplus := count - self._registry.settings.records_in_all) > 0:
            await self._registry.store.writer.write([(DROP_RECORDS, (surplus,))])

    async def _delete_abandoned_owners(self) -> None:
        before = self._registry.clock.now() - self._registry.settings.abandoned_s * 1000
        await self._owners.delete_abandoned(before, BATCH)

    async def _delete_old_games(self) -> None:
        """Delete the games that ended longer ago than the operator keeps them, unless somebody looks at them."""
        days, now = self._registry.settings.games_days, self._registry.clock.now()
        rows = await self._registry.store.reader.rows(OLD_GAMES, (now - days * DAY_MS, BATCH)) if days else []
        for (id_,) in rows:
            room = self._registry.rooms.get(id_)
            if room is None or not (room.listeners or room.busy):
                self._registry.rooms.pop(id_, None)
                await self._registry.store.writer.write(removal_rows(id_))

    async def _delete_old_owners(self) -> None:
        """Delete the data of owners who have not been seen for longer than the operator keeps it."""
        days, now = self._registry.settings.owners_days, self._registry.clock.now()
        rows = await self._registry.store.reader.rows(OLD_OWNERS, (now - days * DAY_MS, BATCH)) if days else []
        for (id_,) in rows:
            await self._try(f"owner {id_}", forget_owner(self._registry, self._owners, id_))

    # Errors

    async def _try(self, what: str, work: Awaitable[object]) -> None:
        """Await work and log its errors, so that other work continues; the next round tries it again."""
        try:
            await work
        except StoreError as error:
            self._log_once(logging.WARNING, what, error)
        except Exception as error:
            self._registry.counts.faults += 1
            self._log_once(logging.ERROR, what, error)

    def _log_once(self, level: int, what: str, error: Exception) -> None:
        """Log an error that occurs in every round only once per sweep."""
        if (message := f"{what}: {error!r}") not in self._logged:
            self._logged.add(message)
            LOG.log(level, "Housekeeping failed for %s and continues", what, exc_info=error)
