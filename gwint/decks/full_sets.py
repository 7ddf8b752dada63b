"""SOLO-1. A faction's whole set as a deck, for playing against a virtual opponent."""

from __future__ import annotations

from functools import cache

from gwint.cards import Ability, Card, Faction, Kind, Leader
from gwint.decks.building import collection, leaders
from gwint.decks.deck import Deck
from gwint.rulesets import Ruleset


def whole_set(faction: Faction, leader: Leader, ruleset: Ruleset, person: bool) -> Deck:
    """SOLO-1. Returns every card of the set without side-deck cards; a person's only weather is Clear Weather."""
    cards = [card for card, copies in collection(faction, ruleset).items() for _ in range(copies)]
    return Deck.of(faction, leader, [card for card in cards if not person or person_may_use(card)])


def person_may_use(card: Card) -> bool:
    """SOLO-1. Whether a person may have this card in the deck: anything but weather other than Clear Weather."""
    return card.kind is not Kind.WEATHER or card.has(Ability.CLEAR)


@cache
def opponents_set(faction: Faction, ruleset: Ruleset) -> Deck:
    """SOLO-1. Returns the deck of a virtual opponent of that faction; its leader is a placeholder."""
    return whole_set(faction, leaders(faction, ruleset)[0], ruleset, person=False)


def is_whole_set(deck: Deck, ruleset: Ruleset, person: bool) -> bool:
    """SOLO-1. Whether a deck is its faction's whole set, with any leader."""
    return deck.cards == whole_set(deck.faction, deck.leader, ruleset, person).cards
