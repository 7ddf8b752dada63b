"""A seat moves to another device by a code that works once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.routes.table_client import HOT_SEAT, api_server


async def test_a_seat_moves_to_another_device_with_its_hand(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Phone") as phone:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        hand = (await ala.get(f"/api/tables/{table}?seat=1"))["view"]["game"]["seats"][1]["secrets"]["hand"]
        link = await ala.post(f"/api/tables/{table}/seats/1/link", status=201)
        assert link["path"] == f"/move#{link['code']}"
        assert {len(row) for row in link["qr"]} == {len(link["qr"])}
        assert all(row.startswith("1111111") for row in (link["qr"][0], link["qr"][6], link["qr"][-1]))
        assert await phone.post("/api/links", {"code": link["code"]}) == {"table": table, "seat": 1}
        moved = await phone.get(f"/api/tables/{table}?seat=1")
        assert moved["yours"] == [1]
        assert moved["view"]["game"]["seats"][1]["secrets"]["hand"] == hand
        assert [chair["name"] for chair in moved["view"]["chairs"]] == ["Ala", "Bob"]
        assert await ala.fault("GET", f"/api/tables/{table}?seat=1", 403) == "not-your-seat"
        assert [one["id"] for one in (await phone.get("/api/games"))["games"]] == [table]


async def test_a_code_works_once_even_for_two_at_the_same_moment(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path) as api,
        api.client("Ala") as ala,
        api.client("A") as one,
        api.client("B") as other,
    ):
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        code = {"code": (await ala.post(f"/api/tables/{table}/seats/0/link", status=201))["code"]}
        answers = await asyncio.gather(*(guest.client.post("/api/links", json=code) for guest in (one, other)))
        assert sorted(answer.status_code for answer in answers) == [200, 404]
        assert await ala.fault("POST", "/api/links", 404, json=code) == "no-such-link"


async def test_a_code_is_used_up_even_by_the_owner_of_the_seat(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        code = {"code": (await ala.post(f"/api/tables/{table}/seats/0/link", status=201))["code"]}
        await ala.post("/api/links", code)
        assert await ala.fault("POST", "/api/links", 404, json=code) == "no-such-link"


async def test_a_code_is_valid_for_ten_minutes_or_until_the_next_one(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Phone") as phone:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        codes = [(await ala.post(f"/api/tables/{table}/seats/0/link", status=201))["code"] for _ in range(2)]
        assert await phone.fault("POST", "/api/links", 404, json={"code": codes[0]}) == "no-such-link"
        api.host.clock.passes(601)
        assert await phone.fault("POST", "/api/links", 404, json={"code": codes[1]}) == "no-such-link"
        await ala.post(f"/api/tables/{table}/seats/0/link", status=201)
        api.host.clock.passes(599)
        assert len(await api.host.registry.store.reader.rows("SELECT * FROM links")) == 1


async def test_a_link_becomes_invalid_when_its_creator_gives_up_the_seat(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT[:1]))["id"]
        code = (await ala.post(f"/api/tables/{table}/seats/0/link", status=201))["code"]
        await ala.commands(table, "stand", seat=0)
        await bob.commands(table, "sit", seat=0, name="Bob")
        assert await ala.fault("POST", "/api/links", 404, json={"code": code}) == "no-such-link"


async def test_only_its_owner_moves_a_seat_and_only_a_hash_of_the_code_is_stored(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        path = f"/api/tables/{table}/seats/0/link"
        assert await bob.fault("POST", path, 403) == "not-your-seat"
        code = (await ala.post(path, status=201))["code"]
        [(kept, expires_at)] = await api.host.registry.store.reader.rows("SELECT code_hash, expires_at FROM links")
        assert code.encode() not in kept
        assert expires_at == api.host.clock.now() + 600_000
        await ala.commands(table, "close")
        assert await ala.fault("POST", path, 409) == "table-phase"
