"""The owner of everything in a browser's storage: the person who uses the device."""

from __future__ import annotations

import json
from typing import Final

from gwint.browser.indexed_db import OWNER, Storage, write

ID: Final = "local"
"""The same in every browser, so that exported games belong to the person who imports them."""
KEY: Final = "me"


class LocalOwner:
    """The only owner, known from the first visit on."""

    def __init__(self, storage: Storage) -> None:
        self.id = ID
        self.name = ""
        self._storage = storage

    async def load(self) -> None:
        text = await self._storage.read(OWNER, KEY)
        self.name = json.loads(text)["name"] if text else ""

    async def rename(self, name: str) -> None:
        await write(self._storage, [(OWNER, KEY, json.dumps({"name": name}))])
        self.name = name
