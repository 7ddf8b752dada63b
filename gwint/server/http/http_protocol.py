"""uvicorn's HTTP protocol with limits on what one connection and one address may send and keep open."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gwint.server.http.client_connections import BYTE_S, REQUEST_S, AddressConnections, ClientConnections, TurnFlow
from gwint.server.http.websocket_protocol import WebSocketProtocol

MAX_HEAD_BYTES: Final = 16_384
"""The maximum size of a request without its body. Parsing a longer address or cookie would take too long."""
MAX_HEADERS: Final = 100
"""Each header takes a hundred times the memory that the shortest one has as text."""
MAX_PIPELINED: Final = 8
"""How many requests may follow one that has not been answered; browsers and proxies send none."""
HEAD_TIMEOUT_S: Final = 20.0
"""How long a client may take to send the head of a request."""
BODY_TIMEOUT_S: Final = 30.0
"""How long a client may take to send the body of a request."""
WRITE_TIMEOUT_S: Final = 30.0
"""How long a client may read nothing of its answer."""


class TooMuchSent(Exception):
    """A client sends more than it may; the parser reports this as an error of the request."""


class HttpProtocol(HttpToolsProtocol):
    """Limits connections, heads, requests that wait, and the time for head, body and answer, which uvicorn does not."""

    clients = ClientConnections(0)
    flow: TurnFlow
    _connections: AddressConnections
    """Those of the same address."""
    _counted = False
    """Whether the connection is among those of its address."""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; uvicorn's `cycle` is the latest of those that wait."""
    _head = 0
    """The bytes of the request so far without its body."""
    _head_left = MAX_HEAD_BYTES
    """How much longer the address and the headers may become."""
    _timer: asyncio.TimerHandle | None = None
    """Closes the connection of a client that takes too long to send."""
    _write_timer: asyncio.TimerHandle | None = None
    """Closes the connection of a client that does not read."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow = TurnFlow(transport)
        self._connections = self.clients.of(self.client[0] if self.client else "")
        self._counted = True
        if not self._connections.count(1):
            transport.abort()
            return
        self._connections.add(self)
        self._start_timer(HEAD_TIMEOUT_S)

    def pause_turn(self) -> None:
        self.flow.pause_turn()

    def resume_turn(self) -> None:
        self.flow.resume_turn()

    def data_received(self, data: bytes) -> None:
        began = perf_counter()
        try:
            self._parse(data)
        finally:
            self._connections.charge(self, perf_counter() - began + BYTE_S * len(data))

    def _parse(self, data: bytes) -> None:
        if not self._head and self._timer is None:
            self._start_timer(HEAD_TIMEOUT_S)
        self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def handle_websocket_upgrade(self) -> None:
        """Drop the parser, which would keep itself and the socket alive in a reference cycle."""
        self._stop_timer()
        self._stop_write_timer()
        super().handle_websocket_upgrade()
        del self.parser
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocketProtocol):
            socket.join(self._connections)
        self._uncount()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self.transport.abort()
            raise TooMuchSent
        self._head_left = MAX_HEAD_BYTES
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._take_of_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._take_of_head(len(name) + len(value))
        if len(self.headers) >= MAX_HEADERS:
            raise TooMuchSent
        super().on_header(name, value)

    def _take_of_head(self, size: int) -> None:
        """Refuse a head that is too large before anything is done with it, even if it arrives in one piece."""
        self._head_left -= size
        if self._head_left < 0:
            raise TooMuchSent

    def on_headers_complete(self) -> None:
        self._start_timer(BODY_TIMEOUT_S)
        self._connections.charge(self, REQUEST_S)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        """Count a body, and refuse one behind a request that has not been answered: none of its limits applies yet."""
        self._head -= len(body)
        if self.cycle is not self._answered:
            self.transport.abort()
            raise TooMuchSent
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Forget the body of a request that was answered before it was read, such as a refused one."""
        if self.cycle.response_complete:
            self.cycle.body = bytearray()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reading()
        if not self._connections.may_wait(self, self.transport.get_write_buffer_size()):
            self.transport.abort()

    def _wait_for_reading(self) -> None:
        unread = self.transport.get_write_buffer_size()
        self._write_timer = self.loop.call_later(WRITE_TIMEOUT_S, self._check_reading, unread)

    def _check_reading(self, before: int) -> None:
        """Close the connection if nothing has been read since the last check."""
        if self.transport.get_write_buffer_size() < before:
            self._wait_for_reading()
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        self._stop_write_timer()
        self._connections.has_read(self)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stop_write_timer()
        self._uncount()
        super().connection_lost(exc)
        self._end_answer()

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self._connections.count(-1)
            self._connections.remove(self)

    def _end_answer(self) -> None:
        """Tell the request that is being answered that its client has gone; uvicorn tells only the latest one."""
        self.pipeline.clear()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


def limited_protocol(clients: ClientConnections) -> type[HttpProtocol]:
    """Return the protocol of a server, whose connections are counted and paced together."""
    return type("LimitedHttpProtocol", (HttpProtocol,), {"clients": clients})
