"""What happened in a match between and around its games. All of it is open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Faction, Leader
from gwint.notation.record_model import Ending


@dataclass(frozen=True, slots=True)
class MatchEvent:
    """The root of all events of a match; those of its games are on their tables."""


@dataclass(frozen=True, slots=True)
class TossedMatch(MatchEvent):
    """TOUR-3. This seat names a first deck first."""

    seat: int


@dataclass(frozen=True, slots=True)
class NamedDeck(MatchEvent):
    """TOUR-4. Faction and leader are open once named; the list is not."""

    seat: int
    faction: Faction
    leader: Leader


@dataclass(frozen=True, slots=True)
class BeganMatchGame(MatchEvent):
    """Both decks are named, and the hands of the game are dealt."""

    game: int


@dataclass(frozen=True, slots=True)
class EndedMatchGame(MatchEvent):
    """A game or a replay of it is over."""

    game: int
    replay: int
    """0 the first time."""
    ending: Ending


@dataclass(frozen=True, slots=True)
class ReplayedGame(MatchEvent):
    """TOUR-2. The game was drawn and is dealt anew, with the same decks."""

    game: int
    replay: int


@dataclass(frozen=True, slots=True)
class TossedDraw(MatchEvent):
    """TOUR-2. The game was drawn once too often, and a toss gives it to this seat."""

    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class ScoredGame(MatchEvent):
    """TOUR-2, TOUR-4. A game is won, and the deck that won it is not used again."""

    game: int
    seat: int
    faction: Faction
    score: tuple[int, ...]
    """The games won so far, by seat."""


@dataclass(frozen=True, slots=True)
class EndedMatch(MatchEvent):
    ending: Ending
    score: tuple[int, ...]


MATCH_EVENT_KINDS: Final[Mapping[type[MatchEvent], str]] = {
    TossedMatch: "tossed-match",
    NamedDeck: "named-deck",
    BeganMatchGame: "began-match-game",
    EndedMatchGame: "ended-match-game",
    ReplayedGame: "replayed-game",
    TossedDraw: "tossed-draw",
    ScoredGame: "scored-game",
    EndedMatch: "ended-match",
}
"""Each event's kind in data. A kind never changes, even when its class is renamed."""
