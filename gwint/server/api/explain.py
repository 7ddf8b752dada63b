"""The answer that explains the strength of cards on the battlefield, which is public."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gwint.cards import ROWS
from gwint.rules.strength import explain_under, row_conditions
from gwint.rules.table import Table
from gwint.server.tables.room import Room
from gwint.wire.plain_codecs import CARD_REFS


def explained(room: Room, wanted: Mapping[str, int | str | None]) -> dict[str, Any]:
    """Return all cards on the battlefield, or those of a `side`, a `row` or a `place`."""
    table = room.state.table
    cards = () if table is None else _cards(table)
    return {"cards": [card for card in cards if all(value in (None, card[name]) for name, value in wanted.items())]}


def _cards(table: Table) -> Iterator[dict[str, Any]]:
    for side, army in enumerate(table.sides):
        for row in ROWS:
            conditions = row_conditions(table, side, row)
            for place, card in enumerate(army.rows[row]):
                why = list(explain_under(card, place, conditions))
                at = {"side": side, "row": row.id, "place": place}
                yield {**at, "card": CARD_REFS[card], "strength": why[-1][1], "why": why}
