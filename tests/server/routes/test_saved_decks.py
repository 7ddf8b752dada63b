"""The saved decks of an owner."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gwint.decks import encode, starter
from gwint.server.api import saved_decks
from tests.server.routes.table_client import api_server

SWARM, STORM = (encode(starter(one).deck) for one in ("monsters-swarm", "skellige-storm"))


async def test_decks_are_saved_renamed_changed_and_deleted(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        deck = await ala.post("/api/decks", {"name": "  The  brood ", "code": SWARM}, 201)
        assert (deck["name"], deck["code"], deck["faction"]) == ("The brood", SWARM, "monsters")
        api.host.clock.passes(1)
        other = await ala.post("/api/decks", {"name": "Storm", "code": STORM}, 201)
        assert (await ala.get("/api/decks"))["decks"] == [other, deck]
        api.host.clock.passes(1)
        renamed = await ala.asks("PATCH", f"/api/decks/{deck['id']}", json={"name": "Swarm"})
        assert (renamed["name"], renamed["code"]) == ("Swarm", SWARM)
        changed = await ala.asks("PATCH", f"/api/decks/{deck['id']}", json={"code": STORM})
        assert (changed["name"], changed["code"], changed["faction"]) == ("Swarm", STORM, "skellige")
        assert (await ala.get("/api/decks"))["decks"] == [changed, other]
        await ala.asks("DELETE", f"/api/decks/{other['id']}", 204)
        assert (await ala.get("/api/decks"))["decks"] == [changed]
        assert await ala.fault("DELETE", f"/api/decks/{other['id']}", 404) == "no-such-deck"


async def test_the_allow_header_lists_every_method_of_a_path(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        for path, methods in (("/api/decks", {"GET", "POST"}), ("/api/decks/x", {"PATCH", "DELETE"})):
            answer = await ala.client.put(path)
            assert answer.status_code == 405
            assert set(answer.headers["allow"].split(", ")) == methods


async def test_the_deck_of_another_owner_is_not_found(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        deck = await ala.post("/api/decks", {"name": "Mine", "code": SWARM}, 201)
        path = f"/api/decks/{deck['id']}"
        assert await bob.fault("PATCH", path, 404, json={"name": "His"}) == "no-such-deck"
        assert await bob.fault("DELETE", path, 404) == "no-such-deck"
        assert await bob.get("/api/decks") == {"decks": []}
        assert (await ala.get("/api/decks"))["decks"] == [deck]


async def test_only_a_limited_number_of_valid_deck_codes_is_saved(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(saved_decks, "MAX_DECKS", 2)
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        assert (await ala.fault("POST", "/api/decks", 400, json={"name": "x", "code": "gw1AAA!"})).startswith(
            "deck-code"
        )
        asked = [ala.client.post("/api/decks", json={"name": "x", "code": SWARM}) for _ in range(6)]
        received = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(received) == [201, 201, 400, 400, 400, 400]
        assert len((await ala.get("/api/decks"))["decks"]) == 2
        assert await ala.fault("POST", "/api/decks", 400, json={"name": "x", "code": SWARM}) == "too-many-decks"
