"""STR. The strength of a unit, computed by ordered steps that also explain it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gwint.cards import ROWS, Ability, Card, Row
from gwint.rules.passive_leaders import any_has_passive, side_has_passive
from gwint.rules.table import Side, Table

WEATHER_ROWS: Final[Mapping[Ability, frozenset[Row]]] = {
    Ability.FROST: frozenset({Row.CLOSE}),
    Ability.FOG: frozenset({Row.RANGED}),
    Ability.RAIN: frozenset({Row.SIEGE}),
    Ability.STORM: frozenset({Row.RANGED, Row.SIEGE}),
}
"""SP-FROST, SP-FOG, SP-RAIN, SP-STORM. The rows that each weather affects."""


@dataclass(slots=True)
class RowConditions:
    """Everything in a row that changes the strength of its units."""

    weather: bool
    bran_rounding: str
    """STR-10. How King Bran rounds the remaining half, `up` or `down`; empty without him."""
    treachery: bool
    bonds: Mapping[str, int]
    """How many bond units of each name the side has."""
    morale_units: int
    horn: bool
    """Whether a special Horn or a leader's horn affects the row."""
    unit_horn: bool
    """Whether a horn unit lies in the row."""
    undoubled_horn_unit: int
    """AB-HORN. The place of the horn unit that the row's horn units do not double; -1 if they double every unit."""

    @property
    def has_no_effect(self) -> bool:
        """Whether nothing in the row changes any strength."""
        return not (self.weather or self.treachery or self.bonds or self.morale_units or self.horn or self.unit_horn)


def weather(strength: int, card: Card, place: int, conditions: RowConditions) -> int:
    """STR-2. Weather reduces strength to 1; STR-10. On King Bran's side a unit loses half of its printed strength."""
    if not conditions.weather:
        return strength
    if conditions.bran_rounding == "up":
        return strength - strength // 2
    if conditions.bran_rounding == "down":
        return strength // 2
    return min(strength, 1)


def treachery(strength: int, card: Card, place: int, conditions: RowConditions) -> int:
    """STR-9. Eredin the Treacherous doubles spies, once."""
    return strength * 2 if conditions.treachery and card.spy else strength


def bond(strength: int, card: Card, place: int, conditions: RowConditions) -> int:
    """STR-3. A bond unit is multiplied by the number of bond units of its name on the side."""
    return strength * conditions.bonds.get(card.id, 1) if Ability.BOND in card.abilities else strength


def morale(strength: int, card: Card, place: int, conditions: RowConditions) -> int:
    """STR-4. A unit gains 1 for each other morale-boost card in the row."""
    return strength + conditions.morale_units - (Ability.MORALE in card.abilities)


def horn(strength: int, card: Card, place: int, conditions: RowConditions) -> int:
    """STR-5, AB-HORN. Any horn doubles once; horn units do not double the first of themselves."""
    sounding = conditions.horn or (conditions.unit_horn and place != conditions.undoubled_horn_unit)
    return strength * 2 if sounding else strength


STEPS: Final[tuple[tuple[str, Callable[[int, Card, int, RowConditions], int]], ...]] = (
    ("weather", weather),
    ("treachery", treachery),
    ("bond", bond),
    ("morale", morale),
    ("horn", horn),
)
"""STR-1, STR-9. The order of the calculation."""


def under_weather(table: Table, row: Row) -> bool:
    """SP-WEATHER. Whether any weather in the zone affects this row, which it does on both sides."""
    return bool(table.weather) and any(row in WEATHER_ROWS[cloud.weather] for cloud in table.weather)


def special_horn(army: Side, row: Row) -> bool:
    """SP-HORN, LEAD-3. Whether a special Horn lies in the row, or a leader's horn that counts as one."""
    lying = army.specials[row]
    return army.leader_horns[row] or (bool(lying) and any(Ability.HORN in card.abilities for card in lying))


def row_conditions(table: Table, side: int, row: Row) -> RowConditions:
    army = table.sides[side]
    lying = army.rows[row]
    under = under_weather(table, row)
    abilities = [ability for card in lying if card.unit for ability in card.abilities]
    horn_units = abilities.count(Ability.HORN)
    return RowConditions(
        weather=under,
        bran_rounding=table.ruleset.bran_rounding if under and side_has_passive(table, side, "half-weather") else "",
        treachery=Ability.SPY in abilities and any_has_passive(table, "double-spies"),
        bonds=_bonds(army) if Ability.BOND in abilities else {},
        morale_units=abilities.count(Ability.MORALE),
        horn=special_horn(army, row),
        unit_horn=horn_units > 0,
        undoubled_horn_unit=_undoubled_horn_unit(table, lying, horn_units) if horn_units else -1,
    )


def _undoubled_horn_unit(table: Table, lying: Sequence[Card], horn_units: int) -> int:
    """AB-HORN. The later horn units of a row do not double the first, unless horn units double themselves.

    Under rules version 1 two horn units doubled each other.
    """
    if table.ruleset.unit_horn_doubles_itself == "yes" or (horn_units > 1 and table.rules_version < 2):
        return -1
    return next(place for place, card in enumerate(lying) if card.unit and Ability.HORN in card.abilities)


def _bonds(army: Side) -> Mapping[str, int]:
    counts: dict[str, int] = {}
    for row in army.rows:
        for card in row:
            if Ability.BOND in card.abilities:
                counts[card.id] = counts.get(card.id, 0) + 1
    return counts


def strength_under(card: Card, place: int, conditions: RowConditions) -> int:
    """STR-1. Returns a card's strength in a row; STR-6. A hero has the printed strength; STR-7. A Decoy has none."""
    strength = card.strength
    if card.unit and not card.hero:
        for _, step in STEPS:
            strength = step(strength, card, place, conditions)
    return strength


def explain_under(card: Card, place: int, conditions: RowConditions) -> tuple[tuple[str, int], ...]:
    """Returns the printed strength and the result of each step that changed it."""
    why = [("printed", card.strength)]
    if card.unit and not card.hero:
        for name, step in STEPS:
            strength = step(why[-1][1], card, place, conditions)
            if strength != why[-1][1]:
                why.append((name, strength))
    return tuple(why)


def strengths(table: Table, side: int, row: Row) -> list[int]:
    """Returns the strength of each card in a row, in the order of the row."""
    lying = table.sides[side].rows[row]
    if not lying:
        return []
    conditions = row_conditions(table, side, row)
    if conditions.has_no_effect:
        return [card.strength for card in lying]
    return [strength_under(card, place, conditions) for place, card in enumerate(lying)]


def explain(table: Table, side: int, row: Row, place: int) -> tuple[tuple[str, int], ...]:
    """Explains the strength of a card step by step."""
    return explain_under(table.sides[side].rows[row][place], place, row_conditions(table, side, row))


def row_total(table: Table, side: int, row: Row) -> int:
    return sum(strengths(table, side, row))


def total(table: Table, side: int) -> int:
    """STR-8. Returns the sum of the three rows, which has no maximum."""
    return sum(row_total(table, side, row) for row in ROWS)
