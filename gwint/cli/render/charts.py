"""Charts in block characters: a bar on a line, and a curve of several lines with marks and labels below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gwint.cli.render.text_fit import cell_len, pad

LEVELS: Final = " ▁▂▃▄▅▆▇█"
"""A cell filled from below, from empty to full."""
ENDS: Final = " ▏▎▍▌▋▊▉█"
"""A cell filled from the left, from empty to full."""
MARK: Final = "▲"
WIDEST: Final = 3
"""The most columns that one share gets."""


def bar(share: float, cells: int) -> str:
    """Draw a share as a bar in `cells` cells."""
    return "".join(_cell(ENDS, share * cells - place) for place in range(cells))


def _cell(signs: str, filled: float) -> str:
    return signs[round(min(1.0, max(0.0, filled)) * (len(signs) - 1))]


class Curve:
    """A sequence of shares as a curve, as wide as the given width allows."""

    def __init__(self, shares: Sequence[float], width: int) -> None:
        self.shares = shares
        self.columns = min(width, len(shares) * max(1, min(WIDEST, width // len(shares))))

    def lines(self, height: int) -> Iterator[str]:
        """Yield the lines of the curve from the top."""
        shown = [self.shares[column * len(self.shares) // self.columns] for column in range(self.columns)]
        for level in range(height - 1, -1, -1):
            yield "".join(_cell(LEVELS, share * height - level) for share in shown)

    def column(self, place: int) -> int:
        """Return the first column of the share at that place."""
        return -(-place * self.columns // len(self.shares))

    def marks(self, places: Sequence[int]) -> str:
        """Return a line with a mark below each of these places."""
        marked = {self.column(place) for place in places}
        return "".join(MARK if column in marked else " " for column in range(self.columns)).rstrip()

    def labels(self, words: Mapping[int, str]) -> str:
        """Return a line with a word below each of these places; words that do not fit are left out."""
        line = ""
        for place, word in words.items():
            at = self.column(place)
            if not line or cell_len(line) < at:
                line = f"{pad(line, at)}{word}"
        return line
