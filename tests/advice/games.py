"""Whole games to review."""

from __future__ import annotations

from gwint.bots import BOTS
from gwint.notation.record import read
from gwint.notation.record_model import Record
from tests.bots.test_modes import deal_game


def play_game(mode: str, seed: int, *bots: str) -> Record:
    """Play a game between these bots, seated in turn."""
    game = deal_game(mode, seed)
    number = 0
    while game.result is None:
        seat = game.acting[0]
        game.play(BOTS[bots[seat % len(bots)]](game.view(seat), seed=f"{seed} {number}"), seat)
        number += 1
    return read(game.record())
