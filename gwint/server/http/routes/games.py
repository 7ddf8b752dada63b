"""The route of an owner's games."""

from __future__ import annotations

import json
from typing import Any, Final

from fastapi import APIRouter
from pydantic import Field

from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import After, Limit, RegistryDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import ChairData, EndingData, ModeName, PhaseName
from gwint.server.tables.entries import ENTRY_KINDS, Dealt
from gwint.server.tables.registry import Registry
from gwint.server.tables.state import CLOSED, PLAYING

router = APIRouter(prefix="/api", tags=["games"], responses=COMMON_ERRORS)

MY_GAMES: Final = """
    SELECT id, phase, mode, created_at, changed_at, body,
        (SELECT group_concat(seat) FROM chairs WHERE chairs.table_id = id AND owner = ?)
    FROM tables JOIN summaries ON table_id = id
    WHERE id IN (SELECT table_id FROM chairs WHERE owner = ?)
    AND (phase != ? OR EXISTS (SELECT 1 FROM entries WHERE entries.table_id = id AND kind = ?))
    AND (? = '' OR (phase IN ('waiting', 'playing'), changed_at, id) < (
        SELECT phase IN ('waiting', 'playing'), changed_at, id FROM tables WHERE id = ?))
    ORDER BY phase IN ('waiting', 'playing') DESC, changed_at DESC, id DESC LIMIT ?
"""


class GameSummary(StrictModel):
    id: str = Field(description="The table's id.")
    phase: PhaseName
    mode: ModeName
    from_position: bool = Field(description="Whether it started from a picture, a record or another game, not a deal.")
    chairs: list[ChairData]
    yours: list[int]
    result: EndingData | None
    acting: list[int] = Field(description="The seats that may move now.")
    your_turn: bool
    created_at: int = Field(description="Milliseconds since the epoch.")
    changed_at: int = Field(description="When it was opened, started or ended.")


class GamePage(StrictModel):
    games: list[GameSummary]
    next: str | None = Field(description="`after` of the next page; null on the last page.")


@router.get("/games", summary="My games, running and finished", responses=NO_OWNER)
async def games(registry: RegistryDep, owner: Owner, after: After = "", limit: Limit = 20) -> GamePage:
    """The games in which I have a seat: running ones first, then by when they started or ended, the latest first.

    Tables closed before the deal are left out.
    """
    values = (owner, owner, CLOSED, ENTRY_KINDS[Dealt], after, after, limit + 1)
    rows = await registry.store.reader.rows(MY_GAMES, values)
    listed = [await _listed(registry, *row) for row in rows[:limit]]
    return GamePage(games=listed, next=listed[-1].id if len(rows) > limit else None)


async def _listed(
    registry: Registry, id_: str, phase: str, mode: str, created_at: int, changed_at: int, body: str, seats: str
) -> GameSummary:
    summary: dict[str, Any] = json.loads(body)
    yours = sorted(map(int, seats.split(",")))
    acting = list((await registry.room(id_)).state.acting) if phase == PLAYING else []
    return GameSummary(
        id=id_,
        phase=phase,
        mode=mode,
        from_position=bool(summary["terms"]["start"]),
        chairs=summary["chairs"],
        yours=yours,
        result=summary["result"],
        acting=acting,
        your_turn=bool(set(acting) & set(yours)),
        created_at=created_at,
        changed_at=changed_at,
    )
