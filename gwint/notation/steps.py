"""What waits on the table, as text: `turn foe`, `choose-discard me; 2`, `bring me; Ves; pile; revived`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Final, get_type_hints

from gwint.cards import ROW_OF, Card, Row
from gwint.notation.lists import NotationError, label, read_card, read_label, write_card
from gwint.rules import agenda
from gwint.rules.agenda import Question, SeatQuestion, Step
from gwint.rules.table import Spot, Table

ROOTS = (Step, Question, SeatQuestion)
KINDS: Final[Mapping[str, type[Step]]] = {
    re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower(): kind
    for kind in vars(agenda).values()
    if isinstance(kind, type) and issubclass(kind, Step) and kind not in ROOTS
}
"""Every step and question by its name in a picture."""
NAMES: Final[Mapping[type[Step], str]] = {kind: name for name, kind in KINDS.items()}
_HINTS: Final = {kind: get_type_hints(kind, vars(agenda)) for kind in KINDS.values()}
SEATS = ("seat", "seats", "others")
"""Fields whose numbers are seats."""


def write_step(table: Table, step: Step) -> str:
    """A step's name, its seat, and its other fields after semicolons."""
    values = [_write(table, field.name, getattr(step, field.name)) for field in fields(step)]
    return " ".join([NAMES[type(step)], "; ".join(values)]).strip()


def read_step(table: Table, text: str) -> Step:
    """The inverse of `write_step`."""
    name, _, rest = text.strip().partition(" ")
    if name not in KINDS:
        raise NotationError("unknown-step", text=name, steps=tuple(KINDS))
    kind = KINDS[name]
    hints = _HINTS[kind]
    values = [value.strip() for value in rest.split(";")] if hints else []
    if len(values) != len(hints):
        raise NotationError("step-fields", text=text, fields=tuple(hints))
    return kind(*(_read(table, field, hint, value) for (field, hint), value in zip(hints.items(), values, strict=True)))


def _write(table: Table, field: str, value: object) -> str:
    faction = table.seats[0].faction
    if isinstance(value, Card):
        return write_card(value, faction)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Row):
        return value.id
    if isinstance(value, Spot):
        return f"{label(_first_seat(table, value.side), len(table.seats))} {value.row.id} {value.place}"
    if isinstance(value, tuple):
        return ", ".join(_write(table, field, one) for one in value)
    if isinstance(value, int):
        seat = value if field in SEATS else _first_seat(table, value) if field == "side" else None
        return str(value) if seat is None else label(seat, len(table.seats))
    return str(value)


def _read(table: Table, field: str, hint: object, text: str) -> object:
    if hint is Card:
        return read_card(text, table.seats[0].faction)
    if hint is bool:
        return text == "yes"
    if hint is Spot:
        return _read_spot(table, text)
    if hint is str:
        return text
    if hint is int:
        return _read_number(table, field, text)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if hint == tuple[int, ...]:
        return tuple(_read_number(table, field, part) for part in parts)
    if len(parts) % 2:
        raise NotationError("step-fields", text=text, fields=(field,))
    # The one field left holds pairs of a card and its row, written one after the other.
    faction = table.seats[0].faction
    return tuple((read_card(card, faction), read_row(row)) for card, row in zip(parts[::2], parts[1::2], strict=True))


def _read_number(table: Table, field: str, text: str) -> int:
    if field in SEATS:
        return read_label(text, len(table.seats))
    if field == "side":
        return table.seats[read_label(text, len(table.seats))].side
    if not text.isdigit():
        raise NotationError("not-a-number", text=text)
    return int(text)


def _read_spot(table: Table, text: str) -> Spot:
    parts = text.split()
    if len(parts) != 3 or not parts[2].isdigit():
        raise NotationError("not-a-spot", text=text)
    side = table.seats[read_label(parts[0], len(table.seats))].side
    return Spot(side, read_row(parts[1]), int(parts[2]))


def read_row(text: str) -> Row:
    if text.strip().lower() not in ROW_OF:
        raise NotationError("unknown-row", text=text, rows=tuple(ROW_OF))
    return ROW_OF[text.strip().lower()]


def _first_seat(table: Table, side: int) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.side == side)
