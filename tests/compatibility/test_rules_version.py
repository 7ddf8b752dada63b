"""Games that began under version 1 of the rules: bots, hints and analyses work at their tables."""

from __future__ import annotations

import pytest

from gwint.advice import hint, review
from gwint.bots import BOTS, RIVALS, Budget
from gwint.game import Game
from gwint.notation.record import read

PLAYERS = [bot for bot in BOTS if bot not in {rival.id for rival in RIVALS}]
"""Rivals play by these."""
DECKS = {
    "duel": ("northern-realms-siege", "monsters-swarm"),
    "ffa-3": ("northern-realms-siege", "monsters-swarm", "nilfgaard-spies"),
    "team": ("northern-realms-siege", "monsters-swarm", "nilfgaard-spies", "northern-realms-siege"),
}
FEW = Budget(simulations=30)


def begun(mode: str) -> Game:
    """A game of version 1 in which every player has kept the first hand."""
    game = Game(*DECKS[mode], mode=mode, seed=3, rules_version=1)
    while game.acting and "done" in game.moves:
        game.play("done")
    return game


@pytest.mark.parametrize("mode", DECKS)
@pytest.mark.parametrize("bot", PLAYERS)
def test_every_bot_plays_at_a_table_of_version_1(bot: str, mode: str) -> None:
    game = begun(mode)
    for number in range(3):
        seat = game.acting[0]
        game.play(BOTS[bot].bot(game.view(seat), FEW, str(number)), seat)
    assert len(game.made) >= 3
    assert game.table.rules_version == 1


@pytest.mark.parametrize("mode", DECKS)
def test_a_hint_is_given_at_a_table_of_version_1(mode: str) -> None:
    game = begun(mode)
    assert hint(game.view(game.acting[0]), FEW, "a hint").candidates


def test_a_record_of_version_1_is_analysed() -> None:
    game = begun("duel")
    for move in ("pass", "pass"):
        game.play(move)
    assert review(read(game.record()), FEW, "a review", lambda _done, _total: None).judged
