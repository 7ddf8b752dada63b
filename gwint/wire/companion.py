"""A solo game with printed cards as data: how it was set up, what the phone asks, and what to do at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.decks import Deck
from gwint.notation.record_model import Ending
from gwint.rules.events import Event
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rules.virtual_opponent.events import Judged
from gwint.rulesets import Ruleset
from gwint.views import View

OUTCOME_KINDS: Final = ("card", "leader", "found", "from-pile", "survivor", "first-weather", "way")
"""The kinds of `gwint.rules.open_dealer.Unknown` in solo games."""


@dataclass(frozen=True, slots=True)
class SoloSetup:
    """What a solo game with printed cards is played with."""

    mode: Mode
    """`solo` or `solo-leaders`."""
    rules: Ruleset
    opponent: Faction
    """The faction whose whole set is shuffled for the opponent."""
    deck: str
    """Your deck: its code, its text, the id of a starter deck, or `set:LEADER` for a whole set."""


@dataclass(frozen=True, slots=True)
class SoloInput:
    """What a person enters: exactly one of a text, a move and a request to choose at random."""

    after: int
    """The number of entries so far. A request that was sent twice is refused the second time."""
    text: str = ""
    """A card, leader or other outcome by any of its names, or a move as a phrase."""
    move: Move | None = None
    random: bool = False
    """Whether the phone chooses one of the possible outcomes."""


@dataclass(frozen=True, slots=True)
class SoloUndo:
    """A request to take back the last entries."""

    after: int
    """The number of entries so far."""
    count: int = 1


@dataclass(frozen=True, slots=True)
class OutcomeOption:
    """A possible answer to the question what was turned up."""

    text: str
    """What to send."""
    card: Card | None
    leader: Leader | None
    row: Row | None
    side: int | None
    count: int | None


@dataclass(frozen=True, slots=True)
class AskedOutcome:
    """What only the people at the table can see and the game must know."""

    kind: str
    seat: int | None
    """The seat whose card it is, if it is one seat's."""
    card: Card | None
    """For `found`, the card whose copies are counted."""
    source: str
    """For `card`, `deck` or `under`; otherwise empty."""
    random: bool
    """Whether the outcome is a random choice that the phone can make as well."""
    options: tuple[OutcomeOption, ...]


@dataclass(frozen=True, slots=True)
class RuleRef:
    """A rule of docs/rules.md."""

    id: str
    topic: str
    """The topic of the rulebook that explains it; empty if none does."""


@dataclass(frozen=True, slots=True)
class ExplainedEvent:
    """An event to carry out at the table, and why it happens."""

    event: Event
    judged: Judged | None
    """How the virtual opponent chose it, if it had a choice."""
    rules: tuple[RuleRef, ...]


@dataclass(frozen=True, slots=True)
class SoloSummary:
    """A game in the list of games."""

    id: str
    setup: SoloSetup
    leader: Leader
    """Yours."""
    entries: int
    round: int
    totals: tuple[int, ...]
    gems: tuple[int, ...]
    result: Ending | None
    changed_at: int
    """In milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class SoloGames:
    """All solo games on this device, the last one first."""

    games: tuple[SoloSummary, ...]


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A solo game with printed cards."""

    summary: SoloSummary
    decks: tuple[Deck, Deck]
    """Your deck and the opponent's."""
    view: View
    """What everybody at the table sees."""
    asked: AskedOutcome | None
    """What to answer next; None if it is your move or the game is over."""
    moves: tuple[Move, ...]
    """Your possible moves, with every card that could be in your hand."""
    news: tuple[ExplainedEvent, ...]
    """What to do at the table after the last entry, in this order."""
    last: str
    """The last entry; empty at the beginning."""


@dataclass(frozen=True, slots=True)
class SoloLogEntry:
    """An entry and what happened after it."""

    text: str
    """Empty for the deal."""
    events: tuple[ExplainedEvent, ...]


@dataclass(frozen=True, slots=True)
class SoloLog:
    """Everything that happened so far."""

    entries: tuple[SoloLogEntry, ...]
