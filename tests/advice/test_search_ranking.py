"""The search compares moves after equally many visits, and gives the planner some weight."""

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
EARLY, LATE = MoveStatistics(20, 8.0), MoveStatistics(900, 540.0)
"""The best move had won fewer of its games when it had as few visits as the other."""


class FakeForest:
    """A search with known results."""

    other = EARLY
    portions: tuple[int, ...] = ()

    def __init__(self, _view: View, _seed: str, _threads: int) -> None:
        FakeForest.portions = ()

    def grow(self, simulations: int) -> None:
        FakeForest.portions += (simulations,)

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        return {BEST: EARLY if len(self.portions) == 1 else LATE, OTHER: self.other}


@pytest.fixture(autouse=True)
def fake_forest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Replace the search, and give the planner no preference."""
    set_planner_chance(monkeypatch, 0.5)
    monkeypatch.setattr(search_ranking, "Forest", FakeForest)
    yield
    FakeForest.other = EARLY


def set_planner_chance(monkeypatch: pytest.MonkeyPatch, chance: float) -> None:
    """Let the planner give the other move this chance, and the best a half."""
    evaluations = [EvaluatedMove(BEST, TableEvaluation(0.5, ())), EvaluatedMove(OTHER, TableEvaluation(chance, ()))]
    monkeypatch.setattr(search_ranking, "evaluate_moves", lambda _view, _seed: evaluations)


@pytest.mark.parametrize(
    ("other", "chance"),
    [
        (EARLY, 0.6),
        (MoveStatistics(20, 7.0), 0.6),
        (MoveStatistics(20, 0.0), pytest.approx(0.467, abs=0.001)),
        (MoveStatistics(0, 0.0), 0.6),
    ],
)
def test_moves_are_compared_after_equally_many_visits(other: MoveStatistics, chance: float) -> None:
    FakeForest.other = other
    assert rank_by_search(SEEN, Budget(simulations=100), "any") == [(BEST, 0.6), (OTHER, chance)]


def test_the_planner_estimates_a_move_without_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeForest.other = MoveStatistics(0, 0.0)
    set_planner_chance(monkeypatch, 0.2)
    assert rank_by_search(SEEN, Budget(simulations=100), "any")[1].chance == pytest.approx(0.475, abs=0.001)


def test_exactly_the_budgeted_simulations_are_run() -> None:
    rank_by_search(SEEN, Budget(simulations=1000), "any")
    assert sum(FakeForest.portions) == 1000
    assert FakeForest.portions[0] == 32
    assert FakeForest.portions[-2] > FakeForest.portions[0]
