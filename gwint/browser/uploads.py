"""Games that were played without a server, and are uploaded to one exactly once when it is reachable.

The page sends each record with the id of its table as the idempotency key, and then marks the game as uploaded. If the
mark is lost, the game is sent again, and the server recognises the key.
"""

from __future__ import annotations

from typing import Any, Final

from gwint.browser.indexed_db import UPLOADS, write
from gwint.browser.services import Services
from gwint.browser.thinking import run_here
from gwint.server.api import replays
from gwint.server.tables.state import OVER, TableError

PAGE_LENGTH: Final = 10
"""How many games are returned at a time, the oldest first."""


async def missing_games(services: Services) -> dict[str, Any]:
    """Return finished games that have not been uploaded yet, each with its record and its idempotency key.

    Also returned is how many are left after them, and how many are not finished.
    """
    uploaded = set(await services.store.storage.keys(UPLOADS, ""))
    finished = [table for table in services.store.tables.values() if table.phase == OVER and table.id not in uploaded]
    oldest = sorted(finished, key=lambda table: (table.changed_at, table.id))[:PAGE_LENGTH]
    games = [{"table": table.id, "key": table.id, "text": await _record(services, table.id)} for table in oldest]
    unfinished = sum(table.unfinished for table in services.store.tables.values())
    return {"games": games, "left": len(finished) - len(games), "unfinished": unfinished}


async def _record(services: Services, id_: str) -> str:
    room = await services.registry.room(id_)
    return await replays.record(services.registry, run_here, room, services.owner.id)


async def mark_uploaded(services: Services, table: str, record: str) -> None:
    """Note the id that a server has given to the record of a game."""
    if table not in services.store.tables:
        raise TableError("no-such-table", table=table)
    await write(services.store.storage, [(UPLOADS, table, record)])
