"""The registry of tables: opens tables, executes commands and loads tables from their logs.

Commands are recognised by their `type`, and their models are not imported, so that this module loads without pydantic.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gwint.bots import BOTS
from gwint.rules.chance import fresh_seed
from gwint.server.fair_turns import Client
from gwint.server.ops.counts import Counts
from gwint.server.rate_limits import AddressQuotas, OwnerLocks, TooMany, network_of
from gwint.server.settings import Settings
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.tables.changes import apply_and_log, first_index, opening, save_summary
from gwint.server.tables.command_handlers import all_accept, entries_of, is_retry, preview
from gwint.server.tables.deals import SALT_DIGITS, deal_entries, first_commitment
from gwint.server.tables.entries import (
    Brought,
    Committed,
    Entry,
    Followed,
    Interrupted,
    Opened,
    Pledged,
    RematchOf,
    Sat,
    SatBot,
)  # fmt: skip
from gwint.server.tables.fold import apply, first_state
from gwint.server.tables.hints import Hints
from gwint.server.tables.log_reader import Row, fold_log
from gwint.server.tables.room import Room
from gwint.server.tables.room_services import RoomServices, RunTask, Workers
from gwint.server.tables.seat_decks import check_terms
from gwint.server.tables.state import OVER, PLAYING, WAITING, RoomState, TableError
from gwint.server.tables.table_store import TableStore
from gwint.server.time_source import Clock, SystemClock
from gwint.server.work_shares import charged_task
from gwint.wire.tables import Terms

if TYPE_CHECKING:
    from gwint.server.tables.commands import AnyCommand

LOG: Final = logging.getLogger(__name__)

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""The characters of an id, without those that look alike."""
ID_LENGTH: Final = 12
"""60 bits, which cannot be guessed."""


LONG_LOG: Final = 300
"""The entries of a log that takes longer to fold than a move; few games have as many."""
ALWAYS_POSSIBLE: Final = ("move", "reveal", "resign", "leave", "claim", "decline", "close")
"""The types of commands that bring a game to its end, however long its log is."""


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Registry:
    """All tables of a server, and what they share."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        workers: Workers,
        clock: Clock | None = None,
        new_id: Callable[[], str] = new_id,
        counts: Counts | None = None,
        seed: Callable[[], str] = fresh_seed,
        background: RunTask = asyncio.to_thread,
        bots: Mapping[str, Any] = BOTS,
    ) -> None:
        """`new_id` names new tables; `seed` draws the secrets of deals and salts, as 64 hexadecimal digits.

        `background` runs a long calculation without delaying other tables.
        """
        self.settings = settings
        self.store = store
        self.workers = workers
        self.clock = clock or SystemClock()
        self.counts = counts or Counts()
        self.rooms: dict[str, Room] = {}
        """The tables in memory, by id."""
        self.bots: Mapping[str, Any] = {**bots, **settings.programs}
        """The bots that may be seated, by name."""
        self.owner_locks = OwnerLocks()
        self.quotas = AddressQuotas(
            settings.by_address(settings.owners_per_address),
            settings.by_address(settings.tables_per_address),
            settings.by_address(settings.records_per_address),
            settings.by_address(settings.evenings_per_address),
            self.clock.steady,
        )
        self.broadcaster = Broadcaster()
        self.background = background
        self.hints = Hints(workers.advisers, settings.hint_rate, self.clock)
        self.stopping = False
        """Whether the server is shutting down, so that streams end."""
        self.new_id = new_id
        self._new_seed = seed
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._services = RoomServices(
            store, workers, self.clock, self.counts, self.broadcaster, tuple(self.bots), seed, new_id
        )

    # Commands

    async def open_table(self, maker: str, terms: Terms, first: Sequence[AnyCommand] = (), address: str = "") -> Room:
        """Open a table and execute its maker's first commands: all of this is done, or nothing."""
        check_terms(terms)
        entry, at = Opened(maker, terms), self.clock.now()
        room = Room(self._services, first_state(self.new_id(), entry, at))
        changes = opening(room.state, entry, at)
        changes += apply_and_log(room.state, [first_commitment(self._new_seed)], at)
        for command in first:
            changes += apply_and_log(room.state, entries_of(room, maker, command), at)
        await self.store.write([*changes, *first_index(room.state)])
        self.counts.entries += room.state.number
        self.rooms[room.id] = room
        room.client = Client(network_of(address), maker)
        room.note_request(maker)
        room.start_clocks_and_bots()
        return room

    async def execute(self, room: Room, owner: str, command: AnyCommand, address: str = "") -> None:
        """Execute a command and return once it is on disk; a retry changes nothing.

        It must not be cancelled half-way: a caller whose client may disconnect shields it.
        """
        async with room.lock:
            if is_retry(room, owner, command):
                return
            self._check_length(room.state, command)
            if not (added := entries_of(room, owner, command)):
                return
            if room.state.phase == OVER and command.type in ("offer", "accept"):
                await self._check_rematch(room.state, added, address)
            room.client = Client(network_of(address), owner)
            await room.commit(*added)
            offer = room.state.offer
            if room.state.phase == OVER and offer is not None and all_accept(room.state):
                await self._open_rematch(room, owner)

    async def start_if_ready(self, room: Room) -> None:
        """Deal a game that waited only for its players or its host to be present."""
        async with room.lock:
            state = room.state
            if state.phase == WAITING and state.all_ready and not state.deal.decks and room.may_start(state):
                await room.commit(*deal_entries(state, self._new_seed))

    async def _open_rematch(self, room: Room, acting: str) -> None:
        """Open a table for the same people, decks and terms with sides swapped; it waits if a player has left."""
        old, at, prepared = room.state, self.clock.now(), room.state.deal.rematch
        assert old.offer is not None
        opened = Opened(rematch_maker(old, old.offer.seat), old.terms)
        state = first_state(prepared.table if prepared else self.new_id(), opened, at)
        changes = opening(state, opened, at)
        secret = prepared.secret if prepared else self._new_seed()
        committed = Committed(1, secret, self._new_seed()[:SALT_DIGITS])
        changes += apply_and_log(state, [committed, *_rematch_entries(old, self._new_seed)], at)
        if room.may_start(old, acting):
            changes += apply_and_log(state, deal_entries(state, self._new_seed), at)
        changes += first_index(state)
        await room.commit(Followed(state.id), extra=changes)
        self.counts.entries += state.number
        rematch = self._add_room(state)
        rematch.client = room.client
        rematch.start_clocks_and_bots()

    # Quotas

    async def check_quota(self, owner: str) -> None:
        """Refuse another table to an owner who has too many, or when the server has too many."""
        own = await self.store.count_unfinished(owner)
        if own >= self.settings.tables_per_owner:
            raise TableError("too-many-tables", tables=own, most=self.settings.tables_per_owner)
        if await self.store.count_unfinished() >= self.settings.tables_in_all:
            raise TooMany("server-full")

    async def _check_rematch(self, state: RoomState, added: Sequence[Entry], address: str) -> None:
        """Refuse a rematch that its maker may not open; the last to accept opens it, who may be the first to offer."""
        after = preview(state, added)
        assert after.offer is not None
        await self.check_quota(rematch_maker(state, after.offer.seat))
        if all_accept(after):
            self.quotas.tables.of(address).take()

    def _check_length(self, state: RoomState, command: AnyCommand) -> None:
        """Refuse what a long log does not need: offers and changes of seats have no natural end, a game has."""
        most = self.settings.entries_per_table
        if state.number >= most and command.type not in ALWAYS_POSSIBLE:
            raise TableError("table-full", most=most)

    # Rooms

    def _add_room(self, state: RoomState) -> Room:
        room = self.rooms[state.id] = Room(self._services, state)
        return room

    # Loading

    async def room(self, id_: str) -> Room:
        """Return the table with this id, loading it from its log if it is not in memory."""
        if id_ in self.rooms:
            return self.rooms[id_]
        if id_ not in self._loading:
            self._loading[id_] = charged_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Room:
        """Load a table for a request; a long log is folded on a thread, so that others do not wait for it."""
        rows = await self.log_rows(id_)
        if len(rows) < LONG_LOG:
            return await self._load_rows(id_, rows)
        return await self._add_loaded(rows, *await self.background(fold_log, id_, rows))

    async def resume(self, id_: str, rows: Sequence[Row]) -> None:
        """Load a table from log rows read earlier, unless it has been loaded meanwhile."""
        if id_ not in self.rooms and id_ not in self._loading:
            await self._load_rows(id_, rows)

    async def _load_rows(self, id_: str, rows: Sequence[Row]) -> Room:
        return await self._add_loaded(rows, *fold_log(id_, rows))

    async def _add_loaded(self, rows: Sequence[Row], state: RoomState, sound: bool) -> Room:
        room = self._add_room(state)
        if not sound:
            await self._interrupt(room, rows)
        elif state.phase == PLAYING or state.deal.owed:
            room.start_clocks_and_bots()
        return room

    async def log_rows(self, id_: str) -> Sequence[Row]:
        """Return a table's log."""
        rows = await self.store.log(id_) if _may_be_id(id_) else ()
        if not rows:
            raise TableError("no-such-table", table=id_[: 2 * ID_LENGTH])
        return rows

    async def _interrupt(self, room: Room, rows: Sequence[Row]) -> None:
        """Interrupt a game whose log no longer folds; a finished one keeps the result that lists show."""
        if await self.store.phase(room.id) != PLAYING:
            apply(room.state, Interrupted(), rows[-1][1])
            room.state.number = len(rows)
            return
        LOG.error("Table %s no longer folds as logged; interrupted at entry %s", room.id, room.state.number)
        room.state.number = len(rows)
        async with room.lock:
            await room.commit(Interrupted())

    async def reload(self, id_: str) -> None:
        """Fold a table in memory again, after its log was changed in the store."""
        room = self.rooms.get(id_)
        if room is None:
            return
        async with room.lock:
            state, sound = fold_log(id_, await self.log_rows(id_))
            if sound:
                await self.store.write([save_summary(state)])
                room.replace_state(state)

    def end_listeners(self, owner: str) -> None:
        """Disconnect all clients of an owner."""
        for room in self.rooms.values():
            for listener in [listener for listener in room.listeners if listener.owner == owner]:
                listener.end()

    # Shutdown

    def stop(self) -> None:
        """End the streams that follow tables."""
        self.stopping = True
        for room in self.rooms.values():
            room.notify_all()

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self.rooms.values()))


def _may_be_id(id_: str) -> bool:
    return len(id_) <= 2 * ID_LENGTH


def rematch_maker(old: RoomState, offerer: int) -> str:
    """Return whose table a rematch is: the old maker's if they play in it, else that of the player who offers it."""
    owner = old.chairs[offerer].owner
    people = {old.chairs[seat].owner for seat in old.seats_of_people()}
    return old.maker if old.maker in people or owner is None else owner


def _rematch_entries(old: RoomState, new_salt: Callable[[], str]) -> list[Entry]:
    """Return the entries that seat a rematch: everyone moves one seat on to swap sides, except in solo."""
    count = len(old.chairs)
    step = 0 if any(chair.virtual for chair in old.chairs) else 1
    seated: list[Entry] = [RematchOf(old.id)]
    pledges = old.deal.rematch.pledges if old.deal.rematch else ("",) * count
    for seat, chair in enumerate(old.chairs):
        place = (seat + step) % count
        if chair.owner is not None and not chair.gone:
            seated.append(Sat(place, chair.owner, chair.name, new_salt()[:SALT_DIGITS]))
        if chair.bot is not None:
            seated.append(SatBot(place, chair.bot))
        if chair.decks and chair.taken:
            seated.append(Brought(place, chair.decks))
            seated += [Pledged(place, pledges[seat])] if pledges[seat] and chair.person else []
    return seated
