"""LEAD-1, LEAD-6. Passive leader effects, and whether they are in force."""

from __future__ import annotations

from gwint.cards import Effect
from gwint.rules.table import Table


def effect_of(table: Table, seat: int) -> Effect:
    """Returns the effect of this seat's leader under the table's `leader_effects`, cancelled or not."""
    return table.seats[seat].leader.effects[table.ruleset.leader_effects]


def cancelled(table: Table, seat: int) -> bool:
    """LEAD-6. Whether a White Flame cancels this leader; a White Flame itself cannot be cancelled."""
    if effect_of(table, seat).name == "cancel-leaders":
        return False
    return any(
        _has_white_flame(table, other) and table.mode.cancels(table, other, seat) for other in range(len(table.seats))
    )


def _has_white_flame(table: Table, seat: int) -> bool:
    """LEAD-6. Whether a White Flame leads this seat; SOLO-19. A virtual opponent's stays in force after its use."""
    owner = table.seats[seat]
    if effect_of(table, seat).name == "cancel-leaders" and not owner.leader_used:
        return True
    return bool(owner.led) and any(
        leader.effects[table.ruleset.leader_effects].name == "cancel-leaders" for leader in owner.led
    )


def has_passive(table: Table, seat: int, name: str) -> bool:
    """Whether this seat's leader has this passive effect in force; SOLO-14. A used leader has no effect."""
    effect = effect_of(table, seat)
    if effect.name != name or not effect.passive or table.seats[seat].leader_used:
        return False
    return not cancelled(table, seat)


def any_has_passive(table: Table, name: str) -> bool:
    """Whether any leader at the table has this passive effect in force."""
    return any(has_passive(table, seat, name) for seat in range(len(table.seats)))


def side_has_passive(table: Table, side: int, name: str) -> bool:
    """Whether a leader of this side has this passive effect in force."""
    return any(seat.side == side and has_passive(table, number, name) for number, seat in enumerate(table.seats))
