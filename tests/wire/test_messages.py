"""Every message that a server or a client sends matches the schema."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gwint.server.tables.room import Room
from gwint.views import Viewer
from gwint.wire import read_event, read_fault, read_table_view, write_event, write_table_view
from gwint.wire.tables import Terms
from tests.server.registry_host import FakeSocket, RegistryHost, connected, people, registry_host
from tests.server.tables.test_tables import MODES
from tests.wire.round_trip import check_schema, through_json


def check(wire: FakeSocket) -> set[str]:
    """The types of all messages sent to a client, after validating each message."""
    for message in wire.messages():
        check_schema("ServerMessage", message)
        for event in message.get("events", ()):
            assert through_json(write_event(read_event(event))) == event
        if "view" in message:
            assert through_json(write_table_view(read_table_view(message["view"]))) == message["view"]
        if "fault" in message:
            assert read_fault(message["fault"]).kind == message["fault"]["kind"]
    return {message["type"] for message in wire.messages()}


async def watched(
    host: RegistryHost, room: Room, stack: AsyncExitStack, owners: tuple[str, ...]
) -> dict[Viewer, FakeSocket]:
    """Connect a client for every seat of a person, and a spectator."""
    wires: dict[Viewer, FakeSocket] = {}
    for seat, owner in (*enumerate(owners), (None, "eve")):
        wire = wires[seat] = await stack.enter_async_context(connected(host, owner))
        wire.says({"type": "hello", "table": room.id, "seat": seat})
    await host.settled(lambda: all(wire.messages("welcome") for wire in wires.values()))
    return wires


@pytest.mark.parametrize("mode", MODES)
async def test_the_messages_of_whole_games_match_the_schema(mode: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host, AsyncExitStack() as stack:
        room = await host.seated(Terms(mode=mode, bank_s=600), people(mode))
        wires = await watched(host, room, stack, people(mode))
        chance = random.Random(mode)
        while room.state.phase == "playing":
            await host.step(room, chance)
        await host.settled(lambda: all(_caught_up(room, wire, viewer) for viewer, wire in wires.items()))
        for viewer, wire in wires.items():
            assert check(wire) >= {"welcome", "events", "presence"}
            seen = [read_event(event) for message in wire.messages() for event in message.get("events", ())]
            assert seen == room.state.events_since(viewer, 0)
            last = read_table_view(wire.messages("events")[-1]["view"])
            assert last == room.state.view(viewer, room.clocks())


def _caught_up(room: Room, wire: FakeSocket, viewer: Viewer) -> bool:
    versions = [message["version"] for message in wire.messages() if "version" in message]
    return bool(versions) and max(versions) == room.state.version(viewer)


ORDERS: list[dict[str, Any]] = [
    {"type": "sit", "seat": 0, "name": "Ala"},
    {"type": "sit", "seat": 1, "name": "Ala too"},
    {"type": "stand", "seat": 1},
    {"type": "agree", "listed": True, "spectators": True},
    {"type": "seat-bot", "seat": 1, "bot": "nobody"},
    {"type": "free", "seat": 4},
    {"type": "seat-bot", "seat": 1, "bot": "random"},
    {"type": "move", "seat": 0, "question": 0, "move": {"kind": "pass"}},
    {"type": "bring", "seat": 0, "decks": ["leader: King Bran\n5 Scorch"]},
    {"type": "bring", "seat": 0, "decks": ["monsters-swarm"]},
    {"type": "move", "seat": 0, "question": 7, "move": {"kind": "done"}},
    {"type": "move", "seat": 0, "question": 0, "move": {"kind": "name", "faction": "monsters"}},
    {"type": "move", "seat": 0, "question": 0, "move": {"kind": "pass"}},
    {"type": "offer", "seat": 0, "offer": "take-back"},
    {"type": "accept", "seat": 0},
    {"type": "decline", "seat": 0},
    {"type": "claim", "seat": 0},
    {"type": "leave", "seat": 1},
    {"type": "resign", "seat": 0},
    {"type": "offer", "seat": 0, "offer": "rematch"},
    {"type": "close"},
]
"""One of each command; some are refused."""


async def test_the_answer_to_every_command_matches_the_schema(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.registry.open_table("ala", Terms())
        async with connected(host, "ala") as wire:
            wire.says({"type": "hello", "table": room.id, "seat": None})
            for number, order in enumerate(ORDERS):
                asked = {**order, "id": f"n{number}"}
                check_schema("ClientMessage", asked)
                wire.says(asked)
                await host.settled(lambda number=number: _answered(wire, f"n{number}"))  # type: ignore[misc]
            assert check(wire) == {"welcome", "events", "presence", "done", "refused"}
            refused = {message["id"] for message in wire.messages("refused")}
            assert {"n4", "n5", "n7", "n8", "n10", "n11", "n12", "n16"} <= refused


def _answered(wire: FakeSocket, id_: str) -> bool:
    return any(message.get("id") == id_ for message in wire.messages())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello"},
        {"type": "dance"},
        {"type": "sit", "seat": 5, "name": "Ala"},
        {"type": "sit", "seat": 0, "name": ""},
        {"type": "move", "seat": 0, "question": 0, "move": {"kind": "dance"}},
        {"type": "close", "more": 1},
    ],
)
def test_the_schema_refuses_what_no_client_may_send(message: Any) -> None:
    with pytest.raises(AssertionError):
        check_schema("ClientMessage", message)
