"""Moves for bots: the bot's own choice, else the greedy bot's, else a pass."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from gwint.bots.network.from_file import is_network_file
from gwint.match import MatchView, Name
from gwint.rules.moves import Exchange, Move
from gwint.server.bots.advisers import Advisers
from gwint.server.bots.simple_choices import (
    INSTEAD_OF_NETWORKS,
    SEARCHING,
    STAND_IN,
    default_move,
    simple_choice,
    view_of_game,
)
from gwint.server.bots.twin_compilation import Twin
from gwint.server.bots.worker_pool import BotPool, gather_all, ignore
from gwint.server.bots.worker_process import BotFailed
from gwint.server.bots.worker_protocol import MoveRequest
from gwint.server.fair_turns import ANYONE, Client
from gwint.views import View

LOG: Final = logging.getLogger(__name__)
NONE: Final[Mapping[str, str]] = MappingProxyType({})


class _Turn(NamedTuple):
    """For whom a move is chosen, and what is called when a worker begins."""

    client: Client
    on_turn: Callable[[], object]


class Workers:
    """The worker processes of all bots, and one reserved for the stand-in."""

    def __init__(
        self,
        count: int,
        deadline_s: float,
        stand_in_s: float = 1.0,
        programs: Mapping[str, str] = NONE,
        threads: int = 1,
    ) -> None:
        """`stand_in_s` is the stand-in's deadline; `programs` are the operator's bots; `threads` are per worker."""
        self._bots = BotPool(count, deadline_s, programs)
        self._stand_in = BotPool(1, stand_in_s, NONE)
        self._twin = Twin()
        networks = (name for name, program in programs.items() if is_network_file(program))
        self._searching = {**SEARCHING, **dict.fromkeys(networks, INSTEAD_OF_NETWORKS)}
        self._threads = threads
        self.advisers = Advisers(self._bots, self._twin, threads)
        self.chosen = 0
        """Moves chosen, by whatever means; like the following numbers without exchanges, which are secret (SET-10)."""
        self.failures = 0
        """Bots that raised an error, chose an illegal move, or died."""
        self.overruns = 0
        """Deadlines that passed without a choice."""
        self.fallbacks = 0
        """Moves that the bot did not choose itself."""

    async def start(self) -> None:
        """Start all workers; if a program cannot be loaded, refuse it and stop all processes."""
        try:
            await gather_all(self._bots.start(), self._stand_in.start())
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Stop all processes; pending choices raise `WorkersStopped`."""
        await gather_all(self._bots.stop(), self._stand_in.stop(), self._twin.close())

    async def choose(
        self,
        bot: str,
        view: View | MatchView,
        seed: str,
        client: Client = ANYONE,
        on_turn: Callable[[], object] = ignore,
    ) -> Move | Name:
        """Return one of the view's moves; the same view and seed give the same choice.

        Requests wait for a worker, fairly by client; `on_turn` is called when a worker begins.
        """
        move = await self._choose_any(bot, view, seed, _Turn(client, on_turn))
        self.chosen += _is_counted(view)
        return move

    async def _choose_any(self, bot: str, view: View | MatchView, seed: str, turn: _Turn) -> Move | Name:
        return simple_choice(view, seed) or await self._move(bot, view_of_game(view), seed, turn)

    async def _move(self, bot: str, view: View, seed: str, turn: _Turn) -> Move:
        ready = bot not in self._searching or self._twin.is_ready_for(view)
        request = MoveRequest(bot if ready else self._searching[bot], view, seed, self._threads)
        move = await self._choose(self._bots, request, turn)
        if move is None:
            self.fallbacks += _is_counted(view)
            move = await self._choose(self._stand_in, MoveRequest(STAND_IN, view, seed), turn)
        return move or default_move(view)

    async def _choose(self, pool: BotPool, request: MoveRequest, turn: _Turn) -> Move | None:
        """Return the bot's choice; None if it failed or overran."""
        try:
            chosen: int = await pool.ask(request, turn.client, turn.on_turn)
            return request.view.moves[chosen]
        except TimeoutError:
            self.overruns += _is_counted(request.view)
            LOG.warning("Bot %s missed its deadline of %s s", request.bot, pool.deadline_s)
        except BotFailed as failed:
            self.failures += _is_counted(request.view)
            LOG.warning("Bot %s failed: %s", request.bot, failed)
        return None


def _is_counted(view: View | MatchView) -> bool:
    """Return whether a choice may show in the metrics: how often a bot exchanges a card may not."""
    return not any(isinstance(move, Exchange) for move in view.moves)
