"""Presence has one definition, a socket or a request within a minute, for claims, open tables and hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.rules.moves import Exchange
from gwint.server.tables.presence import Presence
from gwint.server.tables.room import Room
from gwint.wire.tables import Terms
from tests.server.registry_host import RegistryHost, connected, in_turn, plain_play, refused, registry_host
from tests.server.routes.table_client import ApiClient, ApiServer, api_server

MINUTE_S = 60


def test_a_socket_or_a_request_within_a_minute_is_presence() -> None:
    presence = Presence(0)
    assert not presence.is_present("ala", 0)
    presence.note_request("ala", 1_000)
    assert presence.is_present("ala", 60_999)
    assert presence.away_ms("ala", 60_999) is None
    assert presence.away_ms("ala", 61_000) == 60_000
    presence.add("ala")
    presence.add("ala")
    assert presence.is_present("ala", 600_000)
    presence.remove("ala", 600_000)
    assert presence.is_present("ala", 600_000)
    presence.remove("ala", 601_000)
    assert presence.away_ms("ala", 605_000) == 4_000


def test_requests_of_countless_strangers_are_forgotten() -> None:
    presence = Presence(0)
    for number in range(1_000):
        presence.note_request(f"stranger {number}", number)
    presence.forget_others({"stranger 999"}, 60_000)
    assert presence.requested_at == {"stranger 999": 999}
    assert presence.lapses_at == 60_999
    presence.forget_others({"stranger 999"}, 61_000)
    assert presence.lapses_at is None


# Claims


async def begun(host: RegistryHost) -> tuple[Room, int]:
    """Return a duel after its first turn, and the seat that took it."""
    room = await host.seated(Terms(), ("ala", "bob"))
    seat = await in_turn(host, room)
    await host.move(room, seat, plain_play(room, seat))
    return room, seat


async def test_the_win_over_a_player_who_plays_by_requests_cannot_be_claimed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = await both_seated(api, ala, bob)
        room = await api.room(table)
        seat = await in_turn(api.host, room)
        await api.host.move(room, seat, plain_play(room, seat))
        for _ in range(3):
            api.host.clock.passes(MINUTE_S - 1)
            await bob.get(f"/api/tables/{table}?seat=1")
            answer = await ala.commands(table, "claim", 400, seat=0)
            assert answer["fault"]["kind"] == "not-away"
        api.host.clock.passes(MINUTE_S)
        answer = await ala.commands(table, "claim", seat=0)
        assert answer["view"]["result"]["how"] == "left"


async def test_no_win_is_claimed_before_the_first_turn(tmp_path: Path) -> None:
    """Otherwise a stranger sits down at the table of somebody who has just left and wins without a move."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(10 * MINUTE_S)
        await refused(host.do(room, "ala", "claim", seat=0), "claim-too-early")
        await host.redrawn(room)
        host.clock.passes(10 * MINUTE_S)
        await refused(host.do(room, "ala", "claim", seat=0), "claim-too-early")
        await host.do(room, "ala", "seat-bot", seat=1, bot="greedy")


async def test_a_player_who_left_for_good_before_the_first_turn_has_lost(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.do(room, "bob", "leave", seat=1)
        await host.do(room, "ala", "claim", seat=0)
        assert room.state.phase == "over"


async def test_a_socket_from_any_viewpoint_is_presence(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room, _ = await begun(host)
        async with connected(host, "bob") as spectating:
            spectating.says({"type": "hello", "table": room.id})
            await host.settled(lambda: bool(spectating.messages("welcome")))
            host.clock.passes(10 * MINUTE_S)
            await refused(host.do(room, "ala", "claim", seat=0), "not-away")
        host.clock.passes(MINUTE_S)
        await host.do(room, "ala", "claim", seat=0)


async def test_the_others_hear_when_a_player_without_a_socket_has_gone(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room, _ = await begun(host)
        async with connected(host, "ala") as socket:
            socket.says({"type": "hello", "table": room.id, "seat": 0})
            await host.settled(lambda: bool(socket.messages("presence")))
            assert [chair["here"] for chair in socket.messages("presence")[-1]["chairs"]] == [True, True]
            host.clock.passes(MINUTE_S)
            await host.housekeeping.run_once()
            await host.settled(lambda: len(socket.messages("presence")) > 1)
            assert socket.messages("presence")[-1]["chairs"][1] == {"here": False, "away_ms": MINUTE_S * 1000}


async def test_an_exchange_is_no_sign_of_presence(tmp_path: Path) -> None:
    """SET-10. When a player was last seen would otherwise show the others that a card was exchanged."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(MINUTE_S / 2)
        assert room.state.play is not None
        exchange = next(move for move in room.state.play.view(1).moves if isinstance(move, Exchange))
        await host.move(room, 1, exchange)
        host.clock.passes(MINUTE_S / 2)
        assert room.away_ms(1) == MINUTE_S * 1000


# Open tables and their hosts


async def both_seated(api: ApiServer, ala: ApiClient, bob: ApiClient, **terms: bool) -> str:
    table = str((await ala.opens(seats=[{"sit": "Ala", "decks": ["monsters-swarm"]}], **terms))["id"])
    await bob.commands(table, "sit", seat=1, name="Bob")
    await bob.commands(table, "bring", seat=1, decks=["northern-realms-siege"])
    return table


async def listed(client: ApiClient) -> list[str]:
    return [table["id"] for table in (await client.get("/api/tables"))["tables"]]


async def test_an_open_table_is_listed_while_its_host_is_present(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(listed=True))["id"]
        assert await listed(bob) == [table]
        api.host.clock.passes(MINUTE_S - 1)
        assert await listed(bob) == [table]
        api.host.clock.passes(1)
        assert await listed(bob) == []
        await bob.get(f"/api/tables/{table}")
        assert await listed(bob) == []
        await ala.get(f"/api/tables/{table}")
        assert await listed(bob) == [table]
        room = await api.room(table)
        async with connected(api.host, room.state.maker) as socket:
            socket.says({"type": "hello", "table": table})
            await api.host.settled(lambda: bool(socket.messages("welcome")))
            api.host.clock.passes(10 * MINUTE_S)
            assert await listed(bob) == [table]
        assert await listed(bob) == []


@pytest.mark.parametrize("terms", [{}, {"listed": True}], ids=["by link", "listed"])
async def test_a_game_does_not_start_without_its_host_and_starts_on_return(
    tmp_path: Path, terms: dict[str, bool]
) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=[{"sit": "Ala", "decks": ["monsters-swarm"]}], **terms))["id"]
        api.host.clock.passes(MINUTE_S)
        await bob.commands(table, "sit", seat=1, name="Bob")
        await bob.commands(table, "bring", seat=1, decks=["northern-realms-siege"])
        room = await api.room(table)
        await api.host.housekeeping.run_once()
        assert room.state.all_ready
        assert room.state.phase == "waiting"
        await ala.get(f"/api/tables/{table}")
        await api.host.housekeeping.run_once()
        assert room.state.phase == "playing"


async def test_the_host_of_a_listed_table_must_be_present_even_without_a_seat(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        for terms, phase in ((Terms(listed=True), "waiting"), (Terms(), "playing")):
            room = await host.registry.open_table("zoe", terms)
            host.clock.passes(MINUTE_S)
            for seat, owner in enumerate(("ala", "bob")):
                await host.do(room, owner, "sit", seat=seat, name=owner)
            for seat, (owner, deck) in enumerate((("ala", "monsters-swarm"), ("bob", "northern-realms-siege"))):
                await host.do(room, owner, "bring", seat=seat, decks=[deck])
            assert room.state.phase == phase


async def test_a_rematch_waits_for_a_player_who_has_gone(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.do(room, "ala", "resign", seat=0)
        await host.do(room, "bob", "offer", seat=1, offer="rematch")
        host.clock.passes(MINUTE_S)
        await host.do(room, "ala", "accept", seat=0)
        again = await host.registry.room(str(room.state.next_table))
        assert again.state.all_ready
        assert again.state.phase == "waiting"


async def test_a_present_player_keeps_the_table_in_memory(tmp_path: Path) -> None:
    async with registry_host(tmp_path, keep_s=1, sweep_s=1) as host:
        room = await host.registry.open_table("ala", Terms(listed=True))
        host.clock.passes(30)
        await host.housekeeping.run_once()
        assert room.id in host.registry.rooms
        host.clock.passes(31)
        await host.housekeeping.run_once()
        assert room.id not in host.registry.rooms
