"""What a client may ask of a table; the same for the socket and the REST doors."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=4, description="A seat, counted from 0.")]
Name = Annotated[str, Field(min_length=1, max_length=40, description="What the others call the player.")]
BotName = Annotated[str, Field(max_length=40, description="A bot on offer.")]
Told = Annotated[str, Field(min_length=1, max_length=20_000)]
MoveData = Annotated[
    dict[Annotated[str, Field(max_length=20)], Annotated[str, Field(max_length=100)] | int | None],
    Field(max_length=6, description="One of the view's `moves`, sent back as it is.", examples=[{"kind": "pass"}]),
]


class Command(BaseModel):
    """The root of all commands."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    id: Annotated[str, Field(max_length=64)] = Field(
        default="",
        description="The client's own name for it: the answer repeats it, and a retry of a move is known by it.",
    )


class Sit(Command):
    """Take a free seat, or come back to one's own that a bot keeps."""

    type: Literal["sit"]
    seat: Seat
    name: Name


class Stand(Command):
    """Free one's seat before the start."""

    type: Literal["stand"]
    seat: Seat


class Bring(Command):
    """Choose a deck (three for a match) and be ready; none, and not be ready."""

    type: Literal["bring"]
    seat: Seat
    decks: Annotated[list[Told], Field(max_length=3)] = Field(
        description="Each a starter's id, a deck code, a deck's text, or alone `set:LEADER` for a whole set."
    )


class SeatBot(Command):
    """Give a free seat to a bot; in a game, that of a player who is away or gone."""

    type: Literal["seat-bot"]
    seat: Seat
    bot: BotName


class Free(Command):
    """The maker frees a seat before the start."""

    type: Literal["free"]
    seat: Seat


class Agree(Command):
    """The maker opens or shuts the table to strangers and spectators, before the start."""

    type: Literal["agree"]
    listed: bool
    spectators: bool


class Close(Command):
    """The maker closes the table."""

    type: Literal["close"]


class MakeMove(Command):
    """Answer the question that the seat is asked."""

    type: Literal["move"]
    seat: Seat
    question: Annotated[int, Field(ge=0)] = Field(description="The view's `question`.")
    move: MoveData


class Resign(Command):
    type: Literal["resign"]
    seat: Seat
    game: bool = Field(default=False, description="Of a match, only the game being played.")


class MakeOffer(Command):
    """Offer to take the seat's last move back, or a rematch; the other players may accept."""

    type: Literal["offer"]
    seat: Seat
    offer: Literal["take-back", "rematch"]


class Accept(Command):
    type: Literal["accept"]
    seat: Seat


class Decline(Command):
    """Decline an offer, or withdraw it."""

    type: Literal["decline"]
    seat: Seat


class Claim(Command):
    """Claim the win of a duel over a player who is away or gone."""

    type: Literal["claim"]
    seat: Seat


class Leave(Command):
    """Leave a game for good."""

    type: Literal["leave"]
    seat: Seat


AnyCommand = Annotated[
    Sit
    | Stand
    | Bring
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
