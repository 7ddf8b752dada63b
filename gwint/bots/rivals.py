"""The cast: rivals, each a level of play with habits and decks of its own, and the road on which they are met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.bots.habits import (
    Habit,
    burns_at_once,
    forgets_weather,
    hoards_heroes,
    loves_spies,
    never_passes_first,
    opens_with_weather,
    saves_horns,
    uses_leader_at_once,
)
from gwint.cards import Faction


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """An opponent with a character. Names and descriptions are in `locales/*/bots.ftl`, lines in `dialogue.ftl`."""

    id: str
    level: str
    """The level that the rival plays by."""
    habits: tuple[Habit, ...]
    faction: Faction
    decks: tuple[str, ...]
    """The ids of the starter decks that the rival plays with."""


RIVALS: Final = (
    Rival(
        id="goose-girl",
        level="novice",
        habits=(uses_leader_at_once,),
        faction=Faction.MONSTERS,
        decks=("monsters-swarm", "monsters-wild-hunt"),
    ),
    Rival(
        id="ferryman",
        level="trader",
        habits=(never_passes_first,),
        faction=Faction.SKELLIGE,
        decks=("skellige-storm", "skellige-berserkers"),
    ),
    Rival(
        id="beekeeper",
        level="trader",
        habits=(hoards_heroes,),
        faction=Faction.SCOIATAEL,
        decks=("scoiatael-archers", "scoiatael-mahakam"),
    ),
    Rival(
        id="innkeeper",
        level="sergeant",
        habits=(forgets_weather,),
        faction=Faction.NORTHERN_REALMS,
        decks=("northern-realms-blue-stripes", "northern-realms-siege"),
    ),
    Rival(
        id="charcoal-burner",
        level="sergeant",
        habits=(burns_at_once,),
        faction=Faction.SCOIATAEL,
        decks=("scoiatael-mahakam", "scoiatael-archers"),
    ),
    Rival(
        id="bell-founder",
        level="captain",
        habits=(saves_horns,),
        faction=Faction.NORTHERN_REALMS,
        decks=("northern-realms-siege", "northern-realms-blue-stripes"),
    ),
    Rival(
        id="smuggler",
        level="captain",
        habits=(loves_spies,),
        faction=Faction.NILFGAARD,
        decks=("nilfgaard-spies", "nilfgaard-legions"),
    ),
    Rival(
        id="astronomer",
        level="marshal",
        habits=(opens_with_weather,),
        faction=Faction.SKELLIGE,
        decks=("skellige-storm", "skellige-berserkers"),
    ),
)
"""All rivals, the weakest level first."""

ROAD: Final = (
    "novice", "goose-girl", "apprentice", "trader", "beekeeper", "ferryman", "innkeeper", "sergeant",
    "charcoal-burner", "bell-founder", "smuggler", "captain", "astronomer", "marshal", "champion",
)  # fmt: skip
"""The levels and rivals in the order in which they are met: by their level, and then as measured in docs/bots.md."""


def find_rival(bot: str) -> Rival | None:
    """Return the rival that a bot is, by its name with or without a budget."""
    return next((rival for rival in RIVALS if rival.id == bot.partition("@")[0]), None)
