"""Bots: each maps a view to a move. It sees what its seat may know, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from gwint.bots import apprentice, champion, chaos, greedy, planner
from gwint.bots.budget import AT_ONCE, Budget
from gwint.rules.moves import Move
from gwint.views import View

__all__ = ["AT_ONCE", "BOTS", "LEVELS", "Bot", "Budget", "Level", "Seated"]

Bot = Callable[[View, Budget, str], Move]
"""A bot chooses among the view's moves; the same view, simulations and seed give the same choice."""
Seated = Callable[[View, str], Move]
"""A bot at a table, where its budget is settled."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot under a name of its own, with what it usually may think."""

    id: str
    bot: Bot
    budget: Budget = AT_ONCE

    def __call__(self, view: View, seed: str) -> Move:
        """Where there is one move it is made at once."""
        return view.moves[0] if len(view.moves) == 1 else self.bot(view, self.budget, seed)


LEVELS: Final = (
    Level("apprentice", apprentice.choose),
    Level("trader", greedy.choose),
    Level("captain", planner.choose),
    Level("champion", champion.choose, Budget(simulations=12_000)),
)
"""From a first evening upwards; what each is like is told in `locales/*/bots.ftl`."""

BOTS: Final[Mapping[str, Level]] = {
    level.id: level for level in (Level("random", chaos.choose), Level("greedy", greedy.choose), *LEVELS)
}
"""Every bot that can be given a seat."""
