"""SOLO-5. What serves it best: every way is tried on a copy of the table, and the boards are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from gwint.cards import Card
from gwint.rules.agenda import Question, ReviveRandom
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import Played
from gwint.rules.play import DO
from gwint.rules.strength import total
from gwint.rules.table import Spot, Table
from gwint.rules.virtual_opponent.events import Judged, Way

Try = tuple[Card | None, Callable[[Table], None]]
"""A card and the beginning of a way to use it."""


class Weighed(NamedTuple):
    """A way with what it is compared by."""

    way: Way
    rank: tuple[int, ...]
    """Its gains, the one that counts first."""
    crowd: int
    """SOLO-6. How many cards lie in the row it goes to."""


def standing(table: Table, seat: int) -> tuple[int, int]:
    """Its own total, and its total minus yours."""
    side = table.seats[seat].side
    own = total(table, side)
    return own, own - sum(total(table, other) for other in table.mode.opposing(table, side))


def imagine(table: Table, seat: int, begin: Callable[[Table], None]) -> Table:
    """SOLO-5. A copy on which something is begun and fully resolved; cards nobody has seen count as nothing."""
    imagined = table.copy()
    imagined.agenda, imagined.log = [], []
    begin(imagined)
    owner = imagined.seats[seat]
    owner.deck, owner.loose, owner.bottom = [], 0, 0
    _settle(imagined)
    return imagined


def _settle(imagined: Table) -> None:
    """Take all steps; what chance would revive nobody has seen either."""
    while imagined.agenda:
        step = imagined.agenda[-1]
        if isinstance(step, Question):
            if not imagined.mode.answer(imagined, step):
                imagined.agenda.pop()
        else:
            imagined.agenda.pop()
            if type(step) is not ReviveRandom:
                DO[type(step)](imagined, step)


def weigh(table: Table, seat: int, tries: Iterable[Try], measure: str = "lead") -> list[Weighed]:
    """SOLO-5. What each way gains of its total minus yours; SOLO-9. Or of its own total first."""
    before = standing(table, seat)
    weighed = []
    for card, begin in tries:
        imagined = imagine(table, seat, begin)
        own, lead = (after - now for after, now in zip(standing(imagined, seat), before, strict=True))
        spot = _landed(imagined)
        crowd = 0 if spot is None else len(table.sides[spot.side].rows[spot.row])
        rank = (own, lead) if measure == "own" else (lead,)
        weighed.append(Weighed(Way(card, None if spot is None else spot.row, rank[0]), rank, crowd))
    return weighed


def _landed(imagined: Table) -> Spot | None:
    """Where the first card that was played came to lie."""
    return next((event.spot for event in imagined.log if isinstance(event, Played)), None)


def choose(table: Table, seat: int, weighed: Sequence[Weighed], measure: str = "lead") -> int:
    """SOLO-5. The largest gain; SOLO-6. Tied, the row with the most cards; then chance."""
    left = list(range(len(weighed)))
    decided = "gain"
    for name, compared in COMPARED:
        if len(left) > 1:
            most = max(compared(weighed[place]) for place in left)
            left = [place for place in left if compared(weighed[place]) == most]
            decided = name
    if len(left) > 1:
        left = [left[table.chance.pick(TABLE_STREAM, len(left))]]
        decided = "chance"
    table.log.append(Judged(seat, tuple(one.way for one in weighed), left[0], measure, decided))
    return left[0]


COMPARED: Final[tuple[tuple[str, Callable[[Weighed], tuple[int, ...]]], ...]] = (
    ("gain", lambda one: one.rank[:1]),
    ("lead", lambda one: one.rank),
    ("row", lambda one: (one.crowd,)),
)
"""What ways are compared by, one after the other."""


def best(table: Table, seat: int, tries: Sequence[Try], measure: str = "lead") -> int:
    """SOLO-5. The place of the way that serves it best; where there is but one there is nothing to judge."""
    return 0 if len(tries) == 1 else choose(table, seat, weigh(table, seat, tries, measure), measure)
