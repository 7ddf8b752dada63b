"""A sign of everything on a table, quick to make: two tables have the same stamp if they go on alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

from gwint.cards import CATALOGUE, Card
from gwint.rules.table import Seat, Side, Table

NAMES: Final[Mapping[Card, str]] = {card: f"{card.printing}/{card.id}" for card in CATALOGUE.cards.values()}


def stamp(table: Table) -> str:
    """16 hexadecimal digits over hands, decks, armies, weather, what waits, chance and the course of the game."""
    said = "\n".join((*map(_seat, table.seats), *map(_side, table.sides), _course(table)))
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def _seat(seat: Seat) -> str:
    piles = (seat.hand, seat.deck, seat.side_deck, seat.aside, seat.returned, seat.under, *seat.known)
    led = ",".join(leader.id for leader in (seat.leader, *seat.leaders, *seat.led))
    flags = (seat.loose, seat.bottom, seat.redraws, seat.passed, seat.leader_used, seat.claimed)
    return f"{'|'.join(map(_cards, piles))}|{led}|{flags}"


def _side(side: Side) -> str:
    piles = "|".join(map(_cards, (*side.rows, *side.specials, side.pile)))
    return f"{piles}|{side.leader_horns, side.gems, side.points}"


def _cards(cards: Iterable[Card]) -> str:
    return ",".join(map(NAMES.__getitem__, cards))


def _course(table: Table) -> str:
    told = (table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners)
    return f"{table.mode.name}|{table.weather}|{table.agenda}|{_cards(table.gone)}|{told}|{table.chance.streams}"
