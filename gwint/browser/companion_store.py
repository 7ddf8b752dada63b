"""The companion's games in a browser's storage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gwint.browser.indexed_db import COMPANION, Storage, read_texts, write


class CompanionTexts:
    """A `CompanionStore` in a browser."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, key: str) -> str | None:
        return await self._storage.read(COMPANION, key)

    async def read_all(self, prefix: str) -> Sequence[tuple[str, str]]:
        return list((await read_texts(self._storage, COMPANION, prefix)).items())

    async def write(self, changes: Mapping[str, str | None]) -> None:
        await write(self._storage, [(COMPANION, key, text) for key, text in changes.items()])
