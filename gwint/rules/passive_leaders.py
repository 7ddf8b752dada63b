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
        _has_white_flame(table, other) and table.mode.cancels(table, other, seat) for other in range(len(table.seats))
    )


def _has_white_flame(table: Table, seat: int) -> bool:
    """LEAD-6. A White Flame leads this seat; SOLO-19. One that was turned up lasts, though it is out."""
    owner = table.seats[seat]
    if effect_of(table, seat).name == "cancel-leaders" and not owner.leader_used:
        return True
    return bool(owner.led) and any(
        leader.effects[table.ruleset.leader_effects].name == "cancel-leaders" for leader in owner.led
    )


def has_passive(table: Table, seat: int, name: str) -> bool:
    """Whether this seat's leader has that passive effect and it is in force; SOLO-14. A used leader is out."""
    effect = effect_of(table, seat)
    if effect.name != name or not effect.passive or table.seats[seat].leader_used:
        return False
    return not cancelled(table, seat)


def any_has_passive(table: Table, name: str) -> bool:
    """Whether any leader at the table has that passive effect in force."""
    return any(has_passive(table, seat, name) for seat in range(len(table.seats)))


def side_has_passive(table: Table, side: int, name: str) -> bool:
    """Whether a leader of this side has that passive effect in force."""
    return any(seat.side == side and has_passive(table, number, name) for number, seat in enumerate(table.seats))
