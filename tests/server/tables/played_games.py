"""Finished games with everything that is left of them: the record, the sealed log and what each viewer was sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from gwint.fairness.commitments import pledge
from gwint.fairness.hash_chains import chain_of, log_chain
from gwint.game import Game
from gwint.server.tables.entries import read_entry
from gwint.server.tables.fold import apply, first_state
from gwint.server.tables.log_reader import Row
from gwint.server.tables.replays import table_record
from gwint.server.tables.room import Room
from gwint.server.tables.sealed_log import chains, sealed_log
from gwint.wire.tables import Terms
from tests.server.registry_host import (
    FakeSocket,
    RegistryHost,
    connected,
    entropy_of,
    in_turn,
    registry_host,
)

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "verify.py"
Event = dict[str, Any]


@dataclass(frozen=True)
class FinishedGame:
    """What is left of a game."""

    record: str
    seal: Any
    """The sealed log as JSON."""
    rows: Sequence[Row]
    """The log itself."""
    messages: dict[int, list[Any]]
    """The messages with events that each person's client received, by seat."""

    def events(self, seat: int) -> list[Event]:
        return [event for message in self.messages[seat] for event in message["events"]]

    def chain(self, seat: int) -> str:
        """Return the chain that the client of a seat computed."""
        return chain_of(self.seal["table"], seat, self.events(seat))


Scene = Callable[[Path], Coroutine[Any, Any, FinishedGame]]
"""Plays a game on a server in a folder."""


@cache
def finished(scene: str) -> FinishedGame:
    """Return a game that was played in a scene; tests must not change it."""
    with TemporaryDirectory() as folder:
        return asyncio.run(SCENES[scene](Path(folder)))


async def sit_down(host: RegistryHost, terms: Terms, owners: Sequence[str | None]) -> Room:
    """Open a table and seat people and bots, without decks of people."""
    room = await host.registry.open_table("ala", terms)
    for seat, owner in enumerate(owners):
        if owner is None:
            await host.do(room, "ala", "seat-bot", seat=seat, bot="random")
        else:
            await host.do(room, owner, "sit", seat=seat, name=f"{owner.title()} {seat}")
    return room


async def bring_all(host: RegistryHost, room: Room, contribute: bool = True) -> None:
    """Bring the decks of all people, and reveal their entropy if they contribute."""
    for seat in room.state.seats_of_people():
        await host.bring(room, seat, contribute)
    for seat in room.state.deal.owed:
        await host.reveal(room, seat)


async def following(host: RegistryHost, room: Room, stack: AsyncExitStack) -> dict[int, FakeSocket]:
    """Connect a client for each person's seat."""
    sockets = {}
    for seat in room.state.seats_of_people():
        sockets[seat] = await stack.enter_async_context(connected(host, room.state.chairs[seat].owner or ""))
        sockets[seat].says({"type": "hello", "table": room.id, "seat": seat})
    return sockets


async def left_over(host: RegistryHost, room: Room, sockets: dict[int, FakeSocket]) -> FinishedGame:
    def messages(seat: int) -> list[Any]:
        return [message for message in sockets[seat].messages() if "events" in message]

    def is_complete(seat: int) -> bool:
        return sum(len(message["events"]) for message in messages(seat)) >= room.state.version(seat)

    await host.settled(lambda: all(map(is_complete, sockets)))
    rows = await host.registry.log_rows(room.id)
    seal = json.loads(json.dumps(sealed_log(room.id, rows)))
    record = table_record(room.id, rows, {"date": "2026-11-18"})
    return FinishedGame(record, seal, rows, {seat: messages(seat) for seat in sockets})


async def take_back(host: RegistryHost, room: Room) -> None:
    """Make a move that may be taken back, and take it back."""
    seat = await in_turn(host, room)
    while not room.state.may_take_back(seat):
        seat = room.state.acting[0]
        assert isinstance(room.state.play, Game)
        await host.move(room, seat, room.state.play.view(seat).moves[0])
    owners = [chair.owner or "" for chair in room.state.chairs]
    await host.do(room, owners[seat], "offer", seat=seat, offer="take-back")
    await host.do(room, owners[1 - seat], "accept", seat=1 - seat)


async def second_attempt(folder: Path) -> FinishedGame:
    """A duel of two people: Bob reveals nothing, they are dealt again, take a move back, and offer a rematch."""
    async with registry_host(folder) as host, AsyncExitStack() as stack:
        room = await sit_down(host, Terms(), ("ala", "bob"))
        sockets = await following(host, room, stack)
        for seat in (0, 1):
            await host.bring(room, seat)
        await host.reveal(room, 0)
        host.clock.passes(10)
        await host.housekeeping.run_once()
        await host.bring(room, 1)
        again = pledge(room.id, 2, entropy_of("ala", room.id, 2))
        await host.do(room, "ala", "pledge", seat=0, pledge=again)
        for seat in (0, 1):
            await host.reveal(room, seat)
        await take_back(host, room)
        await host.play_out(room, 3)
        await host.do(room, "ala", "offer", seat=0, offer="rematch")
        await host.do(room, "bob", "decline", seat=1)
        return await left_over(host, room, sockets)


def scene(terms: Terms, owners: Sequence[str | None]) -> Scene:
    """Return a scene that plays a game on these terms to its end, with a bot at each seat without an owner."""

    async def play(folder: Path) -> FinishedGame:
        async with registry_host(folder) as host, AsyncExitStack() as stack:
            room = await sit_down(host, terms, owners)
            sockets = await following(host, room, stack)
            await bring_all(host, room)
            await host.play_out(room)
            return await left_over(host, room, sockets)

    return play


async def rematch(folder: Path) -> FinishedGame:
    """A rematch against a bot, which keeps its deck."""
    async with registry_host(folder) as host, AsyncExitStack() as stack:
        room = await sit_down(host, Terms(), ("ala", None))
        await bring_all(host, room)
        await host.play_out(room)
        prepared = room.state.deal.rematch
        assert prepared is not None
        promise = pledge(prepared.table, 1, entropy_of("ala", prepared.table, 1))
        await host.do(room, "ala", "offer", seat=0, offer="rematch", pledge=promise)
        again = await host.registry.room(prepared.table)
        sockets = await following(host, again, stack)
        await host.reveal(again, 1)
        await host.play_out(again)
        return await left_over(host, again, sockets)


SCENES: dict[str, Scene] = {
    "duel": second_attempt,
    "against a bot": scene(Terms(), ("ala", None)),
    "rematch": rematch,
    "team": scene(Terms(mode="team", rules="klub,  roach=yes"), ("ala", None, "cyd", None)),
    "solo": scene(Terms(mode="solo"), ("ala",)),
    "match": scene(Terms(mode="match"), ("ala", None)),
}


def by_example(record: str, folder: Path) -> bool:
    """Return whether the independent verifier accepts a record; a damaged one may be more than it can read."""
    path = folder / "record.txt"
    path.write_text(record, encoding="utf-8")
    with patch("sys.argv", [str(EXAMPLE), str(path)]), patch("sys.stdout", StringIO()):
        try:
            run_path(str(EXAMPLE))
        except SystemExit as done:
            return done.code == 0
        except (KeyError, ValueError):
            return False
    raise AssertionError


def forged(seal: Any) -> Any:
    """Return a sealed log that is consistent again after its entries were changed, as a dishonest server would do."""
    new = deepcopy(seal)
    opened, *others = new["entries"]
    first: Any = read_entry("opened", json.dumps(opened["body"]))
    state = first_state(new["table"], first, opened["at"])
    for number, entry in enumerate(others, start=1):
        if entry["kind"] == "sealed":
            entry["body"]["chain"] = log_chain(new["table"], new["entries"][:number])
        apply(state, read_entry(entry["kind"], json.dumps(entry["body"])), entry["at"])
        entry["digest"] = entry["digest"] and state.digest
    new["chains"] = chains(state)
    return new
