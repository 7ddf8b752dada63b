"""Verbs of the weather zone."""

from __future__ import annotations

from gwint.cards import Ability, Card
from gwint.rules.events import ClearedWeather, LaidWeather
from gwint.rules.table import Cloud, Table
from gwint.rules.verbs.piles import spend


def lay_weather(table: Table, seat: int, weather: Ability, laid: Card | None) -> None:
    """SP-WEATHER. Lays weather in the zone; under some rules, covered weather is discarded."""
    table.log.append(LaidWeather(seat, weather, laid))
    cloud = Cloud(weather, seat, laid)
    if table.ruleset.covered_weather == "discarded":
        if any(covers(lying.weather, weather) for lying in table.weather):
            _discard_cloud(table, cloud)
            return
        for lying in [lying for lying in table.weather if covers(weather, lying.weather)]:
            table.weather.remove(lying)
            _discard_cloud(table, lying)
    table.weather.append(cloud)


def covers(over: Ability, under: Ability) -> bool:
    """SP-WEATHER. Whether one weather covers another: the same kind, or Fog and Rain under Storm."""
    return over is under or (over is Ability.STORM and under in (Ability.FOG, Ability.RAIN))


def clear_weather(table: Table, seat: int) -> None:
    """SP-CLEAR. Discards all weather, each card to its player's pile."""
    table.log.append(ClearedWeather(seat, tuple(cloud.weather for cloud in table.weather)))
    for cloud in table.weather:
        _discard_cloud(table, cloud)
    table.weather.clear()


def _discard_cloud(table: Table, cloud: Cloud) -> None:
    if cloud.card is not None:
        spend(table, cloud.seat, cloud.card, "weather")
