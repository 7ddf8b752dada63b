"""Possible outcomes as data: seats, cards, cards in their places, and numbers."""

from __future__ import annotations

from gwint.cards import Card
from gwint.companion.referee.position import Position
from gwint.rules.table import Spot, Table
from gwint.wire.referee import RefereeOption


def options_of(position: Position) -> tuple[RefereeOption, ...]:
    """The possible outcomes of what is unknown, in their order."""
    unknown = position.unknown
    if unknown is None:
        return ()
    return tuple(_option(position.shown, unknown.kind, option) for option in unknown.options)


def _option(table: Table, kind: str, option: object) -> RefereeOption:
    if isinstance(option, Spot):
        return RefereeOption(card=table.sides[option.side].rows[option.row][option.place], spot=option)
    if isinstance(option, Card):
        return RefereeOption(card=option)
    assert isinstance(option, int)
    return RefereeOption(count=option) if kind == "found" else RefereeOption(seat=option)
