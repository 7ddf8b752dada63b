"""The broadcaster: commands before news, each table's news once, and no listener forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from gwint.server.storage.writer import Job, Writer
from gwint.server.tables.broadcast import Broadcaster
from gwint.server.tables.room import Room
from gwint.wire.tables import Terms
from tests.server.registry_host import FakeSocket, connected, registry_host


class Place:
    """A source of news that records its broadcasts."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.name = name
        self.sent = sent
        self.then: Callable[[], object] = lambda: None
        """What happens during the broadcast."""

    def broadcast(self) -> None:
        self.sent.append(self.name)
        self.then()


def places(names: str) -> tuple[Broadcaster, list[str], list[Place]]:
    sent: list[str] = []
    return Broadcaster(), sent, [Place(name, sent) for name in names]


async def quiet(broadcaster: Broadcaster) -> None:
    while broadcaster.waiting:
        await asyncio.sleep(0)


async def test_news_is_sent_once_and_in_order() -> None:
    broadcaster, sent, (a, b, c) = places("abc")
    for place in (a, b, a, c, b):
        broadcaster.schedule(place)
    assert (broadcaster.waiting, sent) == (3, [])
    await quiet(broadcaster)
    assert sent == ["a", "b", "c"]


async def test_commands_are_handled_between_the_news_of_two_tables() -> None:
    broadcaster, sent, (a, b) = places("ab")
    a.then = partial(asyncio.get_running_loop().call_soon, sent.append, "a command")
    broadcaster.schedule(a)
    broadcaster.schedule(b)
    await quiet(broadcaster)
    assert sent == ["a", "a command", "b"]


async def test_news_that_arrives_during_a_broadcast_is_sent() -> None:
    broadcaster, sent, (a, b) = places("ab")
    a.then = partial(broadcaster.schedule, b)
    broadcaster.schedule(a)
    await quiet(broadcaster)
    assert sent == ["a", "b"]
    broadcaster.schedule(b)
    await quiet(broadcaster)
    assert sent == ["a", "b", "b"]


async def test_an_error_at_one_table_does_not_stop_the_news_of_others() -> None:
    broadcaster, sent, (a, b) = places("ab")
    errors: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: errors.append(str(said["exception"])))
    a.then = partial(int, "none")
    broadcaster.schedule(a)
    broadcaster.schedule(b)
    await quiet(broadcaster)
    assert sent == ["a", "b"]
    assert len(errors) == 1


class OneCommit:
    """A writer that answers a number of jobs together."""

    def __init__(self, writer: Writer, jobs: int) -> None:
        self._write = writer.write
        self._jobs = jobs
        self._written: list[asyncio.Future[None]] = []

    async def write(self, job: Job, measured: bool = True) -> None:
        self._written.append(self._write(job))
        while len(self._written) < self._jobs:
            await asyncio.sleep(0)
        await asyncio.gather(*self._written)


async def test_moves_that_arrive_together_are_acknowledged_before_any_is_broadcast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, happened = 8, list[str]()
    send_news, send = Room.broadcast, FakeSocket.send_text

    def broadcast(room: Room) -> None:
        happened.append("shown")
        send_news(room)

    async def sent(wire: FakeSocket, text: str) -> None:
        happened.append(json.loads(text)["type"])
        await send(wire, text)

    async with registry_host(tmp_path) as host, AsyncExitStack() as stack:
        rooms = [await host.seated(Terms(), ("ala", "bob")) for _ in range(tables)]
        wires = [await stack.enter_async_context(connected(host, "ala")) for _ in rooms]
        for wire, room in zip(wires, rooms, strict=True):
            wire.says({"type": "hello", "table": room.id, "seat": 0})
        await host.settled(
            lambda: all(wire.messages("presence") for wire in wires) and not host.registry.broadcaster.waiting
        )
        monkeypatch.setattr(Room, "broadcast", broadcast)
        monkeypatch.setattr(FakeSocket, "send_text", sent)
        writer = host.registry.store.writer
        monkeypatch.setattr(writer, "write", OneCommit(writer, tables).write)
        for wire in wires:
            wire.says({"type": "move", "id": "a", "seat": 0, "question": 0, "move": {"kind": "done"}})
        await host.settled(lambda: all(wire.messages("events") for wire in wires))
        assert happened[:tables] == ["done"] * tables
        assert happened.count("shown") == tables
