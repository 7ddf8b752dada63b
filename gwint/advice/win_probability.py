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
    side_chances = SideChances(sides, judged)
    pairs = {one.number: (one, following) for one, following in zip_longest(judged, judged[1:])}
    for number, (_, table) in enumerate(steps(record), start=1):
        if table.winners is not None:
            side_chances.settle(table.winners)
        elif number in pairs:
            made, following = pairs[number]
            side_chances.update({sides[made.seat]: made.after, **_next_chance(following, sides)})
        yield tuple(side_chances.share(side) for side in sides)


def _next_chance(following: JudgedMove | None, sides: Sequence[int]) -> Mapping[int, float]:
    """Whoever is to act now has thought about it too."""
    return {} if following is None else {sides[following.seat]: following.chance}


class SideChances:
    """What each side thinks of its own chance; each sees its own cards alone, so that they may not agree."""

    def __init__(self, sides: Sequence[int], judged: Sequence[JudgedMove]) -> None:
        count = max(sides) + 1
        self.chances = [1 / count] * count
        """What it thought when it was first asked, and from then on."""
        for one in reversed(judged):
            self.chances[sides[one.seat]] = one.chance

    def update(self, fresh: Mapping[int, float]) -> None:
        """Those who are not asked think as much less of theirs as the others think more."""
        others = [side for side in range(len(self.chances)) if side not in fresh]
        gained = sum(chance - self.chances[side] for side, chance in fresh.items())
        for side in others:
            self.chances[side] = min(1.0, max(0.0, self.chances[side] - gained / len(others)))
        for side, chance in fresh.items():
            self.chances[side] = chance

    def settle(self, winners: Sequence[int]) -> None:
        """The game is over: there is nothing to think about. Who has won it shares it, and in a draw all do."""
        sides = range(len(self.chances))
        self.chances = [float(side in (winners or sides)) for side in sides]

    def share(self, side: int) -> float:
        """So much of the whole that all sides together have 1."""
        total = sum(self.chances)
        return self.chances[side] / total if total else 1 / len(self.chances)
