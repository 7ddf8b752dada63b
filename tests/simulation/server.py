"""A server without threads, sockets or processes, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextvars import ContextVar
from random import Random
from typing import Any, Final

from gwint.faults import GwintError
from gwint.rules.chance import seed_of
from gwint.server.http.websocket import Connection, _parse
from gwint.server.ops.housekeeping import Housekeeping
from gwint.server.rate_limits import Bucket
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.tables.server_registry import ServerRegistry
from gwint.server.tables.state import RoomState
from tests.server.registry_host import QuickWorkers
from tests.simulation.disk import Disk, SimulatedReader, SimulatedWriter, open_simulated_store
from tests.simulation.network import Disconnected, Wire
from tests.simulation.secrecy import Leaked, check_secrecy

LIFE: Final[ContextVar[int]] = ContextVar("LIFE", default=0)
"""The life of the server that a task belongs to; 0 for everything else."""
SETTINGS: Final = Settings(sweep_s=3600, tables_per_address=0)
RATE: Final = 10.0
EXPECTED: Final = (Disconnected, GwintError)
"""How tasks may end: their client is gone, or the command was refused."""


class Clock:
    """The loop's time; the date jumps now and then, and each life counts from another moment."""

    def __init__(self, chance: Random) -> None:
        self.date_offset, self._origin = 1_000_000, chance.randrange(10**9)

    def now(self) -> int:
        return self.date_offset + int(asyncio.get_running_loop().time() * 1000)

    def steady(self) -> int:
        return self._origin + int(asyncio.get_running_loop().time() * 1000)


class Server:
    """A server over all its lives."""

    def __init__(self, disk: Disk, chance: Random) -> None:
        self.disk, self.life = disk, 0
        self.lives: dict[int, set[asyncio.Task[Any]]] = {}
        self.shown: dict[str, int] = {}
        """For each table, the largest number of entries that anybody has learned of."""
        self.failures: list[BaseException] = []
        """Errors of the server's tasks, and what its clients were sent against the rules."""
        self.registry: ServerRegistry
        self._chance = chance
        self._names = self._seeds = self._connections = 0
        self._wires: set[Wire] = set()
        factory: Any = self._new_task
        asyncio.get_running_loop().set_task_factory(factory)

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **named: Any) -> Any:
        task = asyncio.Task(work, loop=loop, **named)
        if life := LIFE.get():
            self.lives.setdefault(life, set()).add(task)
            task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[Any]) -> None:
        for tasks in self.lives.values():
            tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, EXPECTED):
            self.failures.append(error)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task of the server, with which all tasks that it starts will die."""
        token = LIFE.set(self.life)
        try:
            return asyncio.create_task(work)
        finally:
            LIFE.reset(token)

    # Lives

    def start(self) -> None:
        self.life += 1
        self._store, workers, self.clock = open_simulated_store(self.disk), QuickWorkers(), Clock(self._chance)
        services: Any = workers
        self.registry = ServerRegistry(SETTINGS, self._store, services, self.clock, self._new_name, seed=self._new_seed)
        self._running = True
        self.spawn(Housekeeping(self.registry, Owners(self._store, self.clock)).run())

    async def kill(self) -> dict[str, RoomState]:
        """End the server at once, and return the states that it had in memory."""
        states = {id_: room.state for id_, room in self.registry.rooms.items()}
        self._running = False
        for wire in self._wires:
            wire.cut()
        self._wires.clear()
        writer, reader = self._store.writer, self._store.reader
        assert isinstance(writer, SimulatedWriter)
        assert isinstance(reader, SimulatedReader)
        writer.die()
        tasks = list(self.lives.pop(self.life, ()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        reader.die()
        return states

    def _new_name(self) -> str:
        self._names += 1
        return f"table{self._names}"

    def _new_seed(self) -> str:
        self._seeds += 1
        return seed_of(f"{self._seeds} {self._chance.random()}")

    # Requests

    def connect(self, owner: str) -> Wire:
        """Connect by WebSocket."""
        if not self._running:
            raise Disconnected
        self._connections += 1
        viewpoint: list[Connection] = []
        wire = Wire(Random(f"{self._chance.random()} {self._connections}"), lambda text: self._note(viewpoint[0], text))
        socket: Any = wire
        viewpoint.append(Connection(socket, self.registry, owner, Bucket(RATE, self.clock.steady)))
        self._wires.add(wire)
        self.spawn(viewpoint[0].run())
        return wire

    async def request(self, owner: str, table: str, text: str) -> dict[str, Any]:
        """Send a command by HTTP, and return its answer as a message of the WebSocket would be."""
        if not self._running:
            raise Disconnected
        try:
            return dict(await self.spawn(self._execute(owner, table, text)))
        except asyncio.CancelledError:
            if self._is_cancelled():
                raise
            raise Disconnected from None

    @staticmethod
    def _is_cancelled() -> bool:
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    async def _execute(self, owner: str, table: str, text: str) -> dict[str, Any]:
        try:
            room, command = await self.registry.room(table), _parse(text)
            if command.type in ("hello", "hint"):
                return {"type": "refused", "id": command.id, "fault": {"kind": "bad-request"}}
            await asyncio.shield(self.registry.execute(room, owner, command))
            if not command.is_secret:
                room.note_request(owner)
        except GwintError as refusal:
            return {"type": "refused", "fault": {"kind": refusal.kind}}
        self._learned(table)
        return {"type": "done", "id": command.id}

    def _note(self, connection: Connection, text: str) -> tuple[str, int]:
        """Check what a client is sent, and note what it learns by it."""
        message = json.loads(text)
        room = connection._room
        if message["type"] in ("refused", "hint") or room is None:
            return text, 0
        try:
            check_secrecy(message, connection.owner, connection.viewer, room.state)
        except Leaked as leak:
            self.failures.append(leak)
        return text, self._learned(room.id)

    def _learned(self, table: str) -> int:
        number = self.registry.rooms[table].state.number
        self.shown[table] = max(self.shown.get(table, 0), number)
        return number
