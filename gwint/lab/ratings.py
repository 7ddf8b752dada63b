"""Bradley-Terry ratings: the difference of two ratings gives the chance of winning.

They are fitted by maximum likelihood, with a draw as half a win for each, and reported on the Elo scale: 400 points are
odds of ten to one, and the mean is 0. Intervals come from the Fisher information.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gwint.lab.confidence_intervals import Z

Matrix = NDArray[np.float64]

ELO: Final = 400 / np.log(10)
ANCHOR: Final = 1.0
"""Everybody is credited with this many drawn games against an average opponent, which keeps a perfect score finite."""
MAX_STEPS: Final = 100
MAX_STEP: Final = 2.0
"""The largest Newton step, which prevents overshooting."""


class Ratings(NamedTuple):
    elo: Matrix
    half: Matrix
    """Half the width of each interval."""


def ratings(scores: Matrix, games: Matrix) -> Ratings:
    """Fit ratings to the scores of each pair and their numbers of games."""
    strengths = np.zeros(len(scores))
    for _ in range(MAX_STEPS):
        slope, information = _likelihood(strengths, scores, games)
        step = np.clip(np.linalg.solve(information, slope), -MAX_STEP, MAX_STEP)
        strengths += step
        if np.abs(step).max() < 1e-10:
            break
    return _centre(strengths, _likelihood(strengths, scores, games)[1])


def _likelihood(strengths: Matrix, scores: Matrix, games: Matrix) -> tuple[Matrix, Matrix]:
    """Return the gradient of the log-likelihood and the Fisher information."""
    chances, alone = _win_probability(strengths[:, None] - strengths[None, :]), _win_probability(strengths)
    slope = (scores - games * chances).sum(axis=1) + ANCHOR * (0.5 - alone)
    weights = games * chances * (1 - chances)
    information = np.diag(weights.sum(axis=1) + ANCHOR * alone * (1 - alone)) - weights
    return slope, information


def _win_probability(difference: Any) -> Matrix:
    return np.asarray(1 / (1 + np.exp(-difference)))


def _centre(strengths: Matrix, information: Matrix) -> Ratings:
    """Centre the ratings on their mean, which removes the uncertainty of the mean itself."""
    count = len(strengths)
    centre = np.eye(count) - np.full((count, count), 1 / count)
    variance = np.diag(centre @ np.linalg.inv(information) @ centre.T)
    return Ratings(ELO * (centre @ strengths), ELO * Z * np.sqrt(variance))
