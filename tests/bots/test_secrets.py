"""Bots do not peek: dealing the hidden cards again changes no choice, and the same seed gives the same choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from gwint.bots import BOTS, LEVELS, Budget, NamedBot
from gwint.rules.modes import MODES
from gwint.rules.moves import Move, Pass
from gwint.rules.play import push
from gwint.rules.table import Table
from gwint.views import View, view
from gwint.worlds import deal
from tests.bots.test_modes import deal_game

SHORT = Budget(simulations=6)
"""Enough for a simulating bot to use the cards it is dealt."""
QUESTIONS_PER_GAME = 6
"""How many questions of a game are tested."""


def choice(bot: str, seen: View) -> object:
    level = BOTS[bot]
    return level.bot(seen, SHORT if level.budget.simulations else level.budget, "fixed")


def questions(mode: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Sample tables of a random game at which a seat has a choice."""
    game, rng = deal_game(mode, seed), random.Random(seed)
    found: list[tuple[Table, int]] = []
    while game.result is None:
        seat = rng.choice(game.acting)
        moves = game.legal_moves(seat)
        if len(moves) > 1:
            found.append((game.table.copy(), seat))
        game.play(rng.choice(moves[:-1] or moves), seat)
    return iter(rng.sample(found, QUESTIONS_PER_GAME))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", BOTS)
def test_hidden_cards_change_no_choice(bot: str, mode: str) -> None:
    for number, (table, seat) in enumerate(questions(mode, seed=7)):
        seen = view(table, seat)
        other = view(deal(seen, f"another world {number}"), seat)
        assert choice(bot, other) == choice(bot, seen)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_single_legal_move_is_made_without_thinking(level: NamedBot) -> None:
    def refuse(_view: View, _budget: Budget, _seed: str) -> Move:
        raise AssertionError("there is nothing to think about")

    table, seat = next(questions("duel", seed=3))
    only = replace(view(table, seat), moves=(Pass(),))
    assert replace(level, bot=refuse)(only, seed="any") == Pass()


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_is_legal(bot: str) -> None:
    for mode in MODES:
        table, seat = next(questions(mode, seed=11))
        chosen = BOTS[bot](view(table, seat), seed="any")
        push(table, chosen, seat)
