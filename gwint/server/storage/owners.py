"""Owners: browsers and programs, each known only by a secret token. Seats, decks and games belong to them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from gwint.server.storage.store import Store
from gwint.server.time_source import Clock

TOKEN_BYTES: Final = 32
CACHE_SIZE: Final = 20_000
"""The number of owners cached in memory."""


def hash_token(token: str) -> bytes:
    """Return the stored form of a secret, from which the secret cannot be recovered."""
    return hashlib.sha256(token.encode()).digest()


class Owners:
    """All owners that have ever been created."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[bytes, str] = {}

    async def create(self, name: str = "") -> tuple[str, str]:
        """Create an owner and return its id and its token, which is not stored."""
        id_, token, now = secrets.token_hex(8), secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        sql = "INSERT INTO owners(id, token_hash, name, created_at, seen_at) VALUES (?, ?, ?, ?, ?)"
        await self._store.writer.write([(sql, (id_, hash_token(token), name, now, now))])
        self._remember(hash_token(token), id_)
        return id_, token

    async def of(self, token: str) -> str | None:
        """Return the owner of a token; None if the token is unknown."""
        key = hash_token(token)
        if key not in self._known:
            rows = await self._store.reader.rows("SELECT id FROM owners WHERE token_hash = ?", (key,))
            if not rows:
                return None
            self._remember(key, rows[0][0])
        return self._known[key]

    async def name(self, owner: str) -> str:
        rows = await self._store.reader.rows("SELECT name FROM owners WHERE id = ?", (owner,))
        return str(rows[0][0]) if rows else ""

    async def rename(self, owner: str, name: str) -> None:
        await self._store.writer.write([("UPDATE owners SET name = ? WHERE id = ?", (name, owner))])

    def _remember(self, key: bytes, id_: str) -> None:
        while len(self._known) >= CACHE_SIZE:
            del self._known[next(iter(self._known))]
        self._known[key] = id_
