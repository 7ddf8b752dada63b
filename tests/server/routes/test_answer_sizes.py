"""No answer is larger than a megabyte, whatever a client may legally ask for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from gwint.cards import CATALOGUE, Faction, Row, leader
from gwint.cards.names import name
from gwint.companion.referee import fold
from gwint.decks import encode, random_deck
from gwint.game import Game
from gwint.rulesets import LEGENDARY
from gwint.server.settings import Settings
from gwint.server.storage.sessions import MAX_SESSIONS
from gwint.wire.codecs import write
from gwint.wire.plain_codecs import CARD_REFS
from gwint.wire.referee import BeginGame, GiveOutcome, PutCard, RefereeEntries, RefereePlayer
from tests.companion.refereed_game import RefereedGame, unit
from tests.server.registry_host import connected
from tests.server.routes.table_client import HOT_SEAT, ApiClient, ApiServer, api_server

MOST_BYTES: Final = 1024 * 1024
SEATS: Final = 5
CARDS: Final = list(dict.fromkeys(name(card) for card in CATALOGUE.cards.values()))
Asked = tuple[str, str, dict[str, Any]]
"""The route as it is documented, the path, and the rest of the request."""


def crowded_picture() -> str:
    """A table of five with as many different cards as a picture may have."""
    lines = ["mode | ffa-5"]
    for seat in range(1, SEATS + 1):
        lines.append(f"p{seat} leader | King Bran")
        lines.append(f"p{seat} hand | {', '.join(CARDS[:60])}")
        lines += [f"p{seat} {row} | {', '.join(units()[:40])}" for row in ("close", "ranged", "siege")]
    text = "\n".join(lines)
    assert len(text) <= 20_000
    return text


def units() -> list[str]:
    return list(dict.fromkeys(name(card) for card in CATALOGUE.cards.values() if card.unit))


def long_record() -> str:
    """A game with as many take-backs as an uploaded record may have."""
    game = Game("monsters-swarm", "northern-realms-siege", seed=1)
    for seat in (0, 1):
        game.play("done", seat)
    head, _, _ = game.record().partition("result |")
    again = f"  p{game.acting[0] + 1} pass\n  p1 take back 1\n"
    return head + again * ((Settings().record_letters - len(head) - 100) // len(again)) + "result | unfinished\n"


@cache
def long_evening() -> list[Any]:
    """Many games with printed cards, and a crowded table in the middle of the last."""
    evening = fold(())
    while len(evening.entries) < 1_700:
        factions = (Faction.SKELLIGE, Faction.NILFGAARD)
        for _ in RefereedGame(evening, LEGENDARY, f"evening {len(evening.entries)}", factions).play():
            pass
    leaders = leader("crach-an-craite"), leader("emhyr-var-emreis-the-relentless")
    players = [RefereePlayer("A" * 40, one.faction, one) for one in leaders]
    evening.enter(BeginGame(0, (players[0], players[1]), LEGENDARY, 0))
    evening.enter(GiveOutcome(0, 0))
    for number in range(240):
        evening.enter(PutCard(0, number % 2, "row", unit("clan-an-craite-warrior"), tuple(Row)[number % 3]))
    entries: list[Any] = write(RefereeEntries, RefereeEntries(tuple(evening.entries)))["entries"]
    return entries


async def crowded_table(ala: ApiClient, server: ApiServer) -> tuple[str, str]:
    """Return a crowded table in the middle of its game, and one that was closed there."""
    seats = [{"sit": "A" * 40} for _ in range(SEATS)]
    tables = []
    for _ in range(2):
        opened = await ala.opens(**{"from": {"picture": crowded_picture()}, "seats": seats, "listed": True})
        tables.append(opened["id"])
        room = await server.room(opened["id"])
        for _ in range(SEATS):
            seat = room.state.acting[0]
            assert room.state.play is not None
            await server.host.move(room, seat, room.state.play.view(seat).moves[0])
    await ala.commands(tables[1], "close")
    return tables[0], tables[1]


def asked(playing: str, closed: str, begun: str, plain: str, record: str, evening: str) -> Iterator[Asked]:
    """Yield the largest legal request for every route; the last one deletes the owner."""
    yield from asked_of_rules_and_decks()
    yield from asked_of_tables(playing, closed, begun, plain, record)
    yield from asked_of_evenings(evening)
    yield from asked_of_owners()


def asked_of_rules_and_decks() -> Iterator[Asked]:
    texts = {"language": "uk", "rules": "klub, roach=yes"}
    for path in ("catalogue", "rules", "lessons", "starters", "rulesets", "lineups/starters"):
        yield f"get /api/{path}", f"/api/{path}", {"params": texts}
    yield "get /api/rules/{topic}", "/api/rules/ability-spy", {"params": texts}
    for path in ("version", "bots", "me", "games?limit=50", "tables?limit=50", "decks"):
        yield f"get /api/{path.partition('?')[0]}", f"/api/{path}", {}
    yield (
        "get /api/encounters",
        "/api/encounters",
        {"params": {"first": "scorch", "second": "northern-realms", **texts}},
    )
    yield "get /api/decks/random", "/api/decks/random", {"params": texts}
    yield "get /api/box/decks", "/api/box/decks", {"params": {"seats": "5", **texts}}
    yield "get /api/box/sheet", "/api/box/sheet", {"params": {"deck": "monsters-swarm", **texts}}
    yield "get /api/box/reference", "/api/box/reference", {"params": texts}
    deck = {"faction": "monsters", "leader": "king-bran", "cards": dict.fromkeys(list(CARD_REFS.values()), 5)}
    text = "Leader: King Bran\n" + "\n".join(f"Unknown {number}" for number in range(1400))
    yield "post /api/decks/read", "/api/decks/read", {"json": {"deck": text}}
    yield "post /api/decks/check", "/api/decks/check", {"json": {"deck": deck}}
    yield "post /api/lineups/check", "/api/lineups/check", {"json": {"decks": [deck] * 5}}
    row = ["crinfrid-reavers-dragon-hunter"] * 100
    side = {"close": row, "ranged": row, "siege": row, "horns": ["close"] * 10, "mardroeme": ["siege"] * 10}
    yield "post /api/score", "/api/score", {"json": {"weather": ["biting-frost"] * 100, "sides": [side] * SEATS}}
    entries = long_evening()
    yield "post /api/referee/state", "/api/referee/state", {"json": {"entries": entries}}
    yield "post /api/referee/evenings", "/api/referee/evenings", {"json": {"entries": entries}}
    question = {"entries": entries, "seat": 0, "card": "decoy"}
    yield "post /api/referee/what-if", "/api/referee/what-if", {"json": question}
    code = encode(random_deck(1))
    yield "post /api/decks", "/api/decks", {"json": {"name": "A" * 100, "code": code}}
    yield "patch /api/decks/{deck}", "/api/decks/none", {"json": {"name": "A" * 100, "code": code}}
    yield "delete /api/decks/{deck}", "/api/decks/none", {}


def asked_of_tables(playing: str, closed: str, begun: str, plain: str, record: str) -> Iterator[Asked]:
    yield "post /api/tables", "/api/tables", {"json": {"from": {"picture": crowded_picture()}}}
    table = "/api/tables/{table}"
    yield f"get {table}/hint", f"/api/tables/{begun}/hint?seat=0", {}
    for path in ("", "/events?once=true&seat=0", "/qr.svg", "/explain"):
        yield f"get {table}{path.partition('?')[0]}", f"/api/tables/{playing}{path}", {}
    yield f"post {table}/commands", f"/api/tables/{playing}/commands", {"json": {"type": "close"}}
    yield f"post {table}/seats/{{seat}}/link", f"/api/tables/{playing}/seats/0/link", {"json": {}}
    yield "post /api/links", "/api/links", {"json": {"code": "x" * 100}}
    for path in ("/record", "/seal", "/steps?limit=100", "/steps/3"):
        yield f"get {table}{_pattern(path)}", f"/api/tables/{closed}{path}", {}
    yield f"get {table}/analysis", f"/api/tables/{plain}/analysis", {}
    for path in ("", "/steps?limit=100", "/steps/3", "/analysis"):
        yield f"get /api/records/{{record}}{_pattern(path)}", f"/api/records/{record}{path}", {}
    yield "get /api/records", "/api/records", {}
    yield "post /api/records", "/api/records", {"json": {"text": long_record()}}


def asked_of_evenings(evening: str) -> Iterator[Asked]:
    route, path = "/api/referee/evenings/{evening}", f"/api/referee/evenings/{evening}"
    stale = {"known": 0, "nonce": "x" * 40, "entry": {"kind": "undo", "at": 0}}
    yield f"post {route}/entries", f"{path}/entries", {"json": stale}
    yield f"get {route}/events", f"{path}/events?once=true", {}


def asked_of_owners() -> Iterator[Asked]:
    yield "post /api/owners", "/api/owners", {"json": {"name": "A" * 40}}
    for method in ("post", "patch"):
        yield f"{method} /api/me", "/api/me", {"json": {"name": "A" * 40}}
    for _ in range(MAX_SESSIONS):
        yield "post /api/me/sessions", "/api/me/sessions", {}
    yield "get /api/me/sessions", "/api/me/sessions", {}
    yield "delete /api/me/sessions", "/api/me/sessions?others=true", {}
    yield "delete /api/me", "/api/me", {}


def _pattern(path: str) -> str:
    return path.partition("?")[0].replace("/3", "/{number}")


async def test_no_answer_is_larger_than_a_megabyte(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as ala:
        playing, closed = await crowded_table(ala, server)
        begun, plain = [(await ala.opens(seats=HOT_SEAT))["id"] for _ in range(2)]
        await server.plays_out(plain)
        record = (await ala.post("/api/records", {"text": long_record()}, 201))["id"]
        evening = (await ala.post("/api/referee/evenings", {"entries": long_evening()}, 201))["id"]
        requests = list(asked(playing, closed, begun, plain, record, evening))
        paths = server.app.openapi()["paths"]
        assert {route for route, _, _ in requests} == {f"{one} {path}" for path in paths for one in paths[path]}
        for route, path, request in requests:
            answer = await ala.client.request(route.partition(" ")[0], path, **request)
            assert answer.status_code < 500, (route, answer.text[:500])
            assert len(answer.content) < MOST_BYTES, route


async def test_no_message_is_larger_than_a_megabyte(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as ala:
        table, _ = await crowded_table(ala, server)
        room = await server.room(table)
        owner = room.state.maker
        async with connected(server.host, owner) as wire:
            wire.says({"type": "hello", "table": table, "seat": 0})
            wire.says({"type": "bring", "seat": 0, "decks": ["x\n" * 4000] * 3})
            wire.says({"type": "resign", "id": "r", "seat": 0})
            types = {"welcome", "presence", "refused", "done", "events"}
            await server.host.settled(lambda: {message["type"] for message in wire.messages()} == types)
            assert max(map(len, wire.sent)) < MOST_BYTES


async def test_a_page_of_steps_ends_before_it_is_too_large_and_the_next_goes_on(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as ala:
        _, closed = await crowded_table(ala, server)
        numbers: list[int] = []
        pages, count = 0, 1
        while len(numbers) < count:
            page = await ala.get(f"/api/tables/{closed}/steps?first={len(numbers)}")
            count = page["count"]
            numbers += [step["number"] for step in page["steps"]]
            pages += 1
        assert numbers == list(range(count))
        assert pages > 1
