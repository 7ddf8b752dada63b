"""STR. The strength of a unit, in the order of `gwint.rules.strength.STEPS`."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gwint.cards import Ability, Row
from gwint.fast.cards import BOND, HORN, HORN_UNIT, ID_OF, MORALE, MORTAL, SPY, STRENGTH, effect
from gwint.fast.compiler import kernel
from gwint.fast.options import option
from gwint.fast.passive_leaders import any_has_passive, has_passive
from gwint.fast.table import ROWS, Game
from gwint.rules.strength import WEATHER_ROWS

FALLS_ON: Final = np.array(
    [[row in WEATHER_ROWS.get(ability, ()) for row in Row] for ability in Ability], dtype=np.uint8
)
"""SP-FROST, SP-FOG, SP-RAIN, SP-STORM. Whether weather affects a row, by ability and row."""
HALF_WEATHER: Final = effect("half-weather")
DOUBLE_SPIES: Final = effect("double-spies")
BRAN_ROUNDS_UP: Final = option("bran_rounding", "up")
DOUBLES_ITSELF: Final = option("unit_horn_doubles_itself", "yes")


class RowConditions(NamedTuple):
    """Everything in a row that changes the strength of its units."""

    weather: bool
    bran_halves: bool
    """STR-10. Whether King Bran halves the loss."""
    rounds_up: bool
    treachery: bool
    morale_units: int
    horn: bool
    """Whether a special Horn or a leader's horn affects the row."""
    unit_horn: bool
    """Whether a horn unit lies in the row."""
    undoubled_horn_unit: int
    """AB-HORN. The place of the horn unit that the row's horn units do not double; -1 if they double every unit."""


@kernel
def weather(strength: int, conditions: RowConditions) -> int:
    """STR-2. Weather reduces strength to 1; STR-10. On King Bran's side a unit loses half of its printed strength."""
    if not conditions.weather:
        return strength
    if conditions.bran_halves:
        return strength - strength // 2 if conditions.rounds_up else strength // 2
    return min(strength, 1)


@kernel
def treachery(strength: int, card: int, conditions: RowConditions) -> int:
    """STR-9. Eredin the Treacherous doubles spies, once."""
    return strength * 2 if conditions.treachery and SPY[card] else strength


@kernel
def bond(s: Game, side: int, strength: int, card: int) -> int:
    """STR-3. A bond unit is multiplied by the number of bond units of its name on the side."""
    return strength * _bonds(s, side, card) if BOND[card] else strength


@kernel
def morale(strength: int, card: int, conditions: RowConditions) -> int:
    """STR-4. A unit gains 1 for each other morale-boost card in the row."""
    return strength + conditions.morale_units - (1 if MORALE[card] else 0)


@kernel
def horn(strength: int, place: int, conditions: RowConditions) -> int:
    """STR-5, AB-HORN. Any horn doubles once; horn units do not double the first of themselves."""
    sounding = conditions.horn or (conditions.unit_horn and place != conditions.undoubled_horn_unit)
    return strength * 2 if sounding else strength


@kernel
def strength_under(s: Game, side: int, card: int, place: int, conditions: RowConditions) -> int:
    """STR-1. Returns a card's strength in a row; STR-6. A hero has the printed strength; STR-7. A Decoy has none."""
    printed = int(STRENGTH[card])
    strength = weather(printed, conditions)
    strength = treachery(strength, card, conditions)
    strength = bond(s, side, strength, card)
    strength = morale(strength, card, conditions)
    strength = horn(strength, place, conditions)
    return strength if MORTAL[card] else printed


@kernel
def under_weather(s: Game, row: int) -> bool:
    """SP-WEATHER. Whether any weather in the zone affects this row, which it does on both sides."""
    for cloud in range(s.cloud_count):
        if FALLS_ON[s.cloud_weather[cloud], row]:
            return True
    return False


@kernel
def special_horn(s: Game, side: int, row: int) -> bool:
    """SP-HORN, LEAD-3. Whether a special Horn lies in the row, or a leader's horn that counts as one."""
    if s.leader_horns[side, row]:
        return True
    for place in range(s.special_count[side, row]):
        if HORN[s.specials[side, row, place]]:
            return True
    return False


@kernel
def row_conditions(s: Game, side: int, row: int) -> RowConditions:
    morale_units = horn_units = spies = 0
    for place in range(s.row_count[side, row]):
        card = s.rows[side, row, place]
        spies += int(SPY[card])
        morale_units += int(MORALE[card])
        horn_units += int(HORN_UNIT[card])
    under = under_weather(s, row)
    return RowConditions(
        under,
        under and has_passive(s, side, HALF_WEATHER),
        s.bran_rounding == BRAN_ROUNDS_UP,
        spies > 0 and any_has_passive(s, DOUBLE_SPIES),
        morale_units,
        special_horn(s, side, row),
        horn_units > 0,
        _undoubled_horn_unit(s, side, row, horn_units) if horn_units > 0 else -1,
    )


@kernel
def _undoubled_horn_unit(s: Game, side: int, row: int, horn_units: int) -> int:
    """AB-HORN. The later horn units of a row do not double the first, unless horn units double themselves.

    Under rules version 1 two horn units doubled each other.
    """
    if s.unit_horn_doubles_itself == DOUBLES_ITSELF or (horn_units > 1 and s.rules_version < 2):
        return -1
    place = 0
    while not HORN_UNIT[s.rows[side, row, place]]:
        place += 1
    return place


@kernel
def _bonds(s: Game, side: int, card: int) -> int:
    """Returns how many bond units of this card's name the side has."""
    count = 0
    for row in range(ROWS):
        for place in range(s.row_count[side, row]):
            lying = s.rows[side, row, place]
            count += int(BOND[lying] & (ID_OF[lying] == ID_OF[card]))
    return count


@kernel
def row_total(s: Game, side: int, row: int) -> int:
    conditions = row_conditions(s, side, row)
    strength = 0
    for place in range(s.row_count[side, row]):
        strength += strength_under(s, side, s.rows[side, row, place], place, conditions)
    return strength


@kernel
def total(s: Game, side: int) -> int:
    """STR-8. Returns the sum of the three rows, which has no maximum."""
    strength = 0
    for row in range(ROWS):
        if s.row_count[side, row]:
            strength += row_total(s, side, row)
    return strength
