"""A table as a stream: the WebSocket's messages in a response that ends with the game."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from gwint.server.http.event_stream import StreamListener
from gwint.server.rate_limits import AddressLimits
from tests.server.registry_host import connected
from tests.server.routes.table_client import HOT_SEAT, ApiClient, ApiServer, api_server, lines


def following(guest: ApiClient, table: str, query: str = "") -> asyncio.Task[str]:
    return asyncio.create_task(guest.get(f"/api/tables/{table}/events{query}"))


def open_streams(api: ApiServer) -> int:
    """Return how many streams are counted for all addresses."""
    addresses: AddressLimits = api.app.state.addresses
    return addresses.open_sockets


async def test_a_stream_starts_with_what_is_missing(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        owner = (await api.room(table)).state.maker
        for seat, after in ((0, 0), (1, 3), (None, 2), (0, 10**6)):
            query = f"?once=true&after={after}" + ("" if seat is None else f"&seat={seat}")
            answer = await ala.client.get(f"/api/tables/{table}/events{query}")
            assert answer.headers["content-type"] == "application/x-ndjson"
            async with connected(api.host, owner) as wire:
                wire.says({"type": "hello", "table": table, "seat": seat, "version": after})
                await api.host.settled(lambda wire=wire: wire.messages("welcome"))  # type: ignore[misc]
                assert lines(answer.text) == wire.messages("welcome")


async def test_a_stream_follows_a_game_to_its_end_without_gaps(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as stranger:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        room = await api.room(table)
        streams = following(ala, table, "?seat=1&after=4"), following(stranger, table)
        await api.host.settled(lambda: len(room.listeners) == 2)
        await api.plays_out(table)
        for stream, viewer, after in zip(streams, (1, None), (4, 0), strict=True):
            async with asyncio.timeout(10):
                received = lines(await stream)
            assert received[0]["type"] == "welcome"
            assert {one["type"] for one in received[1:]} == {"events", "presence"}
            events = [event for one in received if "events" in one for event in one["events"]]
            assert len(events) == room.state.version(viewer) - after
            last = [one for one in received if "view" in one][-1]
            assert last["view"]["phase"] == "over"
        assert not room.listeners


async def test_a_client_that_follows_from_a_seat_is_present_until_it_disconnects(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as stranger:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        room = await api.room(table)
        stream = following(ala, table, "?seat=0")
        await api.host.settled(lambda: bool(room.listeners))
        api.host.clock.passes(3_600)
        here = {"here": True, "away_ms": None}
        assert (await stranger.get(f"/api/tables/{table}"))["presence"] == [here, here]
        stream.cancel()
        await api.host.settled(lambda: not room.listeners)
        api.host.clock.passes(3)
        assert (await stranger.get(f"/api/tables/{table}"))["presence"][0] == {"here": False, "away_ms": 3000}


async def test_the_stream_of_a_finished_table_ends_immediately(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens())["id"]
        await ala.commands(table, "close")
        async with asyncio.timeout(10):
            [received] = lines(await following(ala, table))
        assert received["view"]["phase"] == "closed"


async def test_a_stream_ends_when_its_client_loses_the_seat(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT[:1]))["id"]
        await bob.commands(table, "sit", seat=1, name="Bob")
        room = await api.room(table)
        stream = following(bob, table, "?seat=1")
        await api.host.settled(lambda: bool(room.listeners))
        await ala.commands(table, "free", seat=1)
        async with asyncio.timeout(10):
            received = lines(await stream)
        assert received[-1]["type"] == "refused"
        assert received[-1]["fault"]["kind"] == "not-your-seat"
        assert not any("events" in one for one in received[1:])


async def test_a_stream_counts_as_a_socket_of_its_address_while_it_is_open(tmp_path: Path) -> None:
    async with api_server(tmp_path, address_connections=1) as api, api.client("Ala") as ala:
        table = (await ala.opens())["id"]
        room, path = await api.room(table), f"/api/tables/{table}/events"
        stream = following(ala, table)
        await api.host.settled(lambda: bool(room.listeners))
        assert await ala.fault("GET", path, 429) == "too-many-sockets"
        await ala.get(f"{path}?once=true")
        stream.cancel()
        await api.host.settled(lambda: not room.listeners)
        await ala.commands(table, "close")
        await following(ala, table)


async def test_an_address_with_all_its_streams_open_takes_none_from_another(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path, address_connections=2) as api,
        api.client("Ala") as ala,
        api.client("Bob", address="192.0.2.2") as bob,
    ):
        table = (await ala.opens())["id"]
        room, path = await api.room(table), f"/api/tables/{table}/events"
        streams = [following(ala, table), following(ala, table)]
        await api.host.settled(lambda: len(room.listeners) == 2)
        assert await ala.fault("GET", path, 429) == "too-many-sockets"
        streams.append(following(bob, table))
        await api.host.settled(lambda: len(room.listeners) == 3)
        await ala.commands(table, "close")
        async with asyncio.timeout(10):
            assert [lines(text)[-1]["view"]["phase"] for text in await asyncio.gather(*streams)] == ["closed"] * 3


async def test_a_stream_is_counted_until_its_client_leaves_or_the_game_ends(tmp_path: Path) -> None:
    async with api_server(tmp_path, address_connections=1) as api, api.client("Ala") as ala:
        table = (await ala.opens())["id"]
        room, count = await api.room(table), partial(open_streams, api)
        assert count() == 0
        for ended in ("client", "game"):
            stream = following(ala, table)
            await api.host.settled(lambda: bool(room.listeners))
            assert count() == 1
            if ended == "client":
                stream.cancel()
            else:
                await ala.commands(table, "close")
            await asyncio.wait([stream])
            await api.host.settled(lambda: count() == 0)
        assert not room.listeners


async def test_a_stream_that_is_refused_is_not_counted(tmp_path: Path) -> None:
    async with api_server(tmp_path, address_connections=1) as api, api.client("Ala") as ala, api.client() as stranger:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        for path, status in (
            (f"{table}/events?seat=0", 403),
            ("nowhere/events", 404),
            (f"{table}/events?after=-1", 422),
        ):
            await stranger.fault("GET", f"/api/tables/{path}", status)
            assert open_streams(api) == 0


async def test_a_silent_stream_sends_heartbeats(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        room = await api.room((await ala.opens())["id"])
        follower = StreamListener(api.host.registry, room, None, "", 0, heartbeat_s=0.001)
        received = follower.lines()
        first = [await anext(received) for _ in range(3)]
        assert [one["type"] for one in lines("".join(first))] == ["welcome", "presence", "presence"]
