"""Shares of points with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""The two-sided 95 % quantile of the normal distribution."""


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def half(self) -> float:
        """The number after ±."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Share:
    """The share of points won; a draw is half a point."""

    score: float = 0.0
    games: int = 0

    def __add__(self, other: Share) -> Share:
        return Share(self.score + other.score, self.games + other.games)

    @property
    def rate(self) -> float:
        return self.score / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """Wilson's interval, which is sound for few games and for shares near 0 and 1; draws make it a little wide."""
        if not self.games:
            return Interval(0.0, 1.0)
        weight = Z * Z / self.games
        middle = (self.rate + weight / 2) / (1 + weight)
        half = sqrt(self.rate * (1 - self.rate) * weight + weight * weight / 4) / (1 + weight)
        return Interval(max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Share, other: Share) -> Interval:
    """Newcombe's interval for the difference of two independent shares, combined from Wilson's intervals."""
    gap = one.rate - other.rate
    low = sqrt((one.rate - one.interval.low) ** 2 + (other.interval.high - other.rate) ** 2)
    high = sqrt((one.interval.high - one.rate) ** 2 + (other.rate - other.interval.low) ** 2)
    return Interval(gap - low, gap + high)


def mean(values: list[float]) -> tuple[float, Interval]:
    """Return the mean of independent values and its interval; a single value has no meaningful interval."""
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, Interval(middle - 1, middle + 1)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    half = Z * spread / sqrt(count)
    return middle, Interval(middle - half, middle + half)
