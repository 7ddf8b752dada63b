"""Habits of weaker levels: which moves such a player does not consider."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gwint.bots import BOTS, INSTANT, Budget
from gwint.bots.habits import Habit, forgets_leader, plays_only_units, shuns_spies, with_habits
from gwint.rules.moves import Move
from gwint.views import View, view
from tests.scenes import position


def left_out(habit: Habit, picture: str) -> set[str]:
    """Return the phrases of the moves that a player with the habit does not choose from."""
    chosen_from: list[Sequence[Move]] = []

    def note(seen: View, _budget: Budget, _seed: str) -> Move:
        chosen_from.append(seen.moves)
        return seen.moves[0]

    seen = view(position(picture), 0)
    with_habits(note, habit)(seen, INSTANT, "")
    return {phrase for phrase, move in zip(seen.phrases, seen.moves, strict=True) if move not in chosen_from[0]}


@pytest.mark.parametrize(
    ("habit", "picture", "missing"),
    [
        (plays_only_units, "hand | Vesemir, Biting Frost", {"Biting Frost"}),
        (forgets_leader, "leader | Foltest, the Siegemaster\nhand | Vesemir", {"leader"}),
        (shuns_spies, "hand | Thaler, Ves", {"Thaler"}),
    ],
)
def test_a_habit_leaves_out_moves(habit: Habit, picture: str, missing: set[str]) -> None:
    assert left_out(habit, picture) == missing


def test_a_habit_that_leaves_no_move_is_overcome() -> None:
    seen = view(position("hand | Geralt of Rivia"), 0)
    bot = with_habits(BOTS["greedy"].bot, lambda _view, _moves: [])
    assert bot(seen, INSTANT, "") in seen.moves


@pytest.mark.parametrize(
    ("picture", "phrase"),
    [
        ("hand | Ves, Geralt of Rivia, Biting Frost", "Geralt of Rivia"),
        ("hand | Biting Frost", "Biting Frost"),
        ("hand | Ves\nclose | Ghoul\nfoe passed | yes", "pass"),
        ("hand | Ves\nfoe close | Ghoul\nfoe passed | yes", "Ves"),
    ],
)
def test_the_apprentice_plays_its_strongest_unit_until_the_round_is_won(picture: str, phrase: str) -> None:
    seen = view(position(picture), 0)
    assert BOTS["apprentice"](seen) == seen.read_move(phrase)
