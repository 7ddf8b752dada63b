"""The building blocks of setups: cards in their places, bystanders, and rows filled to ten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from gwint.cards import ROWS, SETS, Ability, Card, Faction, Kind, Leader, Row
from gwint.encounters.setups import ENEMY, OWN, Action, PlacedCard, Role, Setup, Zone, lay, plain_units
from gwint.encounters.subjects import Subject, find_subject
from gwint.rules.abilities import ROW_SCORCH_MINIMUM
from gwint.rules.placement import unit_rows
from gwint.rules.strength import WEATHER_ROWS, row_total
from gwint.rulesets import Ruleset

ROW_SPECIALS: Final = frozenset({Ability.HORN, Ability.MARDROEME})
WEATHER_OF: Final[Mapping[Row, str]] = {
    Row.CLOSE: "biting-frost",
    Row.RANGED: "impenetrable-fog",
    Row.SIEGE: "torrential-rain",
}
"""The weather card for each row."""
HEROES: Final[Mapping[Faction, tuple[Card, ...]]] = {
    faction: tuple(one for one in SETS[faction] if one.hero and not one.abilities and not one.side_deck)
    for faction in Faction
}
"""The heroes without abilities in each faction's set."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What all setups of a pair have in common."""

    actor: Subject
    other: Subject | None
    action: Action
    ruleset: Ruleset
    leaders: Mapping[int, tuple[Leader, Role]] = field(default_factory=dict)

    def setup(self, situation: str, *placed: PlacedCard, **more: Any) -> Setup:
        return Setup(situation, self.actor, self.other, self.action, placed, **{"leaders": self.leaders, **more})

    def rows(self, card: Card) -> tuple[Row, ...]:
        """The rows that a card concerns: those of a unit's symbol or of a weather, or all of them."""
        if card.unit:
            return unit_rows(card, self.ruleset.agile_rows)
        return tuple(sorted(WEATHER_ROWS.get(card.abilities[0], ROWS)))

    def meeting_row(self, lying: Card, acting: Card) -> Row:
        """The row in which a lying card is most likely to meet the one that is played."""
        rows, wanted = self.rows(lying), self.rows(acting)
        return next((row for row in rows if row in wanted), rows[0])

    def lying(self, card: Card, side: int, row: Row) -> list[PlacedCard]:
        """AB-BOND. The other card in a row: tight-bond units in pairs, unless the actor is the second one."""
        pair = card.has(Ability.BOND) and card.copies > 1 and card is not self.actor
        return [in_row(card, side, row)] * (1 + pair)


def card(id_: str) -> Card:
    """Returns a card by its id, in any printing."""
    found = find_subject(id_)
    assert isinstance(found, Card)
    return found


def can_lie(one: Card) -> bool:
    """Whether the card can lie in a row, as a unit, a Decoy or a special next to the units."""
    return one.unit or one.has(Ability.DECOY) or (one.kind is Kind.SPECIAL and bool(ROW_SPECIALS & {*one.abilities}))


def is_weather(one: Card) -> bool:
    """Whether the card lies in the weather zone; Clear Weather does not."""
    return one.kind is Kind.WEATHER and not one.has(Ability.CLEAR)


def in_row(one: Card, side: int, row: Row, role: Role = Role.OTHER) -> PlacedCard:
    zone = Zone.ROW if one.unit or one.has(Ability.DECOY) else Zone.SPECIAL
    return PlacedCard(one, zone, side, role, row)


def placed_in(zone: Zone, one: Card, side: int = OWN, role: Role = Role.OTHER) -> PlacedCard:
    return PlacedCard(one, zone, side, role)


def with_placed(setup: Setup, *placed: PlacedCard) -> Setup:
    return replace(setup, placed=(*setup.placed, *placed))


def with_bystanders(setup: Setup, row: Row, *sides: int) -> Setup:
    """Add a plain unit on each side, which shows what the subjects do to others; none if there is none for the row."""
    for side in sides:
        factions = setup.seat_factions()
        units = plain_units(factions[side], row) if factions else ()
        used = {setup.actor, setup.other, *(placed.card for placed in setup.placed)}
        found = next((unit for unit in units if unit not in used), None)
        if found is not None:
            setup = with_placed(setup, in_row(found, side, row, Role.CONTEXT))
    return setup


def filled_to_ten(setup: Setup, row: Row, ruleset: Ruleset) -> Setup:
    """AB-SCORCH-ROW. Fill the enemy's row to ten with units weaker than those in it, or else with a hero."""
    factions = setup.seat_factions()
    if factions is None:
        return setup
    missing = ROW_SCORCH_MINIMUM - row_total(lay(setup, ruleset), ENEMY, row)
    cards = {placed.card for placed in setup.placed}
    strongest = max((one.strength for one in cards if one.mortal), default=ROW_SCORCH_MINIMUM)
    weaker = [one for one in plain_units(factions[ENEMY], row) if one.strength < strongest and one not in cards][:3]
    heroes = [one for one in HEROES[factions[ENEMY]] if row in one.rows and one not in cards][:1]
    for fillers in (weaker, heroes):
        chosen = _until(fillers, missing)
        if sum(one.strength for one in chosen) >= missing:
            return with_placed(setup, *(in_row(one, ENEMY, row, Role.CONTEXT) for one in chosen))
    return setup


def _until(cards: list[Card], wanted: int) -> list[Card]:
    """As many of the cards as have the wanted strength together, or all of them."""
    chosen: list[Card] = []
    for one in cards:
        if sum(other.strength for other in chosen) < wanted:
            chosen.append(one)
    return chosen
