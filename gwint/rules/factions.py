"""FAC. The faction abilities."""

from __future__ import annotations

from gwint.cards import Faction, Row
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.table import Spot, Table


def has_faction(table: Table, side: int, faction: Faction) -> bool:
    return any(seat.side == side and seat.faction is faction for seat in table.seats)


def wins_ties(table: Table, side: int) -> bool:
    """FAC-2. Whether Nilfgaard wins ties for this side; the mode decides what happens if several sides would win."""
    return has_faction(table, side, Faction.NILFGAARD)


def seats_of(table: Table, faction: Faction) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(table.seats) if seat.faction is faction)


def draw_survivor(table: Table, side: int) -> Spot | None:
    """FAC-1. Picks the random non-hero unit on the Monsters' side that stays in its row."""
    army = table.sides[side]
    candidates = [
        Spot(side, Row(row), place)
        for row, lying in enumerate(army.rows)
        for place, card in enumerate(lying)
        if table.mode.may_stay(card)
    ]
    if not candidates:
        return None
    return candidates[table.chance.pick_among(TABLE_STREAM, candidates, "survivor")]
