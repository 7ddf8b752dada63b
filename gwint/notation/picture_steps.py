"""Reads and writes agenda steps as text: `turn foe`, `choose-discard me; 2`, `bring me; Ves; pile; revived`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, get_type_hints

from gwint.cards import ROW_OF, Card, Row
from gwint.notation.card_lists import NotationError, label, read_card, read_label, read_number, write_card
from gwint.rules import agenda
from gwint.rules.leaders import TARGETED
from gwint.rules.passive_leaders import effect_of
from gwint.rules.placement import plays
from gwint.rules.table import Spot, Table

KINDS: Final[Mapping[str, type[agenda.Step]]] = {kind: step for step, kind in agenda.STEP_KINDS.items()}
"""Every step and question by its kind, which is its name in a picture."""
_HINTS: Final = {kind: get_type_hints(kind, vars(agenda)) for kind in KINDS.values()}
SEATS = ("seat", "seats", "others")
"""Fields whose numbers are seats."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "source": ("hand", "deck", "pile", "enemy-pile", "under"),
    "how": ("played", "called", "revived", "returned", "leader", "turned-up"),
}
"""The values of text fields: where a card comes from, and how it came to be played."""


def write_step(table: Table, step: agenda.Step) -> str:
    """A step's kind, then its fields separated by semicolons."""
    values = [_write(table, field.name, getattr(step, field.name)) for field in fields(step)]
    return " ".join([agenda.STEP_KINDS[type(step)], "; ".join(values)]).strip()


def read_step(table: Table, text: str) -> agenda.Step:
    """The inverse of `write_step`."""
    name, _, rest = text.strip().partition(" ")
    name = name.lower()
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
        return read_yes(text)
    if hint is Spot:
        return _read_spot(table, text)
    if hint is str:
        return _read_choice(field, text)
    if hint is int:
        return _read_number(table, field, text)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if hint == tuple[int, ...]:
        return tuple(_read_number(table, field, part) for part in parts)
    if len(parts) % 2:
        raise NotationError("step-fields", text=text, fields=(field,))
    # The only remaining field holds pairs of a card and its row.
    faction = table.seats[0].faction
    return tuple((read_card(card, faction), read_row(row)) for card, row in zip(parts[::2], parts[1::2], strict=True))


def _read_number(table: Table, field: str, text: str) -> int:
    if field in SEATS:
        return read_label(text, len(table.seats))
    if field == "side":
        return table.seats[read_label(text, len(table.seats))].side
    return read_number(text)


def _read_choice(field: str, text: str) -> str:
    if text not in CHOICES[field]:
        raise NotationError("unknown-word", text=text, words=CHOICES[field])
    return text


def read_yes(text: str) -> bool:
    if text.lower() not in ("yes", "no"):
        raise NotationError("not-yes-or-no", text=text)
    return text.lower() == "yes"


def _read_spot(table: Table, text: str) -> Spot:
    parts = text.split()
    if len(parts) != 3:
        raise NotationError("not-a-spot", text=text)
    side = table.seats[read_label(parts[0], len(table.seats))].side
    return Spot(side, read_row(parts[1]), read_number(parts[2]))


def read_row(text: str) -> Row:
    if text.strip().lower() not in ROW_OF:
        raise NotationError("unknown-row", text=text, rows=tuple(ROW_OF))
    return ROW_OF[text.strip().lower()]


def _first_seat(table: Table, side: int) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.side == side)


LAST = (agenda.Turn, agenda.VirtualTurn, agenda.NextTurn, agenda.EndRound, agenda.BeginRound)
"""Steps that lie at the bottom of the agenda, which always has one of them; other questions lie on top."""


def check_step(table: Table, place: int) -> None:
    """Refuse a step that is not possible on this table."""
    step = table.agenda[place]
    top = place == len(table.agenda) - 1
    if place if isinstance(step, LAST) else isinstance(step, agenda.Question) and not top:
        raise NotationError("step-out-of-place", text=write_step(table, step))
    if not _is_for_seat(table, step) or not POSSIBLE.get(type(step), _always)(table, step, top):
        raise NotationError("impossible-step", text=write_step(table, step))


FOR_ALL_SEATS = (agenda.ChooseRevival, agenda.ChooseWeather, agenda.PlaceCard)
"""SOLO-5. Questions that arise even for a seat that the mode plays itself."""


def _is_for_seat(table: Table, step: agenda.Step) -> bool:
    """SOLO-2. A seat without a hand gets no question about a hand."""
    return (
        not isinstance(step, agenda.SeatQuestion)
        or table.mode.holds_cards(step.seat)
        or isinstance(step, FOR_ALL_SEATS)
    )


def _always(_table: Table, _step: agenda.Step, _top: bool) -> bool:
    return True


def _can_bring(table: Table, step: agenda.Bring, top: bool) -> bool:
    """SOLO-16. A seat without a hand may bring any card."""
    return not table.mode.holds_cards(step.seat) or _can_place(table, step, top)


def _can_place(table: Table, step: agenda.Bring | agenda.PlaceCard, top: bool) -> bool:
    """PLAY-4. There is a place for the card now; only for units is it certain that there will be one later."""
    return bool(plays(table, step.seat, step.card)) and (top or step.card.unit)


def _is_turn(table: Table, step: agenda.Turn | agenda.VirtualTurn, _top: bool) -> bool:
    """SOLO-2. The turn is of the kind that the mode gives to the seat."""
    return step == table.mode.turn(step.seat)


def _can_redraw(table: Table, step: agenda.Redraw, _top: bool) -> bool:
    return all(map(table.mode.holds_cards, step.seats))


def _is_virtual(table: Table, step: agenda.PlayTop | agenda.TurnUp | agenda.Reckon, _top: bool) -> bool:
    return not table.mode.holds_cards(step.seat)


def _can_give_up(table: Table, step: agenda.GiveUpCard, _top: bool) -> bool:
    return bool(table.seats[step.seat].hand)


def _can_concern(table: Table, step: agenda.ChooseOpponent, _top: bool) -> bool:
    """FFA-8. The leader names an opponent and can affect each of those offered."""
    effect = effect_of(table, step.seat)
    targeted = TARGETED.get(effect.name)
    return targeted is not None and 0 < len(step.others) == len(
        set(step.others) & set(targeted.targets(table, step.seat, effect))
    )


def _can_take(table: Table, step: agenda.ChooseFromPile, _top: bool) -> bool:
    return bool(effect_of(table, step.seat).takes)


def _can_move(table: Table, step: agenda.ChooseMoves, _top: bool) -> bool:
    """LEAD-13. The units that may still move lie where the question says."""
    rows = table.side_of(step.seat).rows
    return all(step.waiting.count((card, row)) <= rows[row].count(card) for card, row in step.waiting)


POSSIBLE: Final[Mapping[type[agenda.Step], Callable[[Table, Any, bool], bool]]] = {
    agenda.Turn: _is_turn,
    agenda.VirtualTurn: _is_turn,
    agenda.Redraw: _can_redraw,
    agenda.PlayTop: _is_virtual,
    agenda.TurnUp: _is_virtual,
    agenda.Reckon: _is_virtual,
    agenda.GiveUpCard: _can_give_up,
    agenda.Bring: _can_bring,
    agenda.PlaceCard: _can_place,
    agenda.ChooseOpponent: _can_concern,
    agenda.ChooseFromPile: _can_take,
    agenda.ChooseMoves: _can_move,
}
"""The check of each kind of step that is not always possible."""
