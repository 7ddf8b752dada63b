"""Every ability and every leader's effect is in exactly one table, which names an existing function."""

from __future__ import annotations

from importlib import import_module

import pytest

from gwint.cards import CATALOGUE, LEADERS, Ability, model
from gwint.rules.abilities import HANDLED_ELSEWHERE, ON_DEPLOY
from gwint.rules.leaders import ACTIVE, PASSIVE, TARGETED
from gwint.rules.placement import ON_PLAY, PLACES
from tests.scenes import rule

OF_UNITS = {ability for card in CATALOGUE.cards.values() if card.unit for ability in card.abilities}
OF_SPECIALS = {ability for card in CATALOGUE.cards.values() if not card.unit for ability in card.abilities}
EFFECTS = {
    (effect.name, effect.passive)
    for leaders in LEADERS.values()
    for leader in leaders
    for effect in leader.effects.values()
}


@pytest.mark.parametrize("ability", Ability)
def test_every_ability_has_one_home_for_units_and_one_for_specials_where_it_has_any(ability: Ability) -> None:
    assert (ability in ON_DEPLOY) + (ability in HANDLED_ELSEWHERE) == (ability in OF_UNITS)
    assert (ability in ON_PLAY) == (ability in PLACES) == (ability in OF_SPECIALS)
    assert ability in OF_UNITS | OF_SPECIALS


@rule("PLAY-2")
def test_no_card_has_two_abilities_that_act_when_it_is_placed() -> None:
    for card in CATALOGUE.cards.values():
        assert sum(ability in ON_DEPLOY for ability in card.abilities) <= 1


def test_a_special_has_exactly_one_ability() -> None:
    assert all(len(card.abilities) == 1 for card in CATALOGUE.cards.values() if not card.unit)


@pytest.mark.parametrize("name", [*HANDLED_ELSEWHERE.values(), *PASSIVE.values()])
def test_every_home_named_is_a_function_that_exists(name: str) -> None:
    module, _, function = name.rpartition(".")
    assert callable(getattr(import_module(module), function))


@rule("LEAD-1")
def test_every_effect_of_a_leader_has_a_home_and_every_home_a_leader() -> None:
    assert {name for name, passive in EFFECTS if not passive} == ACTIVE.keys() | TARGETED.keys()
    assert {name for name, passive in EFFECTS if passive} == PASSIVE.keys()
    assert not ACTIVE.keys() & TARGETED.keys()


def test_a_card_deploys_if_one_of_its_abilities_does_something_when_it_is_placed() -> None:
    assert set(HANDLED_ELSEWHERE) == model.LASTING
    for card in CATALOGUE.cards.values():
        if card.unit:
            assert card.deploys == any(ability in ON_DEPLOY for ability in card.abilities)
