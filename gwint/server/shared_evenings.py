"""Evenings that several phones referee together: every entry is judged, stored, and then sent to all phones.

Everybody who has the id of an evening may follow it and make entries. An evening belongs to no owner.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from gwint.faults import GwintError
from gwint.server.rate_limits import OwnerLocks, TooMany
from gwint.server.settings import Settings
from gwint.server.storage.evenings import EveningLogs, LoggedEntry
from gwint.server.storage.store import Store
from gwint.server.time_source import Clock

MAX_BYTES: Final = 250_000
"""The size of all entries of an evening: phones can still send them in one request. Full evenings have less."""
HEARTBEAT_S: Final = 15.0
"""The longest silence of a stream: proxies close a connection that is silent for longer."""
BATCH: Final = 50
"""How many abandoned evenings are deleted at once."""

Judge = Callable[[Sequence[str], int], Awaitable[str]]
"""Returns the new entry after those of the log, with its instant; refuses it if the rules do."""


class SharedEveningError(GwintError):
    """There is no such evening, or it is too long."""


class StaleEntry(GwintError):
    """Another phone has made an entry in the meantime."""


def check_size(entries: Sequence[str]) -> None:
    if sum(len(entry.encode()) for entry in entries) > MAX_BYTES:
        raise SharedEveningError("too-large")


class SharedEvening:
    """An evening in memory, while a request or a stream uses it."""

    def __init__(self, id_: str, entries: Sequence[LoggedEntry]) -> None:
        self.id = id_
        self.lock = asyncio.Lock()
        self.entries = [one.body for one in entries]
        self.deleted = False
        self._nonces = {one.nonce for one in entries if one.nonce}
        self._changed = asyncio.Event()

    def has(self, nonce: str) -> bool:
        return nonce in self._nonces

    def add(self, entry: LoggedEntry) -> None:
        self.entries.append(entry.body)
        self._nonces.add(entry.nonce)
        self.notify()

    def notify(self) -> None:
        """Wake all streams."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Wait for a change, but not longer than this."""
        changed = self._changed
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            return


class SharedEvenings:
    """All evenings of a server that are shared."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, new_id: Callable[[], str]) -> None:
        self._settings = settings
        self._logs = EveningLogs(store)
        self._clock = clock
        self._new_id = new_id
        self._open: WeakValueDictionary[str, SharedEvening] = WeakValueDictionary()
        self._loading = OwnerLocks()
        self._sharing = asyncio.Lock()
        self._stopping = False

    async def share(self, entries: Sequence[str]) -> str:
        """Store an evening with the entries made so far, and return its id."""
        check_size(entries)
        async with self._sharing:
            if await self._logs.count() >= self._settings.evenings_in_all:
                raise TooMany("server-full")
            id_ = self._new_id()
            await self._logs.add(id_, entries, self._clock.now())
        return id_

    async def find(self, id_: str) -> SharedEvening:
        """Return the evening with this id, loading it if it is not in memory."""
        async with self._loading.of(id_):
            evening = self._open.get(id_)
            if evening is None:
                logged = await self._logs.read(id_)
                if logged is None:
                    raise SharedEveningError("referee-not-shared")
                evening = self._open[id_] = SharedEvening(id_, logged)
            return evening

    async def enter(self, evening: SharedEvening, known: int, nonce: str, judge: Judge) -> None:
        """Make an entry for a phone that knows this many; return once it is on disk. A repeated entry changes nothing.

        It must not be cancelled half-way: a caller whose client may disconnect shields it.
        """
        async with evening.lock:
            if evening.deleted:
                raise SharedEveningError("referee-not-shared")
            if evening.has(nonce):
                return
            if known != len(evening.entries):
                raise StaleEntry("referee-stale")
            at = self._clock.now()
            entry = LoggedEntry(nonce, await judge(tuple(evening.entries), at))
            check_size((*evening.entries, entry.body))
            await self._logs.append(evening.id, known, entry, at)
            evening.add(entry)

    # What phones are sent

    def news(self, evening: SharedEvening, after: int) -> bytes:
        """Return the entries after those that a phone knows; all of them if it knows more than there are."""
        known = after if after <= len(evening.entries) else 0
        entries = ",".join(evening.entries[known:]).encode()
        return b'{"after":%d,"entries":[%s],"now":%d}' % (known, entries, self._clock.now())

    async def lines(self, evening: SharedEvening, after: int, heartbeat_s: float = HEARTBEAT_S) -> AsyncIterator[bytes]:
        """Yield what is missing, then what is new, and an empty list of entries after a silence."""
        while True:
            news, after = self.news(evening, after), len(evening.entries)
            yield news + b"\n"
            if after == len(evening.entries):
                if evening.deleted or self._stopping:
                    return
                await evening.wait(heartbeat_s)

    # Housekeeping

    async def delete_abandoned(self) -> None:
        """Delete evenings in which nothing has been entered for long; phones keep their copies."""
        before = self._clock.now() - self._settings.evenings_s * 1000
        for id_ in await self._logs.abandoned(before, BATCH):
            await self._delete(id_)

    async def _delete(self, id_: str) -> None:
        async with self._loading.of(id_):
            evening = self._open.pop(id_, None) or SharedEvening(id_, ())
            async with evening.lock:
                await self._logs.delete(id_)
                evening.deleted = True
                evening.notify()

    def stop(self) -> None:
        """End all streams."""
        self._stopping = True
        for evening in list(self._open.values()):
            evening.notify()
