"""The host of the page in a browser: what a server is elsewhere, in a Web Worker and without a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import aclosing
from typing import Final, TypeVar

from gwint.browser.indexed_db import FULL, CompanionTexts, Storage
from gwint.browser.local_owner import LocalOwner
from gwint.browser.routes import ROUTES, STREAMS
from gwint.browser.routing import Request, Response, find_route, json_response, parse_request
from gwint.browser.services import Services
from gwint.browser.sockets import LocalSocket
from gwint.browser.table_store import BrowserStore
from gwint.browser.thinking import AVAILABLE, BrowserWorkers, run_here
from gwint.companion.routes import Companion
from gwint.companion.solo_registry import SoloRegistry
from gwint.faults import Fault, GwintError
from gwint.rules.chance import fresh_seed
from gwint.server.api.fault_statuses import STATUS
from gwint.server.settings import Settings
from gwint.server.tables.registry import Registry, new_id
from gwint.server.tables.reviews import Reviews
from gwint.server.tables.state import WAITING
from gwint.server.tables.timeouts import close_table, due_work, unload_idle
from gwint.server.time_source import Clock, SystemClock
from gwint.wire import write_fault

Found = TypeVar("Found")

LOG: Final = logging.getLogger(__name__)
UNLIMITED: Final = Settings(address_rate=0, seat_rate=0, hint_rate=0)
"""Only the owner of the device sends requests."""
LOCAL: Final = "0"
"""How the ids of tables, decks and records in this browser begin."""
ROUND_S: Final = 0.2
"""How often clocks and presence are checked."""


def new_local_id() -> str:
    """Return a new id, which begins with a letter that those of servers do not have."""
    return LOCAL + new_id()[len(LOCAL) :]


class Host:
    """Answers the requests and the socket messages of one page."""

    def __init__(
        self,
        storage: Storage,
        send: Callable[[int, str], object],
        clock: Clock | None = None,
        new_id: Callable[[], str] = new_local_id,
        seed: Callable[[], str] = fresh_seed,
    ) -> None:
        """`send` is called with the number of a socket and a message; the rest is for tests, as for a `Registry`."""
        self.store = BrowserStore(storage)
        self.owner = LocalOwner(storage)
        self.registry = Registry(
            UNLIMITED,
            self.store,
            BrowserWorkers(),
            clock or SystemClock(),
            new_id,
            seed=seed,
            background=run_here,
            bots=AVAILABLE,
        )
        companion = Companion(SoloRegistry(CompanionTexts(storage), self.registry.clock.now))
        self._services = Services(self.registry, self.store, self.owner, Reviews(self.registry), companion)
        self._send = send
        self._sockets: dict[int, LocalSocket] = {}
        self._housekeeping: asyncio.Task[None] | None = None
        """The task that looks after the tables while a socket is open."""
        self._closing: asyncio.Task[None] | None = None
        """The task that closes old tables after the start."""

    async def start(self) -> None:
        """Load the index and the owner, but no games."""
        await self.store.load()
        await self.owner.load()
        self._closing = asyncio.create_task(self._close_unstarted())

    # Requests

    async def request(self, method: str, path: str, body: str = "") -> tuple[int, str, str]:
        """Answer a request with a status, a content type and a body; `path` includes the query."""
        try:
            handler, request = self._find(ROUTES, method, path, body)
            response = await handler(self._services, request)
        except Exception as error:
            response = self._refusal(error, method, path)
        return response.status, response.content_type, response.body

    def stream(self, method: str, path: str, body: str, write: Callable[[str], object]) -> asyncio.Task[int]:
        """Answer a request line by line, and return a task whose result is the status.

        Lines are without their ends. The only line of a refusal is its body. The answer stops when `write` returns
        False or the task is cancelled.
        """
        return asyncio.create_task(self._stream(method, path, body, write))

    async def _stream(self, method: str, path: str, body: str, write: Callable[[str], object]) -> int:
        try:
            handler, request = self._find(STREAMS, method, path, body)
            async with aclosing(await handler(self._services, request)) as lines:
                async for line in lines:
                    if write(line) is False:
                        break
            return 200
        except Exception as error:
            response = self._refusal(error, method, path)
            write(response.body)
            return response.status

    def _find(
        self, routes: Mapping[tuple[str, str], Found], method: str, path: str, body: str
    ) -> tuple[Found, Request]:
        request = parse_request(method, path, body)
        handler, params = find_route(routes, request.method, request.path)
        return handler, request.with_params(params)

    def _refusal(self, error: Exception, method: str, path: str) -> Response:
        """Return the answer to a request that raised an error; unexpected ones are logged and hidden."""
        if isinstance(error, GwintError):
            return fault_response(error.fault)
        LOG.error("%s %s failed", method, path.partition("?")[0], exc_info=error)
        return fault_response(Fault("server-error"))

    # Sockets

    def open_socket(self, number: int) -> None:
        if not self._sockets:
            self._housekeeping = asyncio.create_task(self._enforce_timeouts())
        self._sockets[number] = LocalSocket(self.registry, self.owner.id, lambda text: self._send(number, text))

    async def receive(self, number: int, text: str) -> None:
        """Answer a message of a socket."""
        if number in self._sockets:
            await self._sockets[number].connection.receive(text)

    def close_socket(self, number: int) -> None:
        if socket := self._sockets.pop(number, None):
            socket.connection.leave()
        if not self._sockets and self._housekeeping is not None:
            self._housekeeping.cancel()
            self._housekeeping = None

    async def _enforce_timeouts(self) -> None:
        """Enforce clocks and look after the tables."""
        while True:
            await asyncio.sleep(ROUND_S)
            for room in list(self.registry.rooms.values()):
                for work in due_work(self.registry, room):
                    try:
                        await work
                    except Exception:
                        LOG.exception("Table %s", room.id)
            unload_idle(self.registry)

    async def _close_unstarted(self) -> None:
        """Close the tables that have not started in time."""
        before = self.registry.clock.now() - self.registry.settings.unstarted_s * 1000
        for table in list(self.store.tables.values()):
            if table.phase == WAITING and table.created_at < before:
                try:
                    await close_table(self.registry, table.id)
                except Exception:
                    LOG.exception("Table %s", table.id)

    async def close(self) -> None:
        """End everything that the host does by itself."""
        if self._closing is not None:
            self._closing.cancel()
        for number in list(self._sockets):
            self.close_socket(number)
        await self.registry.close()


def fault_response(fault: Fault) -> Response:
    return json_response({"fault": write_fault(fault)}, 507 if fault.kind == FULL else STATUS.get(fault.kind, 400))
