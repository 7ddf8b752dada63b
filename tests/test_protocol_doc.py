"""The examples in PROTOCOL.md are executed: requests, conversations, data and tables."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import jsonschema_rs
import pytest
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection

from gwint.fairness.commitments import pledge
from gwint.i18n.bundles import has_message
from gwint.notation.record_model import Ending
from gwint.rules.agenda import Question
from gwint.server.http.app import create_app
from gwint.server.http.client_connections import MAX_UNSENT_BYTES
from gwint.server.http.http_protocol import (
    BODY_TIMEOUT_S,
    HEAD_TIMEOUT_S,
    MAX_HEAD_BYTES,
    MAX_HEADERS,
    MAX_PIPELINED,
    WRITE_TIMEOUT_S,
)
from gwint.server.http.new_table import NewTable
from gwint.server.http.server import MAX_CONNECTIONS
from gwint.server.http.websocket_protocol import FRAMES_BURST, FRAMES_PER_S, PING_S
from gwint.server.http.websocket_schema import document
from gwint.server.rate_limits import MAX_BODIES
from gwint.server.settings import Settings
from gwint.server.shared_evenings import MAX_BYTES
from gwint.server.storage.sessions import MAX_SESSIONS
from gwint.server.tables.commands import AnyCommand
from gwint.server.tables.table_socket import REFUSALS_PER_S
from gwint.wire import read_event, read_fault, read_move, write_event, write_fault, write_move
from gwint.wire.advice import read_hint, write_hint
from gwint.wire.codecs import codec
from gwint.wire.protocol import HEADER, PROTOCOL
from tests.server.server_process import Running, serving

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "PROTOCOL.md").read_text(encoding="utf-8")
EXECUTED = ("http", "socket")
VARIABLE = re.compile(r"\b(TOKEN|TABLE|VERSION|EVENING|FAIR|(?:[CDS]|PLEDGE|ENTROPY)[12])\b")
TIMEOUT_S = 120.0
"""Seconds for a whole match on a busy machine."""


class Example(NamedTuple):
    """A fenced block: the text after the fence, and the contents."""

    kind: str
    text: str


def examples() -> list[Example]:
    return [Example(*found) for found in re.findall(r"^```([a-z ]+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)]


# Data


def ending(data: Any) -> Any:
    return codec(Ending).write(codec(Ending).read(data))


def question(data: Any) -> Any:
    return codec(Question).write(codec(Question).read(data))


READ = {
    "json move": lambda data: write_move(read_move(data)),
    "json event": lambda data: write_event(read_event(data)),
    "json hint": lambda data: write_hint(read_hint(data)),
    "json fault": lambda data: write_fault(read_fault(data)),
    "json result": ending,
    "json question": question,
}


@pytest.mark.parametrize("example", [one for one in examples() if one.kind not in EXECUTED], ids=lambda one: one.text)
def test_every_data_example_round_trips(example: Example) -> None:
    data = json.loads(example.text)
    assert READ[example.kind](data) == data
    if example.kind == "json fault":
        assert has_message(f"fault-{data['kind']}")


# Requests and conversations


def matches(shown: Any, actual: Any, known: dict[str, str]) -> bool:
    """Whether data matches an example; words in capitals are variables that take their first value."""
    if isinstance(shown, dict):
        return isinstance(actual, dict) and all(
            name in actual and matches(one, actual[name], known) for name, one in shown.items()
        )
    if isinstance(shown, list):
        same_length = isinstance(actual, list) and len(shown) == len(actual)
        return same_length and all(matches(one, other, known) for one, other in zip(shown, actual, strict=True))
    if isinstance(shown, str) and VARIABLE.fullmatch(shown) and shown not in known:
        known[shown] = actual
    return bool(actual == (substitute(shown, known) if isinstance(shown, str) else shown))


def substitute(text: str, known: dict[str, str]) -> str:
    return VARIABLE.sub(lambda found: known.get(found[0], found[0]), text)


@cache
def schema(name: str) -> jsonschema_rs.Validator:
    whole = document()
    return jsonschema_rs.validator_for({**whole, "$ref": f"#/$defs/{name}"})


class Reader:
    """Follows the document from its first example to its last, with a real server."""

    def __init__(self, server: Running, stack: ExitStack) -> None:
        self.known = {f"ENTROPY{attempt}": str(attempt) * 64 for attempt in (1, 2)}
        self._server = server
        self._stack = stack
        self._rest = stack.enter_context(server.client())
        self._socket: ClientConnection | None = None
        self._received: list[Any] = []

    def http(self, text: str) -> None:
        """A request, a blank line, and the response."""
        asked, _, answered = text.partition("\n\n")
        head, _, body = asked.partition("\n")
        method, path = substitute(head, self.known).split(" ")
        headers = {"Authorization": f"Bearer {self.known['TOKEN']}"} if "TOKEN" in self.known else {}
        content = substitute(body, self.known) or None
        if content:
            headers["Content-Type"] = "application/json"
        answer = self._rest.request(method, path, content=content, headers=headers)
        status, _, shown = answered.partition("\n")
        assert answer.status_code == int(status), answer.text
        assert matches(json.loads(shown), _data(answer), self.known), (shown, answer.text)
        if "FAIR" in self.known:
            for attempt in (1, 2):
                entropy = self.known[f"ENTROPY{attempt}"]
                self.known[f"PLEDGE{attempt}"] = pledge(self.known["FAIR"], attempt, entropy)

    def socket(self, text: str) -> None:
        """A conversation; one at another table has a connection of its own."""
        if '"table": "FAIR"' not in text:
            self._converse(text)
            return
        other, self._socket = self._socket, None
        received, self._received = self._received, []
        self._converse(text)
        self._socket, self._received = other, received

    def _converse(self, text: str) -> None:
        """Lines that are sent and lines that are expected; other lines may come in between."""
        for line in re.split(r"\n(?=[→←])", text.strip()):
            way, message = line[0], json.loads(substitute(line[1:], self.known))
            if way == "→":
                assert message["type"] == "dance" or schema("ClientMessage").is_valid(message), message
                self._open().send(json.dumps(message))
            else:
                assert self._receives(message), (message, self._received)

    def _open(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._stack.enter_context(self._server.socket(self.known["TOKEN"]))
        return self._socket

    def _receives(self, shown: Any) -> bool:
        while True:
            for place, message in enumerate(self._received):
                if matches(shown, message, self.known):
                    # A welcome starts over; otherwise `done` and events come in either order.
                    del self._received[0 if shown["type"] == "welcome" else place : place + 1]
                    return True
            try:
                text = self._open().recv(timeout=TIMEOUT_S)
            except TimeoutError:
                return False
            self._received.append(json.loads(text))
            schema("ServerMessage").validate(self._received[-1])


def _data(answer: httpx.Response) -> Any:
    return json.loads(answer.text.splitlines()[0])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_every_request_and_conversation_behaves_as_documented(server: Running) -> None:
    with ExitStack() as stack:
        reader = Reader(server, stack)
        for example in examples():
            if example.kind in EXECUTED:
                getattr(reader, example.kind)(example.text)
    assert {example.kind for example in examples()} == {*READ, *EXECUTED}


def test_a_difference_from_an_example_is_noticed() -> None:
    assert not matches({"a": [1]}, {"a": [1, 2]}, {})
    assert not matches({"id": "TABLE"}, {"id": "other"}, {"TABLE": "this"})
    assert not matches({"a": None}, {}, {})


# The example

CLIENT = (sys.executable, "-W", "error", str(ROOT / "examples" / "client.py"))


def invite_link(server: Running, **terms: Any) -> str:
    """Returns the invite link of a new table."""
    with server.client() as rest:
        token = rest.post("/api/owners", json={}).json()["token"]
        table = rest.post("/api/tables", json=terms, headers={"Authorization": f"Bearer {token}"})
        return f"{server.url}{table.json()['invite']}"


@pytest.mark.parametrize("mode", ["ffa-3", "team", "solo", "match"])
def test_the_example_client_plays_any_mode_to_its_end(mode: str, server: Running) -> None:
    bots = {"ffa-3": 2, "team": 3, "solo": 0, "match": 1}[mode]
    link = invite_link(server, mode=mode, seats=[None, *[{"bot": "random"}] * bots])
    ran = subprocess.run([*CLIENT, link], capture_output=True, text=True, timeout=TIMEOUT_S)
    assert ran.stdout.startswith("over {'how': 'on-table'"), ran.stderr


def test_two_example_clients_play_each_other(server: Running) -> None:
    link = invite_link(server)
    with subprocess.Popen([*CLIENT, link, "Ala"], stdout=subprocess.PIPE, text=True) as ala:
        followed = f"/api/tables/{link.rpartition('/')[2]}/events"
        with server.client() as rest, rest.stream("GET", followed) as lines:
            assert any("sat-down" in line for line in lines.iter_lines())
        bob = subprocess.run([*CLIENT, link, "Bob"], capture_output=True, text=True, timeout=TIMEOUT_S)
        assert ala.communicate(timeout=TIMEOUT_S)[0] == bob.stdout
        assert bob.stdout.startswith("over {'how': 'on-table'"), bob.stderr


def test_the_example_of_a_bot_as_a_client_plays_to_the_end(server: Running) -> None:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / "bot_client.py")]
    address = server.url.removeprefix("http://")
    ran = subprocess.run([*command, address, "greedy", "random"], capture_output=True, text=True, timeout=TIMEOUT_S)
    assert ran.stdout.startswith("over {'how': 'on-table'"), ran.stderr
    without = subprocess.run(command, capture_output=True, text=True)
    assert (without.returncode, "bot_client.py SERVER" in without.stderr) == (1, True)


def test_the_example_client_is_about_fifty_lines() -> None:
    lines = (ROOT / "examples" / "client.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 50


# Tables of the document


def table_fields(heading: str) -> set[str]:
    """Returns the names in the first column of the table under a heading."""
    return {name for row in rows(heading) for name in re.findall(r"`(\w+)`", row[0])}


def rows(heading: str) -> list[list[str]]:
    """Returns the rows of the table under a heading, without its header."""
    part = re.split(rf"^#+ {heading}$", TEXT, flags=re.MULTILINE)[1].partition("\n#")[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", part, re.MULTILINE)
    ][2:]


def test_the_table_of_routes_lists_exactly_the_routes_of_the_server() -> None:
    listed = {route for row in rows("Routes") for route in re.findall(r"`([A-Z]+ [^`?]+)", row[0])}
    paths = create_app(Settings()).openapi()["paths"]
    assert listed == {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_every_listed_query_parameter_exists() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    for route in (route for row in rows("Routes") for route in re.findall(r"`([^`]+\?[^`]+)`", row[0])):
        method, path, query = re.split(r"[ ?]", route)
        known = {one["name"] for one in paths[path][method.lower()]["parameters"] if one["in"] == "query"}
        assert set(re.findall(r"(\w+)=", query)) <= known


def test_all_commands_are_documented_with_their_fields() -> None:
    commands = TypeAdapter(AnyCommand).json_schema()["$defs"]
    known = {one["properties"]["type"]["const"]: set(one["properties"]) - {"type", "id"} for one in commands.values()}
    listed: dict[str, set[str]] = {}
    for names, fields, _ in rows("All commands"):
        told_fields = fields.split(";")
        for place, name in enumerate(re.findall(r"`([a-z-]+)`", names)):
            listed[name] = set(re.findall(r"`(\w+)`", told_fields[place if len(told_fields) > 1 else 0]))
    assert listed == known


def test_all_terms_are_documented_with_their_defaults() -> None:
    fields = NewTable.model_json_schema()["properties"]
    listed = {name: row[1] for row in rows("Opening a table") for name in re.findall(r"`(\w+)`", row[0])}
    assert set(listed) == set(fields)
    for name, default in listed.items():
        if default in ("true", "false") or default.isdecimal():
            assert json.loads(default) == fields[name]["default"]


def test_the_interval_of_pings_is_that_of_the_server() -> None:
    assert f"silent for {PING_S:.0f} seconds" in TEXT


def test_all_fields_of_a_table_and_of_a_game_are_documented() -> None:
    definitions = document()["$defs"]
    assert table_fields("The view of a table") == set(definitions["TableView"]["properties"])
    assert table_fields("The view of a game") == set(definitions["View"]["properties"])


def test_the_limits_are_those_of_the_settings() -> None:
    usual, limits = Settings(), " ".join(row[1] for row in rows("Limits"))
    numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]+\d|\d", limits)]
    assert numbers == [
        usual.message_bytes, usual.body_bytes, usual.seat_rate, 10 * usual.seat_rate, usual.address_rate,
        10 * usual.address_rate, usual.address_connections, MAX_CONNECTIONS, MAX_HEAD_BYTES, MAX_HEADERS, MAX_PIPELINED,
        MAX_BODIES * usual.body_bytes, MAX_UNSENT_BYTES, HEAD_TIMEOUT_S, BODY_TIMEOUT_S, WRITE_TIMEOUT_S,
        REFUSALS_PER_S, 10 * REFUSALS_PER_S, FRAMES_PER_S, FRAMES_BURST, 1, 1 / usual.hint_rate,
        10 * usual.hint_rate, usual.sandbox_waiting_per_address, usual.sandbox_waiting, usual.sandbox_s,
        usual.owners_per_address, usual.tables_per_address, usual.records_per_address,
        usual.evenings_per_address, usual.evenings_in_all, MAX_BYTES, usual.tables_in_all,
        usual.owners_in_all, usual.entries_per_table, 1, MAX_SESSIONS, usual.tables_per_owner,
        usual.record_letters,
    ]  # fmt: skip
    for fault in re.findall(r"`([a-z-]+)`", " ".join(row[2] for row in rows("Limits"))):
        assert fault == "seconds" or has_message(f"fault-{fault}")


def test_every_version_of_the_protocol_says_what_changed() -> None:
    assert [int(row[0]) for row in rows("Protocol versions")] == [*range(1, PROTOCOL + 1)]
    assert all(row[1].endswith(".") for row in rows("Protocol versions"))


def test_the_example_client_names_the_protocol() -> None:
    client = (ROOT / "examples" / "client.py").read_text(encoding="utf-8")
    assert f'"{HEADER}": "{PROTOCOL}"' in client


def test_links_work() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / target).exists(), target
