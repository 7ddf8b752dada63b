"""The chance of winning over a game: what the sides think of their own, move by move, made to agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from gwint.advice.model import JudgedMove
from gwint.notation.record import opening, steps
from gwint.notation.record_model import Record


def chances(record: Record, judged: Sequence[JudgedMove]) -> Iterator[tuple[float, ...]]:
    """After each entry, for each seat; moves that were taken back, and their taking back, change nothing."""
    sides = [seat.side for seat in opening(record).seats]
    thoughts = Thoughts(sides, judged)
    pairs = {one.number: (one, following) for one, following in zip_longest(judged, judged[1:])}
    for number, (_, table) in enumerate(steps(record), start=1):
        if table.winners is not None:
            thoughts.settle(table.winners)
        elif number in pairs:
            made, following = pairs[number]
            thoughts.hear({sides[made.seat]: made.after, **_asked(following, sides)})
        yield tuple(thoughts.share(side) for side in sides)


def _asked(following: JudgedMove | None, sides: Sequence[int]) -> Mapping[int, float]:
    """Whoever is to act now has thought about it too."""
    return {} if following is None else {sides[following.seat]: following.chance}


class Thoughts:
    """What each side thinks of its own chance; each sees its own cards alone, so that they may not agree."""

    def __init__(self, sides: Sequence[int], judged: Sequence[JudgedMove]) -> None:
        count = max(sides) + 1
        self.own = [1 / count] * count
        """What it thought when it was first asked, and from then on."""
        for one in reversed(judged):
            self.own[sides[one.seat]] = one.chance

    def hear(self, fresh: Mapping[int, float]) -> None:
        """Those who are not asked think as much less of theirs as the others think more."""
        silent = [side for side in range(len(self.own)) if side not in fresh]
        more = sum(chance - self.own[side] for side, chance in fresh.items())
        for side in silent:
            self.own[side] = min(1.0, max(0.0, self.own[side] - more / len(silent)))
        for side, chance in fresh.items():
            self.own[side] = chance

    def settle(self, winners: Sequence[int]) -> None:
        """The game is over: there is nothing to think about. Who has won it shares it, and in a draw all do."""
        sides = range(len(self.own))
        self.own = [float(side in (winners or sides)) for side in sides]

    def share(self, side: int) -> float:
        """So much of the whole that all sides together have 1."""
        total = sum(self.own)
        return self.own[side] / total if total else 1 / len(self.own)
