"""Random and greedy bots play every mode to the end from views only, and the greedy bot plays sensibly."""

from __future__ import annotations

import pytest

from gwint import Game
from gwint.bots import BOTS, Budget, greedy
from gwint.cards import FACTIONS
from gwint.decks import random_deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, whole_set
from gwint.rules.modes import MODES
from gwint.rules.moves import Pass, Play
from gwint.rulesets import LEGENDARY
from gwint.views import view
from tests.scenes import position


def deal_game(mode: str, seed: int) -> Game:
    if mode.startswith("solo"):
        faction = FACTIONS[seed % 5]
        own = whole_set(faction, leaders(faction, LEGENDARY)[0], LEGENDARY, person=True)
        return Game(own, opponents_set(FACTIONS[seed // 5 % 5], LEGENDARY), mode=mode, seed=seed)
    count = len(MODES[mode].sides())
    decks = [random_deck(f"{seed} {seat}", faction=FACTIONS[(seed + seat) % 5]) for seat in range(count)]
    return Game(*decks, mode=mode, seed=seed)


def play_game(mode: str, seed: int, greedy_side: int | None = None) -> Game:
    """Play a game between random bots, with greedy ones on one side if it is given."""
    game = deal_game(mode, seed)
    moves = 0
    while game.result is None:
        seat = game.acting[0]
        bot = "greedy" if game.table.seats[seat].side == greedy_side else "random"
        game.play(BOTS[bot](game.view(seat), seed=f"{seed} {seat} {moves}"), seat)
        moves += 1
    return game


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_random_bots_play_to_the_end(mode: str, seed: int) -> None:
    assert play_game(mode, seed).result is not None


@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode.startswith("solo")])
def test_the_greedy_bot_beats_the_random_bot(mode: str) -> None:
    sides = len(set(MODES[mode].sides()))
    results = [play_game(mode, seed, seed % sides).result for seed in range(10)]
    count = sum(seed % sides in (result.winners or ()) for seed, result in enumerate(results) if result)
    assert count > 10 / sides


def greedy_move(picture: str) -> object:
    return greedy.choose(view(position(picture), 0), Budget(), "any")


def test_a_player_far_behind_one_opponent_still_fights_another() -> None:
    """FFA-2."""
    field = "p1 hand | Ves, Ballista\np2 siege | 3 Catapult\np2 hand | Ghoul\np3 close | Ghoul\np3 hand | Ghoul"
    assert isinstance(greedy_move(f"mode | ffa-3\n{field}"), Play)


def test_a_player_far_behind_all_opponents_saves_its_cards() -> None:
    field = (
        "mode | ffa-3\np1 hand | Ves\np2 siege | 3 Catapult\np2 hand | Ghoul\np3 siege | 3 Catapult\np3 hand | Ghoul"
    )
    assert greedy_move(field) == Pass()


def test_an_opponent_close_to_the_goal_is_fought() -> None:
    """FFA-3."""
    field = "mode | ffa-3\np1 hand | Ves\np2 siege | 3 Catapult\np2 hand | Ghoul\np3 siege | 3 Catapult\np3 points | 2"
    assert greedy_move(field) != Pass()


def test_partners_chase_a_deficit_that_is_too_large_for_one_player() -> None:
    """TEAM-1."""
    behind = "p2 siege | 2 Catapult\np2 hand | Ghoul\np4 hand | Ghoul\np1 hand | Ves, Ballista\np3 hand | 3 Ghoul"
    assert isinstance(greedy_move(f"mode | team\n{behind}"), Play)
    assert greedy_move(f"mode | team\n{behind}\np3 passed | yes") == Pass()


def test_a_lead_that_survives_one_more_card_is_enough_against_a_virtual_opponent() -> None:
    """SOLO-3."""
    assert greedy_move("mode | solo\nhand | Ves\nclose | 2 Blue Stripes Commando\nfoe deck | Ghoul") == Pass()
    assert isinstance(greedy_move("mode | solo\nhand | 3 Ballista\nclose | Ves\nfoe deck | 3 Ghoul"), Play)
