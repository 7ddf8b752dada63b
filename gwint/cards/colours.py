"""The colours of the factions in plots and boards; each can be read on white and on black."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.cards.model import Faction

FACTION_COLOURS: Final[Mapping[Faction, str]] = {
    Faction.MONSTERS: "#9c2b2c",
    Faction.NILFGAARD: "#7d6429",
    Faction.NORTHERN_REALMS: "#3a69b4",
    Faction.SCOIATAEL: "#3f8049",
    Faction.SKELLIGE: "#7c6a9c",
}
NEUTRAL_COLOUR: Final = "#a87a30"
"""For neutral cards, and for whatever has no faction."""
