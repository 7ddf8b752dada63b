"""LEAD-3, LEAD-7. Leaders that sound a horn over a row or scorch one."""

from __future__ import annotations

from gwint.fast.abilities import scorch_opposing, scorchable
from gwint.fast.cards import BARRED_BY_UNITS, EFFECT_ROW, HORN_UNIT
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.placement import horn_fits
from gwint.fast.table import Game


@kernel
def can_horn(s: Game, seat: int, effect: int) -> bool:
    """LEAD-3. Not on a row that a horn already affects; a horn unit bars it too, except in the video game."""
    row = int(EFFECT_ROW[effect])
    if BARRED_BY_UNITS[effect]:
        for where in range(s.row_count[seat, row]):
            if HORN_UNIT[s.rows[seat, row, where]]:
                return False
    return horn_fits(s, seat, row)


@kernel
def horn(s: Game, seat: int, effect: int) -> None:
    """LEAD-3, LEAD-7. It counts as a special Horn until the round ends, and is no card."""
    s.leader_horns[seat, EFFECT_ROW[effect]] = 1


@kernel
def can_scorch(s: Game, seat: int, effect: int) -> bool:
    """LEAD-2. The row totals ten or more and has a non-hero unit."""
    return scorchable(s, opposing(seat), int(EFFECT_ROW[effect]))


@kernel
def scorch(s: Game, seat: int, effect: int) -> None:
    scorch_opposing(s, seat, int(EFFECT_ROW[effect]))
