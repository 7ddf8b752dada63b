"""`make bench-server`: one server process under load, and its restart with games in progress.

`FOLDER=/mnt/disk make bench-server` keeps the data there: the disk decides how soon a move is committed. A bare log is
written beside the server's (`bench.disk_log`): where even that one takes long, the machine stood still, not the server.
"""

from __future__ import annotations

import asyncio
import os
import platform
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from bench.clients import Crowd, Place
from bench.disk_log import BareLog
from gwint.decks import starters
from gwint.rules.moves import Pass
from gwint.server.bots.workers import Workers
from gwint.server.clock import SystemClock
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import FILE, open_store
from gwint.server.tables import commands
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.wire import write_move
from gwint.wire.tables import Terms

DUELS: Final = int(os.environ.get("DUELS", 2_500))
"""Two connections each."""
MOVES_BEFORE: Final = 12
"""What has been played of each duel when the crowd comes: the redraws, and a few turns."""
RATE: Final = int(os.environ.get("RATE", 1_000))
"""Moves a second, of all players together."""
SECONDS: Final = int(os.environ.get("SECONDS", 30))
SECONDS_ALONE: Final = 10
"""Of the bare log before anything else is written."""
FOLDER: Final = os.environ.get("FOLDER")
"""Where the data lie meanwhile: the system's place for passing files, unless another is named."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


# Games to go on with


async def seeded(folder: Path) -> list[Place]:
    """Duels in progress, and who plays them."""
    async with open_store(folder) as store:
        clock = SystemClock()
        registry = Registry(Settings(data=folder), store, Workers(0, 1.0), clock)
        owners = Owners(store, clock)
        places = await asyncio.gather(*(_begun(registry, owners, random.Random(number)) for number in range(DUELS)))
    return [place for pair in places for place in pair]


async def _begun(registry: Registry, owners: Owners, chance: random.Random) -> list[Place]:
    room = await registry.open_table("bench", Terms())
    places = []
    for seat, starter in enumerate(chance.sample(starters(), 2)):
        owner, token = await owners.create()
        await registry.execute(room, owner, commands.Sit(type="sit", seat=seat, name=f"Player {seat + 1}"))
        await registry.execute(room, owner, commands.Bring(type="bring", seat=seat, decks=[starter.id]))
        places.append(Place(room.id, seat, token))
    for _ in range(MOVES_BEFORE):
        await _move(registry, room, chance)
    return places


async def _move(registry: Registry, room: Room, chance: random.Random) -> None:
    state = room.state
    assert state.play is not None
    seat = state.acting[0]
    moves: Sequence[Any] = state.play.view(seat).moves
    move = write_move(chance.choice([move for move in moves if move != Pass()] or moves))
    chair = state.chairs[seat]
    assert chair.owner
    command = commands.MakeMove(type="move", seat=seat, question=chair.question, move=move)
    await registry.execute(room, chair.owner, command)


# The server and what it uses


@dataclass
class Server:
    """`gwint serve` in a process of its own."""

    process: subprocess.Popen[bytes]
    port: int

    @classmethod
    def started(cls, folder: Path) -> Server:
        port = _free_port()
        limits = {"GWINT_ADDRESS_CONNECTIONS": "0", "GWINT_ADDRESS_RATE": "0"}
        options = ["--port", str(port), "--data", str(folder), "--log-level", "warning", "--json"]
        command = [sys.executable, "-m", "gwint.cli", "serve", *options]
        return cls(subprocess.Popen(command, env={**os.environ, **limits}, stdout=subprocess.DEVNULL), port)

    async def is_well(self) -> None:
        """Until it says so."""
        while self.process.poll() is None:
            with suppress(OSError):
                self._asked("/health")
                return
            await asyncio.sleep(0.02)
        raise RuntimeError("the server did not start")

    def _asked(self, path: str) -> str:
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("GET", path)
        return line.getresponse().read().decode()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def memory(self) -> float:
        """What it holds in memory, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1000

    @property
    def seconds(self) -> float:
        return _spent(self.process.pid)

    @property
    def tables(self) -> int:
        """Games in progress that it has in memory."""
        return self._number('gwint_tables{phase="playing"}')

    @property
    def slow_commits(self) -> int:
        """Commits that took longer than the goal of a whole move: the disk's share of the tail."""
        return self._number("gwint_commit_seconds_count") - self._number('gwint_commit_seconds_bucket{le="0.05"}')

    def _number(self, name: str) -> int:
        found = re.search(rf"^{re.escape(name)} (\d+)", self._asked("/metrics"), re.MULTILINE)
        return int(found[1]) if found else 0


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def _spent(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _busy() -> float:
    """Seconds that all processors have been busy."""
    user, nice, system, _idle, _io, irq, soft, *_ = map(int, Path("/proc/stat").read_text().split()[1:10])
    return (user + nice + system + irq + soft) / TICKS


def _stolen() -> float:
    """Seconds that a host has given to other machines while processors here had work."""
    return int(Path("/proc/stat").read_text().split()[8]) / TICKS


# The table


def show(label: str, value: str, goal: str = "") -> None:
    print(f"{label:44} {value:>14}   {goal}".rstrip(), flush=True)


def percentile(values: Sequence[float], part: float) -> str:
    return f"{sorted(values)[int(part * (len(values) - 1))] * 1e3:,.1f} ms"


async def load(server: Server, crowd: Crowd, folder: Path) -> None:
    bare = BareLog(folder, RATE)
    busy, own, served, began = _busy(), _spent(os.getpid()), server.seconds, time.perf_counter()
    stolen = _stolen()
    made = await crowd.play(RATE, SECONDS)
    wall = time.perf_counter() - began
    bare_log = bare.latencies()
    served, own, busy = server.seconds - served, _spent(os.getpid()) - own, _busy() - busy
    show("moves a second, committed with FULL sync", f"{made:,.0f}", f"asked for {RATE:,}")
    for part, goal in ((0.5, ""), (0.95, ""), (0.99, "under 50 ms")):
        show(f"  from a move to its `done`, p{part * 100:.0f}", percentile(crowd.latencies, part), goal)
    for part in (0.5, 0.99):
        show(f"  until a player sees it, p{part * 100:.0f}", percentile(crowd.seen, part))
    show("  a bare log beside it, p99", percentile(bare_log, 0.99), "what the machine allows")
    show("server's memory", f"{server.memory:,.0f} MB", "at most 500 MB")
    show("server's processor", f"{100 * served / wall:,.0f} %", f"{served / len(crowd.latencies) * 1e6:,.0f} µs a move")
    show("clients' processor", f"{100 * own / wall:,.0f} %")
    show("everything else on the machine", f"{100 * (busy - served - own) / wall:,.0f} %")
    show("stolen by the host", f"{100 * (_stolen() - stolen) / wall:,.0f} %")
    show("commits that took over 50 ms", f"{server.slow_commits:,}")
    show("moves refused, connections lost", f"{len(crowd.refused)}, {crowd.lost}", "none")


async def restart(folder: Path, crowd: Crowd) -> Server:
    began = time.perf_counter()
    server = Server.started(folder)
    await server.is_well()
    show("restart: until it says that it is well", f"{time.perf_counter() - began:,.1f} s")
    with closing(sqlite3.connect(folder / FILE)) as kept:
        [(playing,)] = kept.execute("SELECT count(*) FROM tables WHERE phase = 'playing'")
    while server.tables < playing:
        await asyncio.sleep(0.1)
    show(f"  until {playing:,} games in progress are taken up", f"{time.perf_counter() - began:,.1f} s", "under 10 s")
    began = time.perf_counter()
    await crowd.return_(server.port)
    show("  then everybody comes back in", f"{time.perf_counter() - began:,.1f} s")
    return server


async def main() -> None:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        folder = Path(name)
        machine = platform.processor() or platform.machine()
        load_now = os.getloadavg()[0]
        print(f"{machine}, {os.cpu_count()} processors, Python {platform.python_version()}, load {load_now:.2f}")
        bare = BareLog(folder, RATE)
        await asyncio.sleep(SECONDS_ALONE)
        show("a bare log on this disk, alone, p99", percentile(bare.latencies(), 0.99))
        began = time.perf_counter()
        places = await seeded(folder)
        show("duels in play", f"{DUELS:,}", f"dealt in {time.perf_counter() - began:,.1f} s")
        server, crowd = Server.started(folder), Crowd()
        try:
            began = time.perf_counter()
            await server.is_well()
            await crowd.gather(places, server.port)
            show("connections", f"{len(places):,}", f"welcomed in {time.perf_counter() - began:,.1f} s")
            await load(server, crowd, folder)
            crowd.leave()
            server.kill()
            server = await restart(folder, crowd)
            crowd.leave()
        finally:
            server.kill()


if __name__ == "__main__":
    if FOLDER and not Path(FOLDER).is_dir():
        sys.exit(f"FOLDER={FOLDER}: there is no such folder")
    asyncio.run(main())
