"""`gwint learn`, and the examples of `gwint rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwint.lessons import FIRST_GAME, LESSONS
from gwint.lessons.book import CHAPTERS
from tests.cli.pseudo_terminal import pseudo_terminal
from tests.cli.runner import output_of, run


def test_without_an_argument_the_first_game_is_told_move_by_move() -> None:
    printed = output_of("learn")
    assert printed.startswith("Learn to play Gwent")
    assert "\nThe game in a minute\n" in printed
    assert printed.count("► You") > 10
    assert "  close       21  Ves 5, 2× Blue Stripes Commando 4→8" in printed
    assert printed.rstrip().endswith("gwint learn examples, gwint learn variants, gwint learn card-list")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_can_be_printed_in_another_language(chapter: str) -> None:
    assert output_of("learn", chapter, "--lang", "uk") != output_of("learn", chapter)


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("spy", "Spy"),
        ("Szpiegostwo", "Spy"),
        ("frost", "Biting Frost"),
        ("king-bran", "King Bran, The Unifier"),
        ("redraw", "Redraw"),
        ("ffa", "Three to five players"),
        ("klub", "The rules of the Gwint Klub"),
    ],
)
def test_a_topic_or_a_variant_is_found_by_its_names(asked: str, title: str) -> None:
    assert output_of("learn", asked).strip().splitlines()[0] == title


def test_boards_fit_a_terminal_in_every_language() -> None:
    for language in ("en", "pl", "de", "cs", "uk"):
        printed = output_of("learn", "first-game", "--lang", language).splitlines()
        boards = [line for line in printed if "◆" in line or "──" in line or line.startswith("  ")]
        assert boards
        assert max(map(len, boards)) <= 80


def test_an_unknown_topic_suggests_similar_ones() -> None:
    result = run("learn", "bezerker")
    assert result.exit_code == 1
    assert "erserker" in result.stderr


def test_the_lessons_as_json() -> None:
    data = json.loads(output_of("learn", "--json", "--lang", "cs"))
    assert data["language"] == "cs"
    assert len(data["first_game"]["frames"]) == len(FIRST_GAME.steps)


@pytest.mark.parametrize("topic", ["ability-spy", "weather-frost", "faction-nilfgaard"])
def test_rules_show_the_example_of_a_topic(topic: str) -> None:
    printed = output_of("rules", topic)
    assert "\nExample\n" in printed
    assert printed.count("► ") == len(LESSONS[topic].steps)
    assert "Example" not in output_of("rules", topic, "--rules", "klub")


def test_in_a_terminal_enter_shows_the_next_move_and_any_other_input_ends_the_lesson(tmp_path: Path) -> None:
    with pseudo_terminal(tmp_path, "learn", "spy") as shown:
        assert "In return you draw" not in shown.sees("Press Enter to continue.")
        shown.types("")
        shown.sees("In return you draw", "Press Enter to continue.")
        shown.types("q")
        assert shown.ends() == 0
