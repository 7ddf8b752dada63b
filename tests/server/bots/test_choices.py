"""Workers choose what the bots choose."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gwint.bots import BOTS, RIVALS
from gwint.bots.champion import can_search
from gwint.match import NameDeck, sensible_name
from gwint.rules.modes import MODES
from gwint.rules.moves import Exchange, Pass
from gwint.server.bots import WorkersStopped
from gwint.server.bots.bot_moves import Workers
from gwint.server.bots.simple_choices import SEARCHING
from gwint.server.bots.twin_compilation import Twin
from gwint.server.bots.worker_pool import BotPool
from gwint.server.bots.worker_protocol import MoveRequest
from gwint.views import View
from tests.bots.test_modes import deal_game
from tests.match.sample_matches import ALA, BOB, name_decks, new_match
from tests.server.bots.scenes import PATIENCE_S, TURN, counts, greedy_move, working

PLAYERS = [bot for bot in BOTS if bot not in {rival.id for rival in RIVALS}]
"""Rivals play by these."""
AT_ONCE_S = 0.02
MOVES = 4
"""For each mode: the champion thinks about each of them twice."""


def views() -> Iterator[tuple[str, View]]:
    """Yield the first views of a game in every mode, each with its own seed."""
    for mode in MODES:
        game = deal_game(mode, 7)
        for number in range(MOVES):
            for seat in game.acting[:1]:
                seed = f"{mode} {number}"
                yield seed, game.view(seat)
                game.play(BOTS["random"](game.view(seat), seed=seed), seat)


@pytest.mark.parametrize("bot", PLAYERS)
async def test_a_worker_chooses_what_the_bot_chooses_in_every_mode(bot: str) -> None:
    asked = [(seed, seen) for seed, seen in views() if bot not in SEARCHING or not can_search(seen.mode)]
    async with working(2) as workers:
        chosen = await asyncio.gather(*(workers.choose(bot, seen, seed) for seed, seen in asked))
        assert chosen == [BOTS[bot](seen, seed=seed) for seed, seen in asked]
        public = [seen for _, seen in asked if not any(isinstance(move, Exchange) for move in seen.moves)]
        assert counts(workers) == {"chosen": len(public), "failures": 0, "overruns": 0, "fallbacks": 0}


@pytest.mark.parametrize(("ready", "who"), [(True, "champion"), (False, "captain")])
async def test_until_the_twin_is_ready_the_captain_plays_for_the_champion(
    ready: bool, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Twin, "is_ready_for", lambda _twin, _view: ready)
    asked: list[str] = []

    async def noted(_pool: BotPool, thought: MoveRequest, *_turn: object) -> int:
        asked.append(thought.bot)
        return 0

    monkeypatch.setattr(BotPool, "ask", noted)
    await Workers(1, PATIENCE_S).choose("champion", TURN, "any")
    assert asked == [who]


async def test_requests_before_the_workers_are_ready_wait_for_them() -> None:
    workers = Workers(1, PATIENCE_S)
    asked = asyncio.create_task(workers.choose("greedy", TURN, "any"))
    try:
        await workers.start()
        assert await asked == greedy_move()
    finally:
        await workers.close()


async def test_no_deadline_passes_before_the_workers_are_ready() -> None:
    workers = Workers(1, AT_ONCE_S, AT_ONCE_S)
    asked = asyncio.create_task(workers.choose("greedy", TURN, "any"))
    done, _ = await asyncio.wait({asked}, timeout=10 * AT_ONCE_S)
    assert not done
    await workers.close()
    with pytest.raises(WorkersStopped):
        await asked


async def test_a_single_legal_move_needs_no_worker() -> None:
    workers = Workers(1, PATIENCE_S)
    assert await workers.choose("greedy", replace(TURN, moves=(Pass(),)), "any") == Pass()
    assert workers.chosen == 1


async def test_a_random_deck_is_named_from_the_seed() -> None:
    match, workers = new_match(), Workers(1, PATIENCE_S)
    question = match.question
    assert isinstance(question, NameDeck)

    chosen = [await workers.choose("greedy", match.view(question.seat), f"{seed}") for seed in range(20)]
    lineup = match.lineups[question.seat]
    assert chosen == [sensible_name(question, lineup, f"{seed}") for seed in range(20)]
    assert set(chosen) < set(match.legal_moves(question.seat))


async def test_in_a_match_the_bot_sees_the_game_being_played() -> None:
    match = new_match(first=0)
    name_decks(match, ALA.factions[0], BOB.factions[0])
    assert match.game is not None
    seat = match.acting[0]

    async with working() as workers:
        chosen = await workers.choose("random", match.view(seat), "any")
    assert chosen == BOTS["random"](match.game.view(seat), seed="any")


async def test_bots_think_in_parallel(tmp_path: Path) -> None:
    """Two bots that wait for each other both finish."""
    os.mkfifo(tmp_path / "pipe")
    async with working(2) as workers:
        meeting = (workers.choose(bot, TURN, f"{tmp_path / 'pipe'}") for bot in ("giving", "taking"))
        assert await asyncio.gather(*meeting) == [TURN.moves[0], TURN.moves[-1]]
        assert workers.fallbacks == 0


async def test_more_bots_than_workers_wait_for_a_free_worker() -> None:
    async with working() as workers:
        chosen = await asyncio.gather(*(workers.choose("random", TURN, f"{seed}") for seed in range(200)))
        assert chosen == [BOTS["random"](TURN, seed=f"{seed}") for seed in range(200)]
        assert workers.fallbacks == 0
