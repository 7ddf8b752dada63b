"""Middleware: refuses requests for other hosts, from other origins, too large or frequent, and secures responses."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import FastAPI, Request
from starlette.types import ASGIApp, Message, Scope

from gwint.server.http.allowed_hosts import AllowedHosts, WrongHost
from gwint.server.http.content_policy import POLICY
from gwint.server.http.errors import install_error_handlers
from gwint.server.http.middleware import SECURITY, add_middleware
from gwint.server.ops import logs
from gwint.server.ops.counts import Counts
from gwint.server.rate_limits import (
    BURST_S,
    MAX_ADDRESSES,
    MAX_BODIES,
    AddressLimits,
    TooFast,
    TooMany,
    address_limits,
)
from gwint.server.settings import Settings, SettingsError
from gwint.server.work_shares import BURST_S as WORK_BURST_S
from gwint.server.work_shares import WorkShares
from tests.faults import of_kind
from tests.server.routes.reference_client import fault

LIMIT = 1000
PROXY = "10.0.0.1"
HOST = "gwint.test"
PUBLIC = "https://gwent.example"


class FakeClock:
    """A steady clock that the test advances."""

    def __init__(self) -> None:
        self.at = 0

    def steady(self) -> int:
        return self.at


class WrappedApp:
    """A few routes behind the middleware."""

    def __init__(self, **fields: Any) -> None:
        self.clock = FakeClock()
        self.counts = Counts()
        settings = Settings(**{"body_bytes": LIMIT, "public_url": PUBLIC, "trusted_proxies": PROXY, **fields})
        self.addresses = address_limits(settings, self.clock.steady)
        app = FastAPI()
        install_error_handlers(app, self.counts.count_refusal)
        app.post("/read")(_read)
        app.get("/from")(_from)
        app.get("/cookie")(_cookie)
        app.get("/kept")(_kept)
        app.get("/broken")(_broken)
        self.shares = WorkShares(settings.address_work)
        self.app = add_middleware(app, settings, self.addresses, self.counts, self.shares)

    def ask(self, method: str, path: str, *, address: str = "198.51.100.7", **request: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
                return await client.request(method, path, **request)

        return asyncio.run(asked())


async def _read(request: Request) -> int:
    return len(await request.body())


async def _from(request: Request) -> dict[str, str]:
    assert request.client
    return {"address": request.client.host, "scheme": request.url.scheme}


async def _cookie(request: Request) -> str | None:
    return request.headers.get("cookie")


async def _kept() -> Any:
    from fastapi.responses import PlainTextResponse

    return PlainTextResponse("kept", headers={"cache-control": "max-age=60"})


async def _broken() -> None:
    raise ZeroDivisionError


@pytest.fixture
def wrapped() -> WrappedApp:
    return WrappedApp()


# Cookies


@pytest.mark.parametrize(
    ("sent", "received"),
    [
        ("gwint=token_-1", "gwint=token_-1"),
        ("theme=dark; gwint=token; __Host-gwint=other", "gwint=token; __Host-gwint=other"),
        ('gwint="' + 3_000 * '\\"' + '"', None),
        ("not-gwint=token", None),
        ("gwint=two words", None),
        ("theme=dark", None),
    ],
)
def test_only_our_own_cookie_reaches_the_application(wrapped: WrappedApp, sent: str, received: str | None) -> None:
    """Starlette unquotes all cookies, which takes seconds for one with many quotes."""
    assert wrapped.ask("GET", "/cookie", headers={"cookie": sent}).json() == received


# Security headers


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/from", {}, 200),
        ("GET", "/nowhere", {}, 404),
        ("GET", "/read", {}, 405),
        ("GET", "/broken", {}, 500),
        ("POST", "/read", {"origin": "https://evil.example"}, 403),
        ("POST", "/read", {"content-length": str(LIMIT + 1)}, 413),
    ],
)
def test_every_response_has_security_headers(
    wrapped: WrappedApp, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    answer = wrapped.ask(method, path, headers=headers)
    assert answer.status_code == status
    for name, value in SECURITY.items():
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert answer.headers["cache-control"] == "no-store"


def test_a_page_may_load_only_its_own_files(wrapped: WrappedApp) -> None:
    received = wrapped.ask("GET", "/from").headers["content-security-policy"]
    assert not [word for word in ("unsafe", "*", "http:", "https:", "blob:") if word in received]
    assert POLICY["default-src"] == "'none'"
    assert POLICY["require-trusted-types-for"] == "'script'"
    assert POLICY["frame-ancestors"] == "'none'"


def test_a_response_that_may_be_cached_keeps_its_own_header(wrapped: WrappedApp) -> None:
    assert wrapped.ask("GET", "/kept").headers.get_list("cache-control") == ["max-age=60"]


# Hosts


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[fe80::1]", "localhost", "LOCALHOST:8000", "localhost.",
        "nas", "nas.local", "nas.home.arpa", socket.gethostname(), urlsplit(PUBLIC).netloc, "club.example:8000",
    ],
)  # fmt: skip
def test_the_server_answers_under_addresses_local_names_and_its_own(host: str) -> None:
    allowed = AllowedHosts(Settings(public_url=PUBLIC, allowed_hosts="club.example, "))
    allowed.check([(b"accept", b"*/*"), (b"host", host.encode())])


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "club.example.evil", "sub.club.example", "", ":80",
     "evil.local@evil.example", "localhost/x", "localhost evil.example", "[::1", "localhost:x", "evil.example#.local",
     3_000 * "x"],
)  # fmt: skip
def test_a_name_that_another_site_points_here_is_refused(host: str) -> None:
    """DNS rebinding: the page of another site would read as its visitor."""
    allowed = AllowedHosts(Settings(public_url=PUBLIC, allowed_hosts="club.example"))
    with pytest.raises(WrongHost, check=of_kind("wrong-host")):
        allowed.check([(b"host", host.encode())])


def test_two_hosts_are_refused_and_an_operator_may_allow_all() -> None:
    with pytest.raises(WrongHost):
        AllowedHosts(Settings()).check([(b"host", b"localhost"), (b"host", b"localhost")])
    AllowedHosts(Settings(allowed_hosts="*")).check([(b"host", b"any.example")])
    AllowedHosts(Settings()).check([])
    with pytest.raises(SettingsError):
        AllowedHosts(Settings(allowed_hosts="http://club.example/"))


def test_requests_and_sockets_for_another_host_are_refused(wrapped: WrappedApp) -> None:
    answer = wrapped.ask("GET", "/from", headers={"host": "evil.example"})
    details = {"host": "evil.example", "setting": "GWINT_ALLOWED_HOSTS"}
    assert fault(answer, 421) == ("wrong-host", details)
    start, _ = handshake(guarded_socket(), host="evil.example")
    assert start["status"] == 421


# Origins


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", f"https://{HOST}.evil.example", "file://"])
def test_another_sites_page_changes_nothing(wrapped: WrappedApp, origin: str) -> None:
    kind, details = fault(wrapped.ask("POST", "/read", headers={"origin": origin, "cookie": "gwint=1"}), 403)
    assert (kind, details) == ("wrong-origin", {"origin": origin})
    assert wrapped.counts.refusals == {"wrong-origin": 1}


@pytest.mark.parametrize("origin", [None, f"http://{HOST}", f"https://{HOST}", PUBLIC, f"http://{HOST.upper()}"])
def test_our_own_page_and_programs_may_send_requests(wrapped: WrappedApp, origin: str | None) -> None:
    headers = {"cookie": "gwint=1"} | ({"origin": origin} if origin is not None else {})
    assert wrapped.ask("POST", "/read", headers=headers).status_code == 200


def test_safe_methods_are_allowed_from_every_origin(wrapped: WrappedApp) -> None:
    assert wrapped.ask("GET", "/from", headers={"origin": "https://evil.example"}).status_code == 200


def test_a_forwarded_address_is_trusted_only_from_a_named_proxy(wrapped: WrappedApp) -> None:
    headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    received = wrapped.ask("GET", "/from", headers=headers, address=PROXY).json()
    assert received == {"address": "203.0.113.9", "scheme": "https"}
    received = wrapped.ask("GET", "/from", headers=headers, address="198.51.100.7").json()
    assert received == {"address": "198.51.100.7", "scheme": "http"}


def test_forwarded_addresses_added_before_the_proxy_are_not_trusted(wrapped: WrappedApp) -> None:
    headers = {"x-forwarded-for": "192.0.2.1, 203.0.113.9"}
    assert wrapped.ask("GET", "/from", headers=headers, address=PROXY).json()["address"] == "203.0.113.9"


@pytest.mark.parametrize("proxies", ["*", "localhost", "10.0.0.1/8", "10.0.0.1 10.0.0.2"])
def test_a_proxy_that_is_not_an_address_is_refused(proxies: str) -> None:
    with pytest.raises(SettingsError, match="GWINT_TRUSTED_PROXIES"):
        WrappedApp(trusted_proxies=proxies)


@pytest.mark.parametrize("url", ["gwent.example", "ftp://gwent.example", "https://"])
def test_a_public_url_that_browsers_cannot_open_is_refused(url: str) -> None:
    with pytest.raises(SettingsError, match="GWINT_PUBLIC_URL"):
        WrappedApp(public_url=url)


# Sizes


async def chunks(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 100):
        yield b"x" * 100


def test_a_body_is_accepted_up_to_the_limit(wrapped: WrappedApp) -> None:
    assert wrapped.ask("POST", "/read", content=b"x" * LIMIT).json() == LIMIT
    assert wrapped.ask("POST", "/read", content=chunks(LIMIT)).json() == LIMIT


async def test_a_body_declared_too_large_is_not_read(wrapped: WrappedApp) -> None:
    read: list[bytes] = []

    async def body() -> AsyncIterator[bytes]:
        read.append(b"x" * (LIMIT + 1))
        yield read[0]

    length = {"content-length": str(LIMIT + 1)}
    transport = httpx.ASGITransport(wrapped.app, client=("198.51.100.7", 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=length) as client:
        assert fault(await client.post("/read", content=body()), 413) == ("too-large", {})
    assert not read


def test_a_body_of_undeclared_length_is_cut_off_at_the_limit(wrapped: WrappedApp) -> None:
    assert fault(wrapped.ask("POST", "/read", content=chunks(LIMIT + 100)), 413) == ("too-large", {})
    assert wrapped.counts.refusals == {"too-large": 1}


async def test_the_bodies_of_an_address_are_limited_together() -> None:
    """Three thousand slow bodies took 750 MB."""
    wrapped, over = WrappedApp(), asyncio.Event()

    async def slow() -> AsyncIterator[bytes]:
        await over.wait()
        yield b"x" * LIMIT

    def client(address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(wrapped.app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async with client("198.51.100.7") as flood, client("198.51.100.8") as other:
        bodies = [asyncio.create_task(flood.post("/read", content=slow())) for _ in range(MAX_BODIES)]
        while sum(wrapped.addresses.body_bytes.values()) < MAX_BODIES * LIMIT:
            await asyncio.sleep(0)
        assert fault(await flood.post("/read", content=b"x"), 429) == ("too-fast", {"seconds": 1})
        assert (await flood.get("/from")).status_code == 200
        assert (await other.post("/read", content=b"x")).json() == 1
        over.set()
        assert {(await body).json() for body in bodies} == {LIMIT}
        assert (await flood.post("/read", content=b"x")).json() == 1
    assert not wrapped.addresses.body_bytes


# Rates


def test_an_address_may_burst_ten_seconds_worth_of_requests_and_must_then_wait() -> None:
    wrapped = WrappedApp(address_rate=2)
    statuses = [wrapped.ask("GET", "/from").status_code for _ in range(2 * BURST_S + 1)]
    assert statuses == [200] * (2 * BURST_S) + [429]
    refused = wrapped.ask("GET", "/from")
    assert fault(refused, 429) == ("too-fast", {"seconds": 1})
    assert refused.headers["retry-after"] == "1"
    assert wrapped.ask("GET", "/from", address="198.51.100.8").status_code == 200
    wrapped.clock.at += 500
    assert wrapped.ask("GET", "/from").status_code == 200
    assert wrapped.counts.requests == {200: 2 * BURST_S + 2, 429: 2}


def test_a_refusal_is_charged_to_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped, time = WrappedApp(), iter(range(1_000))
    monkeypatch.setattr("gwint.server.work_shares.perf_counter", lambda: next(time))
    address = "192.0.2.9"
    assert wrapped.ask("GET", "/from", address=address, headers={"host": "evil.example"}).status_code == 421
    assert wrapped.shares.of(address)._left < WORK_BURST_S


def test_a_rate_of_0_is_unlimited() -> None:
    addresses = AddressLimits(0, 0, FakeClock().steady)
    for _ in range(10_000):
        addresses.bucket("198.51.100.7").take()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    addresses = AddressLimits(1, 0, FakeClock().steady)
    for _ in range(BURST_S):
        addresses.bucket(one).take()
    if same:
        with pytest.raises(TooFast):
            addresses.bucket(other).take()
    else:
        addresses.bucket(other).take()


def test_countless_addresses_do_not_fill_the_memory() -> None:
    addresses = AddressLimits(1, 0, FakeClock().steady)
    for _ in range(BURST_S):
        addresses.bucket("busy").take()
    for number in range(MAX_ADDRESSES + 100):
        addresses.bucket(str(number))
        if number % 1000 == 0:
            with pytest.raises(TooFast):
                addresses.bucket("busy").take()
    assert len(addresses._buckets) == MAX_ADDRESSES


# Sockets


def handshake(app: ASGIApp, address: str = "198.51.100.7", host: str = HOST, **headers: str) -> list[Message]:
    """Return what a client receives at the handshake; it disconnects once accepted."""
    scope: Scope = {
        "type": "websocket",
        "path": "/api/socket",
        "query_string": b"token=secret",
        "client": (address, 1),
        "headers": [(b"host", host.encode()), *((name.encode(), value.encode()) for name, value in headers.items())],
        "extensions": {"websocket.http.response": {}},
    }
    received: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        received.append(message)

    async def call() -> None:
        await app(scope, receive, send)

    asyncio.run(call())
    return received


async def accepting(scope: Scope, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})


def guarded_socket(inner: ASGIApp = accepting, **fields: Any) -> ASGIApp:
    settings, clock = Settings(public_url=PUBLIC, **fields), FakeClock()
    addresses = AddressLimits(settings.address_rate, settings.address_connections, clock.steady)
    return add_middleware(inner, settings, addresses, Counts())


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_another_sites_page_gets_no_socket(origin: str) -> None:
    start, body = handshake(guarded_socket(), origin=origin)
    assert start["status"] == 403
    assert json.loads(body["body"]) == {"fault": {"kind": "wrong-origin", "details": {"origin": origin}}}


@pytest.mark.parametrize("headers", [{}, {"origin": f"https://{HOST}"}, {"origin": PUBLIC}])
def test_our_page_and_programs_get_a_socket(headers: dict[str, str]) -> None:
    assert handshake(guarded_socket(), **headers) == [{"type": "websocket.accept"}]


async def test_the_messages_of_a_socket_pass_unchanged() -> None:
    """Nothing wraps the socket's functions: the application receives them unchanged."""
    seen: list[Any] = []

    async def inner(_scope: Scope, receive: Any, send: Any) -> None:
        seen.extend((receive, send))

    async def receive() -> Message:
        raise AssertionError

    async def send(_message: Message) -> None:
        raise AssertionError

    scope = {"type": "websocket", "path": "/", "headers": [], "client": ("198.51.100.7", 1)}
    await guarded_socket(inner)(scope, receive, send)
    assert seen == [receive, send]


def test_handshakes_count_as_requests() -> None:
    app = guarded_socket(address_rate=0.1)
    assert handshake(app) == [{"type": "websocket.accept"}]
    assert handshake(app)[0]["status"] == 429


def test_an_address_may_hold_a_limited_number_of_sockets() -> None:
    inner_answers: list[list[Message]] = []

    async def inner(scope: Scope, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        if len(inner_answers) < 2:
            inner_answers.append([])
            inner_answers.append(await asyncio.to_thread(handshake, app))

    app = guarded_socket(inner, address_connections=1)
    handshake(app)
    start, body = inner_answers[1]
    assert start["status"] == 429
    assert json.loads(body["body"])["fault"] == {"kind": "too-many-sockets", "details": {"most": 1}}
    assert handshake(app)[0] == {"type": "websocket.accept"}


def test_a_socket_that_fails_is_no_longer_counted() -> None:
    addresses = AddressLimits(0, 1, FakeClock().steady)
    with pytest.raises(ZeroDivisionError), addresses.socket("a"):
        raise ZeroDivisionError
    with addresses.socket("a"), addresses.socket("b"), pytest.raises(TooMany), addresses.socket("a"):
        pass
    with addresses.socket("a"):
        pass


# The log


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Return all that is logged, as a running server would."""
    root, lines = logging.getLogger(), io.StringIO()
    before = root.handlers[:]
    root.handlers.clear()
    logs.configure_logging("info", lines)
    yield lines
    logging.captureWarnings(False)
    logging.getLogger(logs.OWN_LOGGER).setLevel(logging.NOTSET)
    root.handlers[:] = before


def test_a_request_is_logged_without_its_secrets(log: io.StringIO) -> None:
    headers = {"cookie": "gwint=secret", "authorization": "Bearer secret"}
    WrappedApp().ask("POST", "/read?code=secret", headers=headers, content=b"secret")
    (line,) = log.getvalue().splitlines()
    received = json.loads(line)
    assert received.pop("ms") >= 0
    assert received.pop("time").endswith("+00:00")
    assert received == {
        "level": "info",
        "event": "request",
        "module": "gwint.server.ops.logs",
        "method": "POST",
        "path": "/read",
        "status": 200,
        "address": "198.51.100.7",
    }


def test_a_socket_is_logged_without_its_secrets(log: io.StringIO) -> None:
    handshake(guarded_socket(), cookie="gwint=secret")
    received = json.loads(log.getvalue())
    assert (received["event"], received["path"]) == ("socket", "/api/socket")
    assert "secret" not in log.getvalue()


def test_a_path_cannot_forge_a_line_of_the_log(log: io.StringIO) -> None:
    WrappedApp().ask("GET", '/from%0a{"event":"forged"}')
    (line,) = log.getvalue().splitlines()
    assert json.loads(line)["path"] == '/from\n{"event":"forged"}'


def test_of_a_long_path_only_the_beginning_is_logged(log: io.StringIO) -> None:
    WrappedApp().ask("GET", "/from" + 10_000 * "x")
    assert len(json.loads(log.getvalue())["path"]) == logs.MAX_PATH


def test_an_unexpected_error_is_logged_with_its_traceback(log: io.StringIO) -> None:
    assert fault(WrappedApp().ask("GET", "/broken"), 500) == ("server-error", {})
    failed = next(received for received in map(json.loads, log.getvalue().splitlines()) if received["level"] == "error")
    assert failed["traceback"].splitlines()[-1] == "ZeroDivisionError"
