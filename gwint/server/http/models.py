"""Models that all routes share: strict and of limited size, and the response to refused requests."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from gwint.server.http.wire_types import FaultData
from gwint.server.tables.commands import with_few_fields

ShortText = Annotated[str, Field(max_length=100)]
"""An id or a name."""
WHOLE_NUMBER: Final = BeforeValidator(
    lambda value: int(value) if isinstance(value, float) and value.is_integer() else value
)
"""For whole numbers, which JSON may write as 3 or 3.0. It must come last, or the schema loses what follows it."""
RulesText = Annotated[
    str,
    Field(
        max_length=1000,
        description="A ruleset with changed options: `klub` or `klub, roach=yes`.",
        examples=["legendary", "klub, roach=yes"],
    ),
]


class StrictModel(BaseModel):
    """A model without type coercion and without unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _refuse_many_fields(cls, data: Any) -> Any:
        return with_few_fields(data, len(cls.model_fields))


class ErrorResponse(StrictModel):
    """The response to every refused request. Clients format the fault, with `fault-KIND` of the locale files."""

    fault: FaultData
