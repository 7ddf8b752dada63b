"""A table over the network: what was agreed, who sits where, what happened around the game, and all of it as a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.match.views import MatchView
from gwint.notation.record_model import Ending
from gwint.views import View, view_dataclass

ALWAYS, ALONE, NEVER = HINTING = ("always", "alone", "never")
"""Who may ask for hints: every seat, those who play nobody but bots and whoever sits at the same screen, or none."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table plays, as its maker chose it."""

    mode: str = "duel"
    """A mode of the rules, or `match`."""
    rules: str = "legendary"
    """A ruleset as text: `klub, roach=yes`."""
    advanced: bool = False
    """DECK-3. Decks are built to the advanced limits."""
    listed: bool = False
    """Open to everybody; else only to those who have the link."""
    spectators: bool = True
    bank_s: int = 0
    """Seconds that each player has for the game; 0 is no clock."""
    increment_s: int = 0
    """Seconds added after every turn."""
    away_s: int = 60
    """Seconds somebody is away before the others may do something about it."""
    hints: str = ALONE
    """Who may ask for hints: one of `HINTING`."""
    opponent: str = ""
    """SOLO. The virtual opponent's faction; empty for chance."""
    start: str = ""
    """A picture that the game begins with; empty where it is dealt."""


# What happened around the game. All of it is open to everybody at the table.


@dataclass(frozen=True, slots=True)
class TableEvent:
    """The root of what happens around a game."""


@dataclass(frozen=True, slots=True)
class SatDown(TableEvent):
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class BotSatDown(TableEvent):
    """A bot plays this seat from now on."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class StoodUp(TableEvent):
    seat: int


@dataclass(frozen=True, slots=True)
class GotReady(TableEvent):
    """The seat's decks are chosen, or no longer."""

    seat: int
    ready: bool


@dataclass(frozen=True, slots=True)
class ChangedTerms(TableEvent):
    listed: bool
    spectators: bool


@dataclass(frozen=True, slots=True)
class BeganGame(TableEvent):
    """Everybody is ready, and the cards are dealt."""


@dataclass(frozen=True, slots=True)
class Offered(TableEvent):
    """`take-back` or `rematch`; the others may accept."""

    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class AcceptedOffer(TableEvent):
    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class DeclinedOffer(TableEvent):
    """Also of the seat that offered and thought better of it."""

    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class TookBack(TableEvent):
    """The last moves do not count."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class GaveUp(TableEvent):
    """A seat lost by `resigned`, `time` or `left`."""

    seat: int
    how: str
    game: bool
    """Of a match, only the game being played."""


@dataclass(frozen=True, slots=True)
class RanOut(TableEvent):
    """The seat has no time left: it passes from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftTable(TableEvent):
    """The seat's player is gone; the others may wait or seat a bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClosedTable(TableEvent):
    pass


@dataclass(frozen=True, slots=True)
class InterruptedGame(TableEvent):
    """The game cannot go on under the rules as they are now; its record can be read."""


@dataclass(frozen=True, slots=True)
class Rematched(TableEvent):
    """The same players go on at another table."""

    table: str


TABLE_EVENT_KINDS: Final[Mapping[type[TableEvent], str]] = {
    SatDown: "sat-down",
    BotSatDown: "bot-sat-down",
    StoodUp: "stood-up",
    GotReady: "got-ready",
    ChangedTerms: "changed-terms",
    BeganGame: "began-game",
    Offered: "offered",
    AcceptedOffer: "accepted-offer",
    DeclinedOffer: "declined-offer",
    TookBack: "took-back",
    GaveUp: "gave-up",
    RanOut: "ran-out",
    LeftTable: "left-table",
    ClosedTable: "closed-table",
    InterruptedGame: "interrupted-game",
    Rematched: "rematched",
}
"""Each event's kind in data. A kind never changes, even when its class is renamed."""


# The view


@view_dataclass
class ChairView:
    """A seat at the table: who plays it."""

    side: int
    kind: str
    """`empty`, `person`, `bot`, or `virtual` where the mode plays it (SOLO)."""
    name: str
    """What the person is called, or which bot it is; empty for nobody."""
    ready: bool
    gone: bool
    """The player has left for good."""
    out_of_time: bool
    clock_ms: int | None
    """What is left on the clock now; None without a clock."""


@dataclass(frozen=True, slots=True)
class Offer:
    offer: str
    """`take-back` or `rematch`."""
    seat: int
    accepted: tuple[int, ...]


@view_dataclass
class TableView:
    """A table as one seat, or a spectator, may know it."""

    id: str
    phase: str
    """`waiting`, `playing`, `over`, `closed` or `interrupted`."""
    terms: Terms
    chairs: tuple[ChairView, ...]
    offer: Offer | None
    question: int
    """The number of the question that the viewer is asked, sent back with the answer."""
    may_take_back: bool
    """Whether the viewer's last move may still be taken back."""
    hints: bool
    """Whether the viewer may ask for hints."""
    result: Ending | None
    next_table: str | None
    """Where a rematch is played."""
    game: View | None
    """The game being played; in a match it is in `match`."""
    match: MatchView | None
