"""The host of the page in a browser: what a server is elsewhere, in a Web Worker and without a network."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from gwint.browser.browser_store import BrowserStore
from gwint.browser.local_owner import LocalOwner
from gwint.browser.requests import Response, find_route, json_response, parse_request
from gwint.browser.routes import ROUTES
from gwint.browser.services import Services
from gwint.browser.sockets import LocalSocket
from gwint.browser.storage import Storage
from gwint.browser.thinking import AVAILABLE, BrowserWorkers, run_here
from gwint.faults import Fault, GwintError
from gwint.server.api.fault_statuses import STATUS
from gwint.server.settings import Settings
from gwint.server.tables.registry import Registry
from gwint.server.tables.reviews import Reviews
from gwint.server.time_source import Clock, SystemClock
from gwint.wire import write_fault

LOG: Final = logging.getLogger(__name__)
UNLIMITED: Final = Settings(address_rate=0, seat_rate=0, hint_rate=0)
"""Nobody but the owner of the device sends requests."""
ROUND_S: Final = 0.2
"""How often clocks and presence are checked."""


class Host:
    """Answers the requests and the socket messages of one page."""

    def __init__(self, storage: Storage, send: Callable[[int, str], object], clock: Clock | None = None) -> None:
        """`send` is called with the number of a socket and a message."""
        self.store = BrowserStore(storage)
        self.owner = LocalOwner(storage)
        self.registry = Registry(
            UNLIMITED,
            self.store,
            BrowserWorkers(),
            clock or SystemClock(),
            background=run_here,
            bots=AVAILABLE,
        )
        self._services = Services(self.registry, self.store, self.owner, Reviews(self.registry))
        self._send = send
        self._sockets: dict[int, LocalSocket] = {}

    async def start(self) -> None:
        """Load the index and the owner, but no games."""
        await self.store.load()
        await self.owner.load()

    # Requests

    async def request(self, method: str, path: str, body: str = "") -> tuple[int, str, str]:
        """Answer a request with a status, a content type and a body; `path` includes the query."""
        response = await self._respond(method, path, body)
        return response.status, response.content_type, response.body

    async def _respond(self, method: str, path: str, body: str) -> Response:
        request = parse_request(method, path, body)
        try:
            handler, params = find_route(ROUTES, request.method, request.path)
            response: Response = await handler(self._services, request.with_params(params))
            return response
        except GwintError as refusal:
            return fault_response(refusal.fault)
        except Exception:
            LOG.exception("%s %s failed", request.method, request.path)
            return fault_response(Fault("server-error"))

    # Sockets

    def open_socket(self, number: int) -> None:
        self._sockets[number] = LocalSocket(self.registry, self.owner.id, lambda text: self._send(number, text))

    async def receive(self, number: int, text: str) -> None:
        """Answer a message of a socket."""
        if number in self._sockets:
            await self._sockets[number].connection.receive(text)

    def close_socket(self, number: int) -> None:
        if socket := self._sockets.pop(number, None):
            socket.connection.leave()

    async def close(self) -> None:
        """End everything that the host does by itself."""
        for number in list(self._sockets):
            self.close_socket(number)
        await self.registry.close()


def fault_response(fault: Fault) -> Response:
    return json_response({"fault": write_fault(fault)}, STATUS.get(fault.kind, 400))
