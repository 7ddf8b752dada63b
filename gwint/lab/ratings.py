"""Ratings by the model of Bradley and Terry: the better of two wins by a chance that their difference tells.

They are fitted by maximum likelihood, a draw as half a win for each, and told on the scale of Elo: 400 points are odds
of ten to one, the average is 0. Intervals come from the Fisher information.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gwint.lab.confidence_intervals import Z

Matrix = NDArray[np.float64]

ELO: Final = 400 / np.log(10)
ANCHOR: Final = 1.0
"""Games drawn with an average opponent that each is thought to have played: who wins all is not infinitely strong."""
MAX_STEPS: Final = 100
MAX_STEP: Final = 2.0
"""How far one step may go, so that it never overshoots."""


class Ratings(NamedTuple):
    elo: Matrix
    half: Matrix
    """Half the width of each interval."""


def ratings(scores: Matrix, games: Matrix) -> Ratings:
    """The ratings of those who scored so much in so many games against each other."""
    strengths = np.zeros(len(scores))
    for _ in range(MAX_STEPS):
        slope, information = _likelihood(strengths, scores, games)
        step = np.clip(np.linalg.solve(information, slope), -MAX_STEP, MAX_STEP)
        strengths += step
        if np.abs(step).max() < 1e-10:
            break
    return _centre(strengths, _likelihood(strengths, scores, games)[1])


def _likelihood(strengths: Matrix, scores: Matrix, games: Matrix) -> tuple[Matrix, Matrix]:
    """The slope of the log-likelihood and its Fisher information."""
    chances, alone = _win_probability(strengths[:, None] - strengths[None, :]), _win_probability(strengths)
    slope = (scores - games * chances).sum(axis=1) + ANCHOR * (0.5 - alone)
    weights = games * chances * (1 - chances)
    information = np.diag(weights.sum(axis=1) + ANCHOR * alone * (1 - alone)) - weights
    return slope, information


def _win_probability(difference: Any) -> Matrix:
    return np.asarray(1 / (1 + np.exp(-difference)))


def _centre(strengths: Matrix, information: Matrix) -> Ratings:
    """Relative to the average, whose own doubt therefore does not count."""
    count = len(strengths)
    centre = np.eye(count) - np.full((count, count), 1 / count)
    variance = np.diag(centre @ np.linalg.inv(information) @ centre.T)
    return Ratings(ELO * (centre @ strengths), ELO * Z * np.sqrt(variance))
