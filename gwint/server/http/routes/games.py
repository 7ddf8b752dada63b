"""The route of an owner's games."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field

from gwint.server.api import games as api
from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import After, Limit, RegistryDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import ChairData, EndingData, ModeName, PhaseName

router = APIRouter(prefix="/api", tags=["games"], responses=COMMON_ERRORS)


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
    return GamePage(**await api.games(registry, owner, after, limit))
