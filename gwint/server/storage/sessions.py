"""Sessions: secret tokens by which owners are known. An owner may have many; each expires unless it is used."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass, replace
from typing import Final

from gwint.server.storage.store import Store
from gwint.server.storage.write_statements import Statement
from gwint.server.time_source import Clock

TOKEN_BYTES: Final = 32
CACHE_SIZE: Final = 20_000
"""The number of sessions cached in memory."""
DAY_MS: Final = 24 * 60 * 60 * 1000
SESSION_DAYS: Final = 365
RENEW_MS: Final = 60 * 60 * 1000
"""A session is renewed at most once an hour, so that not every request writes."""
MAX_SESSIONS: Final = 50
"""For one owner; another session ends the oldest."""
INSERT: Final = "INSERT INTO sessions(token_hash, owner, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)"
SELECT: Final = "SELECT token_hash, owner, created_at, seen_at, expires_at FROM sessions"
RENEW: Final = "UPDATE sessions SET seen_at = ?, expires_at = ? WHERE token_hash = ?"
SEEN: Final = "UPDATE owners SET seen_at = ? WHERE id = ?"
END: Final = "DELETE FROM sessions WHERE owner = ? AND token_hash != ?"
END_OLDEST: Final = (
    "DELETE FROM sessions WHERE owner = ? AND token_hash NOT IN "
    "(SELECT token_hash FROM sessions WHERE owner = ? ORDER BY created_at DESC, rowid DESC LIMIT ?)"
)
EXPIRE: Final = "DELETE FROM sessions WHERE expires_at <= ?"


def hash_token(token: str) -> bytes:
    """Return the stored form of a secret, from which the secret cannot be recovered."""
    return hashlib.sha256(token.encode()).digest()


@dataclass(frozen=True, slots=True)
class Session:
    """A session as it is stored; times are milliseconds since the epoch."""

    key: bytes
    """The hash of its token."""
    owner: str
    created_at: int
    seen_at: int
    """When it was created or last renewed."""
    expires_at: int


class Sessions:
    """All sessions that have not expired."""

    def __init__(self, store: Store, clock: Clock, days: int = SESSION_DAYS) -> None:
        """A session that is not used for this many days expires."""
        self._store, self._clock = store, clock
        self._lasts_ms = days * DAY_MS
        self._known: dict[bytes, Session] = {}
        self._ended = 0
        """How often sessions were ended: a session that was read before may no longer exist."""

    @property
    def lasts_s(self) -> int:
        return self._lasts_ms // 1000

    def new(self, owner: str) -> tuple[str, Statement]:
        """Return the token of a new session, which is not stored, and the statement that stores its hash."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        return token, (INSERT, (hash_token(token), owner, now, now, now + self._lasts_ms))

    async def add(self, owner: str) -> str:
        """Begin another session of an owner and return its token; beyond the limit the oldest session ends."""
        token, statement = self.new(owner)
        await self._store.writer.write([statement, (END_OLDEST, (owner, owner, MAX_SESSIONS))])
        self.forget(owner)
        return token

    async def owner(self, token: str) -> str | None:
        """Return the owner of a token, and renew its session; None if it is unknown or has expired."""
        session = await self._find(hash_token(token))
        if session is None or self._clock.now() >= session.expires_at:
            return None
        self._renew(session)
        return session.owner

    async def _find(self, key: bytes) -> Session | None:
        while key not in self._known:
            ended = self._ended
            rows = await self._store.reader.rows(f"{SELECT} WHERE token_hash = ?", (key,))
            if not rows:
                return None
            if ended == self._ended:
                self._remember(Session(*rows[0]))
        return self._known[key]

    def _renew(self, session: Session) -> None:
        """Renew a session that was last renewed a while ago. Nobody waits for it: the next request tries again."""
        now = self._clock.now()
        if now - session.seen_at < RENEW_MS:
            return
        renewed = replace(session, seen_at=now, expires_at=now + self._lasts_ms)
        self._remember(renewed)
        written = asyncio.ensure_future(
            self._store.writer.write([(RENEW, (now, renewed.expires_at, session.key)), (SEEN, (now, session.owner))])
        )
        written.add_done_callback(lambda done: self._renewed(session, done))

    def _renewed(self, session: Session, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and done.exception() is not None:
            self._known.pop(session.key, None)

    def _remember(self, session: Session) -> None:
        self._known.pop(session.key, None)
        while len(self._known) >= CACHE_SIZE:
            del self._known[next(iter(self._known))]
        self._known[session.key] = session

    # Log-out and expiry

    async def of(self, owner: str) -> list[Session]:
        """Return the sessions of an owner that have not expired, the newest first."""
        sql = f"{SELECT} WHERE owner = ? AND expires_at > ? ORDER BY created_at DESC, token_hash"
        return [Session(*row) for row in await self._store.reader.rows(sql, (owner, self._clock.now()))]

    async def end(self, owner: str, keep: str = "") -> None:
        """End all sessions of an owner, except that of the token `keep`."""
        kept = hash_token(keep) if keep else b""
        await self._store.writer.write([(END, (owner, kept))])
        self.forget(owner, kept)

    def forget(self, owner: str, keep: bytes = b"") -> None:
        """Drop an owner's sessions from memory, after they were deleted."""
        self._ended += 1
        for key in [key for key, session in self._known.items() if session.owner == owner and key != keep]:
            del self._known[key]

    async def delete_expired(self) -> None:
        """Delete the sessions that have expired, if there are any."""
        now = self._clock.now()
        if await self._store.reader.rows("SELECT 1 FROM sessions WHERE expires_at <= ? LIMIT 1", (now,)):
            await self._store.writer.write([(EXPIRE, (now,))])
        for key in [key for key, session in self._known.items() if session.expires_at <= now]:
            del self._known[key]
