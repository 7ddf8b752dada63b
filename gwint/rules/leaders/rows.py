"""LEAD-3, LEAD-7. Leaders that sound a horn over a row or scorch one."""

from __future__ import annotations

from gwint.cards import Ability, Effect
from gwint.rules.abilities import scorch_opposing, scorchable
from gwint.rules.events import SoundedHorn
from gwint.rules.placement import horn_fits
from gwint.rules.table import Table


def can_horn(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-3. Not on a row that a horn already affects; a horn unit bars it too, except in the video game."""
    assert effect.row is not None
    army = table.side_of(seat)
    barred = effect.barred_by == "any-horn" and any(
        card.unit and Ability.HORN in card.abilities for card in army.rows[effect.row]
    )
    return not barred and horn_fits(table, army, effect.row)


def horn(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-3, LEAD-7. It counts as a special Horn until the round ends, and is no card."""
    assert effect.row is not None
    table.side_of(seat).leader_horns[effect.row] = True
    table.log.append(SoundedHorn(seat, table.seats[seat].side, effect.row))


def can_scorch(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-2. The row totals ten or more and has a non-hero unit."""
    assert effect.row is not None
    enemies = table.mode.opposing(table, table.seats[seat].side)
    return any(scorchable(table, side, effect.row) for side in enemies)


def scorch(table: Table, seat: int, effect: Effect) -> None:
    assert effect.row is not None
    scorch_opposing(table, seat, effect.row)
