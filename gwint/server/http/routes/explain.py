"""The explain route: how the strength of each card on the battlefield is calculated. The battlefield is public."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from gwint.server.api import explain as api
from gwint.server.http.dependencies import MAX_SEATS, TABLE_ERRORS, RoomDep, ViewerDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import CardRef, RowId
from gwint.wire.plain_codecs import ROW_IDS

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=COMMON_ERRORS)

MAX_PLACES: Final = 1000


class ExplainedCard(StrictModel):
    side: int
    row: RowId
    place: int
    card: CardRef
    strength: int
    why: list[tuple[str, int]] = Field(description="The printed strength, then the strength after each step.")


class ExplainedCards(StrictModel):
    cards: list[ExplainedCard]


@router.get("/{table}/explain", summary="Explain the strength of cards", responses=TABLE_ERRORS)
async def explained(
    room: RoomDep,
    _viewer: ViewerDep,
    side: Annotated[int | None, Query(ge=0, lt=MAX_SEATS, description="Omitted: all sides.")] = None,
    row: Annotated[str | None, Query(pattern=f"^({'|'.join(ROW_IDS)})$", description="Omitted: all rows.")] = None,
    place: Annotated[int | None, Query(ge=0, lt=MAX_PLACES, description="Omitted: all places.")] = None,
) -> ExplainedCards:
    """All cards on the battlefield, or those of a side, a row or a place."""
    return ExplainedCards.model_validate(api.explained(room, {"side": side, "row": row, "place": place}))
