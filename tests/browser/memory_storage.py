"""A browser's storage in memory, which can be full and can be kept for the next host."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence


class QuotaExceeded(Exception):
    """The error of a browser whose storage is full."""

    name = "QuotaExceededError"


class MemoryStorage:
    """Texts under keys in stores, as IndexedDB keeps them."""

    def __init__(self) -> None:
        self.stores: defaultdict[str, dict[str, str]] = defaultdict(dict)
        self.full = False
        self.reads = 0
        """How often something was read."""

    async def read(self, store: str, key: str) -> str | None:
        self.reads += 1
        return self.stores[store].get(key)

    async def keys(self, store: str, prefix: str) -> list[str]:
        return sorted(key for key in self.stores[store] if key.startswith(prefix))

    async def read_all(self, store: str, prefix: str) -> list[tuple[str, str]]:
        self.reads += 1
        return [(key, self.stores[store][key]) for key in await self.keys(store, prefix)]

    async def write(self, changes: Sequence[tuple[str, str, str | None]]) -> None:
        if self.full:
            raise QuotaExceeded("The quota has been exceeded.")
        for store, key, text in changes:
            if text is None:
                self.stores[store].pop(key, None)
            else:
                self.stores[store][key] = text
