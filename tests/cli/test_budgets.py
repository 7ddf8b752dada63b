"""`gwint play --against champion@1s-on-2`: a bot's thinking time, given after its name and saved with the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from gwint.bots import BOTS, Budget
from gwint.cli.play.play_options import PERSON, VIRTUAL, bots_by_name
from tests.cli.runner import archived_records, game_of

BOT = "greedy@5-on-2"
"""A bot that needs no time, whatever its budget."""


def test_a_game_against_a_bot_with_a_budget_is_played_and_resumed(play: Callable[..., Result], home: Path) -> None:
    play("1\n", "--against", BOT, "--seed", "1")
    assert f"seat 2 | {BOT}" in (home / "saved.gwint").read_text(encoding="utf-8")
    assert play("1\n" * 120).exit_code == 0
    game = game_of(archived_records(home)[-1])
    assert game.result is not None
    assert game.players[1] == "Greedy bot"


def test_a_record_with_an_unknown_budget_is_played_against_the_default_bot(
    play: Callable[..., Result], home: Path
) -> None:
    play("1\n", "--against", BOT, "--seed", "1")
    saved = home / "saved.gwint"
    saved.write_text(saved.read_text(encoding="utf-8").replace(BOT, "greedy@always"), encoding="utf-8")
    assert play("1\nquit\n", "--load", str(saved)).exit_code == 0
    assert "seat 2 | greedy\n" in saved.read_text(encoding="utf-8")


@pytest.mark.parametrize(("bot", "error"), [("greedy@soon", "50ms-on-2"), ("nobody@50ms", "There is no bot")])
def test_an_invalid_budget_is_a_usage_error_that_explains_budgets(
    play: Callable[..., Result], bot: str, error: str
) -> None:
    refused = play("", "--against", bot)
    assert refused.exit_code == 2
    assert error in " ".join(refused.stderr.split())


def test_the_bot_at_the_seat_has_the_budget() -> None:
    bots = bots_by_name((PERSON, VIRTUAL, "champion@7-on-2"), {})
    assert [*bots] == ["champion@7-on-2"]
    bot = bots["champion@7-on-2"]
    assert (bot.bot, bot.budget) == (BOTS["champion"].bot, Budget(7, threads=2))
