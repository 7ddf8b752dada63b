"""LEAD-1, LEAD-6. Passive leader effects, and whether they are in force."""

from __future__ import annotations

from typing import Final

from gwint.fast.cards import EFFECT_NAME, EFFECT_VALUES, PASSIVE, effect
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.table import Game

CANCEL_LEADERS: Final = effect("cancel-leaders")


@kernel
def effect_of(s: Game, seat: int) -> int:
    """Returns the effect of this seat's leader under the table's `leader_effects`, as an index of EFFECTS."""
    return int(s.leader[seat]) * EFFECT_VALUES + int(s.leader_effects)


@kernel
def cancelled(s: Game, seat: int) -> bool:
    """LEAD-6. Whether a White Flame cancels this leader; a White Flame itself cannot be cancelled."""
    other = opposing(seat)
    if EFFECT_NAME[effect_of(s, other)] != CANCEL_LEADERS or s.leader_used[other]:
        return False
    return EFFECT_NAME[effect_of(s, seat)] != CANCEL_LEADERS


@kernel
def has_passive(s: Game, seat: int, name: int) -> bool:
    """Whether this seat's leader has this passive effect in force."""
    number = effect_of(s, seat)
    if EFFECT_NAME[number] != name or not PASSIVE[number] or s.leader_used[seat]:
        return False
    return not cancelled(s, seat)


@kernel
def any_has_passive(s: Game, name: int) -> bool:
    """Whether any leader at the table has this passive effect in force."""
    return has_passive(s, 0, name) or has_passive(s, 1, name)
