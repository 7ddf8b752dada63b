"""All tables of a server: opened, found, and read back from the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from gwint.bots import BOTS
from gwint.rules import RULES_VERSION
from gwint.rules.chance import fresh_seed
from gwint.server.bots.workers import Workers
from gwint.server.clock import Clock, SystemClock
from gwint.server.limits import OwnerLocks
from gwint.server.ops.counts import Counts
from gwint.server.ops.housekeeping import Housekeeping
from gwint.server.settings import Settings
from gwint.server.storage.store import Store
from gwint.server.storage.table_rows import LOG_OF_TABLE, LOGS_OF_TABLES, apply_and_write, opening_rows, seat_rows
from gwint.server.tables import command_handlers
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.tables.commands import Command
from gwint.server.tables.entries import Brought, Dealt, Entry, Followed, Interrupted, Opened, Sat, SatBot
from gwint.server.tables.fold import apply, first_state
from gwint.server.tables.hints import Hints
from gwint.server.tables.log import Row, fold_log
from gwint.server.tables.room import Room
from gwint.server.tables.seat_decks import check_terms
from gwint.server.tables.state import OVER, PLAYING, RoomState, TableError
from gwint.wire.tables import Terms

LOG: Final = logging.getLogger(__name__)

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of a table's id: none that is taken for another."""
ID_LENGTH: Final = 12
"""60 bits: who has not got the link does not guess it."""


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Registry:
    """The tables, and everything they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        clock: Clock | None = None,
        new_id: Callable[[], str] = new_id,
        counts: Counts | None = None,
        seed: Callable[[], str] = fresh_seed,
    ) -> None:
        """`new_id` names new tables; by `seed` games are dealt and bots' decks chosen."""
        self.settings = settings
        self.store = store
        self.workers = workers
        self.clock = clock or SystemClock()
        self.counts = counts or Counts()
        self.rooms: dict[str, Room] = {}
        self.owner_locks = OwnerLocks()
        self.broadcaster = Broadcaster()
        self.stopping = False
        """Whether nobody should be kept waiting for more: the server goes."""
        self.seed = seed
        self._new_id = new_id
        self._reading: dict[str, asyncio.Task[Room]] = {}
        self.watch = Housekeeping(self)
        self.hints = Hints(self)

    @property
    def bots(self) -> Mapping[str, Any]:
        """The bots that may be seated."""
        return {**BOTS, **self.settings.programs}

    # Opening and doing

    async def open_table(self, maker: str, terms: Terms, first: Sequence[Command] = ()) -> Room:
        """A new table, every chair empty but for what its maker asks for at once: all of that is done, or nothing."""
        check_terms(terms)
        entry, at = Opened(maker, terms), self.clock.now()
        room = Room(self, first_state(self._new_id(), entry, at))
        statements = opening_rows(room.state, entry, at)
        for command in first:
            statements += apply_and_write(room.state, command_handlers.entries(room, maker, command), at)
        await self.store.writer.write([*statements, *seat_rows(room.state)])
        self.counts.entries += room.state.number
        self.rooms[room.id] = room
        room.start_clocks_and_bots()
        return room

    async def execute(self, room: Room, owner: str, command: Command) -> None:
        """Carry a command out: when this returns it is on the disk, and a retry has changed nothing.

        It must not be broken off half-way: whoever may be gone before the answer shields it.
        """
        async with room.lock:
            if command_handlers.known(room, owner, command):
                return
            await room.commit(*command_handlers.entries(room, owner, command))
            offer = room.state.offer
            if room.state.phase == OVER and offer is not None and command_handlers.all_accept(room.state):
                await self._rematch(room)

    async def _rematch(self, room: Room) -> None:
        """The same people, decks and terms, sides swapped, at a new table; where somebody is gone it waits."""
        old, at = room.state, self.clock.now()
        opening = Opened(old.maker, old.terms)
        state = first_state(self._new_id(), opening, at)
        statements = opening_rows(state, opening, at)
        statements += apply_and_write(state, _again(old), at)
        if state.all_ready:
            statements += apply_and_write(state, [Dealt(self.seed(), RULES_VERSION)], at)
        statements += seat_rows(state)
        await room.commit(Followed(state.id), extra=statements)
        self.counts.entries += state.number
        self._enter(state).start_clocks_and_bots()

    def _enter(self, state: RoomState) -> Room:
        room = self.rooms[state.id] = Room(self, state)
        return room

    # Finding

    async def room(self, id_: str) -> Room:
        """The table of that id, read from the log if nobody has needed it yet."""
        if id_ in self.rooms:
            return self.rooms[id_]
        if id_ not in self._reading:
            self._reading[id_] = asyncio.create_task(self._read(id_))
            self._reading[id_].add_done_callback(lambda _: self._reading.pop(id_, None))
        return await asyncio.shield(self._reading[id_])

    async def _read(self, id_: str) -> Room:
        return await self._entered(id_, await self.log_rows(id_))

    async def resume(self, id_: str, rows: Sequence[Row]) -> None:
        """The table of a log that was read, unless somebody has come for it meanwhile."""
        if id_ not in self.rooms and id_ not in self._reading:
            await self._entered(id_, rows)

    async def _entered(self, id_: str, rows: Sequence[Row]) -> Room:
        state, sound = fold_log(id_, rows)
        room = self._enter(state)
        if not sound:
            await self._interrupt(room, rows)
        elif state.phase == PLAYING:
            room.start_clocks_and_bots()
        return room

    async def log_rows(self, id_: str) -> Sequence[Row]:
        """A table's log, from the first entry."""
        rows: Sequence[Any] = await self.store.reader.rows(LOG_OF_TABLE, (id_,)) if _may_be_id(id_) else ()
        if not rows:
            raise TableError("no-such-table", table=id_[: 2 * ID_LENGTH])
        return rows

    async def logs(self, ids: Sequence[str]) -> dict[str, Sequence[Row]]:
        """The logs of several tables by their ids: one question to the disk is answered sooner than many."""
        found: Sequence[Any] = await self.store.reader.rows(LOGS_OF_TABLES.format(", ".join("?" * len(ids))), ids)
        return {id_: [row[:-1] for row in rows] for id_, rows in groupby(found, itemgetter(-1))}

    async def _interrupt(self, room: Room, rows: Sequence[Row]) -> None:
        """What does not fold any more goes no further; the log keeps what was done, and lists the result they have."""
        goes_on = await self.store.reader.rows("SELECT 1 FROM tables WHERE id = ? AND phase = ?", (room.id, PLAYING))
        if not goes_on:
            apply(room.state, Interrupted(), rows[-1][1])
            room.state.number = len(rows)
            return
        LOG.error("table %s does not fold as it did: interrupted at entry %s", room.id, room.state.number)
        room.state.number = len(rows)
        async with room.lock:
            await room.commit(Interrupted())

    # Going

    def stop(self) -> None:
        """Whoever follows a table is told no more than there is."""
        self.stopping = True
        for room in self.rooms.values():
            room.notify_all()

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self.rooms.values()))


def _may_be_id(id_: str) -> bool:
    return len(id_) <= 2 * ID_LENGTH


def _again(old: RoomState) -> list[Entry]:
    """Those of a rematch sit down: everybody moves one seat on, so that sides are swapped; alone one stays."""
    count = len(old.chairs)
    step = 0 if any(chair.virtual for chair in old.chairs) else 1
    seated: list[Entry] = []
    for seat, chair in enumerate(old.chairs):
        place = (seat + step) % count
        if chair.owner is not None and not chair.gone:
            seated.append(Sat(place, chair.owner, chair.name))
        if chair.bot is not None:
            seated.append(SatBot(place, chair.bot))
        if chair.decks and chair.taken:
            seated.append(Brought(place, chair.decks))
    return seated
