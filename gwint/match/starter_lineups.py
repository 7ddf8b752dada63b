"""TOUR-1, DECK-3. An advanced deck of every faction, the texts in `lineups/`: any three make a legal lineup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from gwint.cards import FACTIONS, Faction
from gwint.decks import Starter, read_deck
from gwint.decks.text_format import lines
from gwint.match.lineup import Lineup

FOLDER: Final = Path(__file__).with_name("lineups")


@cache
def advanced_starters() -> Mapping[Faction, Starter]:
    """The advanced deck of each faction; no hero is in two of them."""
    return {faction: _starter(FOLDER / f"{faction}.deck") for faction in FACTIONS}


def starter_lineup(*factions: Faction | str) -> Lineup:
    """The lineup of these factions' advanced decks."""
    return Lineup(tuple(advanced_starters()[Faction(faction)].deck for faction in factions))


def _starter(path: Path) -> Starter:
    text = path.read_text(encoding="utf-8")
    plan = next(line.value for line in lines(text) if line.header == "plan")
    return Starter(f"advanced-{path.stem}", plan, read_deck(text))
