"""Bots: each maps a view to a move. It sees what its seat may know, never the table."""

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
"""A bot chooses among the view's moves; the same view, simulations, threads and seed give the same choice."""
SeatedBot = Callable[[View, str], Move]
"""A bot at a table, where its budget is settled."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot under a name of its own, with what it usually may think."""

    id: str
    bot: Bot
    budget: Budget = INSTANT

    def __call__(self, view: View, seed: str) -> Move:
        """Where there is one move it is made at once."""
        return view.moves[0] if len(view.moves) == 1 else self.bot(view, self.budget, seed)

    def with_threads(self, threads: int) -> Level:
        """The same bot, with so many threads to think on."""
        return replace(self, budget=replace(self.budget, threads=threads))


LEVELS: Final = (
    Level("apprentice", apprentice.choose),
    Level("trader", greedy.choose),
    Level("captain", planner.choose),
    Level("champion", champion.choose, Budget(simulations=12_000)),
)
"""From a first evening upwards; what each is like is told in `locales/*/bots.ftl`."""

BOTS: Final[Mapping[str, Level]] = {
    level.id: level for level in (Level("random", random_bot.choose), Level("greedy", greedy.choose), *LEVELS)
}
"""Every bot that can be given a seat."""


def find_level(text: str) -> Level | None:
    """A bot by its name, with a budget of its own after @ (`champion@50ms`); None where there is no such bot."""
    name, at, budget = text.partition("@")
    level = BOTS.get(name)
    return replace(level, budget=parse_budget(budget)) if level and at else level
