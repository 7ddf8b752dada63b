"""LEAD. When an active leader may be used, and what it does; passive ones are read where they work."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from gwint.cards import Effect
from gwint.rules.events import UsedLeader
from gwint.rules.leaders import hands, looting, rows, skies, units
from gwint.rules.passives import cancelled, effect_of
from gwint.rules.table import Table


def usable(table: Table, seat: int) -> bool:
    """LEAD-1, LEAD-2. An active leader, unused, not cancelled, whose condition holds."""
    if table.seats[seat].leader_used:
        return False
    effect = effect_of(table, seat)
    return not effect.passive and ACTIVE[effect.name].can(table, seat, effect) and not cancelled(table, seat)


def use(table: Table, seat: int) -> None:
    """LEAD-1. Once per game, instead of playing a card."""
    table.seats[seat].leader_used = True
    table.log.append(UsedLeader(seat))
    effect = effect_of(table, seat)
    ACTIVE[effect.name].do(table, seat, effect)


class Active(NamedTuple):
    """An active effect: when it may be used, and what it does."""

    can: Callable[[Table, int, Effect], bool]
    do: Callable[[Table, int, Effect], None]


ACTIVE: Final[Mapping[str, Active]] = {
    "take-from-own-pile": Active(looting.can_take, looting.take),
    "take-from-enemy-pile": Active(looting.can_take, looting.take),
    "play-from-enemy-pile": Active(looting.can_take, looting.take),
    "everyone-revives": Active(looting.can_everyone_revive, looting.everyone_revives),
    "shuffle-piles-back": Active(looting.can_shuffle_back, looting.shuffle_piles_back),
    "discard-two-take-one": Active(hands.can_discard_two, hands.discard_two),
    "draw-card": Active(hands.can_draw, hands.draw_card),
    "see-hand": Active(hands.can_see, hands.see),
    "horn": Active(rows.can_horn, rows.horn),
    "scorch-row": Active(rows.can_scorch, rows.scorch),
    "weather": Active(skies.can_weather, skies.weather),
    "clear-weather": Active(skies.can_clear, skies.clear),
    "bond-from-deck": Active(units.can_bond, units.bond),
    "mardroeme-from-deck": Active(units.can_mardroeme, units.mardroeme),
    "move-agile": Active(units.can_move_agile, units.move_agile),
    "move-agile-freely": Active(units.can_move_freely, units.move_freely),
}


PASSIVE: Final[Mapping[str, str]] = {
    "double-spies": "gwint.rules.strength.treachery",
    "half-weather": "gwint.rules.strength.weather",
    "random-revival": "gwint.rules.abilities.medic",
    "cancel-leaders": "gwint.rules.passives.cancelled",
    "extra-card": "gwint.rules.rounds.deal_hands",
}
"""Where each passive effect is read."""
