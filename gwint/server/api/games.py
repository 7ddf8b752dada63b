"""The answer about an owner's games."""

from __future__ import annotations

import json
from typing import Any

from gwint.server.api.tables import PAGE_LENGTH
from gwint.server.tables.registry import Registry
from gwint.server.tables.state import PLAYING
from gwint.server.tables.table_store import OwnedGame


async def games(registry: Registry, owner: str, after: str = "", limit: int = PAGE_LENGTH) -> dict[str, Any]:
    """Return the games in which an owner has a seat: running ones first, then the latest, without those never dealt."""
    found = await registry.store.games_of(owner, after, limit + 1)
    listed = [await _listed(registry, game) for game in found[:limit]]
    return {"games": listed, "next": found[limit - 1].id if len(found) > limit else None}


async def _listed(registry: Registry, game: OwnedGame) -> dict[str, Any]:
    summary = json.loads(game.summary)
    acting = list((await registry.room(game.id)).state.acting) if game.phase == PLAYING else []
    return {
        "id": game.id,
        "phase": game.phase,
        "mode": game.mode,
        "from_position": bool(summary["terms"]["start"]),
        "chairs": summary["chairs"],
        "yours": list(game.seats),
        "result": summary["result"],
        "acting": acting,
        "your_turn": not set(acting).isdisjoint(game.seats),
        "created_at": game.created_at,
        "changed_at": game.changed_at,
    }
