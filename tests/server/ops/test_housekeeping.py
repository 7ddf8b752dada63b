"""Housekeeping: after any error the next round runs, and the operator is informed."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest

from gwint.server.http.app import create_app
from gwint.server.ops import housekeeping
from gwint.server.ops.housekeeping import STUCK_S, Housekeeping
from gwint.server.ops.logs import JsonLines
from gwint.server.settings import Settings
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.wire.tables import Terms
from tests.server.registry_host import RegistryHost, registry_host


class Fault(Exception):
    """An unexpected error."""


async def failing(*_: Any) -> None:
    raise Fault("all of a sudden")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Return the lines of the log, as operators read them."""
    received = io.StringIO()
    handler = logging.StreamHandler(received)
    handler.setFormatter(JsonLines())
    logging.getLogger(housekeeping.__name__).addHandler(handler)
    yield received
    logging.getLogger(housekeeping.__name__).removeHandler(handler)


def faults(log: io.StringIO) -> list[Any]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


async def timed(host: RegistryHost, *owners: str) -> Room:
    """Deal a duel with a clock, after the redraw."""
    room = await host.seated(Terms(bank_s=60), owners)
    await host.redrawn(room)
    return room


async def test_an_error_at_one_table_is_logged_once_and_the_others_are_served(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_host(tmp_path, sweep_s=3_600) as host:
        broken, sound = await timed(host, "ala", "bob"), await timed(host, "cyd", "dan")
        monkeypatch.setattr(broken, "check_clocks", failing)
        host.clock.passes(61)
        await host.housekeeping.run_once()
        await host.housekeeping.run_once()
        assert (broken.state.phase, sound.state.phase) == ("playing", "over")
        assert host.registry.counts.faults == 2
        [received] = faults(log)
        assert received["level"] == "error"
        assert broken.id in received["event"]
        assert "Fault: all of a sudden" in received["traceback"]


async def test_a_game_that_cannot_be_resumed_does_not_stop_the_others(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_host(tmp_path) as host:
        tables = [(await host.seated(Terms(), ("ala", "bob"))).id for _ in range(3)]
        host.registry.rooms.clear()
        taken_up, broken = Registry.resume, tables[0]
        monkeypatch.setattr(
            Registry,
            "resume",
            lambda self, id_, rows: failing() if id_ == broken else taken_up(self, id_, rows),
        )
        running = asyncio.create_task(host.housekeeping.run())
        await host.settled(lambda: len(host.registry.rooms) == 2)
        running.cancel()
        assert [broken in received["event"] for received in faults(log)] == [True]


async def test_a_table_loaded_meanwhile_is_not_resumed_again(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        id_ = (await host.seated(Terms(), ("ala", "bob"))).id
        host.registry.rooms.clear()
        logs = await host.registry.store.logs([id_])
        room = await host.registry.room(id_)
        await host.do(room, "ala", "resign", seat=0)
        await host.registry.resume(id_, logs[id_])
        assert host.registry.rooms == {id_: room}
        assert room.state.phase == "over"


async def test_a_round_that_fails_is_followed_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_host(tmp_path) as host:
        monkeypatch.setattr(housekeeping, "ROUND_S", 0)
        monkeypatch.setattr(Housekeeping, "run_once", failing)
        running = asyncio.create_task(host.housekeeping.run())
        await host.settled(lambda: host.registry.counts.faults >= 2)
        assert host.housekeeping.running
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert not host.housekeeping.running


async def test_a_stuck_round_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_host(tmp_path) as host:
        begun = asyncio.Event()

        async def endless(_: Housekeeping) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(housekeeping, "ROUND_S", 0)
        monkeypatch.setattr(Housekeeping, "run_once", endless)
        running = asyncio.create_task(host.housekeeping.run())
        await begun.wait()
        assert host.housekeeping.running
        host.clock.passes(STUCK_S)
        assert not host.housekeeping.running
        running.cancel()


async def test_health_and_metrics_report_housekeeping_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Health fails when the rounds have stopped; a single error is only counted."""
    monkeypatch.setattr(housekeeping, "ROUND_S", 0)
    app = create_app(Settings(data=tmp_path))
    site = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gwint.test")
    async with app.router.lifespan_context(app), site as client:
        counts, ended = app.state.registry.counts, asyncio.Event()

        async def ending(_: Housekeeping) -> None:
            ended.set()
            raise asyncio.CancelledError

        monkeypatch.setattr(Housekeeping, "run_once", failing)
        while not counts.faults:
            await asyncio.sleep(0.01)
        assert (await client.get("/health")).json()["status"] == "ok"
        assert f"gwint_watch_faults_total {counts.faults}.0" in generate_latest(app.state.collectors).decode()
        monkeypatch.setattr(Housekeeping, "run_once", ending)
        await ended.wait()
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")


async def test_garbage_is_collected_when_no_moves_are_made_and_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
    async with registry_host(tmp_path) as host:
        registry = host.registry
        rounds = Housekeeping(registry, host.owners)

        async def look_around(moves: int, seconds: float) -> int:
            registry.counts.moves += moves
            host.clock.passes(seconds)
            await rounds.run_once()
            return len(collected)

        sweep_s = registry.settings.sweep_s
        assert await look_around(5, sweep_s) == 0
        assert await look_around(0, sweep_s) == 1
        assert await look_around(1, sweep_s) == 1
        assert await look_around(1, housekeeping.MAX_GC_INTERVAL_S) == 2
