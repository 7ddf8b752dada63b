"""The tournament match (TOUR): several games between two lineups of three decks."""

from __future__ import annotations

from gwint.match.deck_naming import Name, NameDeck, PlayGame, sensible_name
from gwint.match.lineup import Lineup, advanced_starters, faults, random_lineup, starter_lineup
from gwint.match.match import Match, MatchError
from gwint.match.rules import PlayedGame
from gwint.match.views import MatchView

__all__ = [
    "Lineup", "Match", "MatchError", "MatchView", "Name", "NameDeck", "PlayGame", "PlayedGame", "advanced_starters",
    "faults", "random_lineup", "sensible_name", "starter_lineup",
]  # fmt: skip
