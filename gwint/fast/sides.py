"""The side decks that come with each faction, as numbers."""

from __future__ import annotations

from typing import Final

import numpy as np

from gwint.cards import FACTIONS
from gwint.decks import side_deck
from gwint.fast.cards import NOTHING, NUMBER, SETS
from gwint.fast.table import SIDE_DECK
from gwint.rulesets import LEGENDARY, OPTIONS

_SUPPLIES: Final = [LEGENDARY.changed(side_deck_supply=supply) for supply in OPTIONS["side_deck_supply"]]
_CARDS: Final = [[side_deck(faction, supply) for faction in FACTIONS] for supply in _SUPPLIES]

SIDE_DECK_COUNTS: Final = np.array([[len(cards) for cards in factions] for factions in _CARDS], dtype=np.uint8)
"""By the value of `side_deck_supply` and faction."""
SIDE_DECKS: Final = np.full((len(_SUPPLIES), len(FACTIONS), SETS, SIDE_DECK), NOTHING, dtype=np.uint8)
"""By the value of `side_deck_supply`, faction and the set that neutral cards are numbered in."""

for _supply, _factions in enumerate(_CARDS):
    for _faction, _cards in enumerate(_factions):
        for _set in range(SETS):
            SIDE_DECKS[_supply, _faction, _set, : len(_cards)] = [NUMBER[card.id, _set] for card in _cards]
