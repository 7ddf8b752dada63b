"""Bots and advice in the browser: they think in this process, and the event loop runs in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.advice import Hint, JudgedMove, hint
from gwint.advice.review import judge_move
from gwint.bots import BOTS, INSTANT, NamedBot
from gwint.match import MatchView, Name
from gwint.rules.moves import Move
from gwint.server.bots.simple_choices import SEARCHING, STAND_IN, default_move, simple_choice, view_of_game
from gwint.server.fair_turns import Client
from gwint.views import View

LOG: Final = logging.getLogger(__name__)
SEED: Final = "advice"
AVAILABLE: Final[Mapping[str, NamedBot]] = {name: bot for name, bot in BOTS.items() if name not in SEARCHING}
"""The bots that need no compiled twin."""


class BrowserAdvisers:
    """Advice by the planner."""

    async def hint(self, view: View, client: Client, /) -> Hint:
        await asyncio.sleep(0)
        return hint(view, INSTANT, SEED)

    async def can_search(self, view: View, /) -> bool:
        return True

    async def judge(self, number: int, view: View, move: Move, thorough: bool, client: Client, /) -> JudgedMove:
        await asyncio.sleep(0)
        return judge_move(number, view, move, INSTANT, SEED)


class BrowserWorkers:
    """Bots that choose in this process."""

    def __init__(self) -> None:
        self.advisers = BrowserAdvisers()

    async def choose(
        self, bot: str, view: View | MatchView, seed: str, client: Client, on_turn: Callable[[], object]
    ) -> Move | Name:
        """Return one of the view's moves; the same view and seed give the same choice."""
        on_turn()
        await asyncio.sleep(0)
        move = simple_choice(view, seed) or _choose(bot, view_of_game(view), seed)
        await asyncio.sleep(0)
        return move


def _choose(bot: str, view: View, seed: str) -> Move:
    """Return the bot's choice, else the stand-in's, else a pass."""
    for name in (SEARCHING.get(bot, bot), STAND_IN):
        try:
            return BOTS[name](view, seed=seed)
        except Exception:
            LOG.exception("Bot %s failed", name)
    return default_move(view)


async def run_here(task: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
    """Run a calculation after the event loop has done what waits."""
    await asyncio.sleep(0)
    return task(*args, **kwargs)
