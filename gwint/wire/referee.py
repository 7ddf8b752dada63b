"""A referee's evening as data: what is entered at a table with printed cards, and what the phones show of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.encounters import StrengthChange
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.table import Spot
from gwint.rulesets import Ruleset
from gwint.views import View

# Entries


@dataclass(frozen=True, slots=True)
class RefereeEntry:
    """The base class of everything that is entered."""

    at: int
    """When it was entered, in milliseconds since the epoch by the phone's own time."""


@dataclass(frozen=True, slots=True)
class RefereePlayer:
    """A player with a deck of printed cards, of which only the faction and the leader are known."""

    name: str
    faction: Faction
    leader: Leader


@dataclass(frozen=True, slots=True)
class BeginGame(RefereeEntry):
    """Begin a game; an unfinished one is given up."""

    players: tuple[RefereePlayer, RefereePlayer]
    rules: Ruleset
    minutes: int
    """Each player's time for the whole game; 0 without a limit."""


@dataclass(frozen=True, slots=True)
class MakeMove(RefereeEntry):
    """A player plays a card by the rules, uses the leader, passes, or answers a question."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class GiveOutcome(RefereeEntry):
    """What chance or a hidden card decided, as the number of one of the possible outcomes."""

    option: int


@dataclass(frozen=True, slots=True)
class PutCard(RefereeEntry):
    """Lay a card somewhere without playing it: a correction."""

    side: int
    zone: str
    """`row`, `special` (the space next to a row), `pile` or `weather`."""
    card: Card
    row: Row | None = None
    """For `row` and `special`."""


@dataclass(frozen=True, slots=True)
class TakeCard(RefereeEntry):
    """Take a card away from where it lies: a correction."""

    side: int
    zone: str
    """`row`, `special` (the space next to a row), `pile` or `weather`."""
    place: int
    """The number of the card there."""
    row: Row | None = None
    """For `row` and `special`."""


@dataclass(frozen=True, slots=True)
class SetGems(RefereeEntry):
    """Correct a side's gems; the game goes on."""

    side: int
    gems: int


@dataclass(frozen=True, slots=True)
class SetLeaderUsed(RefereeEntry):
    """Turn a leader over without its effect: a correction."""

    seat: int
    used: bool


@dataclass(frozen=True, slots=True)
class SetTurn(RefereeEntry):
    """Give the turn to a player: a correction."""

    seat: int


@dataclass(frozen=True, slots=True)
class PauseClock(RefereeEntry):
    """Stop both clocks, or let them run on."""

    paused: bool


@dataclass(frozen=True, slots=True)
class UndoEntry(RefereeEntry):
    """Take back the last entry that has not been taken back."""


REFEREE_ENTRY_KINDS: Final[Mapping[type[RefereeEntry], str]] = {
    BeginGame: "begin-game", MakeMove: "make-move", GiveOutcome: "give-outcome", PutCard: "put-card",
    TakeCard: "take-card", SetGems: "set-gems", SetLeaderUsed: "set-leader-used", SetTurn: "set-turn",
    PauseClock: "pause-clock", UndoEntry: "undo",
}  # fmt: skip
"""Each entry's kind in data. A kind never changes, because phones store entries."""
ZONES: Final = ("row", "special", "pile", "weather")
UNKNOWN_KINDS: Final = ("toss", "lot", "survivor", "from-pile", "found")
REMINDER_KINDS: Final = (
    "deal", "draw", "reward", "round-draw", "wins-tie", "lose-gem", "stays", "sweep", "returns", "shuffle",
    "chose-starter", "starts",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class RefereeEntries:
    """An evening: all its entries, from which everything else follows."""

    entries: tuple[RefereeEntry, ...]


@dataclass(frozen=True, slots=True)
class RefereeQuestion:
    """The question what would happen if a player played a card or used the leader now."""

    entries: tuple[RefereeEntry, ...]
    seat: int
    card: Card | None = None
    """None for the leader."""


# State


@dataclass(frozen=True, slots=True)
class RefereeOption:
    """A possible outcome: one of these."""

    seat: int | None = None
    card: Card | None = None
    spot: Spot | None = None
    """Where the card lies, if that is what is drawn."""
    count: int | None = None


@dataclass(frozen=True, slots=True)
class RefereeUnknown:
    """What the people at the table must say before the game goes on."""

    kind: str
    """`toss`, `lot`, `survivor`, `from-pile`, or `found`: how many copies of a card come."""
    card: Card | None
    """For `found`, the card that is looked for."""
    options: tuple[RefereeOption, ...]


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something that the players must do with their cards."""

    kind: str
    seat: int | None
    """The player who does it; None for both."""
    count: int
    rules: tuple[str, ...]
    """The IDs of the rules in docs/rules.md."""


@dataclass(frozen=True, slots=True)
class RefereeClock:
    """The time that each player has used, as in chess."""

    used_ms: tuple[int, int]
    """Up to `since`."""
    limit_ms: int | None
    running: int | None
    """The seat whose time runs."""
    since: int
    """The instant of the last entry."""
    paused: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game of the evening."""

    players: tuple[RefereePlayer, RefereePlayer]
    rounds: tuple[tuple[int, ...], ...]
    """The totals of each round, by side."""
    gems: tuple[int, int]
    winners: tuple[int, ...] | None
    """The sides that won, empty for a draw; None if the game was given up or goes on."""


@dataclass(frozen=True, slots=True)
class RowSums:
    """How the strength of a card in a row comes about."""

    side: int
    row: Row
    why: tuple[tuple[tuple[str, int], ...], ...]
    """For each card of the row: the printed strength, then the strength after each step."""


@dataclass(frozen=True, slots=True)
class RefereeState:
    """An evening after all its entries."""

    entries: int
    """How many there are, with those taken back."""
    undoable: int
    """How many can be taken back."""
    players: tuple[RefereePlayer, ...]
    """Of the game at hand; none before the first."""
    view: View | None
    """The table as everybody sees it; hands and decks are not known."""
    moves: tuple[Move, ...]
    """The answers to the question on the table; none on a turn, when any card may be played."""
    leaders: tuple[bool, ...]
    """By seat, whether the leader can be used now."""
    unknown: RefereeUnknown | None
    strengths: tuple[RowSums, ...]
    news: tuple[Event, ...]
    """What the last entry caused."""
    log: tuple[Event, ...]
    """Everything that happened in the game."""
    reminders: tuple[Reminder, ...]
    """What the last entry asks the players to do."""
    clock: RefereeClock
    results: tuple[GameResult, ...]
    """The games of the evening in order, with the game at hand."""


# What if


@dataclass(frozen=True, slots=True)
class PossibleWay:
    """One way in which a card can be played or a leader used, and what follows."""

    moves: tuple[Move, ...]
    """The play, then the answers to the questions that follow."""
    drawn: tuple[RefereeOption, ...]
    """What chance decided."""
    events: tuple[Event, ...]
    before: tuple[int, ...]
    """The totals by side."""
    after: tuple[int, ...]
    strengths: tuple[StrengthChange, ...]
    """Cards whose strength is not the printed one, or not what it was before."""
    rules: tuple[str, ...]
    """The IDs of the rules in docs/rules.md that decide what happens."""
    topics: tuple[str, ...]
    """The topics of the rulebook that explain these rules."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The answer to a RefereeQuestion."""

    ways: tuple[PossibleWay, ...]
    """Empty if the card cannot be played or the leader cannot be used."""
    more: bool
    """Whether there are more ways than these."""
