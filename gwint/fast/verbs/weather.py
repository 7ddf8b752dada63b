"""Verbs of the weather zone."""

from __future__ import annotations

from typing import Final

from gwint.fast.cards import FOG, NOTHING, RAIN, STORM
from gwint.fast.compiler import kernel
from gwint.fast.options import option
from gwint.fast.table import CLOUDS, Game
from gwint.fast.verbs.piles import spend

DISCARDED: Final = option("covered_weather", "discarded")


@kernel
def lay_weather(s: Game, seat: int, weather: int, laid: int) -> None:
    """SP-WEATHER. Lays weather in the zone; under some rules, covered weather is discarded."""
    if s.covered_weather == DISCARDED:
        if _is_covered(s, weather):
            _discard_cloud(s, seat, laid)
            return
        _discard_covered(s, weather)
    _add_cloud(s, weather, seat, laid)


@kernel
def covers(over: int, under: int) -> bool:
    """SP-WEATHER. Whether one weather covers another: the same kind, or Fog and Rain under Storm."""
    return over == under or (over == STORM and (under == FOG or under == RAIN))


@kernel
def _is_covered(s: Game, weather: int) -> bool:
    for cloud in range(s.cloud_count):
        if covers(s.cloud_weather[cloud], weather):
            return True
    return False


@kernel
def _discard_covered(s: Game, weather: int) -> None:
    """Discards the weather that the new weather covers."""
    count = s.cloud_count
    s.cloud_count = 0
    for cloud in range(count):
        if covers(weather, s.cloud_weather[cloud]):
            _discard_cloud(s, s.cloud_seat[cloud], s.cloud_card[cloud])
        else:
            _add_cloud(s, s.cloud_weather[cloud], s.cloud_seat[cloud], s.cloud_card[cloud])


@kernel
def _add_cloud(s: Game, weather: int, seat: int, card: int) -> None:
    cloud = s.cloud_count
    if cloud == CLOUDS:
        return
    s.cloud_weather[cloud] = weather
    s.cloud_seat[cloud] = seat
    s.cloud_card[cloud] = card
    s.cloud_count = cloud + 1


@kernel
def clear_weather(s: Game) -> None:
    """SP-CLEAR. Discards all weather, each card to its player's pile."""
    for cloud in range(s.cloud_count):
        _discard_cloud(s, s.cloud_seat[cloud], s.cloud_card[cloud])
    s.cloud_count = 0


@kernel
def _discard_cloud(s: Game, seat: int, card: int) -> None:
    if card != NOTHING:
        spend(s, seat, card)
