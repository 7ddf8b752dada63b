"""Routes of the referee of games with printed cards: the table of an evening, and what a card would do.

A process of the sandbox parses the bodies: a long evening takes thirty times the memory that it has as text.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from gwint.server.api import referee as api
from gwint.server.http.dependencies import TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import WIRE_TYPE, answers, json_response
from gwint.wire.referee import RefereeState, WhatIf

router = APIRouter(prefix="/api/referee", tags=["referee"], responses=COMMON_ERRORS)


async def _body(request: Request) -> bytes:
    return await request.body()


BodyDep = Annotated[bytes, Depends(_body)]


def takes(name: str) -> dict[str, Any]:
    """The documentation of a body that consists of a value of the wire."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": {WIRE_TYPE: name}}}}}


@router.post(
    "/state",
    summary="The table of an evening",
    response_class=Response,
    responses={**answers(RefereeState)},
    openapi_extra=takes("RefereeEntries"),
)
async def state(tasks: TasksDep, body: BodyDep) -> Response:
    """Everything follows from the entries, which the client keeps."""
    return json_response(await tasks.run(api.state_of_text, body))


@router.post(
    "/what-if",
    summary="What a card or a leader would do",
    response_class=Response,
    responses={**answers(WhatIf)},
    openapi_extra=takes("RefereeQuestion"),
)
async def what_if(tasks: TasksDep, body: BodyDep) -> Response:
    """Every way is played by the rules on a copy of the table."""
    return json_response(await tasks.run(api.answer_to_text, body))
