"""Moves: every answer a player can give, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Row


@dataclass(frozen=True, slots=True)
class Move:
    """The root of all moves."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card, from the hand or from where a question put it."""

    card: Card
    row: Row | None = None
    """Where a unit, a Horn or a Mardroeme goes, or where a Decoy's target lies; None for weather and Scorch."""
    target: Card | None = None
    """What a Decoy takes."""
    side: int | None = None
    """The side a spy goes to."""


@dataclass(frozen=True, slots=True)
class UseLeader(Move):
    pass


@dataclass(frozen=True, slots=True)
class Pass(Move):
    pass


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """SET-5. Give up a card for a new one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Enough exchanged, or enough moved."""


@dataclass(frozen=True, slots=True)
class Start(Move):
    """This seat takes the first turn of the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """FAC-6. Leave this round to the toss or the custom, and keep the claim."""


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Choose a card: the one a medic raises, or a leader takes, plays or calls."""

    card: Card


@dataclass(frozen=True, slots=True)
class Against(Move):
    """FFA-8, TEAM-7. The leader concerns this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Throw a card of the hand away."""

    card: Card


@dataclass(frozen=True, slots=True)
class Shift(Move):
    """LEAD-13, klub. Move an agile unit to another row."""

    card: Card
    row: Row
    to: Row


MOVE_KINDS: Final[Mapping[type[Move], str]] = {
    Play: "play",
    UseLeader: "use-leader",
    Pass: "pass",
    Exchange: "exchange",
    Done: "done",
    Start: "start",
    Decline: "decline",
    Choose: "choose",
    Against: "against",
    Discard: "discard",
    Shift: "shift",
}
"""Each move's kind in data. A kind never changes, even when its class is renamed."""
