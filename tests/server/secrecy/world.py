"""One of two worlds: a registry with one table, its viewer, and the actions of the others."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import weakref
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from gwint.cards import Faction
from gwint.decks import Deck, encode
from gwint.faults import GwintError
from gwint.game import Game
from gwint.match import Lineup, Match, MatchView, Name
from gwint.rules.chance import seed_of
from gwint.rules.moves import Done, Exchange, Move
from gwint.server.ops.metrics import TableCollector
from gwint.server.settings import Settings
from gwint.server.storage.migrations import migrate
from gwint.server.storage.store import Store
from gwint.server.tables import sealed_log
from gwint.server.tables.reviews import Reviews, table_plan
from gwint.server.tables.room import PASSING_MOVES, Room
from gwint.server.tables.server_registry import ServerRegistry
from gwint.views import View, Viewer
from tests.server.registry_host import FakeSocket, ManualClock, QuickAdvisers, RegistryHost, connected
from tests.server.secrecy.rest_requests import answer, follow

STILL = 6
"""Iterations of the event loop without news, after which none will come."""


class Ledger:
    """The store's tables without a disk: what is written is there at the next iteration of the loop."""

    def __init__(self, empty: sqlite3.Connection) -> None:
        self.writer = self.reader = self
        self.waiting = 0
        self.commits = 0
        """Those that the metrics may show."""
        self._database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        weakref.finalize(self, self._database.close)
        empty.backup(self._database)

    async def write(self, job: Sequence[tuple[str, Sequence[Any]]], measured: bool = True) -> None:
        await asyncio.sleep(0)
        self.commits += measured
        self._database.execute("BEGIN")
        for statement, values in job:
            self._database.execute(statement, values)
        self._database.execute("COMMIT")

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        await asyncio.sleep(0)
        return self._database.execute(sql, values).fetchall()


def empty_store(folder: Path) -> sqlite3.Connection:
    migrate(folder / "empty.db")
    return sqlite3.connect(folder / "empty.db")


def codes_of(decks: Iterable[Deck]) -> frozenset[str]:
    return frozenset(map(encode, decks))


@dataclass
class Puppets:
    """Bots that exchange by each world's own random numbers, then make only moves that every hand allows."""

    chance: random.Random
    shared: Mapping[frozenset[str], Sequence[Faction]]
    """The decks of a match that look alike in both worlds, by the decks brought."""
    advisers: QuickAdvisers = field(default_factory=QuickAdvisers)
    chosen: int = 0
    failures: int = 0
    overruns: int = 0
    fallbacks: int = 0

    async def choose(self, _bot: str, view: View | MatchView, _seed: str, *_turn: object) -> Move | Name:
        exchanges = [move for move in view.moves if isinstance(move, Exchange)]
        if exchanges and self._goes_on(view):
            return self.chance.choice(exchanges)
        return self.plain(view.moves, view.lineup if isinstance(view, MatchView) else None)

    def plain(self, moves: Sequence[Move | Name], lineup: Lineup | None) -> Move | Name:
        """Return a move that every hand allows, as for a seat that passes; in a match, a shared deck."""
        if isinstance(moves[0], Name):
            assert lineup is not None
            return next(Name(one) for one in self.shared[codes_of(lineup.decks)] if Name(one) in moves)
        return next((one for one in PASSING_MOVES if one in moves), moves[0])

    def _goes_on(self, view: View | MatchView) -> bool:
        game = view.game if isinstance(view, MatchView) else view
        assert game is not None
        assert game.viewer is not None
        own = game.seats[game.viewer].secrets
        assert own is not None
        return own.redraws == int(game.ruleset.redraws) or self.chance.random() < 0.5


class World:
    """One of the two worlds: a registry with one table, and what its viewer has received."""

    def __init__(self, ledger: Ledger, owner: str, viewer: Viewer, seed: object) -> None:
        self.owner, self.viewer = owner, viewer
        self.chance = random.Random(f"{seed}")
        self.clock = ManualClock()
        self.sent: list[list[str]] = []
        """What the viewer has received, by channel."""
        self._told: list[int] = []
        self._streams: list[asyncio.Task[None]] = []
        self._ledger = ledger
        self._names, self._seeds = count(), count()
        self._guests: dict[tuple[str, Viewer], AsyncExitStack] = {}
        self.shared: dict[frozenset[str], Sequence[Faction]] = {}
        """The decks that bots name in a match."""
        self._puppets = Puppets(self.chance, self.shared)
        self.host = self._opened()
        self.room: Room
        self._wire: FakeSocket

    def _opened(self) -> RegistryHost:
        ledger: Any = self._ledger
        store = Store(ledger, ledger)
        workers: Any = self._puppets
        registry = ServerRegistry(
            Settings(), store, workers, self.clock, lambda: f"table{next(self._names)}",
            seed=lambda: seed_of(f"deal {next(self._seeds)}"),
        )  # fmt: skip
        return RegistryHost(registry, self.clock)

    @property
    def play(self) -> Game | Match:
        assert self.room.state.play is not None
        return self.room.state.play

    async def still(self) -> None:
        """Wait until bots have moved, also at the table of a rematch, and everything is sent."""
        before, quiet = (-1, -1), 0
        while quiet < STILL:
            await asyncio.sleep(0)
            entries = sum(room.state.number for room in self.host.registry.rooms.values())
            now = entries, sum(map(len, self.sent))
            quiet = quiet + 1 if now == before else 0
            before = now

    @property
    def served(self) -> set[int]:
        """Return the seats that the server plays."""
        chairs = self.room.state.chairs
        return {seat for seat, chair in enumerate(chairs) if chair.bot is not None or chair.passes}

    def carries_on(self, play: Any, let_go: Iterable[int] = ()) -> None:
        """Play on a copy of the game what the server plays by itself, also for these seats if released."""
        served = self.served.union(let_go)
        while asked := served.intersection(play.acting):
            seat = min(asked)
            lineup = play.lineups[seat] if isinstance(play, Match) else None
            play.play(self._puppets.plain(play.legal_moves(seat), lineup), seat)

    def metrics(self) -> list[object]:
        """Return every number that an operator may see."""
        found = TableCollector(self.host.registry, self._guests).collect()
        return [self._ledger.commits, *(sample for metric in found for sample in metric.samples)]

    def chains(self) -> dict[str, str]:
        """Return the hash chain of every viewer of the table."""
        return sealed_log.chains(self.room.state)

    # The viewer

    async def comes(self, version: int = 0) -> None:
        """Connect the viewer, for the first time or again."""
        self._wire = await self._enters(self.owner, self.viewer)
        self.sent.append(self._wire.sent)
        await self.says({"type": "hello", "table": self.room.id, "seat": self.viewer, "version": version})

    async def says(self, message: Any) -> None:
        self._wire.says(message)
        await self.still()

    async def is_advised(self, seat: int) -> None:
        """Ask for a hint over the socket and over HTTP, and wait for the answers."""
        received = len(self._wire.sent)
        await self.says({"type": "hint", "id": "hint", "seat": seat})
        await self.host.settled(lambda: len(self._wire.sent) > received)
        await self.asks("GET", f"/api/tables/{{table}}/hint?seat={seat}")

    async def judged(self) -> list[Any]:
        """Return the judgements of the viewer's own moves after the game; the rest is public and differs."""
        plan = table_plan(self.room.id, await self.host.registry.log_rows(self.room.id))
        job = Reviews(self.host.registry).of(self.owner, plan)
        with job.listening(self.owner):
            *_, last = [json.loads(line) async for line in job.lines()]
        own = [one for one in last["review"]["judged"] if one["seat"] == self.viewer]
        return [{**one, "number": place} for place, one in enumerate(own)]

    async def streams(self) -> None:
        """Follow the table over HTTP as well, with or without the socket."""
        lines: list[str] = []
        self.sent.append(lines)
        self._streams.append(asyncio.create_task(follow(self.host.registry, self.room, self.viewer, self.owner, lines)))

    async def asks(self, method: str, path: str, body: Any = None) -> None:
        """Send an HTTP request of the viewer."""
        self.sent.append([await answer(self.host.registry, self.owner, method, path.format(table=self.room.id), body)])

    def news(self) -> list[list[str]]:
        """Return what the viewer has received since the last call."""
        self._told += [0] * (len(self.sent) - len(self._told))
        new = [texts[before:] for texts, before in zip(self.sent, self._told, strict=True)]
        self._told = [len(texts) for texts in self.sent]
        return new

    async def follows(self) -> None:
        """Follow to the table of the rematch, where everyone sits one seat further."""
        following = self.room.state.next_table
        assert following is not None
        self.room = await self.host.registry.room(following)
        self.viewer = None if self.viewer is None else (self.viewer + 1) % len(self.room.state.chairs)
        await self.comes()

    # All owners

    async def _enters(self, owner: str, seat: Viewer) -> FakeSocket:
        await self.leaves(owner, seat)
        stack = self._guests[owner, seat] = AsyncExitStack()
        return await stack.enter_async_context(connected(self.host, owner))

    async def leaves(self, owner: str, seat: Viewer) -> None:
        """Remove one viewpoint; an owner of several seats may have several."""
        if (owner, seat) in self._guests:
            await self._guests.pop((owner, seat)).aclose()

    async def visits(self, owner: str, seat: int) -> FakeSocket:
        wire = await self._enters(owner, seat)
        wire.says({"type": "hello", "table": self.room.id, "seat": seat})
        return wire

    async def does(self, owner: str, type_: str, **fields: Any) -> str:
        """Execute a command directly; return the kind of its refusal, if any."""
        try:
            await self.host.do(self.room, owner, type_, **fields)
        except GwintError as refusal:
            return refusal.kind
        return ""

    async def exchanges(self, seat: int) -> None:
        """Exchange a card, unless it would be the last allowed: that one reveals that the seat is done."""
        if self._redraws(seat) > 1:
            await self._exchange(seat)

    async def finishes(self, seat: int) -> None:
        """Finish exchanging, explicitly or by using all exchanges."""
        while self._redraws(seat) == 1 and self.chance.random() < 0.5:
            await self._exchange(seat)
        if self._redraws(seat):
            await self.host.move(self.room, seat, Done())

    def _redraws(self, seat: int) -> int:
        table = self.room.state.table
        return 0 if table is None else table.seats[seat].redraws

    async def _exchange(self, seat: int) -> None:
        exchanges = [move for move in self.play.legal_moves(seat) if isinstance(move, Exchange)]
        if exchanges:
            await self.host.move(self.room, seat, self.chance.choice(exchanges))
            await self.still()

    async def forgets(self) -> None:
        """Change the stamp of the last move in the log."""
        last = "SELECT max(number) FROM entries WHERE table_id = ? AND digest != ''"
        spoil = f"UPDATE entries SET digest = 'other' WHERE table_id = ? AND number = ({last})"
        await self._ledger.write([(spoil, (self.room.id, self.room.id))])

    async def restarts(self) -> None:
        """Restart the server from its log with everyone connected."""
        await self.closes()
        self.host = self._opened()
        self.room = await self.host.registry.room(self.room.id)

    async def closes(self) -> None:
        for guest in list(self._guests):
            await self.leaves(*guest)
        for stream in self._streams:
            stream.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)
        await self.host.registry.close()
