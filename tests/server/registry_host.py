"""A registry for tests: a real store in its own folder, a clock that the test sets, and bots that move immediately."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from gwint.advice import Hint, JudgedMove, hint
from gwint.advice.review import judge_move
from gwint.bots import BOTS, INSTANT
from gwint.decks import encode, starters
from gwint.fairness.commitments import pledge
from gwint.faults import GwintError
from gwint.game import Game
from gwint.match import MatchView, Name, NameDeck, random_lineup
from gwint.rules.chance import seed_of
from gwint.rules.moves import Move, Play
from gwint.server.bots.advisers import SEED
from gwint.server.http.websocket import Connection
from gwint.server.ops.housekeeping import Housekeeping
from gwint.server.rate_limits import Bucket
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import open_store
from gwint.server.tables.commands import AnyCommand
from gwint.server.tables.room import Room
from gwint.server.tables.server_registry import ServerRegistry
from gwint.views import View
from gwint.wire import write_move
from gwint.wire.tables import Terms

COMMAND: TypeAdapter[Any] = TypeAdapter(AnyCommand)
SEATS = {"ffa-3": 3, "ffa-4": 4, "ffa-5": 5, "team": 4, "solo": 1, "solo-leaders": 1}
PEOPLE = ("ala", "bob", "cyd", "dan", "eva")
TABLE_NUMBERS: defaultdict[Path, Iterator[int]] = defaultdict(count)
"""The numbers of new tables in each folder: with their ids and the seeds, every deal of a test is the same."""
PATIENCE_S = 60
"""For a busy machine."""


@dataclass
class ManualClock:
    """A clock that the test advances."""

    date: int = 1_000_000
    count: int = 5_000

    def now(self) -> int:
        return self.date

    def steady(self) -> int:
        return self.count

    def passes(self, seconds: float) -> None:
        self.date += int(seconds * 1000)
        self.count += int(seconds * 1000)


class QuickAdvisers:
    """Advice by the planner only, computed in this process."""

    def __init__(self) -> None:
        self.hinted: list[View] = []
        """The views for which hints were requested."""

    async def hint(self, view: View, *_client: object) -> Hint:
        self.hinted.append(view)
        return hint(view, INSTANT, SEED)

    async def can_search(self, _view: View) -> bool:
        return True

    async def judge(self, number: int, view: View, move: Move, _thorough: bool, *_client: object) -> JudgedMove:
        await asyncio.sleep(0)
        return judge_move(number, view, move, INSTANT, SEED)


class QuickWorkers:
    """Bots that move in this process."""

    def __init__(self) -> None:
        self.advisers = QuickAdvisers()

    async def choose(self, bot: str, view: View | MatchView, seed: str, *_turn: object) -> Move | Name:
        if isinstance(view, MatchView):
            if isinstance(view.question, NameDeck):
                return view.moves[0]
            assert view.game is not None
            view = view.game
        return BOTS[bot](view, seed=seed)


@dataclass
class RegistryHost:
    """A running registry."""

    registry: ServerRegistry
    clock: ManualClock
    names: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.owners = Owners(self.registry.store, self.clock)
        self.housekeeping = Housekeeping(self.registry, self.owners)

    async def do(self, room: Room, owner: str, type_: str, **fields: Any) -> None:
        """Send a command as by HTTP, so that its owner counts as present."""
        command = COMMAND.validate_python({"type": type_, **fields})
        await self.registry.execute(room, owner, command)
        if not command.is_secret:
            room.note_request(owner)

    async def seated(self, terms: Terms, owners: Sequence[str | None], maker: str = "ala") -> Room:
        """Deal a table with these people and decks, and with bots for the seats without a person."""
        room = await self.registry.open_table(maker, terms)
        for seat, owner in enumerate(owners):
            if owner is None:
                await self.do(room, maker, "seat-bot", seat=seat, bot="greedy")
            else:
                await self.do(room, owner, "sit", seat=seat, name=owner.title())
        for seat, owner in enumerate(owners):
            if owner is not None and room.state.needs_decks:
                await self.do(room, owner, "bring", seat=seat, decks=decks_for(terms, seat))
        return room

    async def bring(self, room: Room, seat: int, contribute: bool = True) -> None:
        """Bring a deck for a person's seat and pledge the person's entropy, unless they contribute none."""
        owner, deal = room.state.chairs[seat].owner, room.state.deal
        assert owner is not None
        entropy = entropy_of(owner, room.id, deal.attempt)
        promise = pledge(room.id, deal.attempt, entropy) if contribute else ""
        await self.do(room, owner, "bring", seat=seat, decks=decks_for(room.state.terms, seat), pledge=promise)

    async def reveal(self, room: Room, seat: int) -> None:
        """Reveal the entropy of a person's seat."""
        owner = room.state.chairs[seat].owner
        assert owner is not None
        entropy = entropy_of(owner, room.id, room.state.deal.attempt)
        await self.do(room, owner, "reveal", seat=seat, entropy=entropy)

    async def move(self, room: Room, seat: int, move: Move | Name, id_: str = "") -> None:
        chair = room.state.chairs[seat]
        assert chair.owner is not None
        await self.do(room, chair.owner, "move", seat=seat, question=chair.question, move=write_move(move), id=id_)

    async def step(self, room: Room, chance: random.Random) -> None:
        """Make a random move for a person who is to act; otherwise wait for bots."""
        chairs = room.state.chairs
        people = [seat for seat in room.state.acting if chairs[seat].person and not chairs[seat].passes]
        if not people:
            await asyncio.sleep(0)
            return
        seat = chance.choice(people)
        assert room.state.play is not None
        await self.move(room, seat, chance.choice(room.state.play.view(seat).moves))

    async def play_out(self, room: Room, seed: int = 0) -> None:
        chance = random.Random(seed)
        while room.state.phase == "playing":
            await self.step(room, chance)

    async def redrawn(self, room: Room) -> None:
        """Finish the redraw of all seats."""
        from gwint.rules.moves import Done

        while room.state.play is not None and Done() in room.state.play.view(seat := room.state.acting[0]).moves:
            if room.state.chairs[seat].person:
                await self.move(room, seat, Done())
            else:
                await asyncio.sleep(0)

    async def settled(self, done: Callable[[], bool]) -> None:
        """Let bots move and sockets send until a condition holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                await asyncio.sleep(0.001)


def entropy_of(owner: str, table: str, attempt: int) -> str:
    """Return the entropy that an owner contributes to a deal."""
    return seed_of(f"{owner} {table} {attempt}")


def decks_for(terms: Terms, seat: int) -> list[str]:
    if terms.mode == "match":
        return [encode(deck) for deck in random_lineup(seat).decks]
    if terms.mode.startswith("solo"):
        return ["set:king-bran"]
    return [starters()[2 * seat].id]


@asynccontextmanager
async def registry_host(folder: Path, clock: ManualClock | None = None, **settings: Any) -> AsyncIterator[RegistryHost]:
    """Run a registry on a folder; opened again, it finds what was stored there."""
    time = clock or ManualClock()
    async with open_store(folder) as store:
        workers: Any = QuickWorkers()
        numbers, ids = count(2), TABLE_NUMBERS[folder]  # From 2, the first bot does not choose who begins.
        registry = ServerRegistry(
            Settings(data=folder, **settings), store, workers, time, lambda: f"table{next(ids)}",
            seed=lambda: seed_of(f"deal {next(numbers)}"),
        )  # fmt: skip
        try:
            yield RegistryHost(registry, time)
        finally:
            await registry.close()


class FakeSocket:
    """A socket whose other end is the test."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def receive_text(self) -> str:
        heard = await self._heard.get()
        if heard is None:
            raise RuntimeError("gone")
        return heard

    async def close(self, _code: int = 1000) -> None:
        self._heard.put_nowait(None)

    def says(self, message: Any) -> None:
        self._heard.put_nowait(message if isinstance(message, str) else json.dumps(message))

    def hangs_up(self) -> None:
        self._heard.put_nowait(None)

    def messages(self, type_: str | None = None) -> list[Any]:
        received = [json.loads(text) for text in self.sent]
        return [message for message in received if type_ in (None, message["type"])]


@asynccontextmanager
async def connected(host: RegistryHost, owner: str, rate: float = 0) -> AsyncIterator[FakeSocket]:
    """Connect a client of this owner."""
    wire: Any = FakeSocket()
    connection = Connection(wire, host.registry, owner, Bucket(rate, host.clock.steady))
    running = asyncio.create_task(connection.run())
    try:
        yield wire
    finally:
        wire.hangs_up()
        await running


async def refused(work: object, kind: str) -> GwintError:
    with pytest.raises(GwintError) as caught:
        await work  # type: ignore[misc]
    assert caught.value.kind == kind
    return caught.value


def people(mode: str) -> tuple[str, ...]:
    return PEOPLE[: SEATS.get(mode, 2)]


async def in_turn(host: RegistryHost, room: Room) -> int:
    await host.redrawn(room)
    return room.state.acting[0]


def plain_play(room: Room, seat: int) -> Play:
    """Return a play of a unit that draws no cards, calls none and asks nothing."""
    assert isinstance(room.state.play, Game)
    moves = room.state.play.view(seat).moves
    return next(move for move in moves if isinstance(move, Play) and move.card.unit and not move.card.deploys)
