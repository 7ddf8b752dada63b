"""A bot that fails, overruns or dies is replaced for that move by the greedy bot, and no table waits."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from gwint.faults import GwintError
from gwint.rules.moves import Pass
from gwint.server.bots.bot_moves import Workers
from tests.server.bots.scenes import (
    PATIENCE_S,
    SHORT_S,
    TURN,
    Line,
    begun_on,
    counts,
    greedy_move,
    lives,
    process_of,
    working,
)


@pytest.mark.parametrize("bot", ["raising", "cheating", "unheard-of"])
async def test_after_a_failure_the_greedy_bot_chooses_and_the_worker_continues(bot: str, tmp_path: Path) -> None:
    async with working() as workers:
        before = await process_of(workers, tmp_path)
        assert await workers.choose(bot, TURN, "any") == greedy_move()
        assert counts(workers) == {"chosen": 2, "failures": 1, "overruns": 0, "fallbacks": 1}
        assert await process_of(workers, tmp_path) == before


@pytest.mark.parametrize("bot", ["exiting", "killed"])
async def test_after_a_worker_dies_the_greedy_bot_chooses_and_a_new_worker_starts(bot: str, tmp_path: Path) -> None:
    async with working() as workers:
        before = await process_of(workers, tmp_path)
        assert await workers.choose(bot, TURN, "any") == greedy_move()
        assert counts(workers) == {"chosen": 2, "failures": 1, "overruns": 0, "fallbacks": 1}
        assert await process_of(workers, tmp_path) != before
        assert not lives(before)


async def test_a_worker_that_dies_between_moves_costs_one_move(tmp_path: Path) -> None:
    async with working() as workers:
        before = await process_of(workers, tmp_path)
        os.kill(before, signal.SIGKILL)
        while lives(before):
            await asyncio.sleep(0)
        assert await workers.choose("random", TURN, "any") == greedy_move()
        assert await process_of(workers, tmp_path) != before
        assert (workers.failures, workers.fallbacks) == (1, 1)


async def test_a_bot_that_thinks_for_ever_is_killed_at_its_deadline(line: Line) -> None:
    async with working(deadline_s=SHORT_S) as workers:
        assert await workers.choose("sleeping", TURN, f"{line.path}") == greedy_move(f"{line.path}")
        assert counts(workers) == {"chosen": 1, "failures": 0, "overruns": 1, "fallbacks": 1}
        killed = await begun_on(line)
        assert await asyncio.to_thread(line.heard) == ""
    assert not lives(killed)


async def test_a_bot_in_a_busy_loop_is_killed_at_its_deadline() -> None:
    async with working(deadline_s=SHORT_S) as workers:
        assert await workers.choose("busy", TURN, "any") == greedy_move()
        assert workers.overruns == 1


async def test_what_a_bot_has_started_is_killed_with_it(line: Line) -> None:
    async with working() as workers:
        asked = asyncio.create_task(workers.choose("helped", TURN, f"{line.path}"))
        await begun_on(line)
        asked.cancel()
        assert await asyncio.to_thread(line.heard) == ""


async def test_a_deadline_counts_from_the_request_not_from_a_free_worker(line: Line) -> None:
    async with working(deadline_s=SHORT_S) as workers:
        both = (workers.choose(bot, TURN, f"{line.path}") for bot in ("sleeping", "random"))
        assert await asyncio.gather(*both) == [greedy_move(f"{line.path}")] * 2
        assert (workers.overruns, workers.fallbacks) == (2, 2)


async def test_the_worker_of_a_cancelled_choice_is_replaced(line: Line, tmp_path: Path) -> None:
    async with working() as workers:
        asked = asyncio.create_task(workers.choose("sleeping", TURN, f"{line.path}"))
        pid = await begun_on(line)
        asked.cancel()
        assert await process_of(workers, tmp_path) != pid
        assert not lives(pid)
        assert asked.cancelled()
        assert workers.fallbacks == 0


async def test_if_the_greedy_bot_also_overruns_the_seat_passes() -> None:
    async with working(stand_in_s=0) as workers:
        assert await workers.choose("raising", TURN, "any") == Pass()
        assert counts(workers) == {"chosen": 1, "failures": 1, "overruns": 1, "fallbacks": 1}


async def test_without_a_legal_pass_the_first_legal_move_is_made() -> None:
    plays = tuple(move for move in TURN.moves if move != Pass())
    async with working(stand_in_s=0) as workers:
        assert await workers.choose("raising", replace(TURN, moves=plays), "any") == plays[0]


async def test_a_bots_own_input_and_output_do_not_reach_the_servers_pipes() -> None:
    async with working() as workers:
        assert [await workers.choose("chatty", TURN, "any") for _ in range(2)] == [TURN.moves[-1]] * 2
        assert workers.fallbacks == 0


@pytest.mark.parametrize(
    ("program", "reason"),
    [("no.such.module:choose", "bot-source"), ("gwint.bots:nobody", "bot-function"), ("greedi", "bot-name")],
)
async def test_a_program_that_cannot_be_loaded_is_refused_at_the_start(program: str, reason: str) -> None:
    workers = Workers(2, PATIENCE_S, programs={"own": program})
    with pytest.raises(GwintError) as refused:
        await workers.start()
    details = refused.value.details
    assert (refused.value.kind, details["bot"], details["program"]) == ("bot-not-loaded", "own", program)
    assert details["reason"].kind == reason  # type: ignore[attr-defined]
