"""The route of the score counter: a board in the format of `gwint score`, with every strength explained."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Response
from pydantic import Field

from gwint.score_counter import SIDES
from gwint.server.api import score as api
from gwint.server.http.dependencies import TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import RulesText, ShortText, StrictModel
from gwint.server.http.wire_types import FaultData, json_response

router = APIRouter(prefix="/api", tags=["score"], responses=COMMON_ERRORS)

MAX_CARDS: Final = 100
"""For one row: more than a game has of any kind."""

Cards = Annotated[list[ShortText], Field(default_factory=list, max_length=MAX_CARDS, examples=[["ghoul"]])]
Rows = Annotated[list[ShortText], Field(default_factory=list, max_length=10, examples=[["close"]])]


class BoardSide(StrictModel):
    """Cards are given by id; `horns` and `mardroeme` name the rows with such a special card."""

    leader: ShortText | None = None
    close: Cards
    ranged: Cards
    siege: Cards
    horns: Rows
    mardroeme: Rows


class Board(StrictModel):
    rules: RulesText = "legendary"
    weather: Cards
    sides: list[BoardSide] = Field(min_length=SIDES[0], max_length=SIDES[-1])


class CardScore(StrictModel):
    card: str
    strength: int
    why: list[tuple[str, int]] = Field(description="The printed strength, then the strength after each step.")


class RowScores(StrictModel):
    close: list[CardScore]
    ranged: list[CardScore]
    siege: list[CardScore]


class SideScore(StrictModel):
    total: int
    rows: RowScores


class ScoredBoard(StrictModel):
    sides: list[SideScore]
    faults: list[FaultData] = Field(description="What is impossible on a real table; it is scored all the same.")


@router.post("/score", summary="Score a board", response_model=ScoredBoard)
async def score(tasks: TasksDep, board: Board) -> Response:
    """Any number of copies, any card in any row, two to five sides."""
    return json_response(await tasks.run(api.scored_board, board.model_dump()))
