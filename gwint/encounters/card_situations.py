"""Situations in which a card is played while another lies somewhere, or by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from gwint.cards import CATALOGUE, Ability, Card, Faction
from gwint.decks.building_rules import collection
from gwint.encounters.drafts import (
    Draft,
    can_lie,
    card,
    filled_to_ten,
    in_row,
    is_weather,
    placed_in,
    with_bystanders,
)
from gwint.encounters.setups import ENEMY, OWN, Action, ActionKind, PlacedCard, Role, Setup, Zone, units_totalling
from gwint.rules.abilities import ROW_SCORCH_MINIMUM, called_by
from gwint.rules.strength import WEATHER_ROWS
from gwint.rulesets import Ruleset

ON_BOTH_SIDES: Final = frozenset({Ability.SCORCH, Ability.CLEAR, *WEATHER_ROWS})
"""Specials that treat both sides alike."""
RAISING: Final = frozenset({Ability.HORN, Ability.MORALE})
"""Abilities that change other units of the row."""


def card_meets_card(actor: Card, other: Card, ruleset: Ruleset) -> Iterator[Setup]:
    """One card lies somewhere, and the other is played."""
    draft = Draft(actor, other, Action(ActionKind.PLAY, Role.ACTOR, actor), ruleset)
    if can_lie(other):
        yield from (_meets_lying_card(draft, actor, other, side) for side in _sides_to_lie_on(actor, other))
    if is_weather(other):
        setup = draft.setup("weather", placed_in(Zone.WEATHER, other))
        yield setup if actor.unit else with_bystanders(setup, draft.meeting_row(other, actor), OWN, ENEMY)
    if actor.has(Ability.MEDIC) and other.unit:
        yield draft.setup("pile-own", placed_in(Zone.PILE, other), *_called_from_deck(other, ruleset))
    if other.id in called_by(actor, ruleset.roach):
        yield draft.setup("deck-own", placed_in(Zone.DECK, other))
        yield draft.setup("hand-own", placed_in(Zone.HAND, other))


def _called_from_deck(revived: Card, ruleset: Ruleset) -> Iterator[PlacedCard]:
    """AB-MUSTER. The cards of the deck that a unit calls when it is revived."""
    copies = collection(revived.printing, ruleset)
    for id_ in called_by(revived, ruleset.roach):
        one = CATALOGUE.cards[id_, revived.printing]
        for _ in range(copies.get(one, 0) - (one is revived)):
            yield placed_in(Zone.DECK, one, role=Role.CONTEXT)


def _sides_to_lie_on(actor: Card, other: Card) -> tuple[int, ...]:
    """What treats both sides alike is shown against the enemy."""
    return (ENEMY,) if not actor.unit and ON_BOTH_SIDES & {*actor.abilities} else (OWN, ENEMY)


def _meets_lying_card(draft: Draft, actor: Card, other: Card, side: int) -> Setup:
    row = draft.meeting_row(other, actor)
    setup = draft.setup("row-own" if side == OWN else "row-enemy", *draft.lying(other, side, row))
    if actor.has(Ability.DECOY):
        return setup
    if actor.has(Ability.SCORCH_ROW) and side == ENEMY:
        return filled_to_ten(setup, row, draft.ruleset)
    shown_by_itself = other.mortal or (actor.mortal and not actor.spy)
    if not shown_by_itself or RAISING & {*actor.abilities, *other.abilities}:
        return with_bystanders(setup, row, side)
    return setup


def single_card(actor: Card, ruleset: Ruleset) -> Iterator[Setup]:
    """The card alone, with a copy of itself, and with cards that its ability concerns."""
    draft = Draft(actor, None, Action(ActionKind.PLAY, Role.ACTOR, actor), ruleset)
    yield draft.setup("alone")
    if actor.has(Ability.SCORCH_ROW):
        yield from _rows_of_ten_and_nine(draft, actor)
    copies = (actor,) if actor.unit and actor.copies > 1 else ()
    for partner in (*copies, *(card(id_) for id_ in PARTNERS.get(_topic(actor), ()))):
        yield from (replace(setup, other=None) for setup in card_meets_card(actor, partner, ruleset))


def _rows_of_ten_and_nine(draft: Draft, actor: Card) -> Iterator[Setup]:
    """AB-SCORCH-ROW. The enemy's row totals exactly ten, or one less."""
    row = actor.rows[0]
    for faction in (Faction.MONSTERS, Faction.NORTHERN_REALMS, Faction.NILFGAARD):
        ten, nine = (units_totalling(faction, row, ROW_SCORCH_MINIMUM - less) for less in (0, 1))
        if ten and nine:
            for name, units in (("row-of-ten", ten), ("row-of-nine", nine)):
                yield draft.setup(name, *(in_row(unit, ENEMY, row, Role.CONTEXT) for unit in units))
            return


def _topic(one: Card) -> str:
    prefix = "ability" if one.unit else "special"
    return f"{prefix}-{one.abilities[0]}" if one.abilities else f"kind-{one.kind}"


PARTNERS: Final[Mapping[str, tuple[str, ...]]] = {
    "ability-medic": ("zoltan-chivay",),
    "ability-muster": ("roach", "clan-drummond-shield-maiden", "gaunter-odimm-darkness"),
    "ability-berserker": ("mardroeme",),
    "ability-mardroeme": ("young-berserker",),
    "ability-commanders-horn": ("zoltan-chivay", "war-longship"),
    "ability-morale-boost": ("zoltan-chivay", "ballista"),
    "special-decoy": ("zoltan-chivay",),
    "special-commanders-horn": ("zoltan-chivay",),
    "special-mardroeme": ("berserker",),
    "special-scorch": ("zoltan-chivay",),
    "special-frost": ("zoltan-chivay",),
    "special-fog": ("keira-metz",),
    "special-rain": ("ballista",),
    "special-storm": ("keira-metz",),
    "special-clear-weather": ("biting-frost",),
}
"""The cards with which a card shows what it does, by its first ability; those of another faction are left out."""
