"""All solo games with printed cards on a device: the one that is being played in memory, the others in the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Protocol

from gwint.companion.questions import ask
from gwint.companion.reasons import explain
from gwint.companion.solo_session import CompanionError, SoloSession, read_stored
from gwint.wire.companion import (
    ExplainedEvent,
    SoloGame,
    SoloGames,
    SoloInput,
    SoloLog,
    SoloLogEntry,
    SoloSetup,
    SoloSummary,
    SoloUndo,
)

PREFIX: Final = "solo/"
"""Of the keys of solo games in the store."""
MAX_GAMES: Final = 50
"""When there are more, the one that was played longest ago is dropped, finished games first."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 8


class CompanionStore(Protocol):
    """Keeps texts under keys durably."""

    async def read(self, key: str) -> str | None:
        """Return the text under a key."""

    async def read_all(self, prefix: str) -> Sequence[tuple[str, str]]:
        """Return all keys that begin with a prefix, each with its text."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Make all changes or none; None deletes a key. Durable when it returns, and an error if it cannot be."""


class SoloRegistry:
    """Creates, finds, changes and removes solo games."""

    def __init__(self, store: CompanionStore, now: Callable[[], int]) -> None:
        """`now` returns the milliseconds since 1970."""
        self._store = store
        self._now = now
        self._open: SoloSession | None = None
        """The game of the last request; another one is entered again from its text."""
        self._lock = asyncio.Lock()
        """Held during every change."""

    def reopen(self) -> None:
        """Read the open game from the store at its next request, because the store was changed from outside."""
        self._open = None

    async def create(self, setup: SoloSetup) -> SoloGame:
        """Lay the table of a new game."""
        async with self._lock:
            session = SoloSession("".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)), setup, self._now())
            await self._save(session, await self._surplus())
            return solo_game(session)

    async def games(self) -> SoloGames:
        """Return all games that can be read, the last one first."""
        return SoloGames(tuple(await self._summaries()))

    async def game(self, id_: str) -> SoloGame:
        async with self._lock:
            return solo_game(await self._session(id_))

    async def log(self, id_: str) -> SoloLog:
        async with self._lock:
            return solo_log(await self._session(id_))

    async def enter(self, id_: str, entry: SoloInput) -> SoloGame:
        """Take a move or an outcome."""
        async with self._lock:
            session = await self._session(id_)
            session.enter(entry)
            return await self._changed(session)

    async def undo(self, id_: str, request: SoloUndo) -> SoloGame:
        """Take back the last entries."""
        async with self._lock:
            session = await self._session(id_)
            session.undo(request.after, request.count)
            return await self._changed(session)

    async def remove(self, id_: str) -> None:
        async with self._lock:
            if await self._store.read(PREFIX + id_) is None:
                raise CompanionError("companion-no-game")
            await self._store.write({PREFIX + id_: None})
            self._open = None

    async def _session(self, id_: str) -> SoloSession:
        if self._open is None or self._open.id != id_:
            text = await self._store.read(PREFIX + id_)
            if text is None:
                raise CompanionError("companion-no-game")
            self._open = SoloSession.resume(text)
        return self._open

    async def _changed(self, session: SoloSession) -> SoloGame:
        session.changed_at = self._now()
        await self._save(session, {})
        return solo_game(session)

    async def _save(self, session: SoloSession, also: dict[str, None]) -> None:
        """Write the game; if that fails, the next request reads it again as it was before."""
        self._open = None
        await self._store.write({PREFIX + session.id: session.stored_text(), **also})
        self._open = session

    async def _summaries(self) -> list[SoloSummary]:
        found = []
        for _, text in await self._store.read_all(PREFIX):
            try:
                found.append(read_stored(text).summary)
            except CompanionError:
                continue
        return sorted(found, key=lambda summary: -summary.changed_at)

    async def _surplus(self) -> dict[str, None]:
        """Return the keys of the games that a new one displaces."""
        ordered = sorted(await self._summaries(), key=lambda summary: (summary.result is None, summary.changed_at))
        return {PREFIX + summary.id: None for summary in ordered[: max(0, len(ordered) + 1 - MAX_GAMES)]}


# Answers


def solo_game(session: SoloSession) -> SoloGame:
    """Return everything that the page shows."""
    game = session.game
    return SoloGame(
        session.summary(),
        game.decks,
        game.view(),
        None if game.unknown is None else ask(game.table, game.unknown),
        tuple(game.legal_moves()),
        _events(session, session.entries),
        session.last,
    )


def solo_log(session: SoloSession) -> SoloLog:
    """Return all entries, each with what happened after it."""
    texts = ("", *(session.entry_text(number) for number in range(1, session.entries + 1)))
    explained = explain(session.game.log)
    ends = [0, *(len(_explained_until(session, number)) for number in range(session.entries + 1))]
    parts = (tuple(explained[start:end]) for start, end in pairwise(ends))
    return SoloLog(tuple(SoloLogEntry(text, part) for text, part in zip(texts, parts, strict=True)))


def _events(session: SoloSession, entry: int) -> tuple[ExplainedEvent, ...]:
    """Return what happened after an entry, counted from 1; 0 is the deal."""
    before = len(_explained_until(session, entry - 1)) if entry else 0
    return tuple(_explained_until(session, entry)[before:])


def _explained_until(session: SoloSession, entry: int) -> list[ExplainedEvent]:
    return explain(session.game.log_after(session.inputs_after(entry)))
