"""What a bot may think is told after its name, in one spelling everywhere."""

from __future__ import annotations

import pytest

from gwint import i18n
from gwint.bots import AT_ONCE, BOTS, Budget, find_level
from gwint.bots.budget import LEGAL, MOST_THREADS, BudgetError, read_budget, with_budget
from gwint.cards import LANGUAGES

TOLD = {
    "200": Budget(simulations=200),
    "50ms": Budget(milliseconds=50),
    "2s": Budget(milliseconds=2000),
    "200-on-2": Budget(simulations=200, threads=2),
    "50ms-on-64": Budget(milliseconds=50, threads=64),
}


@pytest.mark.parametrize("text", TOLD)
def test_a_budget_is_simulations_or_time_on_one_thread_or_several(text: str) -> None:
    assert read_budget(text) == TOLD[text]
    assert read_budget(str(TOLD[text])) == TOLD[text]
    level = find_level(f"champion@{text}")
    assert level is not None
    assert (level.bot, level.budget) == (BOTS["champion"].bot, TOLD[text])


@pytest.mark.parametrize(
    "text", ["", "0", "-5", "5m", "ms", "50 ms", "12345678", "50ms-on-0", "50ms-on-65", "50ms*2", "on-2"]
)
def test_anything_else_is_refused_with_what_is_legal(text: str) -> None:
    with pytest.raises(BudgetError) as refused:
        find_level(f"champion@{text}")
    for language in LANGUAGES:
        said = i18n.format_refusal(refused.value, language)
        assert all(legal in said for legal in (*LEGAL, str(MOST_THREADS)))


@pytest.mark.parametrize("legal", LEGAL)
def test_what_is_called_legal_is(legal: str) -> None:
    assert not read_budget(legal).at_once


def test_without_a_budget_a_bot_has_its_own() -> None:
    assert find_level("champion") is BOTS["champion"]
    assert find_level("nobody") is find_level("nobody@50ms") is None


def test_an_at_sign_may_belong_to_a_command() -> None:
    assert with_budget("python bot.py@50ms") == ("python bot.py", Budget(milliseconds=50))
    assert with_budget("mail me@home") == ("mail me@home", AT_ONCE)
    assert with_budget("mail me@home@5-on-2") == ("mail me@home", Budget(5, threads=2))
