"""Routes of the referee of games with printed cards: the table of an evening, and what a card would do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Response

from gwint.server.api import referee as api
from gwint.server.http.dependencies import TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import answers, json_response, wire_type
from gwint.wire.referee import RefereeState, WhatIf

router = APIRouter(prefix="/api/referee", tags=["referee"], responses=COMMON_ERRORS)

EntriesData = Annotated[dict[str, Any], Body(), wire_type("RefereeEntries")]
QuestionData = Annotated[dict[str, Any], Body(), wire_type("RefereeQuestion")]


@router.post("/state", summary="The table of an evening", response_class=Response, responses={**answers(RefereeState)})
async def state(tasks: TasksDep, given: EntriesData) -> Response:
    """Everything follows from the entries, which the client keeps."""
    return json_response(await tasks.run(api.state, given))


@router.post(
    "/what-if", summary="What a card or a leader would do", response_class=Response, responses={**answers(WhatIf)}
)
async def what_if(tasks: TasksDep, given: QuestionData) -> Response:
    """Every way is played by the rules on a copy of the table."""
    return json_response(await tasks.run(api.answer, given))
