"""LEAD. When an active leader may be used and what it does; passive effects are read where they apply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from gwint.cards import Effect
from gwint.rules.agenda import ChooseOpponent
from gwint.rules.events import UsedLeader
from gwint.rules.leaders import battlefield, discard_piles, hands, weather
from gwint.rules.passive_leaders import cancelled, effect_of
from gwint.rules.table import Table


def usable(table: Table, seat: int) -> bool:
    """LEAD-1, LEAD-2. Whether the leader is active, unused and not cancelled, and its condition holds."""
    if table.seats[seat].leader_used:
        return False
    effect = effect_of(table, seat)
    if effect.passive:
        return False
    targeted = TARGETED.get(effect.name)
    able = ACTIVE[effect.name].can(table, seat, effect) if targeted is None else targeted.targets(table, seat, effect)
    return bool(able) and not cancelled(table, seat)


def use(table: Table, seat: int) -> None:
    """LEAD-1. Uses the leader, once per game, instead of playing a card; FFA-8. The player may choose the target."""
    table.seats[seat].leader_used = True
    table.log.append(UsedLeader(seat))
    effect = effect_of(table, seat)
    if effect.name in ACTIVE:
        ACTIVE[effect.name].do(table, seat, effect)
        return
    others = TARGETED[effect.name].targets(table, seat, effect)
    if len(others) > 1:
        table.agenda.append(ChooseOpponent(seat, tuple(others)))
    else:
        use_against(table, seat, others[0])


def use_against(table: Table, seat: int, other: int) -> None:
    """FFA-8, TEAM-7. Uses the leader against this opponent."""
    effect = effect_of(table, seat)
    TARGETED[effect.name].do(table, seat, effect, other)


class Active(NamedTuple):
    """An active effect: when it may be used and what it does."""

    can: Callable[[Table, int, Effect], bool]
    do: Callable[[Table, int, Effect], None]


class Targeted(NamedTuple):
    """An active effect against one opponent: its possible targets and what it does."""

    targets: Callable[[Table, int, Effect], list[int]]
    do: Callable[[Table, int, Effect, int], None]


ACTIVE: Final[Mapping[str, Active]] = {
    "take-from-own-pile": Active(discard_piles.can_take, discard_piles.take),
    "everyone-revives": Active(discard_piles.can_everyone_revive, discard_piles.everyone_revives),
    "shuffle-piles-back": Active(discard_piles.can_shuffle_back, discard_piles.shuffle_piles_back),
    "discard-two-take-one": Active(hands.can_discard_two, hands.discard_two),
    "draw-card": Active(hands.can_draw, hands.draw_card),
    "horn": Active(battlefield.can_horn, battlefield.horn),
    "scorch-row": Active(battlefield.can_scorch, battlefield.scorch),
    "weather": Active(weather.can_weather, weather.weather),
    "clear-weather": Active(weather.can_clear, weather.clear),
    "bond-from-deck": Active(battlefield.can_bond, battlefield.bond),
    "mardroeme-from-deck": Active(battlefield.can_mardroeme, battlefield.mardroeme),
    "move-agile": Active(battlefield.can_move_agile, battlefield.move_agile),
    "move-agile-freely": Active(battlefield.can_move_freely, battlefield.move_freely),
}


TARGETED: Final[Mapping[str, Targeted]] = {
    "take-from-enemy-pile": Targeted(discard_piles.pile_targets, discard_piles.take_from_opponent),
    "play-from-enemy-pile": Targeted(discard_piles.pile_targets, discard_piles.take_from_opponent),
    "see-hand": Targeted(hands.hand_targets, hands.see),
}

PASSIVE: Final[Mapping[str, str]] = {
    "double-spies": "gwint.rules.strength.treachery",
    "half-weather": "gwint.rules.strength.weather",
    "random-revival": "gwint.rules.abilities.medic",
    "cancel-leaders": "gwint.rules.passive_leaders.cancelled",
    "extra-card": "gwint.rules.rounds.deal_hands",
}
"""The function that reads each passive effect."""
