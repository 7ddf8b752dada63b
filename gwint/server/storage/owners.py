"""Owners: browsers and programs, each known only by the secret tokens of its sessions. Seats, decks and games belong
to them."""

from __future__ import annotations

import secrets
from typing import Final

from gwint.server.storage.sessions import SESSION_DAYS, Sessions
from gwint.server.storage.store import Store
from gwint.server.time_source import Clock

ABANDONED: Final = """
    SELECT id FROM owners WHERE seen_at < ?
    AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = owners.id)
    AND NOT EXISTS (SELECT 1 FROM chairs WHERE owner = owners.id)
    AND NOT EXISTS (SELECT 1 FROM decks WHERE owner = owners.id)
    AND NOT EXISTS (SELECT 1 FROM records WHERE owner = owners.id)
    LIMIT ?
"""
DELETE: Final = ("DELETE FROM sessions WHERE owner = ?", "DELETE FROM owners WHERE id = ?")


class Owners:
    """All owners that have ever been created and not been deleted."""

    def __init__(self, store: Store, clock: Clock, session_days: int = SESSION_DAYS) -> None:
        self._store = store
        self._clock = clock
        self.sessions = Sessions(store, clock, session_days)

    async def create(self, name: str = "") -> tuple[str, str]:
        """Create an owner and return its id and the token of its first session, which is not stored."""
        id_, now = secrets.token_hex(8), self._clock.now()
        token, session = self.sessions.new(id_)
        sql = "INSERT INTO owners(id, name, created_at, seen_at) VALUES (?, ?, ?, ?)"
        await self._store.writer.write([(sql, (id_, name, now, now)), session])
        return id_, token

    async def of(self, token: str) -> str | None:
        """Return the owner of a token; None if the token is unknown or has expired."""
        return await self.sessions.owner(token)

    async def count(self) -> int:
        [(number,)] = await self._store.reader.rows("SELECT count(*) FROM owners")
        return int(number)

    async def name(self, owner: str) -> str:
        rows = await self._store.reader.rows("SELECT name FROM owners WHERE id = ?", (owner,))
        return str(rows[0][0]) if rows else ""

    async def rename(self, owner: str, name: str) -> None:
        await self._store.writer.write([("UPDATE owners SET name = ? WHERE id = ?", (name, owner))])

    async def delete_abandoned(self, before: int, most: int) -> None:
        """Delete owners last seen before a date who have nothing of their own; if they return, they are new owners."""
        deleted = await self._store.reader.rows(ABANDONED, (before, most))
        if deleted:
            await self._store.writer.write([(sql, row) for row in deleted for sql in DELETE])
        for (owner,) in deleted:
            self.sessions.forget(owner)
