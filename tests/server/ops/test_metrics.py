"""What the metrics say about load: cost by route, lag of the event loop, memory, and limits that are reached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client import generate_latest

from gwint.rules.moves import Done, Exchange, Move
from gwint.server.api.fault_statuses import STATUS
from gwint.server.http.app import create_app
from gwint.server.ops import loop_lag, metrics
from gwint.server.ops.counts import MAX_KINDS, OTHER, Counts
from gwint.server.ops.limit_warnings import OFTEN, RATE, RATE_SETTINGS, SETTINGS, LimitWarnings
from gwint.server.ops.logs import FIELDS
from gwint.server.ops.loop_lag import BUCKETS_S, LoopLag
from gwint.server.ops.metrics import MEMORY_STEP, ProcessCollector, resident_bytes
from gwint.server.settings import Settings
from gwint.server.tables.commands import Bring, Sit
from gwint.server.timed_steps import TimedSteps
from gwint.wire import write_move
from gwint.wire.tables import Terms


@asynccontextmanager
async def running_app(folder: Path, **settings: Any) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    app = create_app(Settings(data=folder, **settings))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gwint.test") as client,
    ):
        yield app, client


# Cost by route


async def test_requests_are_counted_by_route_whatever_they_ask_for(tmp_path: Path) -> None:
    async with running_app(tmp_path) as (app, client):
        for number in range(3):
            await client.get(f"/api/tables/nowhere{number}")
        for method in ("ONE", "TWO"):
            await client.request(method, "/api/tables/nowhere")
        await client.get("/api/nothing-here")
        await client.get("/t/abc")
        routes = app.state.registry.counts.routes
        assert {route: cost.requests for route, cost in routes.items()} == {
            "GET /api/tables/{table}": 3,
            "other": 3,
            "files": 1,
        }
        assert all(cost.cpu_seconds > 0 and cost.seconds > 0 for cost in routes.values())


async def test_waiting_takes_time_but_no_processor_time() -> None:
    charged: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0.02)
        sum(range(200_000))
        return "done"

    timed = TimedSteps(work(), charged.append)
    assert await timed == "done"
    assert len(charged) == 2
    assert 0 < sum(charged) == timed.seconds < 0.02


async def test_measured_work_can_be_cancelled_and_fail() -> None:
    handled: list[str] = []

    async def cancelled() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            handled.append("cancelled")
            raise

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("why")

    async def measured() -> None:
        await TimedSteps(cancelled())

    task = asyncio.create_task(measured())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert handled == ["cancelled"]
    with pytest.raises(ValueError, match="why"):
        await TimedSteps(fails())


def test_times_are_exported_in_steps() -> None:
    counts = Counts()
    counts.count_response("GET /api/x", 200, 0.3501, 0.0499)
    samples = {one.name: one.value for family in metrics.route_metrics(counts.routes) for one in family.samples}
    assert samples == {
        "gwint_route_requests_total": 1,
        "gwint_route_seconds_total": 0.3,
        "gwint_route_cpu_seconds_total": 0.0,
    }


def test_refusals_have_a_bounded_number_of_kinds() -> None:
    counts = Counts()
    for number in range(MAX_KINDS + 10):
        counts.count_refusal(f"kind-{number}")
    counts.count_refusal("kind-0")
    assert len(counts.refusals) == MAX_KINDS + 1
    assert (counts.refusals["kind-0"], counts.refusals[OTHER]) == (2, 10)


# The process


async def test_a_blocked_event_loop_lags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag, "INTERVAL_S", 0.0)
    lag = LoopLag()
    task = asyncio.create_task(lag.run())
    while not sum(lag.counts):
        await asyncio.sleep(0)
    until = asyncio.get_running_loop().time() + 0.03
    while asyncio.get_running_loop().time() < until:
        pass
    measured = sum(lag.counts)
    while sum(lag.counts) == measured:
        await asyncio.sleep(0)
    task.cancel()
    assert sum(lag.counts[2:])


def test_the_lag_is_a_histogram_without_a_sum() -> None:
    lag = LoopLag()
    for seconds in (0.0, 0.0099, 0.3, 99.0):
        lag.observe(seconds)
    family = next(iter(ProcessCollector(lag).collect()))
    buckets = {one.labels["le"]: one.value for one in family.samples if one.name.endswith("_bucket")}
    assert list(buckets) == [*map(str, BUCKETS_S), "+Inf"]
    assert (buckets["0.01"], buckets["0.25"], buckets["0.5"], buckets["5.0"], buckets["+Inf"]) == (2, 2, 3, 3, 4)
    assert not [one for one in family.samples if one.name.endswith("_sum")]


def test_memory_is_measured_in_steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = resident_bytes()
    assert before
    assert before % MEMORY_STEP == 0
    block = bytearray(8 * MEMORY_STEP)
    block[::4096] = b"x" * len(block[::4096])
    assert resident_bytes() >= before + 7 * MEMORY_STEP
    monkeypatch.setattr(metrics, "MEMORY_FILE", tmp_path / "missing")
    assert resident_bytes() >= before


# Secrets


async def dealt_table(app: FastAPI) -> Any:
    """Return a room in which both seats may exchange cards."""
    registry = app.state.registry
    room = await registry.open_table("me", Terms())
    for seat in (0, 1):
        await registry.execute(room, "me", Sit(type="sit", seat=seat, name=f"Player {seat}"))
    room.note_request("me")
    for seat, deck in enumerate(("northern-realms-siege", "monsters-swarm")):
        await registry.execute(room, "me", Bring(type="bring", seat=seat, decks=[deck]))
    assert room.state.phase == "playing"
    return room


async def command(client: httpx.AsyncClient, room: Any, seat: int, move: Move) -> None:
    question = room.state.chairs[seat].question
    body = {"type": "move", "seat": seat, "question": question, "move": write_move(move)}
    answer = await client.post(f"/api/tables/{room.id}/commands", json=body)
    assert answer.status_code == 200, answer.text


async def test_no_number_changes_with_a_secret_exchange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SET-10. Neither requests and their times by route, nor commits, entries, memory or lag."""
    monkeypatch.setattr(loop_lag, "INTERVAL_S", 3600)
    monkeypatch.setattr(metrics, "resident_bytes", lambda: 0)
    async with running_app(tmp_path) as (app, client):
        monkeypatch.setattr(app.state.owners, "of", of_me)
        client.headers["Authorization"] = "Bearer me"
        room = await dealt_table(app)
        await settled(app)
        before = generate_latest(app.state.collectors)
        exchange = next(move for move in room.state.play.legal_moves(0) if isinstance(move, Exchange))
        await command(client, room, 0, exchange)
        await command(client, room, 0, Done())
        await settled(app)
        assert generate_latest(app.state.collectors) == before
        await client.get("/api/tables")
        assert generate_latest(app.state.collectors) != before


async def of_me(_token: str) -> str:
    return "me"


async def settled(app: FastAPI) -> None:
    """Wait until the writer has reported its commits: it answers a job after it has reported all earlier ones."""
    await app.state.registry.store.writer.write([("DELETE FROM links WHERE code_hash = x'00'", ())], measured=False)


# Limits


def warnings(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [getattr(record, FIELDS) for record in caplog.records if record.levelno == logging.WARNING]


def test_a_limit_that_is_reached_often_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    counts = Counts()
    limits = LimitWarnings(counts)
    for kind, times in (("too-many-sockets", OFTEN + 5), ("too-large", OFTEN - 1), ("not-found", 10 * OFTEN)):
        for _ in range(times):
            counts.count_refusal(kind)
    limits.log()
    limits.log()
    assert warnings(caplog) == [
        {"limit": "too-many-sockets", "count": OFTEN + 5, "settings": ["GWINT_ADDRESS_CONNECTIONS"]}
    ]


def test_each_interval_is_counted_from_its_beginning(caplog: pytest.LogCaptureFixture) -> None:
    counts = Counts()
    limits = LimitWarnings(counts)
    for _ in range(3):
        for _ in range(OFTEN - 1):
            counts.count_refusal("too-large")
        limits.log()
    assert warnings(caplog) == []


def test_every_limit_has_settings() -> None:
    names = {name for settings in SETTINGS.values() for name in settings}.union(RATE_SETTINGS)
    assert names <= set(Settings.__dataclass_fields__)
    assert {kind for kind, status in STATUS.items() if status in (413, 429, 507)} - {"too-many-reviews", RATE} <= set(
        SETTINGS
    )


async def test_housekeeping_warns_of_limits(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_app(tmp_path) as (app, client):
        app.state.housekeeping._swept_at -= 10**9
        for _ in range(OFTEN):
            await client.post("/api/score", content=b" " * (Settings().body_bytes + 1))
        await app.state.housekeeping.run_once()
    assert [fields["settings"] for fields in warnings(caplog)] == [["GWINT_BODY_BYTES", "GWINT_RECORD_LETTERS"]]


async def test_a_warning_names_the_rate_that_was_exceeded(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_app(tmp_path, address_rate=0.1) as (app, client):
        app.state.housekeeping._swept_at -= 10**9
        for _ in range(OFTEN + 1):
            await client.get("/api/version")
        await app.state.housekeeping.run_once()
    assert warnings(caplog) == [{"limit": "too-fast", "count": OFTEN, "settings": ["GWINT_ADDRESS_RATE"]}]
