"""Advice for players, computed by the bots' workers: hints, and judgements of moves already made."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any, Final

from gwint.advice import Hint, JudgedMove, default_budget
from gwint.bots import INSTANT, Budget
from gwint.rules.moves import Move
from gwint.server.bots import NoAdvice, WorkersStopped
from gwint.server.bots.twin_compilation import Twin
from gwint.server.bots.worker_pool import BotPool
from gwint.server.bots.worker_process import BotFailed
from gwint.server.bots.worker_protocol import HintRequest, JudgeRequest
from gwint.server.fair_turns import ANYONE, Client, FairTurns
from gwint.views import View

LOG: Final = logging.getLogger(__name__)
TWIN_S: Final = 6.0
"""How long to wait for the twin; this is enough to load it from the cache."""
SEED: Final = "advice"
"""The same for all: advice depends only on the view."""


class Advisers:
    """Asks for one piece of advice at a time, so that a bot never waits for more than one; clients take turns."""

    def __init__(self, pool: BotPool, twin: Twin, threads: int = 1) -> None:
        self._pool = pool
        self._threads = threads
        self._turns: FairTurns[None] = FairTurns()
        self._turns.put(None)
        self._twin = twin

    async def hint(self, view: View, client: Client = ANYONE) -> Hint:
        """Return a hint before the deadline; while the twin is not ready, only the planner is used."""
        budget = self._budget(view) if self._twin.is_ready_for(view) else INSTANT
        hint: Hint = await self._ask(HintRequest(view, budget, SEED), self._pool.deadline_s, client)
        return hint

    async def can_search(self, view: View) -> bool:
        """Return whether moves in such a game can be judged by search, after a short wait if necessary."""
        return await self._twin.wait_until_ready(view, TWIN_S)

    async def judge(self, number: int, view: View, move: Move, thorough: bool, client: Client = ANYONE) -> JudgedMove:
        """Judge a move, without a deadline; a hint for the same view would have given the same values."""
        budget = self._budget(view) if thorough else INSTANT
        judged: JudgedMove = await self._ask(JudgeRequest(number, view, move, budget, SEED), None, client)
        return judged

    def _budget(self, view: View) -> Budget:
        return replace(default_budget(view.mode), threads=self._threads)

    async def _ask(self, request: HintRequest | JudgeRequest, within_s: float | None, client: Client) -> Any:
        try:
            async with asyncio.timeout(within_s):
                await self._turns.get(client)
                try:
                    return await self._pool.ask(request)
                finally:
                    self._turns.put(None)
        except (TimeoutError, BotFailed, WorkersStopped) as error:
            LOG.warning("No advice: %s", str(error) or type(error).__name__)
            raise NoAdvice("no-advice") from None
