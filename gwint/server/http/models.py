"""Models that all routes share: strict and of limited size, and the model of a fault."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue

from gwint.faults import Fault
from gwint.wire import write_fault

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


class FaultModel(StrictModel):
    """A fault as data; clients format it, with `fault-<kind>` of the locale files."""

    kind: str = Field(examples=["deck-too-few-units"])
    details: dict[str, JsonValue] = Field(
        description='Plain data; a card is {"card": ref}, a leader {"leader": id}, a faction {"faction": id}, '
        'a row {"row": id}, a move {"move": …}, a nested fault {"fault": …}.',
        examples=[{"units": 20, "least": 22}],
    )


class Refused(StrictModel):
    """The response to every refused request."""

    fault: FaultModel


def fault_model(fault: Fault) -> FaultModel:
    return FaultModel(**write_fault(fault))
