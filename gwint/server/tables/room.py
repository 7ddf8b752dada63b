"""A live table: commits entries one after another, wakes its listeners, runs clocks and plays for bots."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from gwint.fairness.hash_chains import log_chain
from gwint.match import MatchView, Name
from gwint.rules.agenda import Redraw
from gwint.rules.moves import Done, Move, Pass
from gwint.rules.play import question
from gwint.server.bots import WorkersStopped
from gwint.server.fair_turns import Client
from gwint.server.ops.counts import is_secret
from gwint.server.storage import StoreError
from gwint.server.tables.changes import AddEntry, Change, apply_and_log, index_changes
from gwint.server.tables.clocks import Clocks
from gwint.server.tables.deals import draw, failure
from gwint.server.tables.encoded_views import EncodedViews
from gwint.server.tables.entries import Entry, Moved, RematchPrepared, Sealed, TimedOut
from gwint.server.tables.presence import Listener, Presence
from gwint.server.tables.room_services import RoomServices
from gwint.server.tables.sealed_entries import sealed_entries
from gwint.server.tables.state import CLOSED, OVER, PLAYING, WAITING, RoomState
from gwint.views import View, Viewer

LOG: Final = logging.getLogger(__name__)

PASSING_MOVES: Final = (Pass(), Done())
"""The moves of a seat that passes from now on. It exchanges no cards: the time that takes would be noticed (SET-10)."""
QUEUED_MS: Final = 2_000
"""How long a bot waits for a worker before the players see that it is queued."""
RETRY_S: Final = 1.0
"""How long a bot waits when its move could not be written."""


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
        self.client = Client(owner=state.maker)
        """Who acted last: bots' moves at this table are chosen in their turn."""
        self.bots, self.new_seed = services.bots, services.new_seed
        self._services = services
        self.present = self._people_present()
        """For each chair, whether a person sits there who is present."""
        self._listeners_to_wake: set[Listener] = set()
        self._encoded = EncodedViews()
        self._clocks = Clocks(services.clock)
        self._bot_tasks: dict[int, asyncio.Task[None]] = {}
        self._bots_waiting_since: dict[int, int] = {}
        """The bots that no worker thinks for yet."""
        self.bots_queued = False
        """Whether a bot has been waiting for a worker for so long that the players should know."""

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def busy(self) -> bool:
        """Whether the table changes without a command: a bot thinks, a clock runs, or an entry is being written."""
        clock_runs = bool(self.state.terms.bank_s and self.state.acting) or bool(self.state.deal.owed)
        return bool(self._bot_tasks) or clock_runs or self.lock.locked()

    # Entries

    async def commit(self, *entries: Entry, extra: Sequence[Change] = ()) -> None:
        """Write all entries or none, then adopt the new state and wake the listeners. The lock must be held."""
        before, after = self.state, self.state.copy()
        changes = apply_and_log(after, entries, self._services.clock.now())
        if before.phase == PLAYING and after.phase == OVER and after.seats_of_people():
            prepared = RematchPrepared(self._services.new_id(), self.new_seed())
            changes += apply_and_log(after, [prepared], self._services.clock.now())
        if before.phase == PLAYING and after.phase in (OVER, CLOSED):
            changes += apply_and_log(after, [await self._seal(changes)], self._services.clock.now())
        only_moves = all(isinstance(entry, Moved) for entry in entries)
        # Moves change nothing that lists of tables show, unless the game ends.
        index = index_changes(before, after) if before.phase != after.phase or not only_moves else []
        public = not all(map(is_secret, entries))
        await self._services.store.write([*changes, *index, *extra], measured=public)
        self.state = after
        self.last_used_at = self._services.clock.steady()
        if not only_moves:
            self.update_presence()
        self._clocks.charge(entries)
        self._services.counts.count_entries(entries)
        self._notify_changed(before)
        self.start_clocks_and_bots()

    async def _seal(self, last: Iterable[Change]) -> Sealed:
        """Return the entry that seals the log of a game that these last entries end."""
        added = [(one.kind, one.at, one.body, one.digest) for one in last if isinstance(one, AddEntry)]
        rows = [*await self._services.store.log(self.id), *added]
        return Sealed(log_chain(self.id, sealed_entries(rows)))

    def replace_state(self, state: RoomState) -> None:
        """Adopt a state of the same log in which only names have changed, and show it to all."""
        self.state = state
        self._encoded.clear()
        for viewer in (*range(len(state.chairs)), None):
            self.revisions[viewer] += 1
        self.notify_all()

    # Listeners

    def add_listener(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.last_used_at = self._services.clock.steady()
        self.presence.add(listener.owner)
        self.update_presence()

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.presence.remove(listener.owner, self._services.clock.steady())
        self.update_presence()

    def notify_all(self) -> None:
        self._schedule_wake(self.listeners)

    # Presence

    def note_request(self, owner: str) -> None:
        """Note an authenticated request of the table's maker or a player; others' are not kept."""
        if owner in self._people:
            self.last_used_at = self._services.clock.steady()
            self.presence.note_request(owner, self.last_used_at)
            self.update_presence()

    def is_present(self, owner: str) -> bool:
        return bool(owner) and self.presence.is_present(owner, self._services.clock.steady())

    @property
    def anyone_present(self) -> bool:
        return any(map(self.is_present, self._people))

    @property
    def hosted(self) -> bool:
        """Whether the table waits for players and its maker is present: only then is it listed."""
        return self.state.phase == WAITING and self.is_present(self.state.maker)

    def may_start(self, state: RoomState, acting: str = "") -> bool:
        """Return whether all players of a state are present, and at a listed table its maker, too.

        `acting` gives the command that makes the last player ready. Nobody is dealt a game without being there.
        """
        needed = {chair.owner for chair in state.chairs if chair.person and chair.owner is not None}
        needed |= {state.maker} if state.terms.listed else set()
        return all(map(self.is_present, needed - {acting}))

    def away_ms(self, seat: int) -> int | None:
        """Return how long ago the player of a seat was last seen; None while present, or without a player."""
        owner = self.state.chairs[seat].owner
        return None if owner is None else self.presence.away_ms(owner, self._services.clock.steady())

    def update_presence(self) -> None:
        """Notify the listeners if somebody has come or gone."""
        before, self.present = self.present, self._people_present()
        if self.present != before:
            self.notify_all()

    def check_presence(self) -> None:
        """Notice who has made no request for a minute; housekeeping calls this."""
        now = self._services.clock.steady()
        if self.presence.lapses_at is not None and now >= self.presence.lapses_at:
            self.presence.forget_others(self._people, now)
            self.update_presence()

    @property
    def _people(self) -> set[str]:
        return {self.state.maker, *self.state.owners}

    def _people_present(self) -> list[bool]:
        return [chair.person and self.is_present(chair.owner or "") for chair in self.state.chairs]

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
        self._encoded.encode(self.state, {listener.viewer for listener in listeners})
        for listener in listeners:
            listener.wake()

    # Encoded views and events

    def encoded_view(self, viewer: Viewer) -> bytes:
        """Return the table as JSON, as the viewer may see it now."""
        return self._encoded.view(self.state, viewer, self.clocks())

    def encoded_news(self, viewer: Viewer, version: int) -> bytes:
        """Return the viewer's events since a version as JSON."""
        return self._encoded.news(self.state, viewer, version)

    # Clocks

    def clocks(self) -> list[int | None]:
        """Return the remaining time of each seat in milliseconds."""
        return [self._clocks.remaining_ms(self.state, seat) for seat in range(len(self.state.chairs))]

    def charged_ms(self, seat: int, move: Move | Name) -> int:
        """Return the time that a move is logged to have taken."""
        return self._clocks.charged_ms(self.state, seat, move)

    async def check_clocks(self) -> None:
        """Time out the seats whose clock has run down."""
        for seat in self.state.acting:
            if self._clocks.remaining_ms(self.state, seat) == 0 and not self.state.chairs[seat].passes:
                async with self.lock:
                    if seat in self.state.acting and self._clocks.remaining_ms(self.state, seat) == 0:
                        await self.commit(TimedOut(seat))

    async def check_entropy(self) -> None:
        """Give up an attempt to deal when players do not reveal their entropy in time."""
        async with self.lock:
            if self._clocks.entropy_overdue:
                await self.commit(*failure(self.state, self.state.deal.owed, self.new_seed))

    # Bots

    def start_clocks_and_bots(self) -> None:
        """Start the clocks, and a task for each bot that is to act."""
        self._clocks.start(self.state)
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
            seed = draw(state, self.new_seed, "thinking", seat, chair.question)
            move = await self._choose(seat, chair.bot, view, seed)
        async with self.lock:
            now = self.state.chairs[seat]
            if not self._is_still_asked(seat, state) or (now.person and not now.passes):
                return
            try:
                await self.commit(Moved(seat, move, "", self.charged_ms(seat, move)))
            except StoreError:
                await asyncio.sleep(RETRY_S)

    def _is_still_asked(self, seat: int, before: RoomState) -> bool:
        """Return whether a seat has to answer what it was asked before; not if a game of a match was given up since."""
        now = self.state
        answered = now.chairs[seat].question != before.chairs[seat].question
        opening, other = (None if one.game is None else one.game.opening for one in (before, now))
        return seat in now.acting and not answered and opening is other

    async def _choose(self, seat: int, bot: str, view: View | MatchView, seed: str) -> Move | Name:
        """Return a bot's move, and note how long it waits for a worker.

        A redraw is not noted, because the players must not learn how many cards a bot exchanges (SET-10).
        """
        if self.state.table is None or not isinstance(question(self.state.table), Redraw):
            self._bots_waiting_since[seat] = self._services.clock.steady()
        begun = partial(self._bots_waiting_since.pop, seat, 0)
        try:
            return await self._services.workers.choose(bot, view, seed, self.client, begun)
        finally:
            begun()
            self.check_bot_queue()

    def check_bot_queue(self) -> None:
        """Notify the players if bots have begun or ceased to wait for long; housekeeping calls this."""
        long_ago = self._services.clock.steady() - QUEUED_MS
        queued = any(since <= long_ago for since in self._bots_waiting_since.values())
        if queued != self.bots_queued:
            self.bots_queued = queued
            self.notify_all()

    async def close(self) -> None:
        """Cancel the tasks of bots."""
        tasks = list(self._bot_tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
