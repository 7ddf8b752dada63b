"""The door of the score counter: a board in the shape of `gwint score`, every strength on it and why."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from gwint.score_counter import SIDES, check
from gwint.score_counter import score as scored
from gwint.server.http.errors import REFUSED
from gwint.server.http.models import RulesText, Shape, ToldFault, Word, told_fault

router = APIRouter(prefix="/api", tags=["score"], responses=REFUSED)

MOST_CARDS: Final = 100
"""In a row: more than a game has of any kind."""

Cards = Annotated[list[Word], Field(default_factory=list, max_length=MOST_CARDS, examples=[["ghoul"]])]
Rows = Annotated[list[Word], Field(default_factory=list, max_length=10, examples=[["close"]])]


class SideGiven(Shape):
    """Cards go by their ids; `horns` and `mardroeme` name the rows in which such a special card lies."""

    leader: Word | None = None
    close: Cards
    ranged: Cards
    siege: Cards
    horns: Rows
    mardroeme: Rows


class BoardGiven(Shape):
    rules: RulesText = "legendary"
    weather: Cards
    sides: list[SideGiven] = Field(min_length=SIDES[0], max_length=SIDES[-1])


class CardScored(Shape):
    card: str
    strength: int
    why: list[tuple[str, int]] = Field(description="The printed strength, then what each step made of it.")


class RowsScored(Shape):
    close: list[CardScored]
    ranged: list[CardScored]
    siege: list[CardScored]


class SideScored(Shape):
    total: int
    rows: RowsScored


class BoardScored(Shape):
    sides: list[SideScored]
    faults: list[ToldFault] = Field(description="What could not lie on a real table; it is counted all the same.")


@router.post("/score", summary="The strength of everything on a board")
def score(board: BoardGiven) -> BoardScored:
    """Any number of copies, any card in any row, two to five sides."""
    given = board.model_dump()
    answer = BoardScored.model_validate({**scored(given), "faults": ()}, strict=False)
    return answer.model_copy(update={"faults": [told_fault(fault) for fault in check(given)]})
