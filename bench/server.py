"""`make bench-server`: one server process under load, and its restart with games in progress.

`FOLDER=/mnt/disk make bench-server` stores the data there: the disk decides how soon a move is committed. A plain log
is written at the same time (`bench.disk_baseline`): if that is slow too, the machine stalled, not the server.
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

from bench.clients import ClientPool, OwnedSeat
from bench.disk_baseline import PlainLog
from gwint.decks import starters
from gwint.rules.moves import Pass
from gwint.server.bots.bot_moves import Workers
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import FILE, open_store
from gwint.server.tables import commands
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.time_source import SystemClock
from gwint.wire import write_move
from gwint.wire.tables import Terms

DUELS: Final = int(os.environ.get("DUELS", 2_500))
"""Each has two connections."""
MOVES_BEFORE: Final = 12
"""Decisions in each duel before the clients connect: the redraws and a few turns."""
RATE: Final = int(os.environ.get("RATE", 1_000))
"""Moves a second, of all players together."""
SECONDS: Final = int(os.environ.get("SECONDS", 30))
SECONDS_ALONE: Final = 10
"""How long the plain log is measured before anything else is written."""
FOLDER: Final = os.environ.get("FOLDER")
"""Where the data is stored; the system's temporary folder by default."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


# Games in progress


async def seed_duels(folder: Path) -> list[OwnedSeat]:
    """Store duels in progress, and return their seats."""
    async with open_store(folder) as store:
        clock = SystemClock()
        registry = Registry(Settings(data=folder), store, Workers(0, 1.0), clock)
        owners = Owners(store, clock)
        seats = await asyncio.gather(*(_begin_duel(registry, owners, random.Random(number)) for number in range(DUELS)))
    return [seat for pair in seats for seat in pair]


async def _begin_duel(registry: Registry, owners: Owners, rng: random.Random) -> list[OwnedSeat]:
    room = await registry.open_table("bench", Terms())
    seats = []
    for seat, starter in enumerate(rng.sample(starters(), 2)):
        owner, token = await owners.create()
        await registry.execute(room, owner, commands.Sit(type="sit", seat=seat, name=f"Player {seat + 1}"))
        room.note_request(owner)
        await registry.execute(room, owner, commands.Bring(type="bring", seat=seat, decks=[starter.id]))
        seats.append(OwnedSeat(room.id, seat, token))
    for _ in range(MOVES_BEFORE):
        await _move(registry, room, rng)
    return seats


async def _move(registry: Registry, room: Room, rng: random.Random) -> None:
    state = room.state
    assert state.play is not None
    seat = state.acting[0]
    moves: Sequence[Any] = state.play.view(seat).moves
    move = write_move(rng.choice([move for move in moves if move != Pass()] or moves))
    chair = state.chairs[seat]
    assert chair.owner
    command = commands.MakeMove(type="move", seat=seat, question=chair.question, move=move)
    await registry.execute(room, chair.owner, command)


# The server and its resources


@dataclass
class Server:
    """`gwint serve` in a separate process."""

    process: subprocess.Popen[bytes]
    port: int
    metrics_port: int

    @classmethod
    def start(cls, folder: Path) -> Server:
        port, metrics_port = _free_port(), _free_port()
        settings = {
            "GWINT_ADDRESS_CONNECTIONS": "0",
            "GWINT_ADDRESS_RATE": "0",
            "GWINT_METRICS_PORT": str(metrics_port),
        }
        options = ["--port", str(port), "--data", str(folder), "--log-level", "warning", "--json"]
        command = [sys.executable, "-m", "gwint.cli", "serve", *options]
        process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL)
        return cls(process, port, metrics_port)

    async def wait_until_healthy(self) -> None:
        """Wait until `/health` answers."""
        while self.process.poll() is None:
            with suppress(OSError):
                self._get(self.port, "/health")
                return
            await asyncio.sleep(0.02)
        raise RuntimeError("The server did not start.")

    def _get(self, port: int, path: str) -> str:
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        line.request("GET", path)
        return line.getresponse().read().decode()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def memory(self) -> float:
        """Resident memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1000

    @property
    def seconds(self) -> float:
        return _cpu_seconds(self.process.pid)

    @property
    def tables(self) -> int:
        """The number of games in progress in memory."""
        return self._number('gwint_tables{phase="playing"}')

    @property
    def slow_commits(self) -> int:
        """Commits that took longer than the goal for a whole move, which is the disk's share of the tail."""
        return self._number("gwint_commit_seconds_count") - self._number('gwint_commit_seconds_bucket{le="0.05"}')

    def _number(self, name: str) -> int:
        found = re.search(rf"^{re.escape(name)} (\d+)", self._get(self.metrics_port, "/metrics"), re.MULTILINE)
        return int(found[1]) if found else 0


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _cpu_seconds(pid: int) -> float:
    """Return the CPU seconds used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _busy_seconds() -> float:
    """Return the busy seconds of all CPUs."""
    user, nice, system, _idle, _io, irq, soft, *_ = map(int, Path("/proc/stat").read_text().split()[1:10])
    return (user + nice + system + irq + soft) / TICKS


def _stolen_seconds() -> float:
    """Return the seconds that the host gave to other machines while CPUs here had work."""
    return int(Path("/proc/stat").read_text().split()[8]) / TICKS


# Output


def show(label: str, value: str, goal: str = "") -> None:
    print(f"{label:44} {value:>14}   {goal}".rstrip(), flush=True)


def percentile(values: Sequence[float], part: float) -> str:
    return f"{sorted(values)[int(part * (len(values) - 1))] * 1e3:,.1f} ms"


async def load(server: Server, clients: ClientPool, folder: Path) -> None:
    plain = PlainLog(folder, RATE)
    busy, own_cpu, server_cpu, began = _busy_seconds(), _cpu_seconds(os.getpid()), server.seconds, time.perf_counter()
    stolen = _stolen_seconds()
    made = await clients.play(RATE, SECONDS)
    wall = time.perf_counter() - began
    plain_latencies = plain.latencies()
    server_cpu, own_cpu = server.seconds - server_cpu, _cpu_seconds(os.getpid()) - own_cpu
    other = _busy_seconds() - busy - server_cpu - own_cpu
    show("moves/s, committed with FULL sync", f"{made:,.0f}", f"target {RATE:,}")
    for part, goal in ((0.5, ""), (0.95, ""), (0.99, "goal: under 50 ms")):
        show(f"  move acknowledged (`done`), p{part * 100:.0f}", percentile(clients.latencies, part), goal)
    for part in (0.5, 0.99):
        show(f"  move seen by a player, p{part * 100:.0f}", percentile(clients.seen, part))
    show("  plain log on the same disk, p99", percentile(plain_latencies, 0.99), "what the machine allows")
    show("server memory", f"{server.memory:,.0f} MB", "goal: at most 500 MB")
    per_move = f"{server_cpu / len(clients.latencies) * 1e6:,.0f} µs a move"
    show("server CPU", f"{100 * server_cpu / wall:,.0f} %", per_move)
    show("client CPU", f"{100 * own_cpu / wall:,.0f} %")
    show("other CPU", f"{100 * other / wall:,.0f} %")
    show("CPU stolen by the host", f"{100 * (_stolen_seconds() - stolen) / wall:,.0f} %")
    show("commits over 50 ms", f"{server.slow_commits:,}")
    show("moves refused, connections lost", f"{len(clients.refused)}, {clients.lost}", "goal: none")


async def restart(folder: Path, clients: ClientPool) -> Server:
    began = time.perf_counter()
    server = Server.start(folder)
    await server.wait_until_healthy()
    show("restart: until healthy", f"{time.perf_counter() - began:,.1f} s")
    with closing(sqlite3.connect(folder / FILE)) as database:
        [(playing,)] = database.execute("SELECT count(*) FROM tables WHERE phase = 'playing'")
    while server.tables < playing:
        await asyncio.sleep(0.1)
    show(f"  until {playing:,} games are loaded", f"{time.perf_counter() - began:,.1f} s", "goal: under 10 s")
    began = time.perf_counter()
    await clients.reconnect_all(server.port)
    show("  until all clients are back", f"{time.perf_counter() - began:,.1f} s")
    return server


async def main() -> None:
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        folder = Path(name)
        machine = platform.processor() or platform.machine()
        load_now = os.getloadavg()[0]
        print(f"{machine}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load_now:.2f}")
        plain = PlainLog(folder, RATE)
        await asyncio.sleep(SECONDS_ALONE)
        show("plain log on an idle disk, p99", percentile(plain.latencies(), 0.99))
        began = time.perf_counter()
        seats = await seed_duels(folder)
        show("duels in progress", f"{DUELS:,}", f"dealt in {time.perf_counter() - began:,.1f} s")
        server, clients = Server.start(folder), ClientPool()
        try:
            began = time.perf_counter()
            await server.wait_until_healthy()
            await clients.connect_all(seats, server.port)
            show("connections", f"{len(seats):,}", f"opened in {time.perf_counter() - began:,.1f} s")
            await load(server, clients, folder)
            clients.disconnect_all()
            server.kill()
            server = await restart(folder, clients)
            clients.disconnect_all()
        finally:
            server.kill()


if __name__ == "__main__":
    if FOLDER and not Path(FOLDER).is_dir():
        sys.exit(f"FOLDER={FOLDER} is not a folder")
    asyncio.run(main())
