"""Bots map a view to a move. A bot sees what its seat may know, never the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.bots import apprentice, champion, greedy, network, planner, random_bot
from gwint.bots.budget import INSTANT, Budget
from gwint.bots.habits import forgets_leader, plays_only_units, shuns_spies, with_habits
from gwint.bots.named_bot import Bot, BotError, NamedBot
from gwint.bots.rivals import RIVALS, ROAD, Rival, find_rival

__all__ = [
    "BOTS", "INSTANT", "LEVELS", "RIVALS", "ROAD", "Bot", "BotError", "Budget", "NamedBot", "Rival", "find_rival",
]  # fmt: skip

LEVELS: Final = (
    NamedBot("novice", with_habits(greedy.choose, plays_only_units, forgets_leader, shuns_spies)),
    NamedBot("apprentice", apprentice.choose),
    NamedBot("trader", greedy.choose),
    NamedBot("sergeant", with_habits(planner.choose, forgets_leader, shuns_spies)),
    NamedBot("captain", planner.choose),
    NamedBot("marshal", champion.choose, Budget(simulations=1_000)),
    NamedBot("champion", champion.choose, Budget(simulations=12_000)),
)
"""From the beginner's opponent upwards; `locales/*/bots.ftl` describes each level."""


def _rival_bot(rival: Rival) -> NamedBot:
    """Return the bot of a rival: its level, restricted by its habits."""
    level = next(level for level in LEVELS if level.name == rival.level)
    return NamedBot(rival.id, with_habits(level.bot, *rival.habits), level.budget)


BOTS: Final[Mapping[str, NamedBot]] = {
    bot.name: bot
    for bot in (
        NamedBot("random", random_bot.choose),
        NamedBot("greedy", greedy.choose),
        NamedBot("network", network.choose),
        NamedBot("network-search", network.choose_by_search, Budget(simulations=200)),
        *LEVELS,
        *map(_rival_bot, RIVALS),
    )
}
"""Our own bots by name."""
