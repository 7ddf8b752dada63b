"""What every door is told and answers in: strict shapes of bounded size, and the one shape of a fault."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue

from gwint.faults import Fault
from gwint.wire import write_fault

ShortText = Annotated[str, Field(max_length=100)]
"""An id or a name: nothing longer is one."""
WHOLE_NUMBER: Final = BeforeValidator(lambda told: int(told) if isinstance(told, float) and told.is_integer() else told)
"""For whole numbers, which JSON may write as 3 or as 3.0; it stands last, or the schema loses what stands after it."""
RulesText = Annotated[
    str,
    Field(
        max_length=1000,
        description="A ruleset, changed options after it: `klub` or `klub, roach=yes`.",
        examples=["legendary", "klub, roach=yes"],
    ),
]


class StrictModel(BaseModel):
    """Nothing is taken for something else, and nothing unknown is passed over."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class FaultModel(StrictModel):
    """What is wrong, as data: clients make the sentence, `fault-<kind>` of the language files."""

    kind: str = Field(examples=["deck-too-few-units"])
    details: dict[str, JsonValue] = Field(
        description='Plain data; a card is {"card": ref}, a leader {"leader": id}, a faction {"faction": id}, '
        'a row {"row": id}, a move {"move": …}, a fault within a fault {"fault": …}.',
        examples=[{"units": 20, "least": 22}],
    )


class Refused(StrictModel):
    """The answer to every request that is not granted."""

    fault: FaultModel


def fault_model(fault: Fault) -> FaultModel:
    return FaultModel(**write_fault(fault))
