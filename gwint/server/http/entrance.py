"""Where sockets come in: before all other doors, for what stands around those would be held as long as a socket is
open, thousands of times."""

from __future__ import annotations

from typing import Final

from fastapi import WebSocket
from starlette.types import ASGIApp, Receive, Scope, Send

from gwint.server.clock import Clock
from gwint.server.http.routes.owners import owner_of
from gwint.server.http.websocket import Connection
from gwint.server.limits import Addresses, Bucket
from gwint.server.ops.logs import address_of
from gwint.server.settings import Settings
from gwint.server.tables.registry import Registry

PATH: Final = "/api/socket"


class Entrance:
    """Meets those who come by socket, and shows everybody else to the doors."""

    def __init__(
        self, doors: ASGIApp, settings: Settings, clock: Clock, addresses: Addresses, connections: set[Connection]
    ) -> None:
        """`connections` are all that are open."""
        self._doors = doors
        self._seat_rate = settings.seat_rate
        self._clock = clock
        self._addresses = addresses
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._meet(WebSocket(scope, receive, send))
        else:
            await self._doors(scope, receive, send)

    async def _meet(self, socket: WebSocket) -> None:
        await socket.accept()
        registry: Registry = socket.app.state.registry
        limits = Bucket(self._seat_rate, self._clock.steady), self._addresses.bucket(address_of(socket.scope))
        connection = Connection(socket, registry, await owner_of(socket), *limits)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
