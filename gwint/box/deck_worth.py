"""How strong a deck is likely to be: one number, good enough to draw decks that win about equally often.

The tables were fitted to the results of random legal decks played by bots, and rounded (docs/box.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.cards import Ability, Card, Faction
from gwint.decks import Deck
from gwint.rulesets import Ruleset

HERO_WORTH: Final = 3.5
"""What being a hero adds to a unit's strength, in points of strength like everything else."""

ABILITY_WORTH: Final[Mapping[Ability, float]] = {
    Ability.AGILE: 0.0,
    Ability.MEDIC: 5.5,
    Ability.MORALE: 3.5,
    Ability.MUSTER: 0.5,
    Ability.SPY: 12.0,
    Ability.BOND: 3.0,
    Ability.HORN: 7.5,
    Ability.SCORCH_ROW: 5.0,
    Ability.SCORCH: -2.0,
    Ability.AVENGER: 1.5,
    Ability.BERSERKER: 1.0,
    Ability.MARDROEME: -0.5,
}
"""What an ability adds to a unit's strength."""

SPECIAL_WORTH: Final[Mapping[Ability, float]] = {
    Ability.HORN: 8.5,
    Ability.SCORCH: 4.5,
    Ability.MARDROEME: -1.5,
    Ability.DECOY: -4.0,
    Ability.FROST: 0.0,
    Ability.FOG: -2.5,
    Ability.RAIN: -4.0,
    Ability.STORM: -2.5,
    Ability.CLEAR: -6.5,
}
"""What a special card is worth."""

FACTION_WORTH: Final[Mapping[Faction, float]] = {
    Faction.MONSTERS: 1.5,
    Faction.NILFGAARD: -0.9,
    Faction.NORTHERN_REALMS: -0.7,
    Faction.SCOIATAEL: -0.6,
    Faction.SKELLIGE: 0.7,
}
"""What a faction adds to the mean of its deck's cards."""

EFFECT_WORTH: Final[Mapping[str, float]] = {
    "bond-from-deck": 0.2,
    "cancel-leaders": 0.0,
    "clear-weather": -0.1,
    "discard-two-take-one": -0.1,
    "double-spies": -0.5,
    "draw-card": 0.5,
    "everyone-revives": 0.0,
    "extra-card": 0.5,
    "half-weather": 0.0,
    "horn": 0.9,
    "mardroeme-from-deck": -0.5,
    "move-agile": -0.8,
    "move-agile-freely": -0.8,
    "play-from-enemy-pile": 1.6,
    "random-revival": -1.0,
    "scorch-row": 0.3,
    "see-hand": -0.7,
    "shuffle-piles-back": -0.7,
    "take-from-enemy-pile": 1.6,
    "take-from-own-pile": 1.4,
    "weather": -0.5,
}
"""What a leader's effect adds to the mean of its deck's cards."""


def deck_worth(deck: Deck, ruleset: Ruleset) -> float:
    """Return the mean worth of a deck's cards with those of its leader and its faction, in points of strength."""
    cards = sum(map(card_worth, deck.cards)) / max(1, len(deck.cards))
    effect = deck.leader.effects[ruleset.leader_effects].name
    return cards + EFFECT_WORTH[effect] + FACTION_WORTH[deck.faction]


def card_worth(card: Card) -> float:
    """Return what a card adds to its deck."""
    if not card.unit:
        return SPECIAL_WORTH[card.abilities[0]]
    return card.strength + HERO_WORTH * card.hero + sum(ABILITY_WORTH[ability] for ability in card.abilities)
