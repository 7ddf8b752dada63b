"""Uploads of records that are repeated, and the list of an owner's records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gwint.game import Game
from gwint.match import Match, random_lineup
from gwint.server.tables import uploaded_records
from tests.server.routes.table_client import HOT_SEAT, api_server

TEXT = Game("monsters-swarm", "skellige-storm", seed=1, players=("Ala", "B" * 60)).record()


async def test_a_repeated_upload_gives_the_same_record(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        upload = {"text": TEXT, "key": "0abc"}
        first = await ala.post("/api/records", upload, 201)
        assert await ala.post("/api/records", upload, 201) == first
        assert (await ala.post("/api/records", {**upload, "key": "0abd"}, 201))["id"] != first["id"]
        assert (await bob.post("/api/records", upload, 201))["id"] != first["id"]
        without = [(await ala.post("/api/records", {"text": TEXT}, 201))["id"] for _ in range(2)]
        assert len(set(without)) == 2
        assert len((await ala.get("/api/records"))["records"]) == 4


async def test_uploads_at_the_same_time_give_one_record(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        upload = {"text": TEXT, "key": "0abc"}
        answers = await asyncio.gather(*(ala.post("/api/records", upload, 201) for _ in range(5)))
        assert len({answer["id"] for answer in answers}) == 1
        assert len((await ala.get("/api/records"))["records"]) == 1


async def test_a_key_is_remembered_as_long_as_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploaded_records, "MAX_RECORDS", 1)
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        upload = {"text": TEXT, "key": "0abc"}
        first = (await ala.post("/api/records", upload, 201))["id"]
        await ala.post("/api/records", {"text": TEXT}, 201)
        assert (await ala.post("/api/records", upload, 201))["id"] != first


async def test_the_records_of_an_owner_are_listed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as guest:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        await api.plays_out(table)
        played = (await ala.post("/api/records", {"text": await ala.get(f"/api/tables/{table}/record")}, 201))["id"]
        result = (await ala.get(f"/api/tables/{table}"))["view"]["result"]
        api.host.clock.passes(1)
        begun = (await ala.post("/api/records", {"text": TEXT, "key": "0abc"}, 201))["id"]
        api.host.clock.passes(1)
        match = (await ala.post("/api/records", {"text": Match(random_lineup(1), random_lineup(2)).record()}, 201))["id"]
        latest, second, first = (await ala.get("/api/records"))["records"]
        assert (latest["id"], latest["mode"], latest["result"]) == (match, "match", None)
        assert (second["id"], second["key"], second["players"]) == (begun, "0abc", ["Ala", "B" * 40])
        assert (first["id"], first["mode"], first["result"]) == (played, "duel", result)
        assert first["players"] == ["Ala", "Bob"]
        assert await guest.fault("GET", "/api/records", 401) == "no-owner"


async def test_a_key_has_a_limited_length(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        body = {"text": TEXT, "key": "x" * 65}
        assert await ala.fault("POST", "/api/records", 422, json=body) == "bad-request"
