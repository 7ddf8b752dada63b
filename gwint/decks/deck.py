"""A deck as a value, and the side deck of a faction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from gwint.cards import CATALOGUE, SETS, Card, Faction, Leader
from gwint.faults import Fault, GwintError, check_type
from gwint.rulesets import LEGENDARY, Ruleset, get_ruleset

_PLACE: Final[Mapping[Card, int]] = {card: place for place, card in enumerate(CATALOGUE.cards.values())}


@dataclass(frozen=True, slots=True)
class Deck:
    """SET-1. A faction, a leader and cards. It may have faults, which `faults` returns."""

    faction: Faction
    leader: Leader
    cards: tuple[Card, ...]
    """In catalogue order, whatever order they were given in; copies are adjacent."""
    name: str = field(default="", compare=False)
    """The player's name for it, on one line; decks with the same cards are equal whatever their names."""

    def __post_init__(self) -> None:
        check_type("faction", self.faction, Faction)
        check_type("leader", self.leader, Leader)
        for card in self.cards:
            check_type("cards", card, Card)
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=_PLACE.__getitem__)))
        object.__setattr__(self, "name", " ".join(self.name.split()))

    @classmethod
    def of(cls, faction: Faction, leader: Leader, cards: Iterable[Card], name: str = "") -> Deck:
        return cls(faction, leader, tuple(cards), name)

    def __repr__(self) -> str:
        title = f" {self.name!r}:" if self.name else ""
        return f"<Deck{title} {self.faction}, {self.leader.name}, {len(self.cards)} card{'s' * (len(self.cards) != 1)}>"

    @property
    def code(self) -> str:
        """The deck's short code, for links and chats; raises DeckCodeError if a card belongs to another faction."""
        from gwint.decks.code import encode

        return encode(self)

    def text(self, language: str = "en") -> str:
        """Returns the deck as text, with the cards' names in a language; `get_deck` reads it back."""
        from gwint.decks.text_format import write

        return write(self, language)

    def faults(self, rules: Ruleset | str = LEGENDARY, advanced: bool = False) -> tuple[Fault, ...]:
        """DECK-4. Returns everything that a ruleset forbids about the deck; with `advanced`, also by DECK-3."""
        from gwint.decks.building_rules import faults

        return faults(self, get_ruleset(rules), advanced)

    @property
    def label(self) -> str:
        """The deck's name, or its code if it has no name, as random decks have none.

        A nameless deck with a card of another faction has no code; it is called by its leader.
        """
        try:
            return self.name or self.code
        except GwintError:
            return self.leader.id

    def counts(self) -> dict[Card, int]:
        """Returns each different card with its number of copies."""
        counts: dict[Card, int] = {}
        for card in self.cards:
            counts[card] = counts.get(card, 0) + 1
        return counts


def side_deck(faction: Faction, ruleset: Ruleset) -> tuple[Card, ...]:
    """SET-9, SET-11. Returns the set's side deck in its printed number, or one card of each if unlimited."""
    unlimited = ruleset.side_deck_supply == "unlimited"
    return tuple(card for card in SETS[faction] if card.side_deck for _ in range(1 if unlimited else card.copies))
