"""LEAD. When an active leader may be used and what it does; passive effects are read where they apply."""

from __future__ import annotations

from typing import Final

from gwint.fast.cards import EFFECT_NAME, PASSIVE, effect
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.leaders import battlefield, discard_piles, hands, weather
from gwint.fast.passive_leaders import cancelled, effect_of
from gwint.fast.table import Game
from gwint.fast.verbs import clear_weather

TAKE_FROM_OWN_PILE: Final = effect("take-from-own-pile")
TAKE_FROM_ENEMY_PILE: Final = effect("take-from-enemy-pile")
PLAY_FROM_ENEMY_PILE: Final = effect("play-from-enemy-pile")
EVERYONE_REVIVES: Final = effect("everyone-revives")
SHUFFLE_PILES_BACK: Final = effect("shuffle-piles-back")
DISCARD_TWO: Final = effect("discard-two-take-one")
DRAW_CARD: Final = effect("draw-card")
SEE_HAND: Final = effect("see-hand")
HORN: Final = effect("horn")
SCORCH_ROW: Final = effect("scorch-row")
WEATHER: Final = effect("weather")
CLEAR_WEATHER: Final = effect("clear-weather")
BOND_FROM_DECK: Final = effect("bond-from-deck")
MARDROEME_FROM_DECK: Final = effect("mardroeme-from-deck")
MOVE_AGILE: Final = effect("move-agile")


@kernel
def usable(s: Game, seat: int) -> bool:
    """LEAD-1, LEAD-2. Whether the leader is active, unused and not cancelled, and its condition holds."""
    if s.leader_used[seat]:
        return False
    number = effect_of(s, seat)
    return not PASSIVE[number] and not cancelled(s, seat) and condition_holds(s, seat, number)


@kernel
def condition_holds(s: Game, seat: int, number: int) -> bool:
    """LEAD-2. Whether the condition of an active effect holds."""
    name = EFFECT_NAME[number]
    if name == WEATHER:
        return weather.can_weather(s, seat, number)
    if name == HORN:
        return battlefield.can_horn(s, seat, number)
    if name == SCORCH_ROW:
        return battlefield.can_scorch(s, seat, number)
    if name == TAKE_FROM_OWN_PILE:
        return discard_piles.can_take(s, seat, seat)
    if name == TAKE_FROM_ENEMY_PILE or name == PLAY_FROM_ENEMY_PILE:
        return discard_piles.can_take(s, seat, opposing(seat))
    if name == DISCARD_TWO:
        return hands.can_discard_two(s, seat)
    if name == SHUFFLE_PILES_BACK:
        return discard_piles.can_shuffle_back(s, number)
    if name == EVERYONE_REVIVES:
        return discard_piles.can_everyone_revive(s)
    if name == DRAW_CARD:
        return hands.can_draw(s, seat)
    if name == SEE_HAND:
        return hands.can_see(s, seat)
    if name == CLEAR_WEATHER:
        return weather.can_clear(s, number)
    if name == BOND_FROM_DECK:
        return battlefield.can_bond(s, seat)
    if name == MARDROEME_FROM_DECK:
        return battlefield.can_mardroeme(s, seat)
    if name == MOVE_AGILE:
        return battlefield.can_move_agile(s, seat)
    return battlefield.can_move_freely(s, seat)


@kernel
def use(s: Game, seat: int) -> None:
    """LEAD-1. Uses the leader, once per game, instead of playing a card."""
    s.leader_used[seat] = 1
    number = effect_of(s, seat)
    name = EFFECT_NAME[number]
    if name == WEATHER:
        weather.weather(s, seat, number)
    elif name == HORN:
        battlefield.horn(s, seat, number)
    elif name == SCORCH_ROW:
        battlefield.scorch(s, seat, number)
    elif name == TAKE_FROM_OWN_PILE:
        discard_piles.take(s, seat, seat)
    elif name == TAKE_FROM_ENEMY_PILE or name == PLAY_FROM_ENEMY_PILE:
        discard_piles.take(s, seat, opposing(seat))
    elif name == DISCARD_TWO:
        hands.discard_two(s, seat)
    elif name == SHUFFLE_PILES_BACK:
        discard_piles.shuffle_piles_back(s, number)
    elif name == EVERYONE_REVIVES:
        discard_piles.everyone_revives(s, seat)
    elif name == DRAW_CARD:
        hands.draw_card(s, seat)
    elif name == SEE_HAND:
        hands.see(s, seat, number)
    elif name == CLEAR_WEATHER:
        clear_weather(s)
    elif name == BOND_FROM_DECK:
        battlefield.bond(s, seat)
    elif name == MARDROEME_FROM_DECK:
        battlefield.mardroeme(s, seat)
    elif name == MOVE_AGILE:
        battlefield.move_agile(s, seat)
    else:
        battlefield.move_freely(s, seat)
