"""The data of a table on a server: its terms, its seats, the events around the game, and the view of all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.match.views import MatchView
from gwint.notation.record_model import Ending
from gwint.views import View, view_dataclass

ALWAYS, ALONE, NEVER = HINTING = ("always", "alone", "never")
"""Who may ask for hints: every seat, only players at one screen against bots, or no seat."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table, chosen by its maker."""

    mode: str = "duel"
    """A mode of the rules, or `match`."""
    rules: str = "legendary"
    """A ruleset as text: `klub, roach=yes`."""
    advanced: bool = False
    """DECK-3. Decks are built to the advanced limits."""
    listed: bool = False
    """Whether everybody may find the table; otherwise only those who have the link."""
    spectators: bool = True
    bank_s: int = 0
    """Seconds that each player has for the game; 0 means no clock."""
    increment_s: int = 0
    """Seconds added after every turn."""
    away_s: int = 60
    """Seconds that a player must be away before the others may claim the win or seat a bot."""
    hints: str = ALONE
    """Who may ask for hints: one of `HINTING`."""
    opponent: str = ""
    """SOLO. The virtual opponent's faction; empty for a random one."""
    start: str = ""
    """A picture that the game begins with; empty if it is dealt. Others are only shown `picture`, as a mark."""


# Events around the game. Everybody at the table may see them.


@dataclass(frozen=True, slots=True)
class TableEvent:
    """The base of all events around a game."""


@dataclass(frozen=True, slots=True)
class SatDown(TableEvent):
    seat: int
    name: str
    salt: str = ""
    """Hides the name in the seal of the game; see docs/fairness.md."""


@dataclass(frozen=True, slots=True)
class BotSatDown(TableEvent):
    """A bot took this seat."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class StoodUp(TableEvent):
    seat: int


@dataclass(frozen=True, slots=True)
class GotReady(TableEvent):
    """The seat chose its decks, or withdrew them."""

    seat: int
    ready: bool


@dataclass(frozen=True, slots=True)
class ChangedTerms(TableEvent):
    listed: bool
    spectators: bool


@dataclass(frozen=True, slots=True)
class PledgedEntropy(TableEvent):
    """A seat pledged its entropy for the deal at this table, or at the table of the rematch."""

    seat: int
    table: str
    attempt: int
    commitment: str
    """The server's, which was fixed before."""
    pledge: str


@dataclass(frozen=True, slots=True)
class AskedForEntropy(TableEvent):
    """Every seat is ready and the decks are fixed; those who pledged entropy must reveal it to the server."""

    attempt: int
    decks: str
    """The commitment to all decks."""


@dataclass(frozen=True, slots=True)
class FailedDeal(TableEvent):
    """These seats did not reveal their entropy in time, or became free; everybody must pledge again."""

    attempt: int
    seats: tuple[int, ...]
    secret: str


@dataclass(frozen=True, slots=True)
class BeganGame(TableEvent):
    """Every seat is ready, and the cards were dealt."""


@dataclass(frozen=True, slots=True)
class Offered(TableEvent):
    """A seat offered a `take-back` or a `rematch`; the others may accept."""

    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class AcceptedOffer(TableEvent):
    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class DeclinedOffer(TableEvent):
    """A seat declined the offer, or withdrew its own."""

    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class TookBack(TableEvent):
    """The last moves were taken back."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class GaveUp(TableEvent):
    """A seat lost by `resigned`, `time` or `left`."""

    seat: int
    how: str
    game: bool
    """In a match, whether only the current game was lost."""


@dataclass(frozen=True, slots=True)
class RanOut(TableEvent):
    """The seat ran out of time and passes from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftTable(TableEvent):
    """The seat's player left; the others may wait or seat a bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClosedTable(TableEvent):
    pass


@dataclass(frozen=True, slots=True)
class InterruptedGame(TableEvent):
    """The game cannot continue under the current rules; its record can be read."""


@dataclass(frozen=True, slots=True)
class SealedLog(TableEvent):
    """The game ended, and its log cannot be changed any more without contradicting this hash chain."""

    chain: str


@dataclass(frozen=True, slots=True)
class Rematched(TableEvent):
    """The same players play again at another table."""

    table: str


TABLE_EVENT_KINDS: Final[Mapping[type[TableEvent], str]] = {
    SatDown: "sat-down", BotSatDown: "bot-sat-down", StoodUp: "stood-up", GotReady: "got-ready",
    ChangedTerms: "changed-terms", BeganGame: "began-game", Offered: "offered", AcceptedOffer: "accepted-offer",
    DeclinedOffer: "declined-offer", TookBack: "took-back", GaveUp: "gave-up", RanOut: "ran-out",
    LeftTable: "left-table", ClosedTable: "closed-table", InterruptedGame: "interrupted-game",
    Rematched: "rematched", PledgedEntropy: "pledged-entropy", AskedForEntropy: "asked-for-entropy",
    FailedDeal: "failed-deal", SealedLog: "sealed-log",
}  # fmt: skip
"""Each event's kind in data. A kind never changes, even when its class is renamed."""


# The view


@view_dataclass
class ChairView:
    """A seat at the table and its player."""

    side: int
    kind: str
    """`empty`, `person`, `bot`, or `virtual` if the mode plays the seat (SOLO)."""
    name: str
    """The name of the person or the bot; empty for an empty seat."""
    ready: bool
    gone: bool
    """Whether the player has left for good."""
    out_of_time: bool
    clock_ms: int | None
    """The time left on the clock; None without a clock."""


@dataclass(frozen=True, slots=True)
class FailedAttempt:
    """An attempt to deal that failed."""

    attempt: int
    commitment: str
    secret: str
    seats: tuple[int, ...]
    """The seats that did not reveal their entropy."""


@dataclass(frozen=True, slots=True)
class RematchDeal:
    """The deal of a possible rematch."""

    table: str
    """The id that its table will have."""
    commitment: str
    pledges: tuple[str, ...]
    """By seat at this table."""


@dataclass(frozen=True, slots=True)
class DealView:
    """What everyone may know of the deal; docs/fairness.md explains it."""

    attempt: int
    """Counted from 1; 0 at a table of an older server."""
    commitment: str
    """Fixes the server's secret."""
    pledges: tuple[str, ...]
    """By seat, what fixes the entropy of its player; empty for a seat that pledged none."""
    must_pledge: tuple[int, ...]
    """The seats that pledged entropy for a failed attempt and must pledge again to be ready."""
    decks: str
    """Fixes all decks; empty until all seats are ready."""
    owed: tuple[int, ...]
    """The seats that have to reveal their entropy now."""
    proof: str
    """`proven` if every person contributed entropy, `unproven`, or `not-dealt` if the game starts from a position."""
    failed: tuple[FailedAttempt, ...]
    secret: str
    """Empty until the table is over, closed or interrupted."""
    entropies: tuple[str, ...]
    """By seat; none until the table is over, closed or interrupted."""
    rematch: RematchDeal | None
    """After the game."""


NO_DEAL: Final = DealView(0, "", (), (), "", (), "unproven", (), "", (), None)
"""The deal at a server that does not commit to deals."""


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
    """The number of the viewer's question, which the answer must repeat."""
    may_take_back: bool
    """Whether the viewer's last move may still be taken back."""
    hints: bool
    """Whether the viewer may ask for hints."""
    result: Ending | None
    next_table: str | None
    """The id of the table of the rematch."""
    game: View | None
    """The game; in a match it is in `match`."""
    match: MatchView | None
    deal: DealView = NO_DEAL
