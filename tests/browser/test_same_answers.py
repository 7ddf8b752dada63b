"""The host answers every request as a server does that has the same ids, seeds and time."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from gwint.browser.host import Host
from gwint.browser.routes import ROUTES, SERVER_ONLY, STREAMS
from gwint.browser.routing import find_route
from gwint.decks import encode, starters
from gwint.match import random_lineup
from gwint.rules.chance import seed_of
from gwint.server.http.routes import routers
from gwint.server.tables.registry import Registry
from tests.browser.memory_storage import MemoryStorage
from tests.browser.pages import HOT_SEAT, PERSON
from tests.server.registry_host import ManualClock
from tests.server.routes.table_client import api_server

Answer = tuple[int, Any]
Ask = Callable[[str, str, Any], Awaitable[Answer]]


class Both:
    """A server and a host, which are asked the same and must answer the same."""

    def __init__(self, registries: tuple[Registry, Registry], asks: tuple[Ask, Ask]) -> None:
        self._registries, self._asks = registries, asks
        self.asked: set[tuple[str, str]] = set()
        """The routes that answered."""

    async def __call__(self, method: str, path: str, body: Any = None) -> Any:
        """Ask both, and return the answer."""
        server, host = [await ask(method, path, body) for ask in self._asks]
        assert host == server, path
        await self.settled()
        if host[0] < 400:
            self.asked.add(route_of(method, path))
        return host[1]

    async def settled(self) -> None:
        """Wait until no bot thinks at either."""
        async with asyncio.timeout(60):
            while any(room._bot_tasks for one in self._registries for room in one.rooms.values()):
                await asyncio.sleep(0.001)


def route_of(method: str, path: str) -> tuple[str, str]:
    routes = {key: key for key in (*ROUTES, *STREAMS)}
    found: tuple[str, str] = find_route(routes, method, path.partition("?")[0])[0]
    return found


@asynccontextmanager
async def both_sides(folder: Path) -> AsyncIterator[Both]:
    async with AsyncExitStack() as stack:
        api = await stack.enter_async_context(api_server(folder))
        client = (await stack.enter_async_context(api.client("Ala"))).client
        ids, seeds = count(), count(2)
        host = Host(
            MemoryStorage(), lambda _number, _text: None, ManualClock(),
            lambda: f"table{next(ids)}", lambda: seed_of(f"deal {next(seeds)}"),
        )  # fmt: skip
        await host.start()
        stack.push_async_callback(host.close)

        async def ask_server(method: str, path: str, body: Any) -> Answer:
            sent = {} if body is None else {"json": body}
            answer = await client.request(method, path, **sent)
            return answer.status_code, _read(answer.headers.get("content-type", ""), answer.text)

        async def ask_host(method: str, path: str, body: Any) -> Answer:
            text = "" if body is None else json.dumps(body)
            if path.partition("?")[0].endswith("/analysis"):
                lines: list[str] = []
                status = await host.stream(method, path, text, lines.append)
                kind = "application/json" if status >= 400 else "application/x-ndjson"
                return status, _read(kind, "\n".join(lines))
            status, kind, answer = await host.request(method, path, text)
            return status, _read(kind, answer)

        both = Both((api.host.registry, host.registry), (ask_server, ask_host))
        await both("POST", "/api/me", {"name": "Ala"})
        [(host.owner.id,)] = await api.host.registry.store.reader.rows("SELECT id FROM owners")
        yield both


def _read(kind: str, text: str) -> Any:
    if kind == "application/x-ndjson":
        return [json.loads(line) for line in text.splitlines()]
    return json.loads(text) if kind == "application/json" and text else text


def test_every_route_of_a_server_is_answered_or_needs_a_server() -> None:
    routes = (route for router in routers() for route in router.routes if isinstance(route, APIRoute))
    served = {(method, route.path) for route in routes for method in route.methods or ()}
    local = {key for key in ROUTES if key[1].startswith(("/api/local/", "/api/companion/"))}
    assert (ROUTES.keys() | STREAMS.keys() | SERVER_ONLY.keys()) - local == served
    assert SERVER_ONLY.keys().isdisjoint({**ROUTES, **STREAMS})


DECK = {"faction": "monsters", "leader": "king-bran", "cards": {"monsters/ghoul": 3}}
REFERENCE: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/version", None),
    ("GET", "/api/catalogue?language=xx", None),
    ("GET", "/api/catalogue?rules=nothing", None),
    ("GET", "/api/rules?mode=team&rules=klub", None),
    ("GET", "/api/rules?mode=nothing", None),
    ("GET", "/api/rules/ability-spy?language=pl", None),
    ("GET", "/api/rules/nothing", None),
    ("GET", "/api/encounters?first=decoy&second=thaler&language=pl", None),
    ("GET", "/api/encounters?first=nothing", None),
    ("GET", "/api/encounters", None),
    ("POST", "/api/decks/read", {"deck": "monsters-swarm", "language": "pl"}),
    ("POST", "/api/decks/read", {"deck": "Leader: King Bran\n3 Ghuol"}),
    ("POST", "/api/decks/read", {}),
    ("POST", "/api/decks/check", {"deck": DECK, "mode": "match"}),
    ("POST", "/api/decks/check", {"deck": {**DECK, "cards": {"monsters/ghoul": "x"}}}),
    ("GET", "/api/decks/random?seed=7&faction=skellige&advanced=true", None),
    ("GET", "/api/decks/random?seed=7&advanced=perhaps", None),
    ("POST", "/api/lineups/check", {"decks": [DECK, DECK, DECK]}),
    ("POST", "/api/score", {"sides": [{"close": ["olaf"], "leader": "king-bran"}, {}], "weather": ["biting-frost"]}),
    ("POST", "/api/score", {"sides": [{}]}),
    ("GET", "/api/box/reference?language=pl", None),
    ("GET", "/api/box/decks?seats=9", None),
    ("POST", "/api/referee/state", []),
    ("POST", "/api/referee/state", {}),
    ("GET", "/api/nothing", None),
    ("DELETE", "/api/version", None),
)


async def test_requests_without_a_table_get_the_same_answers(tmp_path: Path) -> None:
    async with both_sides(tmp_path) as both:
        for request in REFERENCE:
            await both(*request)


async def test_saved_decks_get_the_same_answers(tmp_path: Path) -> None:
    code, other = (encode(one.deck) for one in starters()[:2])
    async with both_sides(tmp_path) as both:
        deck = (await both("POST", "/api/decks", {"name": "  Mine ", "code": code}))["id"]
        await both("POST", "/api/decks", {"name": "Bad", "code": "nonsense"})
        await both("PATCH", f"/api/decks/{deck}", {"code": other})
        await both("PATCH", "/api/decks/none", {"name": "x"})
        assert len((await both("GET", "/api/decks"))["decks"]) == 1
        await both("DELETE", f"/api/decks/{deck}")
        await both("DELETE", f"/api/decks/{deck}")
        assert (await both("GET", "/api/decks"))["decks"] == []
        await both("GET", "/api/me")
        await both("PATCH", "/api/me", {"name": "Ala of Rivia"})
        await both("POST", "/api/me", {"name": "x" * 41})
        await both("POST", "/api/me")


async def play(both: Both, table: str, seed: int = 0, most: int = 1_000) -> None:
    """Play for all people at a table by random moves."""
    chance = random.Random(seed)
    for _ in range(most):
        seats = (await both("GET", f"/api/tables/{table}"))["yours"]
        for seat in seats:
            view = (await both("GET", f"/api/tables/{table}?seat={seat}"))["view"]
            if view["phase"] != "playing":
                return
            moves = view["match"]["moves"] if view["match"] else view["game"]["moves"]
            if moves:
                move = {"type": "move", "seat": seat, "question": view["question"], "move": chance.choice(moves)}
                await both("POST", f"/api/tables/{table}/commands", move)


def lineup(number: int) -> list[str]:
    return [encode(deck) for deck in random_lineup(number).decks]


TABLES: dict[str, Any] = {
    "duel": {"seats": HOT_SEAT, "hints": "always"},
    "bot": {"seats": [PERSON, {"bot": "captain"}]},
    "team": {"mode": "team", "seats": [PERSON, {"bot": "greedy"}, {"bot": "random"}, {"bot": "greedy"}]},
    "solo": {"mode": "solo", "seats": [{"sit": "Ala", "decks": ["set:king-bran"]}]},
    "match": {"mode": "match", "seats": [{"sit": "Ala", "decks": lineup(1)}, {"bot": "greedy"}]},
}
PLAYED_OUT = ("bot", "solo")
"""The others are closed after some moves."""


@pytest.mark.parametrize("kind", TABLES)
async def test_a_game_and_its_replay_get_the_same_answers(kind: str, tmp_path: Path) -> None:
    async with both_sides(tmp_path) as both:
        table = (await both("POST", "/api/tables", TABLES[kind]))["id"]
        path = f"/api/tables/{table}"
        await both("GET", f"{path}/record")
        await both("GET", f"{path}/hint?seat=0")
        await both("GET", "/api/games")
        await play(both, table, most=3)
        await both("GET", f"{path}/explain?side=0")
        await both("GET", f"{path}/explain?row=nowhere")
        for command in commands():
            await both("POST", f"{path}/commands", command)
        if kind in PLAYED_OUT:
            await play(both, table)
        else:
            await both("POST", f"{path}/commands", {"type": "close"})
        text = await both("GET", f"{path}/record")
        await both("GET", f"{path}/seal")
        await both("GET", f"{path}/steps?seat=0&first=2&limit=3")
        await both("GET", f"{path}/steps?seat=9")
        await both("GET", f"{path}/steps/3")
        await both("GET", f"{path}/steps/30000")
        record = (await both("POST", "/api/records", {"text": text, "key": table}))["id"]
        assert (await both("POST", "/api/records", {"text": text, "key": table}))["id"] == record
        for rest in ("", "/steps?limit=2", "/steps/1", "/steps/x"):
            await both("GET", f"/api/records/{record}{rest}")
        await both("GET", "/api/records")
        await both("GET", "/api/records/none")
        await both("POST", "/api/records", {"text": "nonsense"})
        if kind == "solo":
            await both("GET", f"/api/records/{record}/analysis")
        for beginning in ({"table": table, "step": 3}, {"record": record, "step": 3}, {"picture": "hand | Ves"}):
            await both("POST", "/api/tables", {"from": beginning, "seats": [{"sit": "Ala"}, {"bot": "greedy"}]})
        await both("GET", "/api/games?limit=1")
        await both("GET", "/api/tables")


def commands() -> Iterator[dict[str, Any]]:
    """Yield commands of which some are refused."""
    yield {"type": "take-back"}
    yield {"type": "move", "seat": 0, "question": 99, "move": {"kind": "pass"}}
    yield {"type": "move", "seat": 0, "question": 1, "move": {"kind": "nothing"}}
    yield {"type": "move", "seat": 3, "question": 1, "move": {"kind": "pass"}}
    yield {"type": "offer", "seat": 0, "offer": "take-back"}
    yield {"type": "offer", "seat": 0, "offer": "rematch"}
    yield {"type": "seat-bot", "seat": 1, "bot": "greedy"}
    yield {"type": "agree", "listed": True, "spectators": True}
