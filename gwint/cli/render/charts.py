"""Shares drawn in block letters: a bar on a line, or a curve of several lines with its axes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gwint.cli.render.text_fit import cell_len, pad

LEVELS: Final = " ▁▂▃▄▅▆▇█"
"""A cell filled from below, from nothing to all of it."""
ENDS: Final = " ▏▎▍▌▋▊▉█"
"""A cell filled from the left."""
MARK: Final = "▲"
WIDEST: Final = 3
"""A move has no more columns than that."""


def bar(share: float, cells: int) -> str:
    """A share of so many cells, from the left."""
    return "".join(_cell(ENDS, share * cells - place) for place in range(cells))


def _cell(signs: str, filled: float) -> str:
    return signs[round(min(1.0, max(0.0, filled)) * (len(signs) - 1))]


class Curve:
    """Shares one after the other, as many columns wide as there is room for."""

    def __init__(self, shares: Sequence[float], width: int) -> None:
        self.shares = shares
        self.columns = min(width, len(shares) * max(1, min(WIDEST, width // len(shares))))

    def lines(self, height: int) -> Iterator[str]:
        """From the top."""
        shown = [self.shares[column * len(self.shares) // self.columns] for column in range(self.columns)]
        for level in range(height - 1, -1, -1):
            yield "".join(_cell(LEVELS, share * height - level) for share in shown)

    def column(self, place: int) -> int:
        """Where the share of that place is drawn first."""
        return -(-place * self.columns // len(self.shares))

    def marks(self, places: Sequence[int]) -> str:
        """A line with a mark below each of these."""
        marked = {self.column(place) for place in places}
        return "".join(MARK if column in marked else " " for column in range(self.columns)).rstrip()

    def labels(self, told: Mapping[int, str]) -> str:
        """A line with a word below each of these places, where there is room for it."""
        line = ""
        for place, word in told.items():
            at = self.column(place)
            if not line or cell_len(line) < at:
                line = f"{pad(line, at)}{word}"
        return line
