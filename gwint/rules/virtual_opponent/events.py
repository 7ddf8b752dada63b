"""What happens only at a table with a virtual opponent. All of it is open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint.cards import Card, Leader, Row
from gwint.rules.events import Event
from gwint.rules.table import Spot


class Way(NamedTuple):
    """One thing that the virtual opponent could have done, and what it would have gained."""

    card: Card | None
    """The card to be placed, revived, called, played or moved."""
    row: Row | None
    """Where it would have gone; None for weather and one-shot specials."""
    gain: int


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """SOLO-5. The virtual opponent weighed what it could do, and chose."""

    seat: int
    ways: tuple[Way, ...]
    chosen: int
    """The place in `ways` of what it does now."""
    measure: str
    """What `gain` counts: `lead`, its total minus yours (SOLO-5), or `own`, its own total (SOLO-9)."""
    decided: str
    """What singled it out: the `gain`; its `lead` where own totals tie; the fullest `row` (SOLO-6); or `chance`."""


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """SOLO-15. Its deck has run out, and it has no turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LaidFaceDown(Event):
    """SOLO-7. The top card of its deck went unseen under the Decoy that lies there."""

    seat: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class TurnedUpLeader(Event):
    """SOLO-14. You lead, and the top leader of its pile is turned up."""

    seat: int
    leader: Leader
    totals: tuple[int, ...]
    """What the sides had before the leader did anything."""
    cancelled: bool
    """SOLO-21. Your White Flame leaves it without effect."""


@dataclass(frozen=True, slots=True)
class AddedToTotal(Event):
    """SOLO-14. Hope of the Aen Seidhe adds so much to its total of this round."""

    seat: int
    count: int


VIRTUAL_EVENT_KINDS: Final[Mapping[type[Event], str]] = {
    Judged: "judged",
    SatOut: "sat-out",
    LaidFaceDown: "laid-face-down",
    TurnedUpLeader: "turned-up-leader",
    AddedToTotal: "added-to-total",
}
"""Each event's kind in data, like `gwint.rules.events.EVENT_KINDS`."""
