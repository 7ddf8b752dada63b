"""Events that occur only with a virtual opponent. All of them are public."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint.cards import Card, Leader, Row
from gwint.rules.events import Event
from gwint.rules.table import Spot


class Way(NamedTuple):
    """A way that the virtual opponent could have chosen, and its gain."""

    card: Card | None
    """The card to place, revive, call, play or move."""
    row: Row | None
    """The row it would have gone to; None for weather and one-shot specials."""
    gain: int


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """SOLO-5. The virtual opponent compared its ways and chose one."""

    seat: int
    ways: tuple[Way, ...]
    chosen: int
    """The index in `ways` of the chosen one."""
    measure: str
    """What `gain` measures: `lead`, its total minus yours (SOLO-5), or `own`, its own total (SOLO-9)."""
    decided: str
    """What decided: the `gain`; the `lead` if own totals tie; the fullest `row` (SOLO-6); or `chance`."""


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """SOLO-15. The virtual opponent's deck is empty, so it has no turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LaidFaceDown(Event):
    """SOLO-7. The top card of its deck went face down under the Decoy at this spot, unseen."""

    seat: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class TurnedUpLeader(Event):
    """SOLO-14. You are in the lead, and the top leader of its pile is turned up."""

    seat: int
    leader: Leader
    totals: tuple[int, ...]
    """The totals before the leader took effect."""
    cancelled: bool
    """SOLO-21. Whether your White Flame cancels the leader."""


@dataclass(frozen=True, slots=True)
class AddedToTotal(Event):
    """SOLO-14. Hope of the Aen Seidhe adds `count` to its total of this round."""

    seat: int
    count: int


VIRTUAL_EVENT_KINDS: Final[Mapping[type[Event], str]] = {
    Judged: "judged", SatOut: "sat-out", LaidFaceDown: "laid-face-down", TurnedUpLeader: "turned-up-leader",
    AddedToTotal: "added-to-total",
}  # fmt: skip
"""Each event's kind in data, like `gwint.rules.events.EVENT_KINDS`."""
