"""Stamps of the first kind, as games have them that were played before there was a second; none is made any more."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

from gwint.cards import CATALOGUE, Card
from gwint.rules.table import Seat, Side, Table

NAMES: Final[Mapping[Card, str]] = {card: f"{card.printing}/{card.id}" for card in CATALOGUE.cards.values()}
NAME_OF: Final = NAMES.__getitem__


def first_stamp(table: Table) -> str:
    """16 hexadecimal digits over hands, decks, armies, weather, what waits, chance and the course of the game."""
    said: list[str] = []
    for seat in table.seats:
        _seat(said, seat)
    for side in table.sides:
        _side(said, side)
    _course(said, table)
    return hashlib.blake2b(",".join(said).encode(), digest_size=8).hexdigest()


def _seat(said: list[str], seat: Seat) -> None:
    _piles(said, seat.hand, seat.deck, seat.side_deck, seat.aside, seat.returned, seat.under, *seat.known)
    said += [leader.id for leader in (seat.leader, *seat.leaders, *seat.led)]
    said.append(f"{seat.loose}/{seat.bottom}/{seat.redraws}/{seat.passed}{seat.leader_used}{seat.claimed}")


def _side(said: list[str], side: Side) -> None:
    _piles(said, *side.rows, *side.specials, side.pile)
    said.append(f"{side.leader_horns}{side.gems}/{side.points}")


def _piles(said: list[str], *piles: Iterable[Card]) -> None:
    for pile in piles:
        said += map(NAME_OF, pile)
        said.append("|")


def _course(said: list[str], table: Table) -> None:
    _piles(said, table.gone)
    told = (table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners)
    said.append(f"{table.mode.name}|{table.weather}|{table.agenda}|{told}|{table.chance.streams}")
