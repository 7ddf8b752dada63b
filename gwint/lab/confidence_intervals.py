"""Shares of games with the doubt that is left: all intervals hold the truth 95 times in 100."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""The normal quantile of 95 in 100."""


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def half(self) -> float:
        """What is written after ±."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Share:
    """The share of the points that were played for; a draw is half a point."""

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
    """Newcombe's interval of the difference of two independent shares: Wilson's two, put together."""
    gap = one.rate - other.rate
    low = sqrt((one.rate - one.interval.low) ** 2 + (other.interval.high - other.rate) ** 2)
    high = sqrt((one.interval.high - one.rate) ** 2 + (other.rate - other.interval.low) ** 2)
    return Interval(gap - low, gap + high)


def mean(values: list[float]) -> tuple[float, Interval]:
    """The mean of independent values and its interval by their own spread; one value alone tells nothing."""
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, Interval(middle - 1, middle + 1)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    half = Z * spread / sqrt(count)
    return middle, Interval(middle - half, middle + half)
