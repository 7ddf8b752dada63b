"""Moves of a search are compared fairly: after as many tries each, and with some trust in the planner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gwint.advice import search_ranking
from gwint.advice.search_ranking import rank_by_search
from gwint.bots import Budget
from gwint.bots.planner import EvaluatedMove
from gwint.bots.planner.table_evaluation import TableEvaluation
from gwint.fast.search import MoveStatistics
from gwint.rules.moves import Move
from gwint.views import View, view
from tests.scenes import position

SEEN = view(position("hand | Ves\nfoe hand | Ghoul"), 0)
OTHER, BEST = SEEN.moves
YOUNG, OLD = MoveStatistics(20, 8.0), MoveStatistics(900, 540.0)
"""The best move won less of its games when it had been tried as seldom as the other."""


class Studied:
    """A search that knows what it will find."""

    other = YOUNG
    grown: tuple[int, ...] = ()

    def __init__(self, _view: View, _seed: str, _threads: int) -> None:
        Studied.grown = ()

    def grow(self, simulations: int) -> None:
        Studied.grown += (simulations,)

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        return {BEST: YOUNG if len(self.grown) == 1 else OLD, OTHER: self.other}


@pytest.fixture(autouse=True)
def studied(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The search is known, and the planner has no preference."""
    planned(monkeypatch, 0.5)
    monkeypatch.setattr(search_ranking, "Forest", Studied)
    yield
    Studied.other = YOUNG


def planned(monkeypatch: pytest.MonkeyPatch, chance: float) -> None:
    """The planner gives the other move this chance, and the best a half."""
    evaluations = [EvaluatedMove(BEST, TableEvaluation(0.5, ())), EvaluatedMove(OTHER, TableEvaluation(chance, ()))]
    monkeypatch.setattr(search_ranking, "evaluate_moves", lambda _view, _seed: evaluations)


@pytest.mark.parametrize(
    ("other", "chance"),
    [
        (YOUNG, 0.6),
        (MoveStatistics(20, 7.0), 0.6),
        (MoveStatistics(20, 0.0), pytest.approx(0.467, abs=0.001)),
        (MoveStatistics(0, 0.0), 0.6),
    ],
)
def test_a_move_is_behind_by_as_much_as_when_both_were_young(other: MoveStatistics, chance: float) -> None:
    Studied.other = other
    assert rank_by_search(SEEN, Budget(simulations=100), "any") == [(BEST, 0.6), (OTHER, chance)]


def test_of_a_move_that_was_hardly_tried_the_planner_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    Studied.other = MoveStatistics(0, 0.0)
    planned(monkeypatch, 0.2)
    assert rank_by_search(SEEN, Budget(simulations=100), "any")[1].chance == pytest.approx(0.475, abs=0.001)


def test_all_simulations_are_made_and_no_more() -> None:
    rank_by_search(SEEN, Budget(simulations=1000), "any")
    assert sum(Studied.grown) == 1000
    assert Studied.grown[0] == 32
    assert Studied.grown[-2] > Studied.grown[0]
