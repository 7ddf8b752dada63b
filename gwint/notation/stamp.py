"""A sign of everything on a table, quick to make: two tables have the same stamp if they go on alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from operator import attrgetter
from typing import Final

from gwint.cards import CATALOGUE, Card
from gwint.notation.first_stamp import first_stamp
from gwint.rules.agenda import Step
from gwint.rules.table import Cloud, Side, Table

SIGNS: Final[Mapping[Card | None, bytes]] = {
    None: bytes(4),
    **{
        card: blake2b(f"{card.printing}/{card.id}".encode(), digest_size=4).digest()
        for card in CATALOGUE.cards.values()
    },
}
"""A card in four bytes, which its name alone decides; None ends a pile."""
SIGN_OF: Final = SIGNS.__getitem__
END: Final = (None,)
KIND: Final = "2-"
"""What stamps of this, the second, kind begin with."""
SEAT_COURSE: Final = attrgetter(
    "leader", "leaders", "led", "loose", "bottom", "redraws", "passed", "leader_used", "claimed"
)
KEPT: Final = 4096
"""Words of each sort that are kept."""


def stamp(table: Table) -> str:
    """Over hands, decks, armies, weather, what waits, chance and the course of the game."""
    sign = blake2b(b"".join(map(SIGN_OF, chain.from_iterable(_piles(table)))), digest_size=8)
    sign.update(_course(table).encode())
    return KIND + sign.hexdigest()


def bears(table: Table, kept: str) -> bool:
    """Whether a table has the stamp that was kept, of whichever kind it is."""
    return kept == (stamp(table) if kept.startswith(KIND) else first_stamp(table))


def _piles(table: Table) -> list[Sequence[Card | None]]:
    piles: list[Sequence[Card | None]] = [table.gone]
    for seat in table.seats:
        piles += (
            END, seat.hand, END, seat.deck, END, seat.side_deck, END, seat.aside, END, seat.returned, END, seat.under,
        )  # fmt: skip
        for known in seat.known:
            piles += (END, known)
    for side in table.sides:
        for row in (*side.rows, *side.specials, side.pile):
            piles += (END, row)
    return piles


def _course(table: Table) -> str:
    told = (table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners)
    skies = ", ".join(map(_said, table.weather))
    waiting = "".join(map(_said, table.agenda))
    parts = "".join([*map(_said_of_seat, map(SEAT_COURSE, table.seats)), *map(_side_course, table.sides)])
    return f"{table.mode.name}|[{skies}]|{waiting}|{told}|{table.chance.streams}|{parts}"


def _side_course(side: Side) -> str:
    return _said_of_side(*side.leader_horns, side.gems, side.points)


# Words that are said of table after table, and kept


@lru_cache(maxsize=KEPT)
def _said(value: Step | Cloud) -> str:
    """Most of what waits is somebody's turn."""
    return repr(value)


@lru_cache(maxsize=KEPT)
def _said_of_seat(course: tuple[object, ...]) -> str:
    return "{}{}{}{}/{}/{}/{}{}{}".format(*course)


@lru_cache(maxsize=KEPT)
def _said_of_side(close: bool, ranged: bool, siege: bool, gems: int, points: int) -> str:
    return f"{[close, ranged, siege]}{gems}/{points}"
