"""No bot fails or hangs under any combination of the house rules that no book plays, in any mode."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint import Game
from gwint.bots import BOTS, RIVALS, Budget, NamedBot
from gwint.cards import FACTIONS
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, whole_set
from gwint.rules.modes import MODES
from gwint.rulesets import Ruleset
from tests.games.random_games import decks_of, extreme_house_rules

PLAYERS = [bot for bot in BOTS if bot not in {rival.id for rival in RIVALS}]
"""Rivals play by these."""
MAX_MOVES = 2000
FEW_SIMULATIONS = {"champion": Budget(simulations=40)}


def deal_game(mode: str, number: int, ruleset: Ruleset) -> Game:
    if mode.startswith("solo"):
        own, other = FACTIONS[number % 5], FACTIONS[number // 5 % 5]
        decks = [whole_set(own, leaders(own, ruleset)[0], ruleset, person=True), opponents_set(other, ruleset)]
    else:
        decks = decks_of(number, ruleset, MODES[mode])
    return Game(*decks, rules=ruleset, mode=mode, seed=number)


def level_of(name: str) -> NamedBot:
    return replace(BOTS[name], budget=FEW_SIMULATIONS.get(name, BOTS[name].budget))


def play_game(mode: str, number: int, name: str) -> None:
    """Plays a game in which one seat is the bot's and random bots have the others."""
    game, bot = deal_game(mode, number, extreme_house_rules(number)), level_of(name)
    seat_of_bot = 0 if mode.startswith("solo") else number % len(game.table.seats)
    for move in range(MAX_MOVES):
        if game.result is not None:
            return
        seat = game.acting[0]
        player = bot if seat == seat_of_bot else BOTS["random"]
        game.play(player(game.view(seat), seed=f"{number} {seat} {move}"), seat)
    raise AssertionError(f"{mode} {number} does not end")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_plays_a_game_to_its_end(name: str, mode: str) -> None:
    play_game(mode, sum(map(ord, name + mode)) % 40, name)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(40, 50))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_plays_many_games_to_their_end(name: str, mode: str, number: int) -> None:
    play_game(mode, number, name)
