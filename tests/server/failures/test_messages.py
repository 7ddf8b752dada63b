"""Invalid messages and clients that do not read: refused or closed, without effect on others."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.failures.clients import Client, all_play, seated, whole
from tests.server.failures.processes import Server
from tests.server.ports import HOST

TOO_LARGE = 1009
BAD_TEXT = 1007
LARGEST = 16_384
GREETINGS = 400
"""By a client that never reads: the answers exceed every buffer."""

DEEP = '{"type":"move","seat":0,"question":0,"move":' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}"
BAD = ["", "{", "null", "[" * 8_000, DEEP, '{"type":"hello","table":7}', '{"type":"move"}', '"' + "x" * 16_000 + '"']


@asynccontextmanager
async def raw(server: Server, token: str) -> AsyncIterator[ClientConnection]:
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://{HOST}:{server.port}/api/socket", additional_headers=headers) as line:
        yield line


async def answered(line: ClientConnection, message: str | bytes) -> Any:
    await line.send(message)
    return json.loads(await line.recv())


def greeting(client: Client, version: int = 0) -> str:
    return json.dumps({"type": "hello", "table": client.table, "seat": client.seat, "version": version})


def a_move(client: Client, question: int) -> str:
    received = {
        "type": "move",
        "id": f"m{question}",
        "seat": client.seat,
        "question": question,
        "move": {"kind": "done"},
    }
    return json.dumps(received)


async def test_bad_huge_and_untimely_messages_are_survived(server: Server) -> None:
    async with asyncio.timeout(120):
        ala, bob = await seated(server, "duel", random.Random(1))
        async with raw(server, ala.token) as line:
            for message in BAD:
                assert (await answered(line, message))["fault"]["kind"] == "bad-request"
            assert (await answered(line, a_move(ala, 0)))["fault"]["kind"] == "no-hello"
            assert (await answered(line, greeting(ala)))["type"] == "welcome"
        await _out_of_order(server, ala)
        await _closed(server, ala, "x" * (LARGEST + 1), TOO_LARGE)
        await _closed(server, ala, ["x" * 9_000, "x" * 9_000], TOO_LARGE)
        await all_play([ala, bob])
        assert ala.view["phase"] == "over"


async def _out_of_order(server: Server, ala: Client) -> None:
    """Return answers to questions of the past or the future."""
    guest = await whole(ala)
    async with raw(server, ala.token) as line:
        await answered(line, greeting(ala, len(guest.events)))
        for question in (7, 10**15):
            await line.send(a_move(ala, question))
        await line.send(a_move(ala, 0))
        await line.send(a_move(ala, 0))
        await line.send(a_move(ala, 1))
        kinds = [await _reply(line) for _ in range(5)]
    assert kinds[:2] == ["stale-question", "stale-question"]
    assert kinds[2:4] == ["done", "done"]
    assert kinds[4] not in ("done", "stale-question")


async def _reply(line: ClientConnection) -> str:
    """Return the next answer to a command: the kind of its fault, or `done`."""
    while (received := json.loads(await line.recv()))["type"] not in ("done", "refused"):
        pass
    return str(received["fault"]["kind"] if received["type"] == "refused" else received["type"])


async def _closed(server: Server, ala: Client, message: Any, code: int) -> None:
    async with raw(server, ala.token) as line:
        await line.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_bytes_instead_of_text_end_only_that_connection(server: Server) -> None:
    async with asyncio.timeout(120):
        ala, bob = await seated(server, "duel", random.Random(1))
        async with raw(server, ala.token) as line:
            with pytest.raises(ConnectionClosed):
                await answered(line, b"\xff\xfe")
        async with raw(server, ala.token) as line:
            await line.send(b"\xff\xfe{", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == BAD_TEXT
        await all_play([ala, bob])


async def test_a_client_that_never_reads_does_not_delay_others(server: Server) -> None:
    async with asyncio.timeout(120):
        ala, bob = await seated(server, "duel", random.Random(4))
        deaf = await asyncio.to_thread(_deaf, server, ala)
        async with asyncio.timeout(20):
            await all_play([ala, bob])
        deaf.close()
        assert ala.view["phase"] == "over"


def _deaf(server: Server, ala: Client) -> socket.socket:
    """Connect a spectator that requests the whole history again and again and reads none of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HOST, server.port))
    head = f"GET /api/socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall(f"{head}{key}Authorization: Bearer {ala.token}\r\n\r\n".encode())
    text = json.dumps({"type": "hello", "table": ala.table, "seat": None}).encode()
    assert len(text) < 126
    line.settimeout(2)
    try:
        for _ in range(GREETINGS):
            line.sendall(bytes((0x81, 0x80 | len(text))) + bytes(4) + text)
    except TimeoutError:
        pass
    return line
