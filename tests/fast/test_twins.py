"""Both engines agree in random games, move by move."""

from __future__ import annotations

import pytest

from gwint.cards import Ability
from gwint.fast.agenda import FIRST_QUESTION, STEPS
from gwint.rules import RULES_VERSION, moves
from gwint.rules.leaders import ACTIVE, PASSIVE, TARGETED
from tests.fast.engine_comparison import LEADERS, VALUES, Coverage, play_on_both_engines

GAMES = 300
MANY_GAMES = 20_000
OF_OTHER_MODES = {"Against"}
"""Moves that do not occur in a duel."""


@pytest.fixture(scope="module")
def seen() -> Coverage:
    found = Coverage()
    for game in range(GAMES):
        play_on_both_engines(game, found)
    return found


def test_every_ability_occurs(seen: Coverage) -> None:
    assert seen.abilities == set(Ability)


def test_every_leader_and_every_effect_occurs(seen: Coverage) -> None:
    assert seen.leaders == {leader.id for leader in LEADERS}
    assert seen.effects == {*ACTIVE, *TARGETED, *PASSIVE}


def test_every_value_of_every_option_occurs(seen: Coverage) -> None:
    assert seen.options == set(VALUES)


def test_every_kind_of_move_and_question_occurs(seen: Coverage) -> None:
    assert seen.moves == {kind.__name__ for kind in moves.Move.__subclasses__()} - OF_OTHER_MODES
    assert seen.questions == {step.__name__ for step in STEPS[FIRST_QUESTION:]}


def test_rare_events_occur(seen: Coverage) -> None:
    assert {"Replayed", "Burned", "Summoned", "Transformed", "LeftGame", "DrewLot", "KeptClaim"} <= seen.events


def test_rows_with_several_horn_units_occur_in_every_version(seen: Coverage) -> None:
    """AB-HORN."""
    versions = range(1, RULES_VERSION + 1)
    assert seen.several_horns == {(version, itself) for version in versions for itself in ("yes", "no")}


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(GAMES, MANY_GAMES, 100))
def test_twins_in_thousands_of_games(hundred: int) -> None:
    seen = Coverage()
    for game in range(hundred, hundred + 100):
        play_on_both_engines(game, seen)
    assert seen.leaders
