"""The sandbox answers what the server itself would: everything that is sent to its processes and back survives that."""

from __future__ import annotations

from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, Final

from fastapi.routing import APIRoute

from gwint.server.http.routes import routers
from gwint.server.sandbox.sandbox import Sandbox
from gwint.server.settings import Settings
from gwint.server.tables.reviews import Reviews
from tests.server.routes.table_client import HOT_SEAT, ApiClient, api_server
from tests.server.routes.test_shared_evenings import BEGUN

CUSTOM: Final = "klub, roach=yes"
DECK: Final = {"faction": "monsters", "leader": "king-bran", "cards": {"monsters/ghoul": 3}}
CACHED: Final = {"/api/rulesets", "/api/lessons", "/api/starters", "/api/lineups/starters"}
BOARD: Final = {"sides": [{"close": ["ghoul"]}, {"close": ["olaf"], "horns": ["close"]}]}


def requests(table: str, record: str) -> list[tuple[str, str, Any]]:
    return [
        ("GET", f"/api/catalogue?language=pl&rules={CUSTOM}", None),
        ("GET", f"/api/rules?language=uk&rules={CUSTOM}&mode=team", None),
        ("GET", "/api/encounters?first=decoy&second=thaler", None),
        ("GET", "/api/encounters?first=nothing", None),
        ("POST", "/api/decks/read", {"deck": "monsters-swarm"}),
        ("POST", "/api/decks/read", {"deck": "Leader: King Bran\n3 Ghuol"}),
        ("POST", "/api/decks/check", {"deck": DECK}),
        ("GET", "/api/decks/random?seed=7&faction=monsters", None),
        ("GET", "/api/decks/random?faction=nothing", None),
        ("POST", "/api/lineups/check", {"decks": [DECK]}),
        ("GET", f"/api/rules/ability-spy?language=de&rules={CUSTOM}&mode=team", None),
        ("GET", "/api/rules/nothing", None),
        ("POST", "/api/score", BOARD),
        ("GET", "/api/box/decks?seats=3&seed=7&redraws=0,1", None),
        ("GET", "/api/box/decks?seats=2&factions=skellige,skellige", None),
        ("GET", "/api/box/sheet?deck=monsters-swarm", None),
        ("GET", f"/api/box/reference?rules={CUSTOM}&language=cs", None),
        ("POST", "/api/referee/state", {"entries": []}),
        ("POST", "/api/referee/what-if", {"entries": [], "seat": 0, "card": None}),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/tables/{table}/steps?seat=0&limit=5", None),
        ("GET", f"/api/tables/{table}/steps/3", None),
        ("GET", f"/api/records/{record}/steps?first=3&limit=2", None),
        ("GET", f"/api/records/{record}/steps/1000", None),
        ("POST", "/api/records", {"text": "nonsense"}),
        ("POST", "/api/tables", {"from": {"picture": "hand | Ves\nagenda | choose-discard me; 2"}}),
        ("GET", f"/api/tables/{table}/analysis", None),
        ("GET", f"/api/records/{record}/analysis", None),
    ]


def test_only_cached_answers_are_made_on_threads() -> None:
    """Threads that compute delay the event loop, and what they take is charged to nobody."""
    routes = [route for router in routers() for route in router.routes if isinstance(route, APIRoute)]
    assert {route.path for route in routes if not iscoroutinefunction(route.endpoint)} == CACHED


async def answers(client: ApiClient, table: str, record: str) -> list[tuple[int, str]]:
    received = [await client.client.request(method, path, json=body) for method, path, body in requests(table, record)]
    # A cached analysis has only its last line.
    return [(answer.status_code, answer.text.splitlines()[-1] if answer.text else "") for answer in received]


async def shared_evening(client: ApiClient) -> list[tuple[int, Any]]:
    """Share an evening, and make an entry that the rules take and one that they refuse."""
    shared = await client.post("/api/referee/evenings", {"entries": [BEGUN]}, 201)
    given = [
        (1, {"kind": "give-outcome", "at": 0, "option": 0}),
        (2, {"kind": "set-gems", "at": 0, "side": 0, "gems": 9}),
    ]
    received = []
    for known, entry in given:
        made = {"known": known, "nonce": f"nonce number {known}", "entry": entry}
        answer = await client.client.post(f"/api/referee/evenings/{shared['id']}/entries", json=made)
        said = answer.json()
        received.append(
            (answer.status_code, said["fault"]["kind"] if "fault" in said else known + len(said["entries"]))
        )
    return received


async def test_the_sandbox_answers_what_the_server_itself_would(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        await server.plays_out(table)
        text = await ala.get(f"/api/tables/{table}/record")
        record = (await ala.post("/api/records", {"text": text}, 201))["id"]
        itself = await answers(ala, table, record)
        server.app.state.sandbox = sandbox = Sandbox(Settings(sandbox_s=60.0))
        server.app.state.reviews = Reviews(server.host.registry)
        try:
            assert await answers(ala, table, record) == itself
            positions = [{"table": table, "step": 3}, {"record": record, "step": 3}, {"picture": "hand | Ves"}]
            for position in positions:
                await ala.opens(**{"from": position})
            assert [await shared_evening(ala) for _ in range(2)] == [[(200, 2), (400, "referee-gems")]] * 2
            deep = await ala.client.post("/api/referee/state", content=b'{"entries":' + 900 * b"[" + 900 * b"]" + b"}")
            assert (deep.status_code, deep.json()["fault"]["kind"]) == (400, "wire-value")
        finally:
            await sandbox.close()
