"""`gwint serve` as a real process: it starts, prints its address, refuses what it cannot do, and stops cleanly."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from select import select
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gwint.cli.commands import serve
from gwint.server.http import http_protocol
from gwint.server.http import server as rooms
from gwint.server.http.app import create_app
from gwint.server.http.client_connections import AddressConnections, ClientConnections, TurnFlow
from gwint.server.http.http_protocol import MAX_HEAD_BYTES, MAX_HEADERS, MAX_PIPELINED, HttpProtocol
from gwint.server.settings import LEVELS, READ_AS, Settings, SettingsError
from gwint.server.work_shares import UNLIMITED
from tests.cli.runner import run
from tests.server.ports import free_port
from tests.server.server_process import COMMAND, PATIENCE_S, Running, refused, serving, started

STOP_S = 5.0
PUBLIC = "https://gwent.example"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it running."""
    with serving(tmp_path_factory.mktemp("shared")) as one:
        yield one


def owner(client: httpx.Client) -> str:
    token: str = client.post("/api/owners", json={}).json()["token"]
    return token


def table(client: httpx.Client, token: str) -> str:
    answer = client.post("/api/tables", json={}, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 201, answer.text
    id_: str = answer.json()["id"]
    return id_


def greeted(connection: ClientConnection, table: str) -> dict[str, Any]:
    connection.send(json.dumps({"type": "hello", "table": table}))
    return heard(connection, "welcome")


def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(PATIENCE_S))
        if message["type"] == kind:
            return message


def end(connection: ClientConnection) -> tuple[list[str], int | None]:
    """Return the remaining messages, and the code of the close."""
    messages: list[str] = []
    try:
        while True:
            messages.append(str(connection.recv(PATIENCE_S)))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else None


# Starting


def test_it_prints_its_address_and_its_data_folder(running: Running) -> None:
    assert running.said == {"url": running.url, "invite": "", "data": str(running.data)}
    assert (running.data / "gwint.db").exists()


def test_it_serves_health_the_schema_and_the_page(running: Running) -> None:
    with running.client() as client:
        assert client.get("/health").json()["status"] == "ok"
        assert client.get("/health", headers={"host": "evil.example"}).status_code == 421
        assert "/api/tables" in client.get("/api/openapi.json").json()["paths"]
        page = client.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "server" not in page.headers


def test_it_serves_metrics_only_on_a_port_of_their_own(running: Running, tmp_path: Path) -> None:
    with running.client() as client:
        assert client.get("/metrics").status_code == 404
    port = free_port()
    with serving(tmp_path, GWINT_METRICS_PORT=str(port)) as server, server.client() as client:
        assert client.get("/metrics").status_code == 404
        assert "gwint_connections" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"http://127.0.0.1:{port}/api/tables").status_code == 404
        assert server.stop() == 0


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/api/docs"])
def test_no_page_loads_scripts_from_other_sites(running: Running, path: str) -> None:
    with running.client() as client:
        assert client.get(path).status_code == 404


def test_it_greets_in_the_users_language_and_opens_the_browser(tmp_path: Path) -> None:
    port, browser = free_port(), tmp_path / "browser"
    os.mkfifo(browser)
    opened = os.open(browser, os.O_RDWR)
    environment = {"GWINT_HOME": str(tmp_path), "BROWSER": f"sh -c 'echo %s > {browser}'"}
    command = [*COMMAND, "--port", str(port), "--host", "0.0.0.0", "--open", "--lang", "pl"]
    with started(command, subprocess.DEVNULL, environment) as process, os.fdopen(opened, "rb", 0) as visited:
        assert process.stdout
        address, invite, data, _ = (process.stdout.readline() for _ in range(4))
        assert select([visited], [], [], PATIENCE_S)[0]
        assert visited.read(1000).startswith(b"http://")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) == 0
    assert address == f"Stoły są otwarte pod adresem: http://127.0.0.1:{port}\n"
    assert invite.startswith(("Inni mogą dołączyć przez ten link: http://", "Wejść można tylko z tego komputera."))
    assert data == f"Folder danych: {tmp_path / 'server'}\n"


def test_settings_come_from_options_or_else_from_the_environment(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://gwent.example", GWINT_PORT="1", GWINT_BODY_BYTES="10") as one:
        assert one.said["invite"] == "https://gwent.example"
        with one.client() as client:
            assert client.post("/api/owners", json={"name": "Zoltan"}).status_code == 413


# Refusing to start


def test_a_second_process_on_the_same_data_names_the_first(running: Running) -> None:
    code, said = refused("--port", str(free_port()), "--data", str(running.data))
    assert code == 1
    assert said.splitlines()[-1] == (
        "Another process is already using this data folder "
        f"(process {running.process.pid}): {running.data}. Stop it, or choose another folder."
    )
    assert "Traceback" not in said


def test_a_port_that_is_taken_is_named(running: Running, tmp_path: Path) -> None:
    result = run("serve", "--port", str(running.port), "--data", str(tmp_path / "data"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"Another program is already listening there: 127.0.0.1, port {running.port}. "
        "Stop it, or choose another port.\n"
    )
    assert not (tmp_path / "data").exists()


def test_an_address_of_another_host_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--host", "192.0.2.1", "--data", str(tmp_path / "data"))
    assert result.exit_code == 1
    assert result.stderr.startswith("The server cannot listen there: 192.0.2.1, port 8000.")


@pytest.mark.parametrize("variable", [("GWINT_PORT", "http"), ("GWINT_LOG_LEVEL", "loud"), ("GWINT_STOP_S", "soon")])
def test_an_invalid_setting_is_named(monkeypatch: pytest.MonkeyPatch, variable: tuple[str, str]) -> None:
    monkeypatch.setenv(*variable)
    result = run("serve")
    assert result.exit_code == 1
    assert result.stderr == f"The setting {variable[0]} cannot be “{variable[1]}”.\n"


def test_a_bad_proxy_is_named_before_the_data_are_opened(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="GWINT_TRUSTED_PROXIES"):
        create_app(Settings(data=tmp_path / "data", trusted_proxies="*"))
    assert not (tmp_path / "data").exists()


def test_without_the_server_extra_it_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from gwint.cli import main; main(['serve', '--lang', 'en'])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == (
        "The server is not fully installed (missing: uvicorn). Install it with: pip install 'gwint[server]'\n"
    )


# Stopping


@dataclass(frozen=True)
class Ended:
    """What was observed of a server that was stopped while busy."""

    code: int
    seconds: float
    closed: set[int | None]
    """The close codes of its sockets."""
    streamed: list[str]
    """The last lines of a stream."""
    log: list[dict[str, Any]]
    text: str
    secrets: list[str]


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """Stop a server with open sockets and a stream, after secrets were sent to it."""
    with (
        serving(tmp_path_factory.mktemp("ended"), "--log-level", "debug") as one,
        one.client() as client,
        ExitStack() as stack,
    ):
        secrets = visited(one, client)
        id_ = table(client, secrets[0])
        connections = [stack.enter_context(one.socket(secrets[0])) for _ in range(20)]
        for connection in connections[1:]:
            greeted(connection, id_)
        with client.stream("GET", f"/api/tables/{id_}/events") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "welcome"
            began = time.monotonic()
            code = one.stop()
            seconds, streamed = time.monotonic() - began, [json.loads(line)["type"] for line in lines]
        closed = {end(connection)[1] for connection in connections}
        return Ended(code, seconds, closed, streamed, one.lines(), one.log.read_text(encoding="utf-8"), secrets)


def visited(one: Running, client: httpx.Client) -> list[str]:
    """Send secrets in every way: a token first, then in a cookie, a query and a body."""
    client.get("/?secret=in-a-query")
    client.post("/api/me", json={})
    token = owner(client)
    client.get("/api/me", headers={"authorization": f"Bearer {token}"})
    client.post("/api/links", json={"code": "secret-code"})
    with one.socket(token, "?token=in-a-query") as connection:
        greeted(connection, table(client, token))
    return [token, client.cookies["gwint"], "in-a-query", "secret-code"]


def test_it_stops_well_within_five_seconds(ended: Ended) -> None:
    assert ended.code == 0
    assert ended.seconds < STOP_S


def test_sockets_and_streams_are_closed_at_shutdown(ended: Ended) -> None:
    assert ended.closed == {1012}
    assert set(ended.streamed) <= {"presence"}


def test_shutdown_logs_no_warning(ended: Ended) -> None:
    assert [line["event"] for line in ended.log if line["level"] not in ("debug", "info")] == []
    assert ended.log[-1]["event"] == "stopped"


def test_neither_tokens_nor_cookies_nor_queries_are_logged(ended: Ended) -> None:
    assert [line["event"] for line in ended.log].count("socket") == 21
    assert [secret for secret in ended.secrets if secret in ended.text] == []


def test_requests_received_before_shutdown_are_answered(tmp_path: Path) -> None:
    """Twenty commands are in progress when the signal comes; those acknowledged are stored. Neither an unfinished
    request
    nor more signals disturb the shutdown."""
    with (
        serving(tmp_path, GWINT_SEAT_RATE="0") as one,
        one.client() as client,
        socket.create_connection(("127.0.0.1", one.port)) as slow,
        ExitStack() as stack,
    ):
        slow.sendall(b"POST /api/owners HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        token = owner(client)
        tables = [table(client, token) for _ in range(20)]
        connections = [stack.enter_context(one.socket(token)) for _ in tables]
        for connection, id_ in zip(connections, tables, strict=True):
            greeted(connection, id_)
        for connection in connections:
            connection.send(json.dumps({"type": "sit", "seat": 0, "name": "Ves", "id": "mine"}))
        # This answer proves that at least the first one was received.
        connections[0].send(json.dumps({"type": "hello", "table": tables[0]}))
        heard(connections[0], "welcome")
        began = time.monotonic()
        assert one.stop(signal.SIGTERM, signal.SIGTERM, signal.SIGINT) == 0
        assert time.monotonic() - began < STOP_S
        assert one.lines()[-1]["event"] == "stopped"
        heard_of = [any('"done"' in message for message in end(connection)[0]) for connection in connections[1:]]
    with serving(tmp_path) as again, again.client() as client:
        headers = {"authorization": f"Bearer {token}"}
        seated = [client.get(f"/api/tables/{id_}", headers=headers).json()["yours"] == [0] for id_ in tables]
    assert seated[0]
    assert all(kept for kept, received in zip(seated[1:], heard_of, strict=True) if received)
    assert any(heard_of)


class Client:
    """A client that takes a while to be answered."""

    def __init__(self, place: set[Any], glances: int | None) -> None:
        place.add(self)
        self._place = place
        self._left = glances
        self.code: int | None = None

    @property
    def busy(self) -> bool:
        if self._left is not None:
            self._left -= 1
        return self._left is None or self._left >= 0

    async def close(self, code: int) -> None:
        self.code = code
        self._place.discard(self)


def test_a_socket_is_closed_only_after_its_client_has_been_answered() -> None:
    place: set[Any] = set()
    clients = [Client(place, glances) for glances in (0, 3, None)]
    asyncio.run(rooms.close_connections(place, 0.2))
    assert [client.code for client in clients] == [1012, 1012, None]


# Robustness


def test_a_message_that_is_too_large_ends_only_its_own_socket(running: Running) -> None:
    with running.socket() as connection, running.socket() as other:
        connection.send("x" * (Settings().message_bytes + 1))
        assert end(connection)[1] == 1009
        other.send("no JSON")
        assert heard(other, "refused")["fault"]["kind"] == "bad-request"


def pour(port: int, beginning: bytes, pieces: int = 2000) -> None:
    """Send twenty megabytes after a beginning."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as client:
        client.sendall(beginning)
        for _ in range(pieces):
            client.sendall(b"x" * 10_000)


@pytest.mark.parametrize(
    "endless",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nx: ",
        b"GET /",
        b"POST /api/owners HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: ",
    ],
    ids=["header", "address", "trailer"],
)
def test_a_request_whose_head_never_ends_is_refused(running: Running, endless: bytes) -> None:
    with pytest.raises(ConnectionError):
        pour(running.port, endless)
    with running.client() as client:
        assert client.get("/health").status_code == 200


def refused_head(port: int, head: bytes) -> bytes:
    """Send a head and return what comes back until the connection is closed."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as client:
        client.sendall(head)
        heard = b""
        with suppress(ConnectionError):
            while piece := client.recv(10_000):
                heard += piece
        return heard


def test_a_request_with_hundreds_of_headers_is_refused(running: Running) -> None:
    """A thousand connections with 12,500 short headers each took 500 MB."""
    head = b"GET /health HTTP/1.1\r\n" + b"a:b\r\n" * MAX_HEADERS
    assert refused_head(running.port, head + b"connection: close\r\n\r\n").startswith(b"HTTP/1.1 400")
    head = b"GET /health HTTP/1.1\r\n" + b"a:b\r\n" * (MAX_HEADERS - 2)
    assert refused_head(running.port, head + b"connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("head", [b"GET /%b HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nx: %b\r\n"], ids=["address", "header"])
def test_a_large_head_in_one_piece_is_refused(running: Running, head: bytes) -> None:
    """Thirty thousand fields of a query, or folders of a path, would keep the server busy."""
    assert refused_head(running.port, head % (MAX_HEAD_BYTES * b"x") + b"\r\n").startswith(b"HTTP/1.1 400")
    allowed = head % (b"x" * (MAX_HEAD_BYTES - 1_000)) + b"host: x\r\nconnection: close\r\n\r\n"
    assert not refused_head(running.port, allowed).startswith(b"HTTP/1.1 400")


def test_a_connection_with_countless_requests_at_once_is_closed(running: Running) -> None:
    request = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    last = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert refused_head(running.port, request * MAX_PIPELINED + last).count(b"HTTP/1.1 200 OK") == MAX_PIPELINED + 1
    assert refused_head(running.port, request * 1000 + last).count(b"HTTP/1.1 200 OK") <= MAX_PIPELINED + 1


def test_a_body_behind_an_unanswered_request_closes_the_connection(running: Running) -> None:
    """Eight bodies of each connection would wait in the memory before any limit applies to them."""
    body = b"POST /api/owners HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}"
    last = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert refused_head(running.port, body + last).count(b"HTTP/1.1 ") == 2
    assert refused_head(running.port, last.replace(b"connection: close\r\n", b"") + body).count(b"HTTP/1.1 ") < 2


async def test_a_request_learns_that_its_client_has_left_although_another_waits_behind_it() -> None:
    began, left = asyncio.Event(), asyncio.Event()

    async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
        began.set()
        while (await receive())["type"] != "http.disconnect":
            pass
        left.set()

    config = uvicorn.Config(app, http=HttpProtocol, ws="none", lifespan="off", log_config=None)
    config.load()
    protocol = partial(HttpProtocol, config=config, server_state=ServerState(), app_state={})
    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    async with server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 2)
        await began.wait()
        writer.transport.abort()
        async with asyncio.timeout(PATIENCE_S):
            await left.wait()


def test_a_refused_handshake_is_no_error(running: Running) -> None:
    handshake = [
        "GET /api/socket HTTP/1.1", "Host: evil.example", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    assert refused_head(running.port, "\r\n".join(handshake).encode()).startswith(b"HTTP/1.1 421")
    with running.client() as client:
        assert client.get("/health").status_code == 200
    assert [line for line in running.lines() if line["level"] == "error"] == []


def test_an_address_may_have_a_limited_number_of_connections(running: Running) -> None:
    with ExitStack() as held:
        for _ in range(rooms.MAX_CONNECTIONS):
            held.enter_context(socket.create_connection(("127.0.0.1", running.port), PATIENCE_S))
        with socket.create_connection(("127.0.0.1", running.port), PATIENCE_S) as refused_one:
            assert not received(refused_one)
        with socket.create_connection(("127.0.0.1", running.port), PATIENCE_S, ("127.0.0.2", 0)) as other:
            other.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert answer(other).startswith(b"HTTP/1.1 200 OK")


def received(client: socket.socket) -> bytes:
    try:
        return client.recv(1)
    except ConnectionError:
        return b""


def test_the_connections_of_proxies_are_not_counted() -> None:
    clients = ClientConnections(1, trusted=["192.0.2.0/24"])
    assert [clients.of("192.0.2.7").count(1) for _ in range(3)] == [True] * 3
    counted = [clients.of(address).count(1) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::")]
    assert counted == [True, False, True]
    clients.of("2001:db8::2").count(-1)
    clients.of("2001:db8::1").count(-1)
    assert clients.of("2001:db8::1").count(1)
    assert [ClientConnections(0).of("198.51.100.7").count(1) for _ in range(3)] == [True] * 3


class FullLine:
    """A transport with a buffer that its client does not empty by itself."""

    unread = 100_000

    def __init__(self) -> None:
        self.did: list[str] = []

    def pause_reading(self) -> None:
        self.did.append("stopped")

    def resume_reading(self) -> None:
        self.did.append("went on")

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.did.append("closed")


async def test_a_client_that_reads_nothing_of_its_answer_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "WRITE_TIMEOUT_S", 0.0)
    client = HttpProtocol.__new__(HttpProtocol)
    client.loop, client.transport = asyncio.get_running_loop(), FullLine()  # type: ignore[assignment]
    client.flow = TurnFlow(client.transport)
    client._connections = AddressConnections(UNLIMITED.of(""))
    client.pause_writing()
    client.transport.unread -= 1  # type: ignore[attr-defined]
    for _ in range(3):
        await asyncio.sleep(0)
        assert client.transport.did == []  # type: ignore[attr-defined]
        client.transport.unread -= 1  # type: ignore[attr-defined]
    client.resume_writing()
    client.pause_writing()
    while not client.transport.did:  # type: ignore[attr-defined]
        await asyncio.sleep(0)
    assert client.transport.did == ["closed"]  # type: ignore[attr-defined]


def test_a_large_body_in_one_piece_does_not_count_as_a_large_head(running: Running) -> None:
    with running.client() as client:
        answer = client.post("/api/records", json={"text": "x" * 200_000})
        assert answer.status_code not in (200, 413, 500)
        assert "fault" in answer.json()


def answer(client: socket.socket) -> bytes:
    """Return a response that ends with a JSON object."""
    heard = b""
    while not heard.endswith(b"}"):
        heard += (piece := client.recv(10_000))
        assert piece, heard
    return heard


IMPATIENT = (
    "from gwint.server.http import http_protocol as server\nserver.HEAD_TIMEOUT_S = server.BODY_TIMEOUT_S = 1.0\n"
    "from gwint.cli import main\nmain(['serve', '--port', '{port}', '--data', '{data}', '--json'])"
)
"""A server that waits only a second for a request."""


def test_a_client_that_sends_nothing_or_half_a_request_is_disconnected(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", IMPATIENT.format(port=port, data=tmp_path / "data")]
    with started(command, subprocess.DEVNULL, {}) as process:
        assert process.stdout
        assert process.stdout.readline()
        with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as silent:
            assert silent.recv(1) == b""
        with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert answer(slow).startswith(b"HTTP/1.1 200 OK")
            slow.sendall(b"GET /hea")
            assert slow.recv(1) == b""
        with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as slow:
            slow.sendall(b"POST /api/score HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
            assert slow.recv(1) == b""
        socket_url = f"ws://127.0.0.1:{port}/api/socket"
        with connect(socket_url, open_timeout=PATIENCE_S) as following, pytest.raises(TimeoutError):
            following.recv(2)


# Settings and addresses


def test_the_commands_levels_are_the_logs() -> None:
    assert serve.LEVELS == LEVELS


def test_every_setting_can_come_from_the_environment() -> None:
    assert {one.name for one in fields(Settings)} == set(READ_AS)


@pytest.mark.parametrize(
    ("host", "url"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::", "http://[::1]:80")],
)
def test_the_printed_address_can_be_opened_in_a_browser(host: str, url: str) -> None:
    assert serve.address(host, 80) == url


def test_an_invitation_is_printed_only_if_others_can_reach_the_server() -> None:
    assert serve.link(Settings(), "127.0.0.1", 80) == ""
    assert serve.link(Settings(), "192.0.2.7", 80) == "http://192.0.2.7:80"
    assert serve.link(Settings(public_url=PUBLIC), "127.0.0.1", 80) == PUBLIC


def test_the_server_listens_on_a_host_given_by_name() -> None:
    with rooms.listen("localhost", 0) as listener:
        assert listener.getsockname()[0] in serve.HERE
