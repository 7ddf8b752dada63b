"""Habits of levels and rivals: which moves such a player does not consider."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gwint.bots import BOTS, INSTANT, Budget
from gwint.bots.habits import (
    Habit,
    burns_at_once,
    forgets_leader,
    forgets_weather,
    hoards_heroes,
    loves_spies,
    never_passes_first,
    opens_with_weather,
    plays_only_units,
    saves_horns,
    shuns_spies,
    uses_leader_at_once,
    with_habits,
)
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
        (uses_leader_at_once, "leader | Foltest, the Siegemaster\nhand | Vesemir", {"Vesemir", "pass"}),
        (never_passes_first, "hand | Ves", {"pass"}),
        (never_passes_first, "hand | Ves\nfoe passed | yes", set()),
        (hoards_heroes, "hand | Ves, Geralt of Rivia", {"Geralt of Rivia"}),
        (hoards_heroes, "gems | 1\nhand | Ves, Geralt of Rivia", set()),
        (forgets_weather, "hand | Ves, Biting Frost, Clear Weather", {"Biting Frost", "Clear Weather"}),
        (burns_at_once, "hand | Ves, Scorch\nfoe close | Ghoul", {"Ves", "pass"}),
        (burns_at_once, "hand | Ves, Scorch\nclose | Vesemir\nfoe close | Ghoul", set()),
        (burns_at_once, "hand | Ves, Scorch\nfoe close | Geralt of Rivia", set()),
        (loves_spies, "hand | Thaler, Ves", {"Ves", "pass"}),
        (loves_spies, "hand | Ves", set()),
        (opens_with_weather, "hand | Ves, Biting Frost, Clear Weather", {"Ves", "Clear Weather", "pass"}),
        (opens_with_weather, "hand | Ves, Biting Frost\nclose | Ghoul", set()),
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


def test_horns_are_saved_for_the_last_units() -> None:
    horns = {f"Commander’s Horn > {row}" for row in ("close", "ranged", "siege")}
    assert left_out(saves_horns, "hand | Ves, Commander’s Horn") == horns
    assert not left_out(saves_horns, "hand | Commander’s Horn")
