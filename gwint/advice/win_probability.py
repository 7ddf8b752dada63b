"""The chance of winning over a game: each side's own estimates, move by move, scaled to add up to 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from gwint.advice.model import JudgedMove
from gwint.notation.record import opening, steps
from gwint.notation.record_model import Record


def chances(record: Record, judged: Sequence[JudgedMove]) -> Iterator[tuple[float, ...]]:
    """Yield the chance of each seat at the deal, which is even, and after each entry; a take-back changes nothing."""
    sides = [seat.side for seat in opening(record).seats]
    yield (1 / len(set(sides)),) * len(sides)
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
    """Return the estimate of the side that is to act next."""
    return {} if following is None else {sides[following.seat]: following.chance}


class SideChances:
    """The chance of winning that each side estimates from its own view; the estimates may disagree."""

    def __init__(self, sides: Sequence[int], judged: Sequence[JudgedMove]) -> None:
        count = max(sides) + 1
        self.chances = [1 / count] * count
        """By side: its first estimate until it acts, then its latest."""
        for one in reversed(judged):
            self.chances[sides[one.seat]] = one.chance

    def update(self, fresh: Mapping[int, float]) -> None:
        """Set new estimates, and lower those of the other sides by what these sides gained."""
        others = [side for side in range(len(self.chances)) if side not in fresh]
        gained = sum(chance - self.chances[side] for side, chance in fresh.items())
        for side in others:
            self.chances[side] = min(1.0, max(0.0, self.chances[side] - gained / len(others)))
        for side, chance in fresh.items():
            self.chances[side] = chance

    def settle(self, winners: Sequence[int]) -> None:
        """Set the final chances: the winners share the win, in a draw all sides do."""
        sides = range(len(self.chances))
        self.chances = [float(side in (winners or sides)) for side in sides]

    def share(self, side: int) -> float:
        """Return the side's share of the total."""
        total = sum(self.chances)
        return self.chances[side] / total if total else 1 / len(self.chances)
