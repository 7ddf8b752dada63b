"""The WebSocket route: a client follows a table from one viewpoint at a time, and sends commands.

The route is mounted outside FastAPI, so that a long-lived socket does not keep middleware frames in memory.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from gwint.server.http.authentication import owner_of
from gwint.server.ops.logs import address_of
from gwint.server.rate_limits import AddressLimits, Bucket, TooFast, too_fast
from gwint.server.settings import Settings
from gwint.server.tables.commands import AnyCommand, Command, Seat
from gwint.server.tables.registry import Registry
from gwint.server.tables.state import TableError
from gwint.server.tables.table_socket import POLICY_VIOLATION, TableConnection
from gwint.server.time_source import Clock
from gwint.server.work_shares import UNLIMITED, WorkShare, WorkShares

PATH: Final = "/api/socket"


class Hello(Command):
    """Follow a table from your own seat or as a spectator, starting at a version. Send it again to change viewpoint."""

    type: Literal["hello"]
    table: Annotated[str, Field(max_length=40)]
    seat: Seat | None = None
    version: Annotated[int, Field(ge=0)] = Field(0, description="Events already seen from this viewpoint.")
    protocol: int | None = Field(
        None, description="The version of the protocol that the client speaks. Omitted: the server's."
    )


class AskHint(Command):
    """Ask what the seat could do now. The answer is `hint` or `refused`; other messages are answered meanwhile."""

    type: Literal["hint"]
    seat: Seat


CLIENT: Final[TypeAdapter[Hello | AskHint | AnyCommand]] = TypeAdapter(
    Annotated[Hello | AskHint | AnyCommand, Field(discriminator="type")]
)


class Connection(TableConnection):
    """The connection of a client by WebSocket."""

    GONE = (WebSocketDisconnect, RuntimeError)

    def __init__(
        self,
        socket: WebSocket,
        registry: Registry,
        owner: str,
        *buckets: Bucket,
        address: str = "",
        share: WorkShare | None = None,
    ) -> None:
        super().__init__(socket, registry, owner, *buckets, address=address, share=share)
        self.busy = False
        """Whether a message is being answered."""
        self._incoming = socket

    def parse(self, text: str) -> Any:
        return _parse(text)

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        try:
            while True:
                text = await self._incoming.receive_text()
                self.busy = True
                await self.receive(text)
                self.busy = False
        except TooFast:
            await self.close(POLICY_VIOLATION)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            # The client has disconnected, or sent bytes instead of text.
            pass
        finally:
            self.leave()


def _parse(text: str) -> Any:
    """Parse a message as a command; refuse anything else as a `bad-request`."""
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise TableError("bad-request", **_first_error(error)) from None
    except (RecursionError, ValueError):
        raise TableError("bad-request", path="", reason="json") from None


def _first_error(error: ValidationError) -> dict[str, str]:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return {"path": ".".join(map(str, first["loc"]))[:200], "reason": first["type"].replace("_", "-")}


class WebSocketRoute:
    """An ASGI application that serves the WebSocket route and passes everything else on."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Clock,
        addresses: AddressLimits,
        connections: set[Connection],
        shares: WorkShares = UNLIMITED,
    ) -> None:
        """`connections` contains all open connections."""
        self._app = app
        self._seat_rate = settings.seat_rate
        self._clock = clock
        self._addresses = addresses
        self._connections = connections
        self._shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._serve(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    async def _serve(self, socket: WebSocket) -> None:
        await socket.accept()
        registry: Registry = socket.app.state.registry
        address = address_of(socket.scope)
        seat = Bucket(self._seat_rate, self._clock.steady, refusal=partial(too_fast, "seat_rate"))
        limits = seat, self._addresses.bucket(address)
        owner, share = await owner_of(socket), self._shares.of(address)
        connection = Connection(socket, registry, owner, *limits, address=address, share=share)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
