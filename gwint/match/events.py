"""The events of a match between and around its games. All of them are public."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Faction, Leader
from gwint.notation.record_model import Ending


@dataclass(frozen=True, slots=True)
class MatchEvent:
    """The base of all events of a match; the events of its games are on their tables."""


@dataclass(frozen=True, slots=True)
class TossedMatch(MatchEvent):
    """TOUR-3. This seat names a first deck first."""

    seat: int


@dataclass(frozen=True, slots=True)
class NamedDeck(MatchEvent):
    """TOUR-4. A seat named a deck: its faction and leader are public, its list is not."""

    seat: int
    faction: Faction
    leader: Leader


@dataclass(frozen=True, slots=True)
class BeganMatchGame(MatchEvent):
    """Both decks are named, and the game was dealt."""

    game: int


@dataclass(frozen=True, slots=True)
class EndedMatchGame(MatchEvent):
    """A game, or a replay of it, ended."""

    game: int
    replay: int
    """0 the first time."""
    ending: Ending


@dataclass(frozen=True, slots=True)
class ReplayedGame(MatchEvent):
    """TOUR-2. The game was drawn and is dealt again with the same decks."""

    game: int
    replay: int


@dataclass(frozen=True, slots=True)
class TossedDraw(MatchEvent):
    """TOUR-2. The game was drawn too often, and this seat won it by a toss."""

    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class ScoredGame(MatchEvent):
    """TOUR-2, TOUR-4. A seat won a game; the deck that won it is not used again."""

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
    TossedMatch: "tossed-match", NamedDeck: "named-deck", BeganMatchGame: "began-match-game",
    EndedMatchGame: "ended-match-game", ReplayedGame: "replayed-game", TossedDraw: "tossed-draw",
    ScoredGame: "scored-game", EndedMatch: "ended-match",
}  # fmt: skip
"""Each event's kind in data. A kind never changes, even when its class is renamed."""
