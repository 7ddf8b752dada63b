"""A deck as data: the number of copies of each card, instead of a list of all copies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Faction, Leader
from gwint.decks import Deck

MAX_NAME: Final = 100
"""The maximum length of a deck's name; longer names are cut."""


@dataclass(frozen=True, slots=True)
class DeckData:
    """A deck, which may have faults."""

    faction: Faction
    leader: Leader
    cards: Mapping[Card, int]
    """The number of copies of each card."""
    name: str
    """The player's name for it; may be empty."""

    @classmethod
    def of(cls, deck: Deck) -> DeckData:
        return cls(deck.faction, deck.leader, deck.counts(), deck.name[:MAX_NAME].rstrip())

    def deck(self) -> Deck:
        cards = (card for card, copies in self.cards.items() for _ in range(copies))
        return Deck.of(self.faction, self.leader, cards, self.name)
