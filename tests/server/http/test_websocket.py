"""The WebSocket: clients receive what is missing and answers to every command; bad messages are survived."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gwint.game import Game
from gwint.rules.moves import Done
from gwint.server.storage import StoreError
from gwint.server.tables.entries import Moved
from gwint.server.tables.room import Room
from gwint.server.tables.seat_links import offer_seat, take_seat
from gwint.wire import read_table_view
from gwint.wire.protocol import OLDEST, PROTOCOL
from gwint.wire.tables import Terms
from tests.server.registry_host import FakeSocket, RegistryHost, connected, registry_host


async def greeted(host: RegistryHost, wire: FakeSocket, room: Room, seat: int | None, version: int = 0) -> Any:
    """Send a hello and return the welcome."""
    before = len(wire.messages("welcome"))
    wire.says({"type": "hello", "table": room.id, "seat": seat, "version": version})
    await host.settled(lambda: len(wire.messages("welcome")) > before)
    return wire.messages("welcome")[-1]


async def test_a_hello_returns_exactly_what_is_missing(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        chance = random.Random(2)
        async with connected(host, "ala") as wire:
            first = await greeted(host, wire, room, 0)
            assert (first["from"], first["version"], len(first["events"])) == (
                0,
                len(first["events"]),
                first["version"],
            )
        for _ in range(6):
            await host.step(room, chance)
        async with connected(host, "ala") as wire:
            whole = await greeted(host, wire, room, 0)
            rest = await greeted(host, wire, room, 0, first["version"])
            assert first["events"] + rest["events"] == whole["events"]
            assert rest["view"] == whole["view"]
            assert read_table_view(rest["view"]) == room.state.view(0, room.clocks())


@pytest.mark.parametrize(
    ("protocol", "kind"),
    [(OLDEST - 1, "protocol-too-old"), (PROTOCOL + 1, "protocol-too-new"), (-1, "protocol-too-old")],
)
async def test_a_hello_in_another_protocol_is_refused_with_the_versions(
    protocol: int, kind: str, tmp_path: Path
) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as wire:
            wire.says({"type": "hello", "id": "h", "table": room.id, "seat": 0, "protocol": protocol})
            await host.settled(lambda: bool(wire.messages("refused")))
            [refused] = wire.messages()
            assert refused == {
                "type": "refused",
                "id": "h",
                "fault": {
                    "kind": kind,
                    "details": {"protocol": protocol, "oldest": OLDEST, "newest": PROTOCOL},
                },
            }
            # The table is not followed: it sends nothing, and takes no command.
            wire.says({"type": "resign", "id": "r", "seat": 0})
            await host.settled(lambda: len(wire.messages("refused")) == 2)
            assert wire.messages()[-1]["fault"]["kind"] == "no-hello"


async def test_a_hello_may_name_the_protocol(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as wire:
            wire.says({"type": "hello", "table": room.id, "seat": 0, "protocol": PROTOCOL})
            await host.settled(lambda: bool(wire.messages("welcome")))


async def test_an_unknown_version_starts_from_the_beginning(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as wire:
            received = await greeted(host, wire, room, 0, 10_000)
            assert received["from"] == 0
            assert len(received["events"]) == received["version"]


async def test_all_viewers_receive_a_move_and_its_player_an_acknowledgement(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as ala, connected(host, "bob") as bob, connected(host, "eve") as eve:
            for wire, seat in ((ala, 0), (bob, 1), (eve, None)):
                await greeted(host, wire, room, seat)
            ala.says({"type": "move", "id": "a1", "seat": 0, "question": 0, "move": {"kind": "done"}})
            await host.settled(lambda: all(wire.messages("events") for wire in (ala, bob, eve)))
            await host.settled(lambda: bool(ala.messages("done")))
            assert ala.messages("done") == [{"type": "done", "id": "a1"}]
            for wire in (ala, bob, eve):
                received = wire.messages("events")[-1]
                assert received["events"] == [{"kind": "finished-redraw", "seat": 0}]
                assert received["view"]["game"]["acting"] == [1]


async def test_a_refused_client_receives_what_happened_while_its_command_waited(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as wire:
            await greeted(host, wire, room, 0)
            await host.settled(lambda: len(wire.sent) == 2)
            async with room.lock:
                wire.says({"type": "move", "id": "late", "seat": 0, "question": 99, "move": {"kind": "pass"}})
                for _ in range(10):
                    await asyncio.sleep(0)
                await room.commit(Moved(1, Done(), "", 0))
                assert len(wire.sent) == 2
            await host.settled(lambda: len(wire.sent) == 4)
            assert wire.messages("refused")[0]["fault"]["kind"] == "stale-question"
            assert wire.messages("events")[0]["events"] == [{"kind": "finished-redraw", "seat": 1}]


async def test_what_could_not_be_written_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.redrawn(room)
        async with connected(host, "ala") as wire, connected(host, "ala") as later:
            await greeted(host, wire, room, 0)
            before = room.encoded_view(0)
            with monkeypatch.context() as patch:
                patch.setattr(host.registry.store.writer, "write", refusing)
                with pytest.raises(StoreError):
                    await host.step(room, random.Random(1))
            assert room.encoded_view(0) == before
            await host.step(room, random.Random(2))
            await host.settled(lambda: bool(wire.messages("events")))
            received = (await greeted(host, later, room, 0))["view"]
            assert wire.messages("events")[0]["view"] == received
            assert read_table_view(received) == room.state.view(0, room.clocks())


async def refusing(_job: object, measured: bool = True) -> None:
    """Refuse like a full disk."""
    raise StoreError("disk-full")


async def test_a_choice_that_leads_to_another_question_updates_the_view_without_events(tmp_path: Path) -> None:
    """AB-MEDIC, AB-AGILE. The harpy is chosen but not yet placed: there is no event, but all see the new question."""
    start = Game.from_picture("hand | Yennefer of Vengerberg\ndiscard | Harpy, Nekker\nfoe hand | Griffin").picture
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(start=start), ("ala", "bob"))
        async with connected(host, "ala") as ala, connected(host, "bob") as bob:
            for wire, seat in ((ala, 0), (bob, 1)):
                await greeted(host, wire, room, seat)
            for move in room.state.view(0, [None, None]).game.moves[:1]:  # type: ignore[union-attr]
                await host.move(room, 0, move)
            harpy = {"kind": "choose", "card": "monsters/harpy"}
            ala.says({"type": "move", "seat": 0, "question": 1, "move": harpy})
            await host.settled(lambda: all(len(wire.messages("events")) == 2 for wire in (ala, bob)))
            for wire in (ala, bob):
                received = wire.messages("events")[-1]
                assert received["events"] == []
                assert received["view"]["game"]["question"]["kind"] == "place-card"


async def test_only_its_owner_sees_a_seat(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(spectators=False), ("ala", "bob"))
        async with connected(host, "bob") as bob, connected(host, "eve") as eve, connected(host, "") as stranger:
            bob.says({"type": "hello", "table": room.id, "seat": 0})
            eve.says({"type": "hello", "table": room.id})
            stranger.says({"type": "hello", "table": room.id, "seat": 0})
            await host.settled(lambda: all(wire.messages() for wire in (bob, eve, stranger)))
            kinds = [wire.messages()[0]["fault"]["kind"] for wire in (bob, eve, stranger)]
            assert kinds == ["not-your-seat", "no-spectators", "not-your-seat"]


async def test_a_client_whose_seat_moved_to_another_device_receives_nothing_more(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as old, connected(host, "phone") as new:
            await greeted(host, old, room, 0)
            await take_seat(host.registry, await offer_seat(host.registry, room, 0), "phone")
            await host.settled(lambda: bool(old.messages("refused")))
            heard = len(old.sent)
            await greeted(host, new, room, 0)
            new.says({"type": "move", "id": "n1", "seat": 0, "question": 0, "move": {"kind": "done"}})
            await host.settled(lambda: bool(new.messages("done")))
            assert len(old.sent) == heard
            assert old.messages("refused")[-1]["fault"]["kind"] == "not-your-seat"


async def test_an_owner_of_both_seats_can_change_the_viewpoint(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        async with connected(host, "ala") as wire:
            first = await greeted(host, wire, room, 0)
            second = await greeted(host, wire, room, 1)
            assert first["yours"] == second["yours"] == [0, 1]
            hands = [received["view"]["game"]["seats"] for received in (first, second)]
            assert hands[0][0]["secrets"]
            assert hands[0][1]["secrets"] is None
            assert hands[1][1]["secrets"]


async def test_arrivals_and_departures_are_sent_as_presence(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as ala:
            await greeted(host, ala, room, 0)
            async with connected(host, "bob") as bob:
                await greeted(host, bob, room, 1)
                await host.settled(lambda: _here(ala) == [True, True])
                host.clock.passes(60)
            await host.settled(lambda: _here(ala) == [True, False])


def _here(wire: FakeSocket) -> list[bool]:
    received = wire.messages("presence")
    return [chair["here"] for chair in received[-1]["chairs"]] if received else []


BAD: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "[" * 10_000,
    '{"type":"hello"}',
    '{"type":"nonsense"}',
    '{"type":"move","seat":0}',
    '{"type":"hello","table":"x","version":-1}',
    '{"type":"hello","table":"' + "x" * 100 + '"}',
    '{"type":"move","seat":0,"question":0,"move":{"kind":"play","card":["deep"]}}',
    '{"type":"move","seat":99999999999999999999,"question":0,"move":{}}',
    '{"type":"sit","seat":0,"name":"A","extra":1}',
    '{"type":"move","seat":0,"question":0,"move":{"kind":"pass"}}',
    '{"type":"hello","table":"\\ud800"}',
]


@pytest.mark.parametrize("text", BAD)
async def test_bad_messages_are_answered_and_survived(text: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala") as wire:
            wire.says(text)
            await host.settled(lambda: bool(wire.messages("refused")))
            await greeted(host, wire, room, 0)
            for move in ({"kind": "pass", "card": None}, {"kind": "exchange", "card": "monsters/nobody"}, {}):
                wire.says({"type": "move", "id": "b", "seat": 0, "question": 0, "move": move})
            await host.settled(lambda: len(wire.messages("refused")) == 4)
            assert {received["id"] for received in wire.messages("refused")[1:]} == {"b"}
            assert room.state.chairs[0].question == 0


async def test_messages_beyond_the_rate_limit_are_refused_for_a_while(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        async with connected(host, "ala", rate=1) as wire:
            for _ in range(11):
                wire.says({"type": "hello", "table": room.id, "seat": 0})
            await host.settled(lambda: bool(wire.messages("refused")))
            assert wire.messages("refused")[0]["fault"]["kind"] == "too-fast"
            host.clock.passes(2)
            await greeted(host, wire, room, 0)


async def test_a_client_that_sends_only_invalid_messages_is_disconnected(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host, connected(host, "ala") as wire:
        for _ in range(150):
            wire.says("nonsense")
        await host.settled(lambda: len(wire.messages("refused")) == 100)
