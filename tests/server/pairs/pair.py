"""Two games side by side, a viewer at each: whatever is done is done in both, and both are sent the same bytes."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from gwint.faults import Refusal
from gwint.game import Game
from gwint.match import Match, MatchView, Name
from gwint.rules.agenda import Redraw, Turn
from gwint.rules.chance import seed_of
from gwint.rules.moves import Done, Exchange, Move, Pass
from gwint.rules.play import question
from gwint.rules.rounds import EXCHANGES
from gwint.server.room import Room
from gwint.server.settings import Settings
from gwint.server.store.migrations import migrate
from gwint.server.tavern import Tavern
from gwint.views import View, Viewer
from gwint.wire import write_move
from gwint.wire.tables import Terms
from tests.games.test_secrets import partner_of
from tests.server.pairs.doorways import answer, follow
from tests.server.pairs.worlds import open_facts
from tests.server.taverns import House, ToldClock, Wire, connected

STILL = 6
"""Turns of the event loop without anything new: nothing more comes."""
TRIES = 12
"""Moves that are tried for one that leaves the worlds alike."""
KINDS = re.compile(r'"(?:type|kind|offer|how)":"([a-z-]+)"')


class Ledger:
    """The store's tables without the disk: what is written is there at the next turn of the loop."""

    def __init__(self, empty: sqlite3.Connection) -> None:
        self.writer = self.reader = self
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        empty.backup(self._database)

    async def write(self, job: Sequence[tuple[str, Sequence[Any]]]) -> None:
        await asyncio.sleep(0)
        self._database.execute("BEGIN")
        for statement, values in job:
            self._database.execute(statement, values)
        self._database.execute("COMMIT")

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        await asyncio.sleep(0)
        return self._database.execute(sql, values).fetchall()

    def close(self) -> None:
        self._database.close()


def empty_store(folder: Path) -> sqlite3.Connection:
    migrate(folder / "empty.db")
    return sqlite3.connect(folder / "empty.db")


@dataclass
class Puppets:
    """Bots that exchange as each world's chance has it, in two moves, and then only do what every hand allows."""

    chance: random.Random

    async def choose(self, _bot: str, view: View | MatchView, _seed: str) -> Move | Name:
        if Done() in view.moves:
            exchanges = [move for move in view.moves if isinstance(move, Exchange)]
            return self.chance.choice(exchanges) if exchanges and self._goes_on(view) else Done()
        return Pass() if Pass() in view.moves else view.moves[0]

    def _goes_on(self, view: View | MatchView) -> bool:
        game = view.game if isinstance(view, MatchView) else view
        assert game is not None
        assert game.viewer is not None
        own = game.seats[game.viewer].secrets
        assert own is not None
        return own.redraws == EXCHANGES or self.chance.random() < 0.5


class World:
    """One of the two: a tavern with one table, and what its viewer has been sent."""

    def __init__(self, ledger: Ledger, owner: str, viewer: Viewer, seed: object) -> None:
        self.owner, self.viewer = owner, viewer
        self.chance = random.Random(f"{seed}")
        self.clock = ToldClock()
        self.sent: list[list[str]] = []
        """What the viewer was sent, by each way it came."""
        self._told: list[int] = []
        self._streams: list[asyncio.Task[None]] = []
        self._ledger = ledger
        self._names, self._seeds = count(), count()
        self._guests: dict[str, AsyncExitStack] = {}
        self.home = self._opened()
        self.room: Room
        self._wire: Wire

    def _opened(self) -> House:
        store: Any = self._ledger
        workers: Any = Puppets(self.chance)
        tavern = Tavern(
            Settings(), store, workers, self.clock, lambda: f"table{next(self._names)}",
            seed=lambda: seed_of(f"deal {next(self._seeds)}"),
        )  # fmt: skip
        return House(tavern, self.clock)

    @property
    def play(self) -> Game | Match:
        assert self.room.sitting.play is not None
        return self.room.sitting.play

    async def still(self) -> None:
        """Until bots have moved and everything is sent."""
        before, quiet = (-1, -1), 0
        while quiet < STILL:
            await asyncio.sleep(0)
            now = self.room.sitting.number, sum(map(len, self.sent))
            quiet = quiet + 1 if now == before else 0
            before = now

    # The viewer

    async def comes(self, version: int = 0) -> None:
        """The viewer connects, anew or for the first time."""
        self._wire = await self._enters(self.owner)
        self.sent.append(self._wire.sent)
        await self.says({"type": "hello", "table": self.room.id, "seat": self.viewer, "version": version})

    async def says(self, message: Any) -> None:
        self._wire.says(message)
        await self.still()

    async def streams(self) -> None:
        """The viewer follows the table by the REST API as well, beside the socket or without it."""
        lines: list[str] = []
        self.sent.append(lines)
        self._streams.append(asyncio.create_task(follow(self.room, self.viewer, self.owner, lines)))

    async def asks(self, method: str, path: str, body: Any = None) -> None:
        """The viewer asks at a door."""
        self.sent.append([await answer(self.home.tavern, self.owner, method, path.format(table=self.room.id), body)])

    def news(self) -> list[list[str]]:
        """What the viewer was sent since this was last asked."""
        self._told += [0] * (len(self.sent) - len(self._told))
        new = [texts[before:] for texts, before in zip(self.sent, self._told, strict=True)]
        self._told = [len(texts) for texts in self.sent]
        return new

    async def follows(self) -> None:
        """To the table of the rematch, where everybody sits one seat further."""
        following = self.room.sitting.next_table
        assert following is not None
        self.room = await self.home.tavern.room(following)
        self.viewer = None if self.viewer is None else (self.viewer + 1) % len(self.room.sitting.chairs)
        await self.comes()

    # Everybody

    async def _enters(self, owner: str) -> Wire:
        await self.leaves(owner)
        stack = self._guests[owner] = AsyncExitStack()
        return await stack.enter_async_context(connected(self.home, owner))

    async def leaves(self, owner: str) -> None:
        if owner in self._guests:
            await self._guests.pop(owner).aclose()

    async def visits(self, owner: str, seat: int) -> Wire:
        wire = await self._enters(owner)
        wire.says({"type": "hello", "table": self.room.id, "seat": seat})
        return wire

    async def does(self, owner: str, type_: str, **told: Any) -> str:
        """What somebody asks for directly: the refusal's kind, if it is refused."""
        try:
            await self.home.do(self.room, owner, type_, **told)
        except Refusal as refusal:
            return refusal.kind
        return ""

    async def exchanges(self, seat: int) -> None:
        """A card, unless it would be the last that may be exchanged: with that one the seat is known to be done."""
        if self._redraws(seat) > 1:
            await self._exchange(seat)

    async def finishes(self, seat: int) -> None:
        """Enough exchanged, by saying so or by having exchanged all that may be."""
        while self._redraws(seat) == 1 and self.chance.random() < 0.5:
            await self._exchange(seat)
        if self._redraws(seat):
            await self.home.move(self.room, seat, Done())

    def _redraws(self, seat: int) -> int:
        table = self.room.sitting.table
        return 0 if table is None else table.seats[seat].redraws

    async def _exchange(self, seat: int) -> None:
        exchanges = [move for move in self.play.legal_moves(seat) if isinstance(move, Exchange)]
        if exchanges:
            await self.home.move(self.room, seat, self.chance.choice(exchanges))
            await self.still()

    async def forgets(self) -> None:
        """The log says of the last move that the table was another after it."""
        last = "SELECT max(number) FROM entries WHERE table_id = ? AND digest != ''"
        spoil = f"UPDATE entries SET digest = 'other' WHERE table_id = ? AND number = ({last})"
        await self._ledger.write([(spoil, (self.room.id, self.room.id))])

    async def restarts(self) -> None:
        """The server goes down with everybody connected, and comes back from its log."""
        await self.closes()
        self.home = self._opened()
        self.room = await self.home.tavern.room(self.room.id)

    async def closes(self) -> None:
        for owner in list(self._guests):
            await self.leaves(owner)
        for stream in self._streams:
            stream.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)
        await self.home.tavern.close()


@dataclass
class Pair:
    """Two worlds for one viewer."""

    worlds: tuple[World, World]
    owners: tuple[str, ...]
    """Who holds each seat."""
    rng: random.Random
    moves: int = 0
    """Made in both."""
    seen: set[str] = field(default_factory=set)
    """The kinds of messages, events and faults that the viewer was sent."""

    @property
    def viewer(self) -> Viewer:
        return self.worlds[0].viewer

    @property
    def differs(self) -> bool:
        """Whether there is anything hidden that is not the same in both."""
        first, second = (world.room.sitting.digest for world in self.worlds)
        return first != second

    @property
    def one(self) -> World:
        """Either will do for what lies open."""
        return self.worlds[0]

    async def both(self, act: Callable[[World], Awaitable[Any]]) -> None:
        """Something is done in each world, with the same outcome and the same bytes for the viewer."""
        outcomes = []
        for world in self.worlds:
            outcomes.append(await act(world))
            await world.still()
        assert outcomes[0] == outcomes[1]
        self.compare()

    def compare(self) -> None:
        first, second = (world.news() for world in self.worlds)
        assert first == second
        self.seen.update(kind for texts in first for text in texts for kind in KINDS.findall(text))

    async def says(self, message: Any) -> None:
        await self.both(lambda world: world.says(message))

    async def does(self, owner: str, type_: str, **told: Any) -> None:
        await self.both(lambda world: world.does(owner, type_, **told))

    async def time_passes(self, seconds: float) -> None:
        for world in self.worlds:
            world.clock.passes(seconds)
        await self.both(lambda world: world.home.tavern.tick())

    # Moves

    async def move(self, between: Happening) -> bool:
        """A move of somebody who is asked; False where there is none that leaves the worlds alike."""
        chairs = self.one.room.sitting.chairs
        asked = [seat for seat in self.one.room.sitting.acting if chairs[seat].person and not chairs[seat].passes]
        if not asked:
            return False
        seat = self.rng.choice(asked)
        if self._redraws_unseen(seat):
            if not await self._redraw(seat, between):
                return False
        elif (chosen := self._alike(seat)) is None:
            return False
        else:
            await self._make(seat, chosen)
        self.moves += 1
        return True

    def _redraws_unseen(self, seat: int) -> bool:
        game = self.one.room.sitting.game
        if game is None or self.viewer == seat or not isinstance(question(game.table), Redraw):
            return False
        return self.viewer is None or partner_of(game.table.mode.name, self.viewer) != seat

    async def _redraw(self, seat: int, between: Happening) -> bool:
        """SET-10. Each world exchanges what and as often as it likes, in the same time; then something may happen."""
        seconds = self.rng.randint(0, 20)
        for world in self.worlds:
            before = world.chance.randint(0, seconds)
            world.clock.passes(before)
            for _ in range(world.chance.randint(0, EXCHANGES - 1)):
                await world.exchanges(seat)
            world.clock.passes(seconds - before)
        self.compare()
        if self.rng.random() < 0.3:
            await between(self)
        sitting = self.one.room.sitting
        if seat not in sitting.acting or not sitting.chairs[seat].person:
            return True
        alike = self._stay_alike(seat, (Done(), Done()))
        if alike:
            await self.both(lambda world: world.finishes(seat))
        return alike

    def _alike(self, seat: int) -> tuple[Move | Name, Move | Name] | None:
        """A move for each world after which what lies open is the same: one that both allow, or two secret choices."""
        first, second = (list(world.play.legal_moves(seat)) for world in self.worlds)
        common = [(move, move) for move in first if move in second]
        self.rng.shuffle(common)
        secret = [(self.rng.choice(first), self.rng.choice(second)) for _ in range(3 if seat != self.viewer else 0)]
        return next((moves for moves in [*secret, *common[:TRIES]] if self._stay_alike(seat, moves)), None)

    def _stay_alike(self, seat: int, moves: tuple[Move | Name, Move | Name]) -> bool:
        facts = []
        for world, move in zip(self.worlds, moves, strict=True):
            after: Any = world.play.copy()
            after.play(move, seat)
            facts.append(open_facts(after, self.viewer))
        return facts[0] == facts[1]

    async def _make(self, seat: int, moves: tuple[Move | Name, Move | Name]) -> None:
        if seat == self.viewer:
            asked = self.one.room.sitting.chairs[seat].asked
            told = {"type": "move", "id": f"m{asked}", "seat": seat, "question": asked, "move": write_move(moves[0])}
            await self.says(told)
            return
        for world, move in zip(self.worlds, moves, strict=True):
            await world.home.move(world.room, seat, move)
            await world.still()
        self.compare()

    # Who sits there

    @property
    def others(self) -> list[int]:
        """The seats of other people."""
        chairs = self.one.room.sitting.chairs
        return [seat for seat, chair in enumerate(chairs) if seat != self.viewer and chair.owner is not None]

    @property
    def may_let_go(self) -> bool:
        """Whether another seat may be played by the server, without a look at what its moves would show.

        A partner's draws do, and the virtual opponent's cards that every move of a solo game turns up.
        """
        chairs = self.one.room.sitting.chairs
        sides = {chair.side for chair in chairs}
        alone = any(chair.virtual for chair in chairs)
        return self.calm and bool(self.others) and not alone and (self.viewer is None or len(sides) == len(chairs))

    @property
    def calm(self) -> bool:
        """Nobody is in the middle of a move: whoever takes over has no choice to make that shows."""
        game = self.one.room.sitting.game
        return game is not None and isinstance(question(game.table), (Redraw, Turn))


async def opened_pair(
    store: sqlite3.Connection, owners: Sequence[str], viewer: Viewer, terms: tuple[Terms, Terms], seed: object
) -> Pair:
    """A table in each of two worlds, by a maker who does not sit there; the viewer watches from the first moment."""
    owner = "eve" if viewer is None else owners[viewer]
    first, second = (World(Ledger(store), owner, viewer, f"{seed} {number}") for number in range(2))
    pair = Pair((first, second), tuple(owners), random.Random(f"{seed}"))
    for world, agreed in zip(pair.worlds, terms, strict=True):
        world.room = await world.home.tavern.open("zoe", agreed)
    await pair.both(World.comes)
    if viewer is not None:
        # The seat is not taken yet, so that it was refused: until then the player looks on.
        await pair.says({"type": "hello", "table": pair.one.room.id})
    return pair


Happening = Callable[[Pair], Awaitable[None]]
