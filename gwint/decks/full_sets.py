"""SOLO-1. A faction's whole set as a deck, for playing against a virtual opponent."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gwint.cards import CATALOGUE, Ability, Card, Faction, Kind, Leader
from gwint.cards.lookup import UnknownName
from gwint.decks.building_rules import collection, leaders
from gwint.decks.deck import Deck
from gwint.decks.lookup import get_deck
from gwint.rulesets import Ruleset
from gwint.spelling import nearest

SET: Final = "set:"
MAX_LEADER: Final = 40
"""The maximum length of a leader's id that an error quotes."""


def read_persons_deck(text: str, ruleset: Ruleset) -> Deck:
    """SOLO-1. Returns a deck by its code, text or starter's id, or a leader's whole set: `set:king-bran`."""
    if not text.startswith(SET):
        return get_deck(text)
    id_ = text.removeprefix(SET)
    if id_ not in CATALOGUE.leaders:
        shown = id_[:MAX_LEADER]
        raise UnknownName("board-unknown-leader", leader=shown, nearest=nearest(shown, CATALOGUE.leaders))
    leader = CATALOGUE.leaders[id_]
    return whole_set(leader.faction, leader, ruleset, person=True)


def whole_set(faction: Faction, leader: Leader, ruleset: Ruleset, person: bool) -> Deck:
    """SOLO-1. Returns every card of the set without side-deck cards; a person's only weather is Clear Weather."""
    cards = [card for card, copies in collection(faction, ruleset).items() for _ in range(copies)]
    return Deck.of(faction, leader, [card for card in cards if not person or person_may_use(card)])


def person_may_use(card: Card) -> bool:
    """SOLO-1. Whether a person may have this card in the deck: anything but weather other than Clear Weather."""
    return card.kind is not Kind.WEATHER or card.has(Ability.CLEAR)


@lru_cache(maxsize=64)
def opponents_set(faction: Faction, ruleset: Ruleset) -> Deck:
    """SOLO-1. Returns the deck of a virtual opponent of that faction; its leader is a placeholder."""
    return whole_set(faction, leaders(faction, ruleset)[0], ruleset, person=False)


def is_whole_set(deck: Deck, ruleset: Ruleset, person: bool) -> bool:
    """SOLO-1. Whether a deck is its faction's whole set, with any leader."""
    return deck.cards == whole_set(deck.faction, deck.leader, ruleset, person).cards
