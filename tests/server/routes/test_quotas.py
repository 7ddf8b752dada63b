"""Quotas: what one address or one owner creates is limited, and never at the expense of others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gwint.server.http.app import create_app
from gwint.server.rate_limits import HOUR_S
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.tables.uploaded_records import save_record
from gwint.wire.tables import Terms
from tests.server.registry_host import ManualClock, RegistryHost, refused, registry_host
from tests.server.routes.table_client import HOT_SEAT, ApiClient, ApiServer, api_server

CLUB, STRANGER = "192.0.2.1", "198.51.100.1"
PEOPLE = 60


@asynccontextmanager
async def visitor(server: ApiServer, address: str) -> AsyncIterator[ApiClient]:
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://gwint.test") as client:
        yield ApiClient(client)


# By address and in total


@pytest.mark.parametrize(
    ("path", "body", "setting", "kind"),
    [
        ("/api/owners", {}, "owners_per_address", "too-many-visitors"),
        ("/api/tables", {}, "tables_per_address", "too-many-new-tables"),
        ("/api/records", {"text": "nonsense"}, "records_per_address", "too-many-uploads"),
        ("/api/referee/evenings", {"entries": []}, "evenings_per_address", "too-many-new-tables"),
    ],
)
async def test_an_address_may_create_a_limited_number_per_hour(
    tmp_path: Path, path: str, body: Any, setting: str, kind: str
) -> None:
    limits = {"owners_per_address": 100, setting: 3}
    async with (
        api_server(tmp_path, **limits) as server,
        visitor(server, CLUB) as guest,
        visitor(server, STRANGER) as other,
    ):
        if setting != "owners_per_address":
            await guest.post("/api/me")
            await other.post("/api/me")
        for _ in range(3):
            assert (await guest.client.post(path, json=body)).status_code in (201, 400)
        answer = await guest.client.post(path, json=body)
        assert answer.status_code == 429
        assert answer.json()["fault"]["kind"] == kind
        assert int(answer.headers["retry-after"]) == HOUR_S // 3
        assert (await other.client.post(path, json=body)).status_code in (201, 400)
        server.host.clock.passes(HOUR_S / 3)
        assert (await guest.client.post(path, json=body)).status_code in (201, 400)


async def test_without_a_rate_limit_addresses_have_no_quotas(tmp_path: Path) -> None:
    async with api_server(tmp_path, address_rate=0, owners_per_address=1) as server, visitor(server, CLUB) as guest:
        for _ in range(3):
            await guest.post("/api/owners", {}, 201)


async def test_the_whole_server_has_limits(tmp_path: Path) -> None:
    async with api_server(tmp_path, tables_in_all=1, owners_in_all=2) as server, server.client("Ala") as ala:
        await ala.opens()
        assert await ala.fault("POST", "/api/tables", 503, json={}) == "server-full"
        await ala.post("/api/owners", {}, 201)
        assert await ala.fault("POST", "/api/owners", 503, json={}) == "server-full"


# Rematches


async def test_a_rematch_counts_against_those_who_play_it(tmp_path: Path) -> None:
    """Two strangers at a victim's table cannot fill the victim's quota."""
    async with registry_host(tmp_path, tables_per_owner=3) as host:
        room = await host.seated(Terms(), ("bob", "cyd"), maker="ala")
        for number in range(3):
            await host.play_out(room, number)
            await host.do(room, "bob", "offer", seat=room_seat(room, "bob"), offer="rematch")
            await host.do(room, "cyd", "accept", seat=room_seat(room, "cyd"))
            assert room.state.next_table is not None
            room = await host.registry.room(room.state.next_table)
            assert room.state.maker == "bob"
        await host.registry.check_quota("ala")


async def test_a_rematch_beyond_the_quota_is_refused_before_it_is_offered(tmp_path: Path) -> None:
    async with registry_host(tmp_path, tables_per_owner=2) as host:
        room = await host.seated(Terms(), ("bob", "cyd"), maker="ala")
        await host.play_out(room)
        for _ in range(2):
            await host.registry.open_table("bob", Terms())
        await refused(host.do(room, "bob", "offer", seat=0, offer="rematch"), "too-many-tables")
        assert room.state.offer is None
        await host.do(room, "cyd", "offer", seat=1, offer="rematch")


async def test_a_rematch_that_begins_with_its_offer_counts_for_its_address(tmp_path: Path) -> None:
    """Nobody else has to accept it: games and rematches against oneself or a bot could follow each other for ever."""
    async with api_server(tmp_path, tables_per_address=3) as server, visitor(server, CLUB) as guest:
        await guest.post("/api/me")
        table = (await guest.opens(seats=HOT_SEAT))["id"]
        for _ in range(2):
            await guest.commands(table, "resign", seat=0)
            table = (await guest.commands(table, "offer", seat=0, offer="rematch"))["view"]["next_table"]
        await guest.commands(table, "resign", seat=0)
        offer = {"type": "offer", "seat": 0, "offer": "rematch"}
        answer = await guest.client.post(f"/api/tables/{table}/commands", json=offer)
        assert answer.status_code == 429
        assert answer.json()["fault"]["kind"] == "too-many-new-tables"
        assert (await guest.get(f"/api/tables/{table}"))["view"]["offer"] is None


async def test_the_maker_who_plays_stays_the_maker_of_the_rematch(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"), maker="ala")
        await host.play_out(room)
        await host.do(room, "bob", "offer", seat=1, offer="rematch")
        await host.do(room, "ala", "accept", seat=0)
        assert room.state.next_table is not None
        assert (await host.registry.room(room.state.next_table)).state.maker == "ala"


def room_seat(room: Any, owner: str) -> int:
    return next(seat for seat, chair in enumerate(room.state.chairs) if chair.owner == owner)


# Long logs


async def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    """Sitting down and leaving again is refused in the end; the game can still be played."""
    async with registry_host(tmp_path, entries_per_table=20) as host:
        room = await host.registry.open_table("ala", Terms())
        while room.state.number < 20:
            await host.do(room, "ala", "sit", seat=0, name="Ala")
            await host.do(room, "ala", "leave", seat=0)
        await refused(host.do(room, "ala", "sit", seat=0, name="Ala"), "table-full")
        await host.do(room, "ala", "close")
        playing = await host.seated(Terms(), ("ala", "bob"))
        await host.play_out(playing)
        assert playing.state.number > 20
        await refused(host.do(playing, "ala", "offer", seat=0, offer="rematch"), "table-full")


# What is abandoned


async def test_a_game_without_activity_is_closed(tmp_path: Path) -> None:
    async with registry_host(tmp_path, abandoned_s=1000, sweep_s=1) as host:
        old = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(900)
        new = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(200)
        await host.housekeeping.run_once()
        assert (old.state.phase, new.state.phase) == ("closed", "playing")


async def test_the_oldest_records_are_dropped_beyond_the_limit(tmp_path: Path) -> None:
    async with registry_host(tmp_path, records_in_all=2, sweep_s=1) as host:
        store = host.registry.store
        ids = []
        for owner in ("ala", "bob", "cyd"):
            host.clock.passes(1)
            ids.append(await save_record(host.registry, owner, "text"))
        host.clock.passes(2)
        await host.housekeeping.run_once()
        rows = await store.reader.rows("SELECT id FROM records ORDER BY created_at")
        assert [id_ for (id_,) in rows] == ids[1:]


async def test_owners_without_anything_of_their_own_are_forgotten(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        owners = await created(host, 3)
        await host.registry.open_table(owners[0], Terms())
        await save_record(host.registry, owners[1], "text")
        later = Owners(host.registry.store, host.clock)
        host.clock.passes(1000)
        await later.delete_abandoned(host.clock.now() - 500_000, 50)
        rows = await host.registry.store.reader.rows("SELECT id FROM owners")
        assert {id_ for (id_,) in rows} == set(owners[:2])


async def test_an_owner_who_is_here_is_not_forgotten(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        owners = Owners(host.registry.store, host.clock)
        id_, token = await owners.create()
        host.clock.passes(10_000)
        assert await owners.of(token) == id_
        await owners.create()
        await owners.delete_abandoned(host.clock.now() - 5_000_000, 50)
        assert await Owners(host.registry.store, host.clock).of(token) == id_


async def created(host: RegistryHost, count: int) -> list[str]:
    owners = Owners(host.registry.store, host.clock)
    return [(await owners.create())[0] for _ in range(count)]


# A club behind one address


async def test_sixty_people_behind_one_address_play_undisturbed(tmp_path: Path) -> None:
    """Under the default settings, and with a clock that stands still, so that nothing is refilled."""
    app = create_app(Settings(data=tmp_path), ManualClock())
    transport = httpx.ASGITransport(app, client=(CLUB, 1))
    async with app.router.lifespan_context(app):
        people = [
            ApiClient(httpx.AsyncClient(transport=transport, base_url="http://gwint.test")) for _ in range(PEOPLE)
        ]
        for person in people:
            await person.get("/api/version")
            await person.post("/api/me", {"name": "Ala"})
        for ala, bob in zip(people[::2], people[1::2], strict=True):
            await play_a_little(ala, bob)
        for person in people:
            await person.client.aclose()


async def play_a_little(ala: ApiClient, bob: ApiClient) -> None:
    """Open a table, sit down, bring decks and make the first moves."""
    deck = HOT_SEAT[0]["decks"]
    table = (await ala.opens(listed=True, seats=[{"sit": "Ala", "decks": deck}]))["id"]
    await bob.get("/api/tables")
    await bob.commands(table, "sit", seat=1, name="Bob")
    await bob.commands(table, "bring", seat=1, decks=deck)
    for seat, person in ((0, ala), (1, bob)):
        view = (await person.get(f"/api/tables/{table}?seat={seat}"))["view"]
        await person.commands(table, "move", seat=seat, question=view["question"], move={"kind": "done"})
    await ala.commands(table, "resign", seat=0)
