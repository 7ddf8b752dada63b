"""One simulated game: players, a spectator and a stranger at a table, until it is over, while the server is killed."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from gwint.wire.tables import Terms
from tests.server.registry_host import people
from tests.simulation.clients import Follower, Player, Stranger
from tests.simulation.disk import Disk
from tests.simulation.event_loop import run
from tests.simulation.invariants import check_disk
from tests.simulation.server import Server

MODES: Final = ("duel", "duel", "duel", "ffa-3", "team", "solo")
LONGEST_S: Final = 3600
"""Of virtual time: a game that takes longer is stuck."""


@dataclass(frozen=True)
class Summary:
    """What happened in a simulated game."""

    mode: str
    kills: int
    torn: int
    """Crashes in the middle of a commit."""
    moves: int
    """Acknowledged."""
    repeated: int
    """Commands sent again for lack of an answer."""
    virtual_s: float
    digest: str
    """A hash of the log and of everything that clients received; the same seed gives the same digest."""


def simulate(seed: str) -> Summary:
    """Play a game; everything that happens depends on the seed alone."""
    with TemporaryDirectory(prefix="gwint-simulation-", dir=_memory()) as folder:
        return run(Simulation(seed, Path(folder)).play())


def game_seeds(seed: str, games: int) -> list[str]:
    """Return the seeds of games: the first is the seed itself, so that each game can be repeated alone."""
    return [f"{seed}.{number}" if number else seed for number in range(games)]


def _memory() -> str | None:
    """Return a folder in memory, where syncing costs nothing."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


class Simulation:
    def __init__(self, seed: str, folder: Path) -> None:
        self.chance = Random(seed)
        self.disk = Disk(folder, self._chance_of("disk"))
        self.kills = 0
        self.seated = asyncio.Event()
        self.clients: list[Follower] = []
        mode = self.chance.choice(MODES)
        rules, bank_s = self.chance.choice(("legendary", "klub", "witcher3")), self.chance.choice((0, 0, 0, 60))
        self.terms = Terms(mode=mode, rules=rules, bank_s=bank_s)
        self.with_bot = mode != "solo" and self.chance.random() < 0.25
        """Whether a bot has the last seat."""
        self.pace_s = self.chance.choice((2, 5, 15, 60))
        """The mean time between two kills."""

    def _chance_of(self, what: str) -> Random:
        """Return random numbers of its own for each part, so that one part does not change those of others."""
        return Random(f"{what} {self.chance.random()}")

    async def play(self) -> Summary:
        self.server = Server(self.disk, self._chance_of("server"))
        self.server.start()
        table = await self._open_table()
        owners = people(self.terms.mode)[: -1 if self.with_bot else None]
        players = [Player(self.server, table, owner, seat, self._chance_of(owner)) for seat, owner in enumerate(owners)]
        spectator = Follower(self.server, table, "eve", None, self._chance_of("eve"))
        stranger = Stranger(self.server, table, "mallory", None, self._chance_of("mallory"))
        self.clients = [*players, spectator]
        await _until_first_ends(
            self._clients_play(players), self._kill_again(), self._fill_disk(), self._comes_later(stranger)
        )
        await self._kill()
        return self._summary(players)

    async def _clients_play(self, players: list[Player]) -> None:
        async with asyncio.timeout(LONGEST_S):
            await asyncio.gather(*(player.take_seat(self.terms) for player in players))
            if self.with_bot:
                await players[0].seat_bot(len(players))
            self.seated.set()
            await asyncio.gather(*(client.run() for client in self.clients))

    async def _comes_later(self, stranger: Stranger) -> None:
        """Let a stranger in when no seat is free, which anybody may take."""
        await self.seated.wait()
        await stranger.run()

    async def _open_table(self) -> str:
        opening = self.server.spawn(self.server.registry.open_table("ala", self.terms))
        return str((await opening).id)

    async def _kill_again(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / self.pace_s))
            await self._kill()
            await asyncio.sleep(self.chance.uniform(0, 2))
            self.server.start()

    async def _kill(self) -> None:
        """Kill the server and check what is left."""
        self.kills += 1
        faults = self.server.registry.counts.faults
        memory = await self.server.kill()
        if self.server.failures:
            raise self.server.failures[0]
        assert not faults, "housekeeping has failed"
        check_disk(self.disk, self.server.shown, memory, self.clients)

    async def _fill_disk(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 60))
            self.disk.full = True
            await asyncio.sleep(self.chance.uniform(0.1, 3))
            self.disk.full = False

    def _summary(self, players: list[Player]) -> Summary:
        log = self.disk.rows("SELECT * FROM entries ORDER BY table_id, number")
        received = [(client.owner, client.events, client.view) for client in self.clients]
        digest = hashlib.sha256(repr((log, received)).encode()).hexdigest()[:16]
        moves = sum(len(player.acknowledged) for player in players)
        repeated = sum(player.repeated for player in players)
        now = asyncio.get_running_loop().time()
        return Summary(self.terms.mode, self.kills, self.disk.torn, moves, repeated, now, digest)


async def _until_first_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run several coroutines until one ends or fails, and cancel the others."""
    tasks = [asyncio.create_task(work) for work in works]
    done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()
