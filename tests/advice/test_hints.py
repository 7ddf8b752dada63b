"""A hint depends on the view only: the best moves first, with their chances and reasons."""

from __future__ import annotations

import sys

import pytest

from gwint.advice import Hint, default_budget, hint
from gwint.advice.ranking import PLANNER_BUDGET, SEARCH_BUDGET, rank_moves
from gwint.bots import INSTANT, Budget, champion
from gwint.rules.modes import DUEL, MODES
from gwint.rules.moves import Exchange, Pass, Play
from gwint.views import view
from gwint.worlds import deal
from tests.bots.test_positions import PUZZLES, Puzzle, sensible
from tests.bots.test_secrets import questions
from tests.scenes import position

SHORT = Budget(simulations=12)
PASSED = (
    "hand | Ballista, Catapult\nclose | Ves, Zoltan Chivay\nfoe close | Ghoul\nfoe hand | 3 Nekker\nfoe passed | yes"
)


def is_ordered(given_hint: Hint) -> bool:
    chances = [one.chance for one in given_hint.candidates]
    return given_hint.chance == chances[0] and chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("mode", MODES)
def test_a_hint_lists_the_best_moves_with_chances_and_reasons(mode: str) -> None:
    for table, seat in questions(mode, seed=11):
        seen = view(table, seat)
        given_hint = hint(seen, INSTANT, "any")
        assert is_ordered(given_hint)
        assert 0 < len(given_hint.candidates) <= 5
        for one in given_hint.candidates:
            assert one.move in seen.moves
            assert 0 <= one.chance <= 1
            assert 1 <= len(one.reasons) <= 2


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_change_no_hint(mode: str) -> None:
    for number, (table, seat) in enumerate(questions(mode, seed=13)):
        seen = view(table, seat)
        other = view(deal(seen, f"another world {number}"), seat)
        assert hint(other, INSTANT, "fixed") == hint(seen, INSTANT, "fixed")


def test_a_hint_lists_only_the_best_way_to_play_each_card() -> None:
    seen = view(position("hand | Commander's Horn, Ves\nsiege | Trebuchet\nclose | Ves\nfoe hand | 3 Ghoul"), 0)
    moves = [one.move for one in hint(seen, INSTANT, "any").candidates]
    horns = [move for move in moves if isinstance(move, Play) and not move.card.unit]
    assert len(horns) == 1
    assert len(moves) == 3


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if one.mark == "good"][::3], ids=lambda one: one.name)
def test_the_first_move_of_a_hint_is_sensible(puzzle: Puzzle) -> None:
    given_hint = hint(view(position(puzzle.picture), 0), INSTANT, "first")
    assert given_hint.candidates[0].move in sensible(puzzle)


def test_a_round_that_is_won_needs_no_more_cards() -> None:
    best = hint(view(position(PASSED), 0), INSTANT, "any").candidates[0]
    assert best.move == Pass()
    assert best.reasons[0].kind == "round-won"


def test_the_redraw_gives_up_a_card_that_another_calls() -> None:
    picture = "hand | 3 Ghoul, Draug, Fiend, Griffin\ndeck | 6 Fiend\nfoe hand | 10 Ves\nagenda | redraw me"
    best = hint(view(position(picture), 0), INSTANT, "any").candidates[0]
    assert isinstance(best.move, Exchange)
    assert best.reasons[0].kind == "redraw-muster"


# The source of the ranking


def test_duels_are_searched_only_if_the_twin_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert default_budget(DUEL) == SEARCH_BUDGET
    assert default_budget(MODES["team"]) == PLANNER_BUDGET
    monkeypatch.setattr(champion, "find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "gwint.advice.search_ranking", None)
    assert default_budget(DUEL) == PLANNER_BUDGET
    assert is_ordered(hint(view(position(PASSED), 0), SHORT, "any"))


def test_the_same_seed_and_simulations_give_the_same_hint() -> None:
    table, seat = next(questions("ffa-3", seed=5))
    assert hint(view(table, seat), SHORT, "one") == hint(view(table, seat), SHORT, "one")


def test_moves_that_were_not_simulated_are_ranked() -> None:
    for table, seat in questions("ffa-3", seed=6):
        seen = view(table, seat)
        ranked = rank_moves(seen, SHORT, "any")
        assert sorted(map(repr, (one.move for one in ranked))) == sorted(map(repr, seen.moves))
        assert all(0 <= one.chance <= ranked[0].chance for one in ranked)


def test_the_search_ranks_every_move_and_recognises_a_won_round() -> None:
    seen = view(position(PASSED), 0)
    ranked = rank_moves(seen, Budget(simulations=600), "any")
    assert ranked[0].move == Pass()
    assert {one.move for one in ranked} == set(seen.moves)
    assert ranked == rank_moves(seen, Budget(simulations=600), "any")


def test_a_search_with_a_time_limit_ranks_every_move() -> None:
    seen = view(position(PASSED), 0)
    assert len(rank_moves(seen, Budget(milliseconds=30), "any")) == len(seen.moves)
