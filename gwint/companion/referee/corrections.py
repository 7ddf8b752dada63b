"""Corrections: the people at the table change it without the rules, because they know what lies there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.cards import Card, Row
from gwint.companion.referee.faults import RefereeError
from gwint.companion.referee.position import SEATS, give_turn
from gwint.rules.strength import WEATHER_ROWS
from gwint.rules.table import Cloud, Table
from gwint.wire.referee import PutCard, RefereeEntry, SetGems, SetLeaderUsed, SetTurn, TakeCard

MAX_LISTED: Final = 100
"""The most cards in one place."""
MAX_GEMS: Final = 5


def put_card(table: Table, entry: PutCard) -> None:
    """Lay a card at the end of a row, next to it, on a pile or into the weather zone."""
    _check_side(entry.side)
    if entry.zone == "weather":
        if not entry.card.abilities or entry.card.abilities[0] not in WEATHER_ROWS:
            raise RefereeError("board-not-weather", card=entry.card)
        table.weather.append(Cloud(entry.card.abilities[0], entry.side, entry.card))
        lying = len(table.weather)
    else:
        cards = _cards(table, entry.side, entry.zone, entry.row)
        cards.append(entry.card)
        lying = len(cards)
    if lying > MAX_LISTED:
        raise RefereeError("too-many-cards", most=MAX_LISTED)


def take_card(table: Table, entry: TakeCard) -> None:
    """Take a card away; where it goes is up to the players."""
    _check_side(entry.side)
    cards: list[Any] = table.weather if entry.zone == "weather" else _cards(table, entry.side, entry.zone, entry.row)
    if not 0 <= entry.place < len(cards):
        raise RefereeError("referee-no-card")
    del cards[entry.place]


def set_gems(table: Table, entry: SetGems) -> None:
    """SET-3. A side that is still playing has a gem."""
    _check_side(entry.side)
    if not 1 <= entry.gems <= MAX_GEMS:
        raise RefereeError("referee-gems", most=MAX_GEMS)
    table.sides[entry.side].gems = entry.gems


def set_leader_used(table: Table, entry: SetLeaderUsed) -> None:
    _check_side(entry.seat)
    table.seats[entry.seat].leader_used = entry.used


def set_turn(table: Table, entry: SetTurn) -> None:
    """A player who gets the turn has not passed after all."""
    _check_side(entry.seat)
    table.seats[entry.seat].passed = False
    give_turn(table, entry.seat)


def _check_side(side: int) -> None:
    if side not in range(SEATS):
        raise RefereeError("referee-not-now")


def _cards(table: Table, side: int, zone: str, row: Row | None) -> list[Card]:
    army = table.sides[side]
    if zone == "pile":
        return army.pile
    if zone not in ("row", "special") or row is None:
        raise RefereeError("referee-no-card")
    return (army.rows if zone == "row" else army.specials)[row]


CORRECTIONS: Final[Mapping[type[RefereeEntry], Callable[[Table, Any], None]]] = {
    PutCard: put_card,
    TakeCard: take_card,
    SetGems: set_gems,
    SetLeaderUsed: set_leader_used,
    SetTurn: set_turn,
}
"""How each correction changes the table."""
