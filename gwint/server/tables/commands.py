"""The commands that clients send to a table, the same by WebSocket and by HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

Seat = Annotated[int, Field(ge=0, le=4, description="A seat, counted from 0.")]
MAX_DECK_TEXT: Final = 4_000
"""Four times as long as the text of any legal deck."""
Name = Annotated[str, Field(min_length=1, max_length=40, description="The name that others see.")]
BotName = Annotated[str, Field(max_length=40, description="The name of a bot.")]
DeckText = Annotated[str, Field(min_length=1, max_length=MAX_DECK_TEXT)]
MoveData = Annotated[
    dict[Annotated[str, Field(max_length=20)], Annotated[str, Field(max_length=100)] | int | None],
    Field(max_length=6, description="One of the view's `moves`, sent back unchanged.", examples=[{"kind": "pass"}]),
]


Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes as hexadecimal digits.")]
PledgeHash = Annotated[
    str, Field(pattern="^([0-9a-f]{64})?$", description="Fixes your entropy for the deal; empty to contribute none.")
]
RematchPledge = Annotated[
    str, Field(pattern="^([0-9a-f]{64})?$", description="For a rematch: fixes your entropy for its deal.")
]

MORE_FIELDS: Final = 10
"""How many unknown fields of an object are reported one by one."""


def with_few_fields(data: Any, known: int) -> Any:
    """Refuse an object with far more fields than its model has at once: an error for each would take too long."""
    if isinstance(data, dict) and len(data) > known + MORE_FIELDS:
        raise PydanticCustomError("too_many_fields", "The object has too many fields.")
    return data


class Command(BaseModel):
    """The base class of all commands."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _refuse_many_fields(cls, data: Any) -> Any:
        return with_few_fields(data, len(cls.model_fields))

    id: Annotated[str, Field(max_length=64)] = Field(
        default="",
        description="Chosen by the client: the answer repeats it, and a retried move is recognised by it.",
    )

    @property
    def is_secret(self) -> bool:
        """Whether others may not notice that the command was given, not even by its player's presence."""
        return False


class Sit(Command):
    """Take a free seat, or return to your own seat that a bot plays."""

    type: Literal["sit"]
    seat: Seat
    name: Name


class Stand(Command):
    """Free your seat before the game."""

    type: Literal["stand"]
    seat: Seat


class Bring(Command):
    """Choose a deck (three for a match) and be ready; without a deck, stop being ready."""

    type: Literal["bring"]
    seat: Seat
    decks: Annotated[list[DeckText], Field(max_length=3)] = Field(
        description="Each is a starter deck's id, a deck code or a deck's text; in solo, `set:LEADER` for a whole set."
    )
    pledge: PledgeHash = ""


class Pledge(Command):
    """Pledge entropy for the deal, for a seat that has brought its deck."""

    type: Literal["pledge"]
    seat: Seat
    pledge: Hash


class Reveal(Command):
    """Reveal the entropy that your seats have pledged, when the view's `deal.owed` asks for it."""

    type: Literal["reveal"]
    seat: Seat
    entropy: Hash

    @property
    def is_secret(self) -> bool:
        """Others learn whether a seat is ready, not how often it changes its deck."""
        return True


class SeatBot(Command):
    """Seat a bot at a free seat; during a game, at the seat of a player who is away or has left."""

    type: Literal["seat-bot"]
    seat: Seat
    bot: BotName


class Free(Command):
    """Free a seat before the game. Only the table's maker may."""

    type: Literal["free"]
    seat: Seat


class Agree(Command):
    """List the table publicly or not, and allow spectators or not, before the game. Only the table's maker may."""

    type: Literal["agree"]
    listed: bool
    spectators: bool


class Close(Command):
    """Close the table. Only its maker may, and during a game only one who plays, who resigns by it."""

    type: Literal["close"]


class MakeMove(Command):
    """Answer the question that waits for the seat."""

    type: Literal["move"]
    seat: Seat
    question: Annotated[int, Field(ge=0)] = Field(description="The view's `question`.")
    move: MoveData

    @property
    def is_secret(self) -> bool:
        """SET-10. Others do not learn how many cards a seat exchanges."""
        return self.move.get("kind") in ("exchange", "done")


class Resign(Command):
    """Resign the game, or the whole match."""

    type: Literal["resign"]
    seat: Seat
    game: bool = Field(default=False, description="In a match, resign only the current game.")


class MakeOffer(Command):
    """Offer to take back the seat's last move, or offer a rematch; the other players may accept."""

    type: Literal["offer"]
    seat: Seat
    offer: Literal["take-back", "rematch"]
    pledge: RematchPledge = ""


class Accept(Command):
    """Accept an offer."""

    type: Literal["accept"]
    seat: Seat
    pledge: RematchPledge = ""


class Decline(Command):
    """Decline an offer, or withdraw your own."""

    type: Literal["decline"]
    seat: Seat


class Claim(Command):
    """Claim the win of a duel over a player who is away or has left."""

    type: Literal["claim"]
    seat: Seat


class Leave(Command):
    """Leave a game permanently."""

    type: Literal["leave"]
    seat: Seat


AnyCommand = Annotated[
    Sit
    | Stand
    | Bring
    | Pledge
    | Reveal
    | SeatBot
    | Free
    | Agree
    | Close
    | MakeMove
    | Resign
    | MakeOffer
    | Accept
    | Decline
    | Claim
    | Leave,
    Field(discriminator="type"),
]
