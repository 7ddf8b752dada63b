"""A browser's storage in memory, which can be full or slow and can be kept for the next host."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from gwint.browser.indexed_db import STORES


class QuotaExceeded(Exception):
    """The error of a browser whose storage is full."""

    name = "QuotaExceededError"


class MemoryStorage:
    """Texts under keys in stores, as IndexedDB keeps them."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {name: {} for name in STORES}
        self.full = False
        self.held: asyncio.Event | None = None
        """Writing waits for this."""
        self.read_keys: list[tuple[str, str]] = []
        """What was read, by store and key or prefix."""

    def copy(self) -> dict[str, dict[str, str]]:
        return {name: texts.copy() for name, texts in self.stores.items()}

    async def read(self, store: str, key: str) -> str | None:
        self.read_keys.append((store, key))
        return self.stores[store].get(key)

    async def keys(self, store: str, prefix: str) -> list[str]:
        return sorted(key for key in self.stores[store] if key.startswith(prefix))

    async def read_all(self, store: str, prefix: str) -> list[tuple[str, str]]:
        self.read_keys.append((store, prefix))
        return [(key, self.stores[store][key]) for key in await self.keys(store, prefix)]

    async def write(self, changes: Sequence[tuple[str, str, str | None]]) -> None:
        if self.held is not None:
            await self.held.wait()
        if self.full:
            raise QuotaExceeded("The quota has been exceeded.")
        for store, key, text in changes:
            if text is None:
                self.stores[store].pop(key, None)
            else:
                self.stores[store][key] = text
