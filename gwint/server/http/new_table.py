"""The request that opens a table: its terms, its first seats, and the position that a game starts from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from gwint import rulesets
from gwint.game import Game
from gwint.notation.picture_reader import check_question
from gwint.rules.modes import DUEL
from gwint.server.http.dependencies import MAX_SEATS, RequestTasks
from gwint.server.http.models import WHOLE_NUMBER, RulesText, ShortText, StrictModel
from gwint.server.storage.uploaded_records import find_record
from gwint.server.tables.commands import AnyCommand, BotName, Bring, DeckText, Name, SeatBot, Sit
from gwint.server.tables.log_reader import Row
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.replays import table_steps
from gwint.server.tables.state import TableError
from gwint.wire.replays import record_steps, step_at
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


def first_commands(wanted: NewTable) -> list[AnyCommand]:
    """Return the commands that seat people with their decks, then bots, whose decks depend on the others'."""
    people: list[AnyCommand] = []
    bots: list[AnyCommand] = []
    for seat, one in enumerate(wanted.seats):
        if isinstance(one, BotSeat):
            bots.append(SeatBot(type="seat-bot", seat=seat, bot=one.bot))
        elif one is not None:
            people.append(Sit(type="sit", seat=seat, name=one.sit))
            people += [Bring(type="bring", seat=seat, decks=one.decks)] if one.decks else []
    return [*people, *bots]


async def terms_of(registry: Registry, tasks: RequestTasks, owner: str, wanted: NewTable) -> Terms:
    plain = wanted.model_dump(exclude={"seats", "beginning"})
    if wanted.beginning is None:
        return Terms(**plain)
    start = await _start(registry, tasks, owner, wanted.beginning)
    return Terms(**{**plain, "mode": start.mode, "rules": start.rules, "start": start.picture})


async def _start(
    registry: Registry, tasks: RequestTasks, owner: str, beginning: FromTable | FromRecord | FromPicture
) -> StartPosition:
    """Return a position that the owner may know completely: from a finished game, a record or a picture."""
    if isinstance(beginning, FromPicture):
        return await tasks.run(_from_picture, beginning.picture)
    if isinstance(beginning, FromRecord):
        return await tasks.run(_from_record, await find_record(registry.store, beginning.record), beginning.step)
    room = await registry.room(beginning.table)
    check_viewer(room.state, owner, None)
    check_finished(room.state)
    return await tasks.run(_from_table, room.id, await registry.log_rows(room.id), beginning.step)


# Tasks


class StartPosition(NamedTuple):
    """What the terms of a table say about the position that its game starts from."""

    mode: str
    rules: str
    picture: str


def _from_picture(text: str) -> StartPosition:
    """Return the position as a new game, without what happened before."""
    game = Game.from_picture(text)
    check_question(game.table, text)
    if not game.acting:
        raise TableError("game-over")
    return StartPosition(game.table.mode.name, rulesets.text(game.table.ruleset), game.picture)


def _from_record(text: str, step: int) -> StartPosition:
    return _from_picture(step_at(record_steps(text), step).game.picture)


def _from_table(id_: str, rows: Sequence[Row], step: int) -> StartPosition:
    return _from_picture(step_at(table_steps(id_, rows), step).game.picture)
