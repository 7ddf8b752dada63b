"""uvicorn's HTTP protocol with limits on what one connection and one address may send and keep open."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gwint.server.rate_limits import network_of

MAX_HEAD_BYTES: Final = 65_536
"""The maximum size of a request without its body."""
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


class ConnectionLimit:
    """Counts the open connections of each address; those of trusted proxies, behind which are many clients, do not
    count."""

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        """A limit of 0 is unlimited."""
        self._most = most
        self._trusted = [ip_network(one) for one in trusted]
        self._open: Counter[str] = Counter()

    def open(self, address: str) -> bool:
        """Count a connection; return False if the address has too many."""
        if not self._most or self._is_trusted(address):
            return True
        key = network_of(address)
        self._open[key] += 1
        return self._open[key] <= self._most

    def close(self, address: str) -> None:
        """Count a connection no more."""
        key = network_of(address)
        if key in self._open:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def _is_trusted(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._trusted)


class TooMuchSent(Exception):
    """A client sends more than it may; the parser reports this as an error of the request."""


class HttpProtocol(HttpToolsProtocol):
    """Limits connections, heads, requests that wait, and the time for head, body and answer, which uvicorn does not."""

    connection_limit = ConnectionLimit(0)
    _counted = False
    """Whether the connection is among those of its address."""
    _head = 0
    """The bytes of the request so far without its body."""
    _timer: asyncio.TimerHandle | None = None
    """Closes the connection of a client that takes too long to send."""
    _write_timer: asyncio.TimerHandle | None = None
    """Closes the connection of a client that does not read."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._counted = True
        if not self.connection_limit.open(self._address):
            transport.abort()
            return
        self._start_timer(HEAD_TIMEOUT_S)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
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
        self._uncount()
        super().handle_websocket_upgrade()
        del self.parser

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self.transport.abort()
            raise TooMuchSent
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_HEADERS:
            raise TooMuchSent
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._start_timer(BODY_TIMEOUT_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
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
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stop_write_timer()
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self.connection_limit.close(self._address)

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


def limited_protocol(limit: ConnectionLimit) -> type[HttpProtocol]:
    """Return the protocol of a server, whose connections are counted together."""
    return type("LimitedHttpProtocol", (HttpProtocol,), {"connection_limit": limit})
