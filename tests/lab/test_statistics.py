"""Intervals have their nominal coverage, and ratings recover the true strengths."""

from __future__ import annotations

import numpy as np
import pytest

from gwint.lab.confidence_intervals import Share, difference, mean
from gwint.lab.ratings import ELO, Matrix, ratings


def test_wilson_and_newcombe_intervals_match_published_values() -> None:
    assert Share(8, 10).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert Share(0, 10).interval == pytest.approx((0, 0.2775), abs=1e-4)
    assert difference(Share(56, 70), Share(48, 80)) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert Share().interval == (0, 1)


@pytest.mark.parametrize("chance", [0.05, 0.5, 0.9])
def test_wilson_intervals_have_their_coverage(chance: float) -> None:
    drawn = np.random.default_rng(1).binomial(80, chance, size=4000)
    covered = [Share(float(won), 80).interval for won in drawn]
    assert 0.93 < np.mean([low <= chance <= high for low, high in covered]) < 0.985


def test_intervals_of_means_have_their_coverage() -> None:
    rng = np.random.default_rng(2)
    covered = [mean(list(rng.choice([-0.5, 0, 0.25, 1], size=60)))[1] for _ in range(1500)]
    assert 0.925 < np.mean([low <= 0.1875 <= high for low, high in covered]) < 0.97


def season(strengths: Matrix, games: int, rng: np.random.Generator) -> tuple[Matrix, Matrix]:
    """Simulate games between every pair with these strengths, some of them drawn."""
    count = len(strengths)
    scores, played = np.zeros((count, count)), np.zeros((count, count))
    for one in range(count):
        for other in range(one):
            won = _score(rng, 1 / (1 + np.exp(strengths[other] - strengths[one])), games)
            scores[one, other], scores[other, one] = won, games - won
            played[one, other] = played[other, one] = games
    return scores, played


def _score(rng: np.random.Generator, chance: float, games: int) -> float:
    """Draws do not change the expected score."""
    edge = min(chance, 1 - chance) / 5
    won, drawn, _ = rng.multinomial(games, [chance - edge, 2 * edge, 1 - chance - edge])
    return float(won + drawn / 2)


STRENGTHS = np.array([-1.2, -0.4, 0.0, 0.3, 1.3])


def test_ratings_recover_known_strengths() -> None:
    found = ratings(*season(STRENGTHS, 4000, np.random.default_rng(3)))
    assert found.elo == pytest.approx(ELO * STRENGTHS, abs=12)
    assert found.elo.sum() == pytest.approx(0)


def test_intervals_of_ratings_have_their_coverage() -> None:
    rng = np.random.default_rng(4)
    seasons = [ratings(*season(STRENGTHS, 60, rng)) for _ in range(400)]
    covered = [abs(one.elo - ELO * STRENGTHS) <= one.half for one in seasons]
    assert 0.93 < np.mean(covered) < 0.99


def test_a_perfect_score_gives_a_finite_rating_with_a_wide_interval() -> None:
    found = ratings(np.array([[0, 40], [0, 0]], float), np.array([[0, 40], [40, 0]], float))
    assert found.elo[0] == -found.elo[1] > 200
    assert found.half[0] > 100
