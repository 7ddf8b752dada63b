"""Types of the wire format in the models and answers of routes; `openapi.py` refers to their schemas."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi.responses import Response
from pydantic import WithJsonSchema

WIRE_TYPE: Final = "x-wire-type"
"""The key under which a schema names a type of the wire, until it becomes a reference."""

Responses = dict[int | str, dict[str, Any]]
"""Documented responses of a route, by status."""
Data = dict[str, Any]


def wire_type(name: str) -> WithJsonSchema:
    """An annotation: the field has the schema of this type."""
    return WithJsonSchema({WIRE_TYPE: name})


FaultData = Annotated[Data, wire_type("Fault")]
TermsData = Annotated[Data, wire_type("Terms")]
ChairData = Annotated[Data, wire_type("ChairView")]
PresenceData = Annotated[Data, wire_type("ChairPresence")]
TableViewData = Annotated[Data, wire_type("TableView")]
EndingData = Annotated[Data, wire_type("Ending")]
RefereeEntryData = Annotated[Data, wire_type("RefereeEntry")]
HintData = Annotated[Data, wire_type("Hint")]
PhaseName = Annotated[str, wire_type("Phase")]
ModeName = Annotated[str, wire_type("Mode")]
FactionId = Annotated[str, wire_type("Faction")]
LeaderId = Annotated[str, wire_type("Leader")]
RowId = Annotated[str, wire_type("Row")]
CardRef = Annotated[str, wire_type("Card")]
LanguageCode = Annotated[str, wire_type("Language")]


def answers(kind: type, description: str = "Successful Response") -> Responses:
    """The documentation of a response that consists of a value of the wire."""
    return {200: {"description": description, "content": {"application/json": {"schema": {WIRE_TYPE: kind.__name__}}}}}


def json_response(body: bytes, status: int = 200) -> Response:
    """Respond with JSON that is encoded already."""
    return Response(body, status_code=status, media_type="application/json")


def lines(name: str, media_type: str, description: str) -> Responses:
    """The documentation of a stream whose lines are JSON values of this type."""
    schema = {"type": "string", "contentMediaType": "application/json", "contentSchema": {WIRE_TYPE: name}}
    return {200: {"description": description, "content": {media_type: {"schema": schema}}}}
