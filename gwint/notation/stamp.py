"""A sign of everything on a table, quick to make: two tables have the same stamp if they go on alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from gwint.cards import CATALOGUE, Card
from gwint.notation.first_stamp import first_stamp
from gwint.rules.agenda import Step
from gwint.rules.table import Seat, Side, Table

Cards = tuple[Card | None, ...]

SIGNS: Final[Mapping[Card | None, bytes]] = {
    None: bytes(4),
    **{
        card: blake2b(f"{card.printing}/{card.id}".encode(), digest_size=4).digest()
        for card in CATALOGUE.cards.values()
    },
}
"""A card in four bytes, which its name alone decides; None ends a pile."""
KIND: Final = "2-"
"""What stamps of this, the second, kind begin with."""


def stamp(table: Table) -> str:
    """Over hands, decks, armies, weather, what waits, chance and the course of the game."""
    cards: list[Card | None] = [*table.gone]
    for seat in table.seats:
        cards += _seat_piles(seat)
    for side in table.sides:
        cards += _side_piles(side)
    sign = blake2b(b"".join(map(SIGNS.__getitem__, cards)), digest_size=8)
    sign.update(_course(table).encode())
    return KIND + sign.hexdigest()


def bears(table: Table, kept: str) -> bool:
    """Whether a table has the stamp that was kept, of whichever kind it is."""
    return kept == (stamp(table) if kept.startswith(KIND) else first_stamp(table))


def _seat_piles(seat: Seat) -> Cards:
    known = [card for cards in seat.known for card in (None, *cards)]
    return (
        None, *seat.hand, None, *seat.deck, None, *seat.side_deck, None, *seat.aside, None, *seat.returned,
        None, *seat.under, *known,
    )  # fmt: skip


def _side_piles(side: Side) -> Cards:
    close, ranged, siege = side.rows
    first, second, third = side.specials
    return None, *close, None, *ranged, None, *siege, None, *first, None, *second, None, *third, None, *side.pile


def _course(table: Table) -> str:
    told = (table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners)
    waiting = "".join(map(_sign_of_step, table.agenda))
    parts = "".join([*map(_seat_course, table.seats), *map(_side_course, table.sides)])
    return f"{table.mode.name}|{table.weather}|{waiting}|{told}|{table.chance.streams}|{parts}"


@lru_cache(maxsize=4096)
def _sign_of_step(step: Step) -> str:
    """Most of what waits is somebody's turn."""
    return repr(step)


def _seat_course(seat: Seat) -> str:
    counts = f"{seat.loose}/{seat.bottom}/{seat.redraws}/{seat.passed}{seat.leader_used}{seat.claimed}"
    return f"{seat.leader}{seat.leaders}{seat.led}{counts}"


def _side_course(side: Side) -> str:
    return f"{side.leader_horns}{side.gems}/{side.points}"
