"""The browser's storage: texts under keys in a few stores, which JavaScript keeps in IndexedDB."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from gwint.server.storage import StoreError

TABLES: Final = "tables"
"""The index: one object for each table."""
ENTRIES: Final = "entries"
"""The logs, which only grow: one row for each entry, under `TABLE/000017`."""
DECKS: Final = "decks"
RECORDS: Final = "records"
OWNER: Final = "owner"
"""The owner of everything here, under `me`."""
COMPANION: Final = "companion"
"""The sessions of the companion for printed cards, each as the list of its inputs."""
UPLOADS: Final = "uploads"
"""The ids of the records under which a server has stored games played here, by table."""
STORES: Final = (TABLES, ENTRIES, DECKS, RECORDS, OWNER, COMPANION, UPLOADS)

FULL: Final = "device-full"
"""The fault when the browser has no space left for the storage."""

Change = tuple[str, str, str | None]
"""A store, a key, and the new text; None deletes the key."""


class Storage(Protocol):
    """What JavaScript provides; lists may be JavaScript arrays."""

    async def read(self, store: str, key: str) -> str | None: ...

    async def keys(self, store: str, prefix: str) -> Iterable[str]:
        """Return the keys that begin with a prefix, in order."""

    async def read_all(self, store: str, prefix: str) -> Iterable[Sequence[str]]:
        """Return the keys that begin with a prefix, in order, each with its text."""

    async def write(self, changes: Any) -> object:
        """Make all changes in one transaction; durable when it returns, and an error if the storage is full."""


try:
    from pyodide.ffi import to_js  # type: ignore[import-not-found]
except ImportError:

    def to_js(value: Any) -> Any:
        """Outside a browser, a value stays as it is."""
        return value


async def read_texts(storage: Storage, store: str, prefix: str = "") -> dict[str, str]:
    """Return the texts under all keys that begin with a prefix, in order."""
    return {str(key): str(text) for key, text in await storage.read_all(store, prefix)}


async def write(storage: Storage, changes: Sequence[Change]) -> None:
    """Make all changes or none; refuse them with the fault that a server gives when it cannot write."""
    try:
        await storage.write(to_js(changes))
    except Exception as error:
        if getattr(error, "name", "") == "QuotaExceededError":
            raise StoreError(FULL) from error
        raise StoreError("store-failed", reason=str(error)[:200]) from error


class CompanionTexts:
    """The companion's store (`CompanionStore`) in a browser."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, key: str) -> str | None:
        return await self._storage.read(COMPANION, key)

    async def read_all(self, prefix: str) -> Sequence[tuple[str, str]]:
        return list((await read_texts(self._storage, COMPANION, prefix)).items())

    async def write(self, changes: Mapping[str, str | None]) -> None:
        await write(self._storage, [(COMPANION, key, text) for key, text in changes.items()])
