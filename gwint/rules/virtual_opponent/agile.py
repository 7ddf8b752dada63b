"""SOLO-8. The virtual opponent's agile units, which move whenever another row serves it better."""

from __future__ import annotations

from collections.abc import Iterator

from gwint.cards import ROWS, Ability, Card, Row
from gwint.rules.placement import unit_rows
from gwint.rules.strength import total
from gwint.rules.table import Spot, Table
from gwint.rules.verbs import move_unit
from gwint.rules.virtual_opponent.choice import RankedWay, choose
from gwint.rules.virtual_opponent.events import Way

PossibleShift = tuple[Spot, Row]
"""A unit's spot and a row that it could move to."""


def agile(card: Card) -> bool:
    """SOLO-8. Whether the card is an agile unit, including heroes."""
    return card.unit and Ability.AGILE in card.abilities


def move_agile(table: Table, seat: int) -> None:
    """SOLO-8. Moves units one at a time, the largest gain first, until no move gains anything."""
    while gains := [(shift, ranked) for shift, ranked in _rank_shifts(table, seat) if ranked.way.gain > 0]:
        chosen = choose(table, seat, [ranked for _, ranked in gains])
        move_unit(table, *gains[chosen][0])


def _rank_shifts(table: Table, seat: int) -> Iterator[tuple[PossibleShift, RankedWay]]:
    """Yields every possible move and its gain; identical cards in a row count once."""
    side = table.seats[seat].side
    rows = table.sides[side].rows
    shifts = [
        (Spot(side, row, rows[row].index(card)), to)
        for row in ROWS
        for card in dict.fromkeys(rows[row])
        if agile(card)
        for to in unit_rows(card, table.ruleset.agile_rows)
        if to != row
    ]
    before = total(table, side) if shifts else 0
    for spot, to in shifts:
        gain, row_size = _total_after(table, spot, to) - before, len(rows[to])
        yield (spot, to), RankedWay(Way(rows[spot.row][spot.place], to, gain), (gain,), row_size)


def _total_after(table: Table, spot: Spot, to: Row) -> int:
    """Returns the side's total after the move; the opposing side does not change."""
    rows = table.sides[spot.side].rows
    moving = rows[spot.row].pop(spot.place)
    rows[to].append(moving)
    after = total(table, spot.side)
    rows[to].pop()
    rows[spot.row].insert(spot.place, moving)
    return after
