"""The sandbox: what strangers send is worked on in niced processes that are killed when they exceed their limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gwint.cards import LANGUAGES
from gwint.server.fair_turns import Client
from gwint.server.rate_limits import TooMany
from gwint.server.sandbox.protocol import TaskResult
from gwint.server.sandbox.sandbox import AnswerCache, Sandbox, SandboxError
from gwint.server.sandbox.worker_main import NICE
from gwint.server.settings import Settings
from tests.server import sandbox_tasks as tasks
from tests.server.bots.scenes import lives

ALA, BOB = Client("192.0.2.1"), Client("192.0.2.2")


@asynccontextmanager
async def sandbox(**settings: Any) -> AsyncIterator[Sandbox]:
    running = Sandbox(Settings(**{"sandbox_s": 60.0, **settings}))
    try:
        yield running
    finally:
        await running.close()


async def started(path: Path) -> int:
    """Return the process of a task that says so in a file."""
    while not path.exists() or not path.read_text(encoding="ascii"):
        await asyncio.sleep(0.01)
    return int(path.read_text(encoding="ascii"))


async def gone(process: int) -> None:
    while lives(process):
        await asyncio.sleep(0.01)


async def test_a_task_runs_in_a_niced_process_and_its_refusals_come_back() -> None:
    async with sandbox() as running:
        assert await running.run(ALA, tasks.echo, "text") == "text"
        assert await running.run(ALA, tasks.niceness) >= NICE
        assert await running.run(ALA, tasks.languages) == len(LANGUAGES), "no task spends its time on loading texts"
        for _ in range(2):
            with pytest.raises(SandboxError) as refused:
                await running.run(ALA, tasks.refuse, "chess")
            assert (refused.value.kind, refused.value.details) == ("unknown-mode", {"text": "chess"})
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await running.run(ALA, tasks.fail)
        with pytest.raises(SandboxError) as refused:
            await running.run(ALA, tasks.allocate, 2000)
        assert refused.value.kind == "takes-too-long"
        assert await running.run(ALA, tasks.echo, "more") == "more"


async def test_a_task_that_takes_too_long_is_killed(tmp_path: Path) -> None:
    async with sandbox(sandbox_s=0.2) as running:
        with pytest.raises(SandboxError) as refused:
            await running.run(ALA, tasks.spin, str(tmp_path / "spin"))
        assert refused.value.kind == "takes-too-long"
        await gone(await started(tmp_path / "spin"))


async def test_a_cancelled_task_is_killed_and_others_go_on(tmp_path: Path) -> None:
    async with sandbox() as running:
        task = asyncio.create_task(running.run(ALA, tasks.spin, str(tmp_path / "spin")))
        process = await started(tmp_path / "spin")
        task.cancel()
        assert await running.run(BOB, tasks.echo, "text") == "text"
        await gone(process)


async def test_results_are_cached_by_their_content(tmp_path: Path) -> None:
    async with sandbox() as running:
        first = [await running.run(ALA, tasks.count, str(tmp_path / "calls")) for _ in range(3)]
        assert first == ["x"] * 3


def test_the_cache_has_a_limit() -> None:
    cache = AnswerCache(most_bytes=10_000)
    for number in range(100):
        cache.put(bytes([number]), TaskResult(b"x" * 1000))
    kept = [number for number in range(100) if cache.get(bytes([number]))]
    assert kept == list(range(100 - len(kept), 100))
    assert 5 <= len(kept) <= 10


async def test_waiting_is_limited_and_fair_by_address(tmp_path: Path) -> None:
    async with sandbox(sandbox_waiting=4, sandbox_waiting_per_address=3) as running:
        busy = asyncio.create_task(running.run(ALA, tasks.spin, str(tmp_path / "spin")))
        await started(tmp_path / "spin")
        done: list[str] = []

        async def note(client: Client, text: str) -> None:
            done.append(await running.run(client, tasks.echo, text))

        waiting = [asyncio.create_task(note(ALA, f"ala {number}")) for number in range(3)]
        while running.waiting < 3:
            await asyncio.sleep(0)
        waiting.append(asyncio.create_task(note(BOB, "bob")))
        while running.waiting < 4:
            await asyncio.sleep(0)
        with pytest.raises(TooMany) as many:
            await running.run(ALA, tasks.echo, "one more")
        assert many.value.kind == "too-many-waiting"
        with pytest.raises(TooMany) as full:
            await running.run(Client("192.0.2.3"), tasks.echo, "another")
        assert full.value.kind == "server-busy"
        busy.cancel()
        await asyncio.gather(*waiting)
        assert done == ["ala 0", "bob", "ala 1", "ala 2"]
