"""The table command `hint` of `gwint play`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from click.testing import Result

from gwint.cards import LANGUAGES
from gwint.cli.play.table_commands import command_word

TEAM = ("--mode", "team", "--against", "greedy", "--seed", "3", "--new")
HINTED = re.compile(r"^ {1,2}(\d+) +(\d+)[  ]?% [█▏▎▍▌▋▊▉ ]{10}  \S", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_lists_moves_by_number_with_chances_and_reasons(play: Callable[..., Result], language: str) -> None:
    shown = play(f"{command_word('hint', language)}\n", *TEAM, "--lang", language).stdout
    found = HINTED.findall(shown)
    assert 1 < len(found) <= 5
    chances = [int(chance) for _, chance in found]
    assert chances == sorted(chances, reverse=True)
    now = re.search(r": (\d+)[ \xa0]?%$", shown, re.MULTILINE)
    assert now is not None
    assert int(now[1]) == chances[0]


def test_a_number_of_the_hint_is_a_move_of_the_menu(play: Callable[..., Result]) -> None:
    number = HINTED.findall(play("h\n", *TEAM).stdout)[0][0]
    after = play(f"h\n{number}\n", *TEAM).stdout
    assert f"There is no move {number}" not in after
    assert after.count("Exchanges left: 2") < after.count("Exchanges left")


def test_a_hint_changes_nothing(play: Callable[..., Result]) -> None:
    assert "Exchanges left: 1" not in play("hint\nhint\n", *TEAM).stdout


def test_the_help_lists_the_hint(sit: Callable[..., str]) -> None:
    assert "hint    the best moves, the chance of winning after each, and the reasons" in sit(
        "\n\n\n?\n\nquit\n", *TEAM
    )


def test_a_hint_fits_a_screen_and_waits_to_be_read(sit: Callable[..., str]) -> None:
    shown = sit("\n\n\nhint\n\nquit\n", *TEAM)
    page = next(one for one in shown.split("\x1b[H\x1b[2J") if "Chance of winning with the best move" in one)
    assert "Press Enter to continue." in page
    assert all(len(line) <= 80 for line in page.splitlines())
