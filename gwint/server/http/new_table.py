"""The request that opens a table: its terms, its first seats, and the position that a game starts from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Final, Literal

from pydantic import Field

from gwint.rules.modes import DUEL
from gwint.server.api.new_table import first_commands, terms_of
from gwint.server.http.dependencies import MAX_SEATS, RequestTasks
from gwint.server.http.models import WHOLE_NUMBER, RulesText, ShortText, StrictModel
from gwint.server.tables.commands import AnyCommand, BotName, Bring, DeckText, Name, SeatBot, Sit
from gwint.server.tables.registry import Registry
from gwint.wire.tables import Terms

DAY_S: Final = 86_400
HOUR_S: Final = 3_600
MAX_STEPS: Final = 100_000
MAX_LENGTH: Final = 20_000
"""The maximum length of a picture."""

StepNumber = Annotated[int, Field(ge=0, le=MAX_STEPS, description="0 is the deal."), WHOLE_NUMBER]


class PersonSeat(StrictModel):
    """The maker sits here, or another person at the same screen."""

    sit: Name
    decks: Annotated[
        list[DeckText], Field(default_factory=list, max_length=3, description="As in the command `bring`.")
    ]


class BotSeat(StrictModel):
    bot: BotName = Field(examples=["greedy"])


class FromTable(StrictModel):
    """A finished game after one of its steps."""

    table: ShortText
    step: StepNumber


class FromRecord(StrictModel):
    """An uploaded record after one of its steps."""

    record: ShortText
    step: StepNumber


class FromPicture(StrictModel):
    picture: str = Field(max_length=MAX_LENGTH, description="A table as text.")


class NewTable(StrictModel):
    """The terms of a table; those of a position replace mode and rules."""

    mode: ShortText = Field(default=DUEL.name, description="A mode of the rules, or `match`.")
    rules: RulesText = "legendary"
    advanced: bool = Field(default=False, description="Decks are built to the advanced limits.")
    listed: bool = Field(default=False, description="Listed publicly; otherwise only people with the link can find it.")
    spectators: bool = True
    bank_s: Annotated[int, Field(ge=0, le=DAY_S), WHOLE_NUMBER] = Field(
        default=0, description="A player's time; 0 is no clock."
    )
    increment_s: Annotated[int, Field(ge=0, le=HOUR_S), WHOLE_NUMBER] = Field(
        default=0, description="Added after every turn."
    )
    away_s: Annotated[int, Field(ge=10, le=DAY_S), WHOLE_NUMBER] = Field(
        default=60, description="How long a player must be away before the others may replace them or claim the win."
    )
    hints: Literal["always", "alone", "never"] = Field(
        default="alone", description="Hints for every seat, only for a person who plays against bots, or none."
    )
    opponent: ShortText = Field(default="", description="The faction of a virtual opponent; empty for a random one.")
    seats: list[PersonSeat | BotSeat | None] = Field(
        default_factory=list, max_length=MAX_SEATS, description="Who sits where at the start; null is a free seat."
    )
    beginning: FromTable | FromRecord | FromPicture | None = Field(
        default=None, alias="from", description="Start from a position instead of a deal."
    )


def seating_commands(wanted: NewTable) -> list[AnyCommand]:
    """Return the commands that seat people and bots."""
    seats = [None if one is None else one.model_dump() for one in wanted.seats]
    return [CLASSES[command["type"]](**command) for command in first_commands(seats)]


async def requested_terms(registry: Registry, tasks: RequestTasks, owner: str, wanted: NewTable) -> Terms:
    plain = wanted.model_dump(exclude={"seats", "beginning"})
    beginning = None if wanted.beginning is None else wanted.beginning.model_dump()
    return await terms_of(registry, tasks.run, owner, plain, beginning)


CLASSES: Final[Mapping[str, Callable[..., AnyCommand]]] = {"sit": Sit, "bring": Bring, "seat-bot": SeatBot}
"""The commands that a request for a table stands for."""
