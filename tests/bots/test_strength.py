"""The levels of the ladder are real: each beats the one below it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from gwint.bots import BOTS, LEVELS, Budget, NamedBot, flat_monte_carlo
from gwint.decks import Deck, random_deck, starters
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rulesets import KLUB, LEGENDARY, WITCHER3, Ruleset
from gwint.views import view


def score(bot: NamedBot, other: NamedBot, games: int, ruleset: Ruleset = LEGENDARY) -> float:
    """Play every deal from both seats; return the share of duels that the first bot wins, with draws as half."""
    points = 0.0
    for deal in range(games // 2):
        pair = decks(deal, ruleset)
        for seat in (0, 1):
            winners = play_duel(pair, f"meeting {deal}", (bot, other) if seat == 0 else (other, bot), ruleset)
            points += (seat in winners) if winners else 0.5
    return points / (games // 2 * 2)


def decks(deal: int, ruleset: Ruleset) -> list[Deck]:
    if deal % 2 and ruleset is LEGENDARY:
        return random.Random(deal).sample([one.deck for one in starters()], 2)
    return [random_deck(f"meeting {deal} {seat}", ruleset) for seat in (0, 1)]


def play_duel(pair: list[Deck], seed: str, bots: tuple[NamedBot, NamedBot], ruleset: Ruleset) -> tuple[int, ...]:
    table = lay_table(DUEL, ruleset, pair, seed_of(seed))
    carry_on(table)
    moves = 0
    while not table.over:
        seat = to_act(table)[0]
        push(table, bots[seat](view(table, seat), seed=f"{seed} {moves}"), seat)
        moves += 1
    assert table.winners is not None
    return table.winners


def test_the_planner_beats_the_greedy_bot() -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=24) > 0.6


def test_the_novice_beats_the_random_bot() -> None:
    assert score(BOTS["novice"], BOTS["random"], games=60) > 0.5


@pytest.mark.slow
def test_the_planner_wins_three_of_four_against_the_greedy_bot() -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=600) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [KLUB, WITCHER3], ids=["klub", "witcher3"])
def test_the_planner_beats_the_greedy_bot_under_other_rulesets(ruleset: Ruleset) -> None:
    assert score(BOTS["captain"], BOTS["greedy"], games=200, ruleset=ruleset) >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS[:5])), ids=lambda level: level.name)
def test_a_level_beats_the_one_below(lower: NamedBot, higher: NamedBot) -> None:
    assert score(higher, lower, games=400) >= 0.55


@pytest.mark.slow
def test_flat_monte_carlo_beats_the_planner() -> None:
    """With 60 simulations on the Python rules, which take about a twentieth of a second a move."""
    assert score(NamedBot("flat", flat_monte_carlo.choose, Budget(simulations=60)), BOTS["captain"], games=40) > 0.5


@pytest.mark.slow
def test_the_search_beats_the_planner() -> None:
    """With a quarter of the champion's default simulations; the ladder uses all of them."""
    assert score(replace(BOTS["champion"], budget=Budget(simulations=3_000)), BOTS["captain"], games=60) > 0.5
