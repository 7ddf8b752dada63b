"""The catalogue of 163 cards and 25 leaders: `card("thaler", "northern-realms")`, `leader("king-bran")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.cards.loader import Catalogue, CatalogueError, load
from gwint.cards.model import (
    FACTIONS,
    NEUTRAL,
    ROW_OF,
    ROWS,
    Ability,
    Card,
    Effect,
    Faction,
    Kind,
    Leader,
    Names,
    Row,
)
from gwint.languages import LANGUAGES

__all__ = [
    "CATALOGUE", "FACTIONS", "LANGUAGES", "LEADERS", "NEUTRAL", "ROWS", "ROW_OF", "SETS", "Ability", "Card",
    "Catalogue", "CatalogueError", "Effect", "Faction", "Kind", "Leader", "Names", "Row", "card", "leader",
]  # fmt: skip

CATALOGUE: Final[Catalogue] = load()

SETS: Final[Mapping[Faction, tuple[Card, ...]]] = {
    faction: tuple(card for card in CATALOGUE.cards.values() if card.printing is faction) for faction in FACTIONS
}
"""SET-2. Each faction's set: its own cards and its printings of the neutral cards."""

LEADERS: Final[Mapping[Faction, tuple[Leader, ...]]] = {
    faction: tuple(leader for leader in CATALOGUE.leaders.values() if leader.faction is faction) for faction in FACTIONS
}


def card(id_: str, printing: str) -> Card:
    """Returns the card of that id in that faction's printing; raises KeyError if there is none."""
    return CATALOGUE.cards[id_, printing]


def leader(id_: str) -> Leader:
    return CATALOGUE.leaders[id_]
