"""Bots map a view to a move. A bot sees what its seat may know, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from gwint.bots import apprentice, champion, greedy, planner, random_bot
from gwint.bots.budget import INSTANT, Budget, parse_budget
from gwint.rules.moves import Move
from gwint.views import View

__all__ = ["BOTS", "INSTANT", "LEVELS", "Bot", "Budget", "Level", "SeatedBot", "find_level"]

Bot = Callable[[View, Budget, str], Move]
"""A bot chooses one of the view's moves. The same view, simulations, threads and seed give the same choice."""
SeatedBot = Callable[[View, str], Move]
"""A bot at a table, with its budget already fixed."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name and its default budget."""

    id: str
    bot: Bot
    budget: Budget = INSTANT

    def __call__(self, view: View, seed: str) -> Move:
        """Choose a move; a single legal move is played without thinking."""
        return view.moves[0] if len(view.moves) == 1 else self.bot(view, self.budget, seed)

    def with_threads(self, threads: int) -> Level:
        """Return the same bot, searching on this many threads."""
        return replace(self, budget=replace(self.budget, threads=threads))


LEVELS: Final = (
    Level("apprentice", apprentice.choose),
    Level("trader", greedy.choose),
    Level("captain", planner.choose),
    Level("champion", champion.choose, Budget(simulations=12_000)),
)
"""From the beginner's opponent upwards; `locales/*/bots.ftl` describes each level."""

BOTS: Final[Mapping[str, Level]] = {
    level.id: level for level in (Level("random", random_bot.choose), Level("greedy", greedy.choose), *LEVELS)
}
"""Every bot that can take a seat."""


def find_level(text: str) -> Level | None:
    """Find a bot by its name, with an optional budget after @ (`champion@50ms`); return None if the name is unknown."""
    name, at, budget = text.partition("@")
    level = BOTS.get(name)
    return replace(level, budget=parse_budget(budget)) if level and at else level
