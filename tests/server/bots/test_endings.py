"""Workers exit with their server, however it ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gwint.server.bots import WorkersStopped
from gwint.server.bots.bot_moves import Workers
from tests.server.bots.bad_bots import PROGRAMS
from tests.server.bots.scenes import PATIENCE_S, SOON_S, TURN, Line, begun_on, lives, process_of


async def started(count: int = 1, deadline_s: float = PATIENCE_S) -> Workers:
    workers = Workers(count, deadline_s, PATIENCE_S, PROGRAMS)
    await workers.start()
    return workers


async def test_idle_workers_exit_when_the_server_closes(tmp_path: Path) -> None:
    workers = await started()
    pid = await process_of(workers, tmp_path)
    await workers.close()
    assert not lives(pid)


async def test_closing_ends_running_and_waiting_choices_without_a_move(line: Line) -> None:
    """A seat must not pass because its server stops."""
    workers = await started()
    asked = [asyncio.create_task(workers.choose(bot, TURN, f"{line.path}")) for bot in ("sleeping", *["random"] * 5)]
    pid = await begun_on(line)
    before = time.monotonic()
    await workers.close()
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert time.monotonic() - before < SOON_S
    assert [type(outcome) for outcome in outcomes] == [WorkersStopped] * 6
    assert not lives(pid)
    assert workers.chosen == workers.fallbacks == 0


async def test_closed_workers_choose_no_moves() -> None:
    workers = await started()
    await workers.close()
    with pytest.raises(WorkersStopped):
        await workers.choose("random", TURN, "any")


@pytest.mark.parametrize("pause_s", [0, 0.002, 0.01, 0.05])
async def test_closing_while_a_worker_is_being_replaced_leaves_no_process(pause_s: float, line: Line) -> None:
    """The pause falls before, during and after the start of the new process."""
    workers = await started()
    asked = asyncio.create_task(workers.choose("sleeping", TURN, f"{line.path}"))
    await begun_on(line)
    asked.cancel()
    await asyncio.sleep(pause_s)
    before = time.monotonic()
    await workers.close()
    assert time.monotonic() - before < SOON_S
    assert line.heard() == ""


def test_a_worker_dies_with_a_server_that_is_killed_even_while_its_bot_thinks(line: Line) -> None:
    command = [sys.executable, "-m", "tests.server.bots.server", "sleeping", f"{line.path}"]
    with subprocess.Popen(command) as server:
        try:
            assert line.heard().strip().isdecimal()
        finally:
            server.kill()
    assert line.heard() == ""
