"""The explain route: how the strength of each card on the battlefield is calculated. The battlefield is public."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from gwint.cards import ROWS
from gwint.rules.strength import explain_under, row_conditions
from gwint.rules.table import Table
from gwint.server.http.dependencies import MAX_SEATS, TABLE_ERRORS, RoomDep, ViewerDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import CardRef, RowId
from gwint.wire.plain_codecs import CARD_REFS, ROW_IDS

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
    table = room.state.table
    cards = [] if table is None else _cards(table)
    wanted = ((side, "side"), (row, "row"), (place, "place"))
    return ExplainedCards(
        cards=[card for card in cards if all(value in (None, getattr(card, name)) for value, name in wanted)]
    )


def _cards(table: Table) -> Iterator[ExplainedCard]:
    for side, army in enumerate(table.sides):
        for row in ROWS:
            conditions = row_conditions(table, side, row)
            for place, card in enumerate(army.rows[row]):
                why = list(explain_under(card, place, conditions))
                yield ExplainedCard(
                    side=side, row=row.id, place=place, card=CARD_REFS[card], strength=why[-1][1], why=why
                )
