"""`/health` and `/metrics`: what operators see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families

from gwint import __version__
from gwint.rules import RULES_VERSION
from gwint.server.http.allowed_hosts import AllowedHosts
from gwint.server.http.app import create_app
from gwint.server.ops.health import DISK_STEP, store_works
from gwint.server.ops.metrics import metrics_app
from gwint.server.settings import Settings
from gwint.server.storage import StoreError
from gwint.server.storage.store import Store, open_store
from gwint.server.tables.commands import Sit
from gwint.wire.tables import Terms
from tests.faults import of_kind

FEW_PAGES, MANY_PAGES = 60, 10_000
FILL = ("INSERT INTO records(id, owner, text, created_at) VALUES (?, '', hex(zeroblob(4000)), 0)",)


@asynccontextmanager
async def running_app(folder: Path) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    app = create_app(Settings(data=folder))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gwint.test") as client,
    ):
        yield app, client


async def filled(store: Store) -> None:
    """Write until nothing more fits."""
    for number in range(FEW_PAGES):
        await store.writer.write([(*FILL, (str(number),))])


async def measured(app: FastAPI) -> dict[tuple[str, str], float]:
    """Return every sample by its name and its label."""
    metrics = metrics_app(app.state.collectors, AllowedHosts(Settings()))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(metrics), base_url="http://localhost") as prometheus:
        assert (await prometheus.get("/metrics", headers={"host": "evil.example"})).status_code == 421
        answer = await prometheus.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = text_string_to_metric_families(answer.text)
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for one in families
        for sample in one.samples
    }


async def test_a_working_server_reports_its_version(tmp_path: Path) -> None:
    async with running_app(tmp_path) as (_app, client):
        answer = await client.get("/health")
        health = answer.json()
        assert answer.status_code == 200
        assert health.pop("disk_free_bytes") % DISK_STEP == 0
        assert health.pop("uptime_s") < 60
        assert health == {
            "status": "ok",
            "version": __version__,
            "rules_version": RULES_VERSION,
            "writer_waiting": 0,
        }


async def test_a_server_that_cannot_write_reports_that_it_is_failing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_store: Store) -> bool:
        return False

    monkeypatch.setattr("gwint.server.ops.health.store_works", fails)
    async with running_app(tmp_path) as (_app, client):
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")


async def test_health_notices_a_full_disk_and_its_recovery(tmp_path: Path) -> None:
    async with open_store(tmp_path, most_pages=FEW_PAGES) as store:
        assert await store_works(store)
        with pytest.raises(StoreError, check=of_kind("disk-full")):
            await filled(store)
        assert not await store_works(store)
        assert not await store_works(store)
        await store.writer.write([(f"PRAGMA max_page_count = {MANY_PAGES}", ())])
        assert await store_works(store)
        assert await store.reader.rows("SELECT * FROM links") == []


async def test_a_job_at_fault_does_not_count_as_a_failure_of_the_store(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        await store.writer.write([(*FILL, ("one",))])
        with pytest.raises(StoreError, check=of_kind("store-failed")):
            await store.writer.write([(*FILL, ("one",))])
        assert not store.writer.failing


async def test_the_metrics_count_what_happened(tmp_path: Path) -> None:
    async with running_app(tmp_path) as (app, client):
        before = await measured(app)
        registry = app.state.registry
        room = await registry.open_table("me", Terms())
        await registry.execute(room, "me", Sit(type="sit", seat=0, name="Ves"))
        await client.get("/api/nowhere")
        while (after := await measured(app))["gwint_commit_seconds_count", ""] < 2:
            # The writer reports the duration after it has answered.
            await asyncio.sleep(0)
        assert before["gwint_entries_total", ""] == 0
        assert after["gwint_entries_total", ""] == 3, "opened, with the commitment to a secret, and sat down"
        assert after["gwint_tables", "waiting"] == 1
        assert after["gwint_refusals_total", "not-found"] == 1
        assert after["gwint_requests_total", "404"] == 1
        assert after["gwint_route_requests_total", "other"] == 1
        for name in ("connections", "writer_waiting", "news_waiting", "moves_total"):
            assert after[f"gwint_{name}", ""] == 0
        for name in ("moves", "failures", "overruns", "fallbacks"):
            assert after[f"gwint_bot_{name}_total", ""] == 0


async def test_players_cannot_read_the_metrics(tmp_path: Path) -> None:
    async with running_app(tmp_path) as (_app, client):
        answer = await client.get("/metrics")
        assert answer.status_code == 404
        assert "gwint_" not in answer.text
