"""Budgets are written after a bot's name, in the same way everywhere."""

from __future__ import annotations

import pytest

from gwint import i18n
from gwint.bots import BOTS, INSTANT, Budget
from gwint.bots.budget import EXAMPLES, MAX_THREADS, BudgetError, parse_budget, split_budget
from gwint.bots.loading import find_own_bot
from gwint.cards import LANGUAGES

BUDGETS = {
    "200": Budget(simulations=200),
    "50ms": Budget(milliseconds=50),
    "2s": Budget(milliseconds=2000),
    "200-on-2": Budget(simulations=200, threads=2),
    "50ms-on-64": Budget(milliseconds=50, threads=64),
}


@pytest.mark.parametrize("text", BUDGETS)
def test_a_budget_gives_simulations_or_time_and_threads(text: str) -> None:
    assert parse_budget(text) == BUDGETS[text]
    assert parse_budget(str(BUDGETS[text])) == BUDGETS[text]
    bot = find_own_bot(f"champion@{text}")
    assert bot is not None
    assert (bot.bot, bot.budget) == (BOTS["champion"].bot, BUDGETS[text])


@pytest.mark.parametrize(
    "text", ["", "0", "-5", "5m", "ms", "50 ms", "12345678", "50ms-on-0", "50ms-on-65", "50ms*2", "on-2"]
)
def test_an_invalid_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BudgetError) as refused:
        find_own_bot(f"champion@{text}")
    for language in LANGUAGES:
        said = i18n.format_refusal(refused.value, language)
        assert all(legal in said for legal in (*EXAMPLES, str(MAX_THREADS)))


@pytest.mark.parametrize("legal", EXAMPLES)
def test_every_example_is_a_valid_budget(legal: str) -> None:
    assert not parse_budget(legal).instant


def test_a_bot_without_a_budget_uses_its_default() -> None:
    assert find_own_bot("champion") is BOTS["champion"]
    assert find_own_bot("no-such-bot") is find_own_bot("no-such-bot@50ms") is None


def test_an_at_sign_may_belong_to_a_command() -> None:
    assert split_budget("python bot.py@50ms") == ("python bot.py", Budget(milliseconds=50))
    assert split_budget("mail me@home") == ("mail me@home", INSTANT)
    assert split_budget("mail me@home@5-on-2") == ("mail me@home", Budget(5, threads=2))
