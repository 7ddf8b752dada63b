"""How strong a deck is likely to be: a rough number, good enough to make random decks about equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.bots.planner.card_values import card_value
from gwint.cards import Faction
from gwint.decks import Deck
from gwint.rulesets import Ruleset

FACTION_WORTH: Final[Mapping[Faction, float]] = {}
"""What a faction's ability adds to the mean of its cards."""

LEADER_WORTH: Final[Mapping[str, float]] = {}
"""What a leader's effect adds to the mean of the cards; nothing for other effects."""


def deck_worth(deck: Deck, ruleset: Ruleset) -> float:
    """Return the mean value of a deck's cards, in points of strength, with those of its leader and its faction."""
    cards = sum(map(card_value, deck.cards)) / len(deck.cards)
    effect = deck.leader.effects[ruleset.leader_effects].name
    return cards + LEADER_WORTH.get(effect, 0.0) + FACTION_WORTH.get(deck.faction, 0.0)
