"""Sessions expire and are renewed; owners log out everywhere and have their data deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gwint.decks import encode, starters
from gwint.fairness.hash_chains import chain_of
from gwint.i18n.localizer import Localizer
from gwint.server.http.websocket import Connection
from gwint.server.storage.owners import Owners
from gwint.server.storage.sessions import MAX_SESSIONS
from gwint.wire import read_event
from gwint.wire.sentences import format_table_event
from gwint.wire.tables import Terms
from tests.server.registry_host import FakeSocket, connected, registry_host
from tests.server.routes.table_client import HOT_SEAT, ApiClient, ApiServer, api_server, lines
from tests.server.routes.test_stream import following

DAY_S = 86_400
YEAR_S = 365 * DAY_S


def bearer(token: str) -> dict[str, Any]:
    return {"headers": {"Authorization": f"Bearer {token}"}}


async def knows(client: ApiClient, token: str) -> bool:
    return bool((await client.asks("GET", "/api/me", **bearer(token)))["known"])


async def stored(api: ApiServer, sql: str) -> list[Any]:
    return await api.host.registry.store.reader.rows(sql)


# Expiry


async def test_a_session_expires_unless_it_is_used(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as program:
        token = (await program.post("/api/owners", {"name": "Bot"}, 201))["token"]
        for _ in range(3):
            api.host.clock.passes(YEAR_S - 1)
            assert await knows(program, token)
        api.host.clock.passes(YEAR_S)
        assert not await knows(program, token)
        assert await program.fault("GET", "/api/games", 401, **bearer(token)) == "no-owner"


async def test_a_renewed_session_survives_a_restart(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        owner, token = await host.owners.create("Ala")
        host.clock.passes(YEAR_S - 1)
        assert await host.owners.of(token) == owner
    async with registry_host(tmp_path, host.clock) as again:
        again.clock.passes(YEAR_S - 1)
        assert await again.owners.of(token) == owner
        again.clock.passes(YEAR_S)
        assert await again.owners.of(token) is None


async def test_using_a_session_often_writes_once_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_host(tmp_path) as host:
        _, token = await host.owners.create()
        jobs: list[Any] = []
        write = host.registry.store.writer.write

        def counted(job: Any) -> Any:
            jobs.append(job)
            return write(job)

        monkeypatch.setattr(host.registry.store.writer, "write", counted)
        for _ in range(100):
            host.clock.passes(60)
            await host.owners.of(token)
        assert len(jobs) == 1


async def test_expired_sessions_are_deleted(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        await host.owners.create()
        host.clock.passes(YEAR_S)
        _, token = await host.owners.create()
        await host.housekeeping.run_once()
        assert len(await host.registry.store.reader.rows("SELECT * FROM sessions")) == 1
        assert await host.owners.of(token)


async def test_the_operator_decides_how_long_a_session_lasts(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        owners = Owners(host.registry.store, host.clock, session_days=2)
        _, token = await owners.create()
        host.clock.passes(2 * DAY_S)
        assert await owners.of(token) is None


async def test_the_cookie_is_renewed_with_its_session(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        before = ala.client.cookies["gwint"]
        answer = await ala.client.get("/api/me")
        assert answer.headers["set-cookie"].startswith(f"gwint={before}; ")
        assert f"Max-Age={YEAR_S}" in answer.headers["set-cookie"]
        token = (await ala.post("/api/me/sessions", status=201))["token"]
        answer = await ala.client.get("/api/me", **bearer(token))
        assert "set-cookie" not in answer.headers


# Several sessions


async def test_an_owner_has_many_sessions(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as phone:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        api.host.clock.passes(5)
        token = (await ala.post("/api/me/sessions", status=201))["token"]
        assert (await phone.asks("GET", f"/api/tables/{table}?seat=1", **bearer(token)))["yours"] == [0, 1]
        sessions = (await ala.get("/api/me/sessions"))["sessions"]
        assert [one["current"] for one in sessions] == [False, True]
        assert sessions[0]["expires_at"] - sessions[0]["created_at"] == YEAR_S * 1000
        assert token not in str(sessions)


async def test_the_number_of_sessions_is_limited(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as program:
        first = (await program.post("/api/owners", {}, 201))["token"]
        newest = first
        for _ in range(MAX_SESSIONS):
            newest = (await program.asks("POST", "/api/me/sessions", 201, **bearer(newest)))["token"]
        assert not await knows(program, first)
        assert len((await program.asks("GET", "/api/me/sessions", **bearer(newest)))["sessions"]) == MAX_SESSIONS


# Logging out


async def test_logging_out_everywhere_ends_all_sessions_sockets_and_streams(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        token = (await ala.post("/api/me/sessions", status=201))["token"]
        room = await api.room(table)
        stream = following(ala, table, "?seat=0")
        async with connected(api.host, room.state.maker) as socket:
            socket.says({"type": "hello", "table": table, "seat": 0})
            await api.host.settled(lambda: len(room.listeners) == 2)
            answer = await ala.client.delete("/api/me/sessions")
            assert answer.status_code == 204
            assert 'gwint=""; ' in answer.headers["set-cookie"]
            await api.host.settled(lambda: not room.listeners)
        await stream
        assert not await knows(bob, token)
        assert not (await ala.get("/api/me"))["known"]
        assert (await bob.get("/api/me"))["known"]
        assert room.state.phase == "playing"


async def test_the_other_sessions_can_be_ended_alone(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as thief:
        stolen = (await ala.post("/api/me/sessions", status=201))["token"]
        assert await knows(thief, stolen)
        answer = await ala.client.delete("/api/me/sessions?others=true")
        assert "set-cookie" not in answer.headers
        assert not await knows(thief, stolen)
        assert (await ala.get("/api/me"))["known"]


async def test_a_socket_that_has_not_said_hello_is_closed_too(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        owner = (await api.room((await ala.opens())["id"])).state.maker
        wires: list[Any] = [FakeSocket(), FakeSocket()]
        sockets = [Connection(wire, api.host.registry, name) for wire, name in zip(wires, (owner, "bob"), strict=True)]
        api.app.state.connections.update(sockets)
        running = [asyncio.create_task(socket.run()) for socket in sockets]
        await ala.client.delete("/api/me/sessions")
        await running[0]
        assert not running[1].done()
        wires[1].hangs_up()
        await running[1]


# Deletion


async def test_deleted_data_is_gone_and_games_stay_without_the_name(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Alaska") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=[{"sit": "Alaska", "decks": ["monsters-swarm"]}]))["id"]
        await bob.commands(table, "sit", seat=1, name="Bob")
        await bob.commands(table, "bring", seat=1, decks=["northern-realms-siege"])
        unloaded = (await ala.opens(seats=[{"sit": "Alaska", "decks": ["monsters-swarm"]}, {"bot": "greedy"}]))["id"]
        await ala.commands(unloaded, "resign", seat=0)
        del api.host.registry.rooms[unloaded]
        waiting = (await ala.opens(seats=[{"sit": "Alaska"}]))["id"]
        stood = (await bob.opens())["id"]
        await ala.commands(stood, "sit", seat=0, name="Alaska")
        await ala.post("/api/decks", {"name": "Mine", "code": encode(starters()[0].deck)}, 201)
        record = await ala.get(f"/api/tables/{unloaded}/record")
        await ala.post("/api/records", {"text": record.replace("Alaska", "x")}, 201)

        assert (await ala.client.delete("/api/me")).status_code == 204
        assert not (await ala.get("/api/me"))["known"]
        view = (await bob.get(f"/api/tables/{table}?seat=1"))["view"]
        assert (view["phase"], view["result"]["how"], view["result"]["by"]) == ("over", "resigned", 0)
        assert [chair["name"] for chair in view["chairs"]] == ["?", "Bob"]
        assert (await bob.get(f"/api/tables/{waiting}"))["view"]["phase"] == "closed"
        assert (await bob.get(f"/api/tables/{stood}"))["view"]["chairs"][0]["kind"] == "empty"
        for path in (f"/api/tables/{table}/record", f"/api/tables/{unloaded}/record", "/api/games"):
            assert "Alaska" not in str(await bob.get(path))
        for name in ("entries", "summaries", "owners", "decks", "records", "sessions", "tables"):
            assert "Alaska" not in str(await stored(api, f"SELECT * FROM {name}"))
        for name in ("decks", "records"):
            assert await stored(api, f"SELECT * FROM {name}") == []
        assert await stored(api, "SELECT name FROM owners") == [("Bob",)]
        assert [one["id"] for one in (await bob.get("/api/games"))["games"]] == [table]


async def test_a_game_without_the_name_still_folds(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=[{"sit": "Ala", "decks": ["monsters-swarm"]}]))["id"]
        await bob.commands(table, "sit", seat=1, name="Bob")
        await bob.commands(table, "bring", seat=1, decks=["northern-realms-siege"])
        await ala.client.delete("/api/me")
        before = (await bob.get(f"/api/tables/{table}?seat=1"))["view"]
        api.host.registry.rooms.clear()
        assert (await bob.get(f"/api/tables/{table}?seat=1"))["view"] == before


async def test_a_game_without_the_name_is_still_the_one_that_was_sealed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=[{"sit": "Alaska", "decks": ["monsters-swarm"]}]))["id"]
        await bob.commands(table, "sit", seat=1, name="Bob")
        path = f"/api/tables/{table}/events?once=true&seat=1"
        [before] = lines(await bob.get(path))
        assert any(event.get("name") == "Alaska" for event in before["events"])
        await ala.client.delete("/api/me")
        for _ in ("in memory", "from its log"):
            [after] = lines(await bob.get(path))
            assert "Alaska" not in str(after)
            seen = after["events"][: len(before["events"])]
            assert chain_of(table, 1, seen) == chain_of(table, 1, before["events"])
            sentence = format_table_event(read_event(seen[0]), Localizer("en"))
            assert sentence == "? sits down at the table."
            api.host.registry.rooms.clear()


# Retention


async def test_finished_games_are_deleted_after_the_time_that_the_operator_chose(tmp_path: Path) -> None:
    async with registry_host(tmp_path, games_days=30) as host:
        over, playing = [await host.seated(Terms(), ("ala", "bob")) for _ in range(2)]
        await host.do(over, "ala", "resign", seat=0)
        host.clock.passes(30 * DAY_S)
        await host.housekeeping.run_once()
        assert len(await host.registry.store.reader.rows("SELECT * FROM tables")) == 2
        host.clock.passes(61)
        await host.housekeeping.run_once()
        assert await host.registry.store.reader.rows("SELECT id FROM tables") == [(playing.id,)]
        assert await host.registry.store.reader.rows("SELECT DISTINCT table_id FROM entries") == [(playing.id,)]
        assert over.id not in host.registry.rooms


async def test_owners_who_are_not_seen_are_forgotten_if_the_operator_wants(tmp_path: Path) -> None:
    async with registry_host(tmp_path, owners_days=10) as host:
        _, gone = await host.owners.create("Gone")
        _, here = await host.owners.create("Here")
        host.clock.passes(6 * DAY_S)
        owner = await host.owners.of(here)
        assert owner
        # Jobs are executed in order: the session has been renewed when this one is done.
        await host.owners.rename(owner, "Here")
        host.clock.passes(5 * DAY_S)
        await host.housekeeping.run_once()
        assert await host.registry.store.reader.rows("SELECT name FROM owners") == [("Here",)]
        assert await host.owners.of(gone) is None


async def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        ala, _ = await host.owners.create("Ala")
        over = await host.seated(Terms(), (ala, "bob"), maker=ala)
        await host.do(over, ala, "resign", seat=0)
        host.clock.passes(10 * YEAR_S)
        await host.housekeeping.run_once()
        assert len(await host.registry.store.reader.rows("SELECT * FROM tables")) == 1
        assert await host.registry.store.reader.rows("SELECT name FROM owners") == [("Ala",)]
