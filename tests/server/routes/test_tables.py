"""Routes of tables: a program can do over HTTP what a person does on the page."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from gwint.server.http.app import create_app
from gwint.server.settings import Settings
from tests.server.routes.table_client import HOT_SEAT, ApiClient, api_server

ALONE = [{"sit": "Ala", "decks": ["monsters-swarm"]}, {"bot": "greedy"}]


async def move(guest: ApiClient, table: str, seat: int, **fields: Any) -> Any:
    """Return the first legal move of a seat."""
    view = (await guest.get(f"/api/tables/{table}?seat={seat}"))["view"]
    wanted = {"seat": seat, "question": view["question"], "move": view["game"]["moves"][0], **fields}
    return await guest.commands(table, "move", **wanted)


async def test_no_game_starts_from_a_question_without_an_answer(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as ala:
        picture = "hand | Ves\ndeck | Ghoul\nagenda | choose-discard me; 2"
        answer = await ala.asks("POST", "/api/tables", 400, json={"from": {"picture": picture}})
        assert answer["fault"]["kind"] == "bad-picture"
        assert "impossible-step" in str(answer["fault"]["details"]["faults"])


async def test_a_program_plays_against_a_bot_over_http_only(tmp_path: Path) -> None:
    """The real application, including its workers."""
    app = create_app(Settings(data=tmp_path, address_rate=0))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://x") as client,
    ):
        guest = ApiClient(client)
        token = (await guest.post("/api/owners", status=201))["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        received = await guest.opens(seats=ALONE)
        table, moves = received["id"], 0
        async with asyncio.timeout(60):
            while received["view"]["phase"] == "playing":
                if received["view"]["game"]["moves"]:
                    received, moves = await move(guest, table, 0), moves + 1
                else:
                    await asyncio.sleep(0.01)
                    received = await guest.get(f"/api/tables/{table}?seat=0")
        assert moves > 2
        assert received["view"]["result"]["how"] == "on-table"


# Opening


async def test_people_and_bots_are_seated_and_the_game_begins_in_one_request(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        received = await ala.opens(mode="ffa-3", seats=[*HOT_SEAT, {"bot": "greedy"}], rules="klub")
        assert (received["seat"], received["yours"], received["maker"]) == (0, [0, 1], True)
        assert received["invite"] == f"/t/{received['id']}"
        assert received["view"]["phase"] == "playing"
        assert [chair["name"] for chair in received["view"]["chairs"]] == ["Ala", "Bob", "greedy"]
        assert received["view"]["game"]["viewer"] == 0
        assert received["presence"][2] == {"here": False, "away_ms": None}


@pytest.mark.parametrize(
    ("wanted", "status", "kind"),
    [
        ({"mode": "chess"}, 400, "unknown-mode"),
        ({"rules": "chess"}, 400, "ruleset-name"),
        ({"seats": [{"sit": "Ala", "decks": ["no-such-deck"]}]}, 400, "unknown-deck"),
        ({"seats": [{"sit": "Ala"}, {"bot": "no-such-bot"}]}, 400, "unknown-bot"),
        ({"mode": "duel", "seats": [None, None, {"sit": "Ala"}]}, 404, "no-such-seat"),
        ({"mode": "solo", "seats": [None, {"sit": "Ala"}]}, 409, "seat-taken"),
        ({"mode": "match", "seats": [{"sit": "Ala", "decks": ["monsters-swarm"]}]}, 400, "deck-faults"),
        ({"seats": [{"sit": "Ala", "bot": "greedy"}]}, 422, "bad-request"),
        ({"bank_s": -1}, 422, "bad-request"),
        ({"from": {"table": "nowhere", "step": 0}}, 404, "no-such-table"),
        ({"from": {"record": "nowhere", "step": 0}}, 404, "no-such-record"),
        ({"from": {"picture": "what | ever"}}, 400, "bad-picture"),
    ],
)
async def test_a_table_that_cannot_be_opened_leaves_nothing_behind(
    wanted: dict[str, Any], status: int, kind: str, tmp_path: Path
) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        assert await ala.fault("POST", "/api/tables", status, json=wanted) == kind
        assert await api.host.registry.store.reader.rows("SELECT * FROM tables, entries") == []
        assert not api.host.registry.rooms


async def test_an_owner_may_have_a_limited_number_of_tables(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path, tables_per_owner=2) as api,
        api.client("Ala") as ala,
        api.client("Bob") as bob,
    ):
        first = await ala.opens()
        await ala.opens(seats=HOT_SEAT)
        assert await ala.fault("POST", "/api/tables", 400, json={}) == "too-many-tables"
        await bob.opens()
        await ala.commands(first["id"], "close")
        await ala.opens()


async def test_concurrent_requests_do_not_exceed_the_limit_of_tables(tmp_path: Path) -> None:
    async with api_server(tmp_path, tables_per_owner=2) as api, api.client("Ala") as ala:
        asked = [ala.client.post("/api/tables", json={}) for _ in range(6)]
        received = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(received) == [201, 201, 400, 400, 400, 400]
        assert len(api.host.registry.rooms) == 2


async def test_open_tables_are_listed_the_newest_first_and_page_by_page(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as stranger:
        ids = []
        for number in range(5):
            api.host.clock.passes(number % 2)
            ids.append((await ala.opens(listed=True, rules="klub", seats=[{"sit": f"Ala {number}"}]))["id"])
        await ala.opens()
        await ala.opens(listed=True, seats=HOT_SEAT)
        seen: list[Any] = []
        after = ""
        for _ in range(3):
            page = await stranger.get(f"/api/tables?limit=2&after={after}")
            seen += page["tables"]
            after = page["next"]
        assert after is None
        assert sorted(one["id"] for one in seen) == sorted(ids)
        assert [one["created_at"] for one in seen] == sorted((one["created_at"] for one in seen), reverse=True)
        assert {one["terms"]["rules"] for one in seen} == {"klub"}
        assert {one["chairs"][0]["name"] for one in seen} == {f"Ala {number}" for number in range(5)}
        await ala.commands(ids[0], "agree", listed=False, spectators=True)
        await ala.commands(ids[1], "seat-bot", seat=1, bot="greedy")
        left = (await stranger.get("/api/tables"))["tables"]
        assert {one["id"] for one in left} == set(ids[1:])
        [with_bot] = [one for one in left if one["id"] == ids[1]]
        assert [chair["kind"] for chair in with_bot["chairs"]] == ["person", "bot"]


# Viewing and commands


async def test_only_its_owner_may_view_a_seat(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path) as api,
        api.client("Ala") as ala,
        api.client("Bob") as bob,
        api.client() as stranger,
    ):
        table = (await ala.opens(seats=HOT_SEAT, spectators=False))["id"]
        for guest, path in (
            (bob, ""),
            (bob, "/events?seat=0&once=true"),
            (stranger, "?seat=1"),
            (stranger, "/explain?seat=1"),
        ):
            kind = await guest.fault("GET", f"/api/tables/{table}{path}", 403)
            assert kind == ("not-your-seat" if "seat" in path else "no-spectators")
        assert await ala.fault("GET", f"/api/tables/{table}?seat=4", 404) == "no-such-seat"
        assert await ala.fault("GET", "/api/tables/nowhere", 404) == "no-such-table"
        mine = await ala.get(f"/api/tables/{table}?seat=1")
        assert mine["view"]["game"]["seats"][1]["secrets"]["hand"]
        assert mine["view"]["game"]["seats"][0]["secrets"] is None
        public = await ala.get(f"/api/tables/{table}")
        assert [seat["secrets"] for seat in public["view"]["game"]["seats"]] == [None, None]


async def test_a_command_is_done_once_and_shows_its_seat(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        first = await move(ala, table, 1, id="m1")
        assert first["view"]["game"]["viewer"] == 1
        again = await move(ala, table, 1, id="m1")
        assert again == first
        stale = {"type": "move", "seat": 1, "question": 0, "move": {"kind": "done"}}
        assert await ala.fault("POST", f"/api/tables/{table}/commands", 409, json=stale) == "stale-question"
        assert await bob.fault("POST", f"/api/tables/{table}/commands", 403, json=stale) == "not-your-seat"
        mine = {"type": "close"}
        assert await bob.fault("POST", f"/api/tables/{table}/commands", 403, json=mine) == "not-your-table"
        closed = await ala.commands(table, "close")
        assert closed["view"]["phase"] == "closed"
        assert closed["view"]["game"]["viewer"] is None


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"type": "dance"},
        {"type": "sit"},
        {"type": "sit", "seat": 0, "name": ""},
        {"type": "sit", "seat": 10**30, "name": "x"},
        {"type": "sit", "seat": 0, "name": "Ala", "owner": "somebody"},
        {"type": "move", "seat": 0, "question": 0, "move": {"kind": ["pass"]}},
        [],
        None,
    ],
)
async def test_an_invalid_command_is_refused(body: Any, tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens())["id"]
        assert await ala.fault("POST", f"/api/tables/{table}/commands", 422, json=body) == "bad-request"


@pytest.mark.parametrize(
    "move", [{}, {"kind": "play"}, {"kind": "dance"}, {"kind": "pass", "seat": 1}, {"kind": "play", "card": "x/y"}]
)
async def test_an_invalid_move_is_refused(move: Any, tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        body = {"type": "move", "seat": 0, "question": 0, "move": move}
        assert (await ala.fault("POST", f"/api/tables/{table}/commands", 400, json=body)).startswith("wire-")
        assert (await api.room(table)).state.chairs[0].question == 0


async def test_every_strength_on_the_field_is_explained(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as stranger:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        assert await stranger.get(f"/api/tables/{table}/explain") == {"cards": []}
        room = await api.room(table)
        await api.host.redrawn(room)
        while sum(len(row) for side in room.state.table.sides for row in side.rows) < 4:  # type: ignore[misc, union-attr]
            await move(ala, table, room.state.acting[0])
        explained = (await stranger.get(f"/api/tables/{table}/explain"))["cards"]
        sides = (await stranger.get(f"/api/tables/{table}"))["view"]["game"]["sides"]
        rows = ("close", "ranged", "siege")
        lying = {
            (number, row, place): (card, side["strengths"][index][place])
            for number, side in enumerate(sides)
            for index, row in enumerate(rows)
            for place, card in enumerate(side["rows"][index])
        }
        assert {(one["side"], one["row"], one["place"]): (one["card"], one["strength"]) for one in explained} == lying
        one = explained[-1]
        where = f"side={one['side']}&row={one['row']}&place={one['place']}"
        assert await stranger.get(f"/api/tables/{table}/explain?{where}") == {"cards": [one]}
        assert one["why"][0][0] == "printed"
        assert one["why"][-1][1] == one["strength"]


# Invitations


@pytest.mark.parametrize(
    ("public", "expected"), [("", "http://gwint.test"), ("https://club.example/", "https://club.example")]
)
async def test_the_invitation_is_a_qr_code_of_its_address(public: str, expected: str, tmp_path: Path) -> None:
    async with api_server(tmp_path, public_url=public) as api, api.client("Ala") as ala:
        table = (await ala.opens())["id"]
        answer = await ala.client.get(f"/api/tables/{table}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "max-age" in answer.headers["cache-control"]
        drawn = BytesIO()
        segno.make(f"{expected}/t/{table}", micro=False).save(drawn, kind="svg", scale=4, light="#fff")
        assert answer.content == drawn.getvalue()
        assert await ala.fault("GET", "/api/tables/nowhere/qr.svg", 404) == "no-such-table"
