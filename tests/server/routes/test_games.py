"""GET /api/games: the games in which the owner has a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.routes.table_client import HOT_SEAT, api_server


async def test_my_games_are_listed_with_their_state(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        waiting = (await ala.opens(seats=HOT_SEAT[:1]))["id"]
        api.host.clock.passes(1)
        playing = (await ala.opens(seats=HOT_SEAT[:1]))["id"]
        await bob.commands(playing, "sit", seat=1, name="Bob")
        await bob.commands(playing, "bring", seat=1, decks=["skellige-storm"])
        room = await api.room(playing)
        await api.host.redrawn(room)
        api.host.clock.passes(1)
        over = (await ala.opens(seats=HOT_SEAT, mode="duel"))["id"]
        api.host.clock.passes(1)
        await ala.commands(over, "resign", seat=1)
        games = (await ala.get("/api/games"))["games"]
        assert [one["id"] for one in games] == [playing, waiting, over]
        assert [one["phase"] for one in games] == ["playing", "waiting", "over"]
        assert [one["yours"] for one in games] == [[0], [0], [0, 1]]
        assert [one["result"] for one in games] == [None, None, {"how": "resigned", "winners": [0], "by": 1}]
        assert [chair["name"] for chair in games[0]["chairs"]] == ["Ala", "Bob"]
        [his] = (await bob.get("/api/games"))["games"]
        assert his["yours"] == [1]
        assert his["acting"] == games[0]["acting"] == list(room.state.acting)
        assert {his["your_turn"], games[0]["your_turn"]} == {True, False}
        assert games[0]["your_turn"] == (room.state.acting == (0,))


async def test_a_game_whose_seat_i_gave_up_is_not_mine(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT[:1]))["id"]
        await ala.commands(table, "stand", seat=0)
        assert await ala.get("/api/games") == {"games": [], "next": None}


async def test_a_table_closed_before_the_deal_is_not_a_game_but_one_closed_later_is(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        for seats in (HOT_SEAT[:1], HOT_SEAT):
            table = (await ala.opens(seats=seats))["id"]
            await ala.commands(table, "close")
        received = (await ala.get("/api/games"))["games"]
        assert [(one["id"], one["phase"]) for one in received] == [(table, "closed")]


async def test_games_are_listed_page_by_page_even_after_a_restart(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as program:
        token = (await program.post("/api/owners", status=201))["token"]
        program.client.headers["Authorization"] = f"Bearer {token}"
        opened = [(await program.opens(seats=HOT_SEAT))["id"] for _ in range(5)]
        await api.plays_out(opened[0])
        before = (await program.get("/api/games"))["games"]
    async with api_server(tmp_path) as api, api.client() as program:
        program.client.headers["Authorization"] = f"Bearer {token}"
        seen: list[Any] = []
        after: str | None = ""
        while after is not None:
            page = await program.get(f"/api/games?limit=2&after={after}")
            seen, after = seen + page["games"], page["next"]
        assert seen == before
        assert {one["id"] for one in seen} == set(opened)
