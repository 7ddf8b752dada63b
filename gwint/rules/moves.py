"""Moves: every answer that a player can give, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Row


@dataclass(frozen=True, slots=True)
class Move:
    """The base class of all moves."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card from the hand, or a card that a question holds."""

    card: Card
    row: Row | None = None
    """The row of a unit, a Horn or a Mardroeme, or of a Decoy's target; None for weather and Scorch."""
    target: Card | None = None
    """The unit that a Decoy takes back."""
    side: int | None = None
    """The side that a spy goes to."""

    def __repr__(self) -> str:
        """Leave out what the card does not need."""
        given = [f"{name}={value!r}" for name in self.__match_args__ if (value := getattr(self, name)) is not None]
        return f"Play({', '.join(given)})"


@dataclass(frozen=True, slots=True)
class UseLeader(Move):
    pass


@dataclass(frozen=True, slots=True)
class Pass(Move):
    pass


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """SET-5. Exchange a card for a new one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Stop exchanging cards or moving units."""


@dataclass(frozen=True, slots=True)
class Start(Move):
    """Give the first turn of the round to this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """FAC-6. Leave this round to the toss or the usual order, and save the claim."""


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Choose a card for a medic to revive, or for a leader to take, play or call."""

    card: Card


@dataclass(frozen=True, slots=True)
class Against(Move):
    """FFA-8, TEAM-7. Use the leader against this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard a card from the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Shift(Move):
    """LEAD-13, klub. Move an agile unit to another row."""

    card: Card
    row: Row
    to: Row


MOVE_KINDS: Final[Mapping[type[Move], str]] = {
    Play: "play", UseLeader: "use-leader", Pass: "pass", Exchange: "exchange", Done: "done", Start: "start",
    Decline: "decline", Choose: "choose", Against: "against", Discard: "discard", Shift: "shift",
}  # fmt: skip
"""Each move's kind in data. A kind never changes, even when its class is renamed."""
