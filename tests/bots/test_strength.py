"""The levels of the ladder are real: each beats the one below it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from gwint.bots import BOTS, LEVELS, Budget, Level, flat_monte_carlo
from gwint.rulesets import KLUB, WITCHER3, Ruleset
from tests.bots.duels import score


def test_the_planner_beats_the_greedy_bot() -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=24) > 0.6


def test_the_apprentice_beats_the_random_bot() -> None:
    assert score(BOTS["apprentice"], BOTS["random"], games=24) > 0.6


@pytest.mark.slow
def test_the_planner_wins_three_of_four_against_the_greedy_bot() -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=600) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [KLUB, WITCHER3], ids=["klub", "witcher3"])
def test_the_planner_beats_the_greedy_bot_under_other_rulesets(ruleset: Ruleset) -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=200, ruleset=ruleset) >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS[:3])), ids=lambda level: level.id)
def test_a_level_beats_the_one_below(lower: Level, higher: Level) -> None:
    assert score(higher, lower, games=200) >= 0.6


@pytest.mark.slow
def test_flat_monte_carlo_beats_the_planner() -> None:
    """With 60 simulations on the Python rules, which take about a twentieth of a second a move."""
    assert score(Level("flat", flat_monte_carlo.choose, Budget(simulations=60)), BOTS["captain"], games=40) > 0.5


@pytest.mark.slow
def test_the_search_beats_the_planner() -> None:
    """With a quarter of the champion's default simulations; the ladder uses all of them."""
    assert score(replace(BOTS["champion"], budget=Budget(simulations=3_000)), BOTS["captain"], games=60) > 0.5
