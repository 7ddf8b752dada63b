"""Points of docs/security.md that no other test covers: what the code never does, and what strangers cannot send."""

from __future__ import annotations

import ast
import re
import socket
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import gwint
from gwint.server.http.app import create_app
from gwint.server.http.content_policy import POLICY
from gwint.server.settings import Settings
from gwint.server.storage.sessions import hash_token
from tests.server.server_process import PATIENCE_S, Running, serving

PACKAGE = Path(gwint.__file__).parent
PAGE = PACKAGE.parent / "web" / "src"
CODE = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
TREES = {name: ast.parse(text) for name, text in CODE.items()}


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Yield every call: the module, the last word of what is called, and the call."""
    for name, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield name, _word(node.func), node


def _word(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


# What the code never does


def test_no_text_of_a_client_is_executed_as_code() -> None:
    """One module compiles expressions, which it makes of our own types when it is loaded."""
    assert len(TREES) > 300
    found = {name for name, word, node in calls() if word in ("eval", "exec") and isinstance(node.func, ast.Name)}
    assert found == {"wire/codecs.py"}


def test_no_command_passes_through_a_shell() -> None:
    shells = {"system", "popen", "create_subprocess_shell", "getoutput"}
    found = [
        (name, node.lineno)
        for name, word, node in calls()
        if word in shells or any(one.arg == "shell" and isinstance(one.value, ast.Constant) for one in node.keywords)
    ]
    assert found == []


def test_pickles_pass_only_between_our_own_processes() -> None:
    unsafe = {
        name
        for name, text in CODE.items()
        if re.search(r"^\s*(?:import|from) (?:pickle|marshal|shelve|yaml|xml)\b", text, re.MULTILINE)
    }
    assert {name for name in unsafe if name.startswith("server/")} == {
        "server/bots/worker_main.py",
        "server/bots/worker_process.py",
        "server/bots/worker_protocol.py",
        "server/sandbox/sandbox.py",
        "server/sandbox/worker_main.py",
    }


OWN_WORDS = {"table", "order", "query", "key", "pragma", "most_pages", "SAT_BY", "YEAR_MS"}
"""What SQL is composed of: names from our own schema, constants and the operator's settings."""
SQL = re.compile(r"\s*(?:SELECT|INSERT|UPDATE|DELETE|PRAGMA)\b")


def test_no_value_of_a_request_becomes_part_of_a_query() -> None:
    composed = [
        (name, part)
        for name, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and SQL.match(_beginning(node))
        for part in node.values
        if isinstance(part, ast.FormattedValue)
    ]
    assert len(composed) > 5
    words = {_word(part.value) for _, part in composed if isinstance(part.value, (ast.Name, ast.Attribute))}
    assert words <= OWN_WORDS
    others = [ast.unparse(part.value) for _, part in composed if not isinstance(part.value, (ast.Name, ast.Attribute))]
    assert others == ["', '.join('?' * len(rows[0]))"]


def _beginning(node: ast.JoinedStr) -> str:
    first = node.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def test_the_page_never_turns_text_into_html() -> None:
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(sources) > 100
    wrong = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|new Function|\beval\(")
    assert [path.name for path in sources if wrong.search(path.read_text(encoding="utf-8"))] == []


# Responses


@pytest.fixture(scope="module")
def client() -> httpx.AsyncClient:
    app = create_app(Settings())
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gwint.test")


async def test_no_other_site_may_read_a_response(client: httpx.AsyncClient) -> None:
    for path in ("/", "/api/version", "/api/nowhere", "/api/openapi.json"):
        for method in ("GET", "OPTIONS"):
            headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
            answer = await client.request(method, path, headers=headers)
            assert not [name for name in answer.headers if name.startswith("access-control-")]


async def test_every_response_says_what_it_is(client: httpx.AsyncClient) -> None:
    for path, kind in (("/", "text/html; charset=utf-8"), ("/api/version", "application/json")):
        assert (await client.get(path)).headers["content-type"] == kind
    assert (await client.get("/api/nowhere")).headers["content-type"] == "application/json"


async def test_methods_that_echo_requests_are_refused(client: httpx.AsyncClient) -> None:
    for method in ("TRACE", "TRACK", "CONNECT"):
        answer = await client.request(method, "/api/version", headers={"cookie": "gwint=secret"})
        assert answer.status_code == 405
        assert "secret" not in answer.text


def test_the_policy_names_what_is_forbidden() -> None:
    assert (POLICY["object-src"], POLICY["base-uri"]) == ("'none'", "'none'")


# Requests


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


def exchange(port: int, request: bytes) -> bytes:
    """Return everything that the server answers until it closes the connection."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as connection:
        connection.sendall(request)
        while piece := connection.recv(10_000):
            received += piece
    return received


BODY = b'{"name": "Ala"}'
SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
HEAD = b"POST /api/owners HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "lengths",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Content-Length: 15\r\nContent-Length: 0\r\n\r\n" + BODY,
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
        b"Content-Length: +15\r\n\r\n" + BODY,
    ],
    ids=["both", "two", "encodings", "sign"],
)
def test_a_request_of_unclear_length_is_refused(running: Running, lengths: bytes) -> None:
    answers = exchange(running.port, HEAD + lengths + SMUGGLED)
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert answers.count(b"HTTP/1.1 ") == 1


def test_a_token_has_256_random_bits_and_is_stored_as_its_hash(running: Running) -> None:
    with running.client() as client:
        tokens = {client.post("/api/owners", json={"name": "Ala"}).json()["token"] for _ in range(5)}
    assert len(tokens) == 5
    assert {len(urlsafe_b64decode(token + "=")) for token in tokens} == {32}
    stored = b"".join(file.read_bytes() for file in running.data.iterdir())
    for token in tokens:
        assert token.encode() not in stored
        assert hash_token(token) in stored
