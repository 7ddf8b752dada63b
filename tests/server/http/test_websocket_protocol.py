"""Sockets at the level of frames: clients that send many or read none cost neither time nor memory."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from gwint.server.http.client_connections import AddressConnections
from gwint.server.http.websocket_protocol import (
    FRAMES_BURST,
    FRAMES_PER_S,
    MAX_UNREAD,
    PING_S,
    SLICE_BYTES,
    WebSocketProtocol,
)
from gwint.server.work_shares import UNLIMITED
from tests.server.failures.test_memory import megabytes
from tests.server.server_process import PATIENCE_S, Running, serving


class Loop:
    """An event loop whose time the test sets, and which waits for nothing."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waits: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, _call: Any) -> None:
        self.waits.append(delay)


class Line:
    """A transport that records what is done with it."""

    def __init__(self) -> None:
        self.did: list[str] = []

    def pause_reading(self) -> None:
        self.did.append("paused")

    def resume_reading(self) -> None:
        self.did.append("resumed")

    def abort(self) -> None:
        self.did.append("aborted")

    def write(self, data: bytes) -> None:
        """Nothing is sent."""

    def is_closing(self) -> bool:
        return "aborted" in self.did

    def get_write_buffer_size(self) -> int:
        return 100_000


class Client(WebSocketProtocol):
    """The protocol of a client without a connection."""

    def __init__(self) -> None:
        self.loop = self.clock = Loop()  # type: ignore[assignment]
        self.transport = self.line = Line()  # type: ignore[assignment]
        self.queue, self.writable = asyncio.Queue(), asyncio.Event()
        self.writable.set()
        self.frames, self.close_sent, self.curr_msg_data_type = [], False, "text"
        self._unparsed, self._reading_paused, self._turn_paused = bytearray(), False, False
        self._connections = AddressConnections(UNLIMITED.of(""))
        self._last_received, self._frames_left = self.clock.now, FRAMES_BURST

    def says(self, text: str) -> None:
        self.handle_text(Frame(Opcode.TEXT, text.encode()))


def test_only_silent_clients_are_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: asked.append(self))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _self, _data: None)
    client = Client()
    client.data_received(b"a move")
    client.clock.now += 15
    client.send_keepalive_ping()
    assert (client.clock.waits, asked) == ([PING_S - 15], [])
    client.clock.now += PING_S - 15
    client.send_keepalive_ping()
    assert asked == [client]


async def test_reading_pauses_while_too_many_messages_wait() -> None:
    client = Client()
    for said in range(MAX_UNREAD + 2):
        assert client.line.did == (["paused"] if said > MAX_UNREAD else [])
        client.says(str(said))
    heard = [(await client.receive())["text"] for _ in range(MAX_UNREAD + 1)]
    assert client.line.did == ["paused"]
    heard.append((await client.receive())["text"])
    assert client.line.did == ["paused", "resumed"]
    assert heard == [str(said) for said in range(MAX_UNREAD + 2)]


async def test_what_arrived_together_is_parsed_only_as_it_is_received(monkeypatch: pytest.MonkeyPatch) -> None:
    """256 kB contain more than 40,000 empty messages."""
    parsed: list[bytes] = []

    def parse(client: Client, data: bytes) -> None:
        parsed.append(data)
        for _ in range(MAX_UNREAD + 1):
            client.says("")

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", parse)
    client = Client()
    sent = os.urandom(3 * SLICE_BYTES + 1)
    client.data_received(sent)
    for slices in range(1, 5):
        assert b"".join(parsed) == sent[: slices * SLICE_BYTES]
        for _ in range(MAX_UNREAD + 1):
            await client.receive()
    assert client.line.did == ["paused"] * 4 + ["resumed"]


def test_messages_after_the_end_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_text", lambda *_: None)
    client = Client()
    client.close_sent = True
    for _ in range(int(FRAMES_BURST)):
        client.says("")
    assert client.line.did == []
    client.says("")
    assert client.line.did == ["aborted"]


def test_nothing_is_read_from_a_client_that_does_not_read() -> None:
    client = Client()
    client.pause_writing()
    assert client.line.did == ["paused"]
    client.resume_writing()
    assert client.line.did == ["paused", "resumed"]


FRAMES = {
    "pings": lambda client: client.handle_ping(),
    "pongs": lambda client: client.handle_pong(Frame(Opcode.PONG, b"")),
    "parts": lambda client: client.handle_cont(Frame(Opcode.CONT, b"", fin=False)),
    "beginnings": lambda client: client.handle_text(Frame(Opcode.TEXT, b"", fin=False)),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_client_that_sends_too_many_frames_is_dropped(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("handle_ping", "handle_pong", "handle_cont", "handle_text", "data_received"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *_: None)
    client = Client()
    for _ in range(int(FRAMES_BURST)):
        FRAMES[kind](client)
    client.clock.now += 1
    client.data_received(b"")
    for _ in range(int(FRAMES_PER_S)):
        FRAMES[kind](client)
    assert client.line.did == []
    FRAMES[kind](client)
    assert client.line.did == ["aborted"]


# Floods


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a masked frame with less than 126 bytes."""
    return struct.pack("!BB4x", opcode | fin << 7, 0x80 | len(data)) + data


FLOODS = {
    "pings whose answers are not read": frame(Opcode.PING, bytes(120)) * 8_000,
    "pongs that nobody asked for": frame(Opcode.PONG) * 160_000,
    "a message of empty parts": frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * 160_000,
    "empty messages": frame(Opcode.TEXT) * 160_000,
}
SOCKETS = 40
MOST_MEGABYTES, MOST_S = 25, 4.0


def upgraded(running: Running) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", running.port), PATIENCE_S)
    key = base64.b64encode(os.urandom(16)).decode()
    head = "GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    connection.sendall(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
    assert b" 101 " in connection.recv(1000)
    connection.setblocking(False)
    return connection


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_costs_neither_memory_nor_time(kind: str, running: Running) -> None:
    another = httpx.HTTPTransport(local_address="127.0.0.2")
    with running.client(transport=another) as client, ExitStack() as held:
        client.get("/health")
        before, used = megabytes(running.process.pid), processor_s(running.process.pid)
        sockets = [held.enter_context(upgraded(running)) for _ in range(SOCKETS)]
        until, left = time.monotonic() + 1, dict.fromkeys(sockets, FLOODS[kind])
        while time.monotonic() < until:
            for one, data in left.items():
                with suppress(OSError):
                    left[one] = data[one.send(data[:65_536]) :]
        assert client.get("/health").status_code == 200
        assert megabytes(running.process.pid) - before < MOST_MEGABYTES
        assert processor_s(running.process.pid) - used < MOST_S


def processor_s(process: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
