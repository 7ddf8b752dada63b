"""Leaders whose passive effects are in force (LEAD-1, LEAD-6)."""

from __future__ import annotations

from gwint.cards import Effect
from gwint.rules.table import Table


def effect_of(table: Table, seat: int) -> Effect:
    """What this seat's leader does under the table's `leader_effects`, cancelled or not."""
    return table.seats[seat].leader.effects[table.ruleset.leader_effects]


def cancelled(table: Table, seat: int) -> bool:
    """LEAD-6. A White Flame reaches this leader; a White Flame itself cannot be cancelled."""
    if effect_of(table, seat).name == "cancel-leaders":
        return False
    return any(
        effect_of(table, other).name == "cancel-leaders" and table.mode.cancels(table, other, seat)
        for other in range(len(table.seats))
    )


def passive(table: Table, seat: int, name: str) -> bool:
    """Whether this seat's leader has that passive effect and it is in force."""
    effect = effect_of(table, seat)
    return effect.name == name and effect.passive and not cancelled(table, seat)


def anyone(table: Table, name: str) -> bool:
    """Whether any leader at the table has that passive effect in force."""
    return any(passive(table, seat, name) for seat in range(len(table.seats)))


def on_side(table: Table, side: int, name: str) -> bool:
    """Whether a leader of this side has that passive effect in force."""
    return any(seat.side == side and passive(table, number, name) for number, seat in enumerate(table.seats))
