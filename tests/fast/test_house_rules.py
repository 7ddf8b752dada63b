"""SET-3, SET-4, SET-5, SET-8, DECK-7, TURN-12. Both engines agree under the house rules that no book plays."""

from __future__ import annotations

import pytest

from gwint.fast.encoding import decode, encode
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS
from tests.fast.engine_comparison import Coverage, decks_of, play_table_on_both_engines
from tests.games.random_games import NEW_OPTIONS, extreme_house_rules
from tests.scenes import rule

GAMES = 200
MANY_GAMES = 20_000
BATCH = 400


def new_table(game: int) -> Table:
    ruleset = extreme_house_rules(game)
    return lay_table(DUEL, ruleset, decks_of(game, ruleset), seed_of(f"house rules {game}"))


def play(games: range) -> Coverage:
    seen = Coverage()
    for game in games:
        play_table_on_both_engines(new_table(game), game, seen)
    return seen


@rule("TURN-12", *(f"OPT-{option}" for option in NEW_OPTIONS))
def test_the_engines_agree_under_random_house_rules() -> None:
    seen = play(range(GAMES))
    assert {"Discard", "Exchange", "Play", "Pass", "UseLeader"} <= seen.moves
    assert {"Drew", "Discarded", "Replayed"} <= seen.events
    for option in NEW_OPTIONS:
        values = {value for name, value in seen.options if name == option}
        assert {OPTIONS[option][0], OPTIONS[option][-1]} <= values


@pytest.mark.slow
@pytest.mark.parametrize("first", range(GAMES, GAMES + MANY_GAMES, BATCH))
def test_the_engines_agree_in_twenty_thousand_games(first: int) -> None:
    assert "Discard" in play(range(first, first + BATCH)).moves


@rule("OPT-gems", "OPT-hand_size", "OPT-redraws", "OPT-round_draw", "OPT-max_heroes", "OPT-discard_turn")
@pytest.mark.parametrize("option", NEW_OPTIONS)
def test_every_value_of_an_option_is_encoded_and_decoded(option: str) -> None:
    for name, ruleset in RULESETS.items():
        for value in OPTIONS[option]:
            changed = ruleset.changed(**{option: value})
            table = lay_table(DUEL, changed, decks_of(0, LEGENDARY), seed_of(0))
            assert decode(encode(table)).ruleset == changed, (name, value)
