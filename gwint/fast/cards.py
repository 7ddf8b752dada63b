"""Cards and leaders as columns of numbers, built from the catalogue at import.

A faction card has one number. A neutral card has two, one for each seat's set, so that every card of a duel fits into
a byte; if both seats play the same faction, only the first is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import numpy as np

from gwint.cards import CATALOGUE, FACTIONS, NEUTRAL, Ability, Card, Effect, Faction
from gwint.cards.loader import LEADER_EFFECTS

NOTHING: Final = 255
"""No card, no row or no id."""
SETS: Final = 2
"""The sets that a neutral card may be printed in: one for each seat."""

# Numbers

IDS: Final = tuple(dict.fromkeys(card.id for card in CATALOGUE.cards.values()))
ID: Final[Mapping[str, int]] = {id_: number for number, id_ in enumerate(IDS)}
_FIRST: Final = {id_: next(card for card in CATALOGUE.cards.values() if card.id == id_) for id_ in IDS}
_NEUTRAL: Final = tuple((_FIRST[id_], which) for which in range(SETS) for id_ in IDS if _FIRST[id_].home == NEUTRAL)
_OF_FACTIONS: Final = tuple((_FIRST[id_], 0) for id_ in IDS if _FIRST[id_].home != NEUTRAL)
PRINTINGS: Final = (*_NEUTRAL, *_OF_FACTIONS)
"""By number: a printing of the card, and the seat whose set it belongs to (0 for a faction card)."""
CARDS: Final = len(PRINTINGS)
NUMBER: Final[Mapping[tuple[str, int], int]] = {
    (card.id, which): number
    for number, (card, own) in enumerate(PRINTINGS)
    for which in ((own,) if card.home == NEUTRAL else range(SETS))
}
"""The number of a card by its id and the seat whose set it belongs to."""
FACTION: Final[Mapping[str, int]] = {faction: number for number, faction in enumerate(FACTIONS)}
LEADERS: Final = tuple(CATALOGUE.leaders.values())
LEADER: Final[Mapping[str, int]] = {leader.id: number for number, leader in enumerate(LEADERS)}

# Columns by a card's number


def _column(fact: Callable[[Card], int], kind: Any = np.uint8) -> np.ndarray[Any, Any]:
    return np.array([fact(card) for card, _ in PRINTINGS], dtype=kind)


def _table(lists: Iterable[Iterable[int]], kind: Any = np.uint8) -> np.ndarray[Any, Any]:
    """Returns lists of different lengths as an array, padded with NOTHING."""
    rows = [list(values) for values in lists]
    width = max(1, *(len(row) for row in rows))
    return np.array([row + [NOTHING] * (width - len(row)) for row in rows], dtype=kind)


UNIT: Final = _column(lambda card: card.unit)
HERO: Final = _column(lambda card: card.hero)
MORTAL: Final = _column(lambda card: card.mortal)
SPY: Final = _column(lambda card: card.spy)
DEPLOYS: Final = _column(lambda card: card.deploys)
STRENGTH: Final = _column(lambda card: card.strength)
ID_OF: Final = _column(lambda card: ID[card.id])
SET_OF: Final = np.array([which for _, which in PRINTINGS], dtype=np.uint8)
HOME: Final = _column(lambda card: NOTHING if card.home == NEUTRAL else FACTION[card.home])
"""The card's faction; NOTHING for a neutral card."""
ABILITIES: Final = _table([[list(Ability).index(ability) for ability in card.abilities] for card, _ in PRINTINGS])
"""The numbers of the card's abilities in printed order."""
ROWS: Final = _table([card.rows for card, _ in PRINTINGS])
CALLS: Final = _table([[ID[id_] for id_ in card.calls] for card, _ in PRINTINGS])
"""AB-MUSTER-2. The ids that the card calls."""
CALL_COUNT: Final = _column(lambda card: len(card.calls))
AVENGER_OF: Final = _column(lambda card: NOTHING if card.avenger is None else ID[card.avenger])
"""AB-AVENGER. The id of the card's avenger."""
TRANSFORMS_INTO: Final = _column(lambda card: NOTHING if card.transforms_into is None else ID[card.transforms_into])
"""AB-BERSERKER. The id that the card transforms into."""
IS_AVENGER: Final = _column(lambda card: card.id in {other.avenger for other in CATALOGUE.cards.values()})
CARD_NUMBERS: Final = np.array([[NUMBER[id_, which] for which in range(SETS)] for id_ in IDS], dtype=np.uint8)
"""The card's number by id and seat."""


def _ability(ability: Ability) -> int:
    return list(Ability).index(ability)


def has(ability: Ability) -> np.ndarray[Any, Any]:
    """Returns a column of the cards that have this ability."""
    return _column(lambda card: card.has(ability))


AGILE: Final = has(Ability.AGILE)
MORALE: Final = has(Ability.MORALE)
BOND: Final = has(Ability.BOND)
HORN: Final = has(Ability.HORN)
MARDROEME: Final = has(Ability.MARDROEME)
HORN_UNIT: Final = _column(lambda card: card.unit and card.has(Ability.HORN))

DOES_SPY: Final = _ability(Ability.SPY)
DOES_MEDIC: Final = _ability(Ability.MEDIC)
DOES_MUSTER: Final = _ability(Ability.MUSTER)
DOES_SCORCH_ROW: Final = _ability(Ability.SCORCH_ROW)
DOES_SCORCH: Final = _ability(Ability.SCORCH)
DOES_MARDROEME: Final = _ability(Ability.MARDROEME)
DOES_DECOY: Final = _ability(Ability.DECOY)
DOES_HORN: Final = _ability(Ability.HORN)
DOES_CLEAR: Final = _ability(Ability.CLEAR)
FOG: Final = _ability(Ability.FOG)
RAIN: Final = _ability(Ability.RAIN)
STORM: Final = _ability(Ability.STORM)

MONSTERS: Final = FACTION[Faction.MONSTERS]
NILFGAARD: Final = FACTION[Faction.NILFGAARD]
NORTHERN_REALMS: Final = FACTION[Faction.NORTHERN_REALMS]
SCOIATAEL: Final = FACTION[Faction.SCOIATAEL]
SKELLIGE: Final = FACTION[Faction.SKELLIGE]
ROACH: Final = ID["roach"]

# Columns by an effect's number: the effect of a leader under a value of `leader_effects`

EFFECT_VALUES: Final = len(LEADER_EFFECTS)
EFFECTS: Final = tuple(leader.effects[way] for leader in LEADERS for way in LEADER_EFFECTS)
"""All leaders in order, each with its effect under every value of `leader_effects`."""
EFFECT_NAMES: Final = tuple(dict.fromkeys(effect.name for effect in EFFECTS))
TAKES: Final = ("", "any", "any-since-version-2", "non-hero", "units")


def effect(name: str) -> int:
    """Returns the number of an effect's name."""
    return EFFECT_NAMES.index(name)


def _effect_column(fact: Callable[[Effect], int]) -> np.ndarray[Any, Any]:
    return np.array([fact(effect) for effect in EFFECTS], dtype=np.uint8)


EFFECT_NAME: Final = _effect_column(lambda effect: EFFECT_NAMES.index(effect.name))
PASSIVE: Final = _effect_column(lambda effect: effect.passive)
EFFECT_ROW: Final = _effect_column(lambda effect: NOTHING if effect.row is None else effect.row)
EFFECT_TAKES: Final = _effect_column(lambda effect: TAKES.index(effect.takes))
EFFECT_COUNT: Final = _effect_column(lambda effect: effect.count)
CHOSEN: Final = _effect_column(lambda effect: effect.chosen)
BARRED_BY_UNITS: Final = _effect_column(lambda effect: effect.barred_by == "any-horn")
NEEDS_WEATHER: Final = _effect_column(lambda effect: effect.needs_weather)
RETURNS_ALL: Final = _effect_column(lambda effect: effect.what == "all")
TAKES_TOO: Final = _effect_column(lambda effect: effect.takes_too)
WEATHERS: Final = _table([[ID[id_] for id_ in effect.weathers] for effect in EFFECTS])
WEATHER_COUNT: Final = _effect_column(lambda effect: len(effect.weathers))

assert CARDS < NOTHING
assert not any(_FIRST[id_].transforms_into for card, _ in PRINTINGS for id_ in card.calls), "see abilities.call_all"
