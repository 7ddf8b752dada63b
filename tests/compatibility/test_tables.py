"""Tables of version 0.1.0: they open unchanged, continue, and are played to their end."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest

from gwint.cards import FACTIONS
from gwint.decks import encode, random_deck
from gwint.match import random_lineup
from gwint.rules import RULES_VERSION
from gwint.rulesets import parse
from gwint.server.http.app import create_app
from gwint.server.settings import Settings
from tests.server.registry_host import ManualClock

DATA = Path(__file__).parent / "version_0_1_0"
OLD: Any = json.loads(gzip.decompress((DATA / "tables.json.gz").read_bytes()))
"""What version 0.1.0 answered about its database, and the tokens of its owners."""
TABLES: dict[str, Any] = OLD["tables"]
PATIENCE_S = 60.0


def ids(phase: str) -> list[Any]:
    found = {id_: one for id_, one in TABLES.items() if next(iter(one["views"].values()))["phase"] == phase}
    return [pytest.param(id_, id=one["what"]) for id_, one in found.items()]


class Server:
    """Today's server over a copy of the old database; it runs while something is asked of it."""

    def __init__(self, client: httpx.AsyncClient, runner: asyncio.Runner) -> None:
        self._client = client
        self._runner = runner

    def ask(self, method: str, path: str, owner: str | None = None, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {OLD['tokens'][owner]}"} if owner else {}
        answer = self._runner.run(self._client.request(method, path, json=body, headers=headers))
        assert answer.status_code in (200, 201), answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def wait(self) -> None:
        """Let bots think."""
        self._runner.run(asyncio.sleep(0.001))

    def view(self, table: str, viewer: str) -> Any:
        return self.ask("GET", *_path(table, viewer))["view"]

    def events(self, table: str, viewer: str) -> Any:
        path, owner = _path(table, viewer)
        return json.loads(self.ask("GET", path.replace("?", "/events?once=true&"), owner))["events"]

    def do(self, table: str, owner: str, type_: str, **fields: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/commands", owner, {"type": type_, **fields})["view"]


def _path(table: str, viewer: str) -> tuple[str, str | None]:
    if viewer == "spectator":
        return f"/api/tables/{table}?", None
    return f"/api/tables/{table}?seat={viewer}", TABLES[table]["owners"][int(viewer)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that each change one table alone."""
    yield from _serve(tmp_path_factory.mktemp("server"))


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[Server]:
    yield from _serve(tmp_path)


def _serve(folder: Path) -> Iterator[Server]:
    (folder / "gwint.db").write_bytes(gzip.decompress((DATA / "gwint.db.gz").read_bytes()))
    clock = ManualClock(date=OLD["date_ms"])
    app = create_app(Settings(data=folder, address_rate=0, tables_per_owner=100), clock)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://gwint.test")
    with asyncio.Runner() as runner:
        lifespan = app.router.lifespan_context(app)
        runner.run(lifespan.__aenter__())
        yield Server(client, runner)
        runner.run(client.aclose())
        runner.run(lifespan.__aexit__(None, None, None))


def holds(new: Any, old: Any) -> bool:
    """Whether data say everything that they said in the old version; objects may have gained fields."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and holds(new[key], value) for key, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return bool(new == old)


def in_protocol_2(view: Any) -> Any:
    """A view of version 0.1.0 as protocol 2 writes it: the copies of cards in a deck are counted, not listed."""
    lineup = (view["match"] or {}).get("lineup")
    for deck in lineup["decks"] if lineup else ():
        deck["cards"] = dict(Counter(deck["cards"]))
    return view


def without_bots_take_backs(view: Any) -> Any:
    """Moves that a bot has answered could be taken back in version 0.1.0, which showed the bot's hand."""
    if any(chair["kind"] == "bot" for chair in view["chairs"]):
        del view["may_take_back"]
    return view


def check_unchanged(server: Server, table: str) -> None:
    """Every viewer sees what version 0.1.0 showed, and is sent the same events."""
    for viewer, view in TABLES[table]["views"].items():
        assert holds(server.view(table, viewer), without_bots_take_backs(in_protocol_2(deepcopy(view))))
        assert holds(server.events(table, viewer), TABLES[table]["events"][viewer])


def rules_versions(server: Server, table: str) -> set[int]:
    """The versions of the rules in a spectator's view: one, or none between the games of a match."""
    view = server.ask("GET", f"/api/tables/{table}?", TABLES[table]["owners"][0])["view"]
    games = (view["game"], (view["match"] or {}).get("game"))
    return {game["rules_version"] for game in games if game}


# Playing


def play_on(server: Server, table: str, owners: list[str | None], moves: int = 3000) -> Any:
    """Let the owners make random moves until the game is over or the maximum is reached; return the last view."""
    chance = random.Random(table)
    patience = time.monotonic() + PATIENCE_S
    first = next(seat for seat, owner in enumerate(owners) if owner)
    view = server.ask("GET", f"/api/tables/{table}?seat={first}", owners[first])["view"]
    while moves and view["phase"] == "playing":
        assert time.monotonic() < patience
        acting = (view["match"] or view["game"])["acting"]
        seats = [seat for seat in acting if view["chairs"][seat]["kind"] == "person"]
        playing = [seat for seat in seats if not view["chairs"][seat]["out_of_time"]]
        if playing:
            view = _move(server, table, playing[0], owners[playing[0]], chance)
            moves -= 1
        else:
            # A bot, or the server for a seat that passes, makes its move.
            server.wait()
            view = server.ask("GET", f"/api/tables/{table}?seat={first}", owners[first])["view"]
    return view


def _move(server: Server, table: str, seat: int, owner: str | None, chance: random.Random) -> Any:
    assert owner is not None
    before = server.ask("GET", f"/api/tables/{table}?seat={seat}", owner)["view"]
    legal = (before["match"] or before["game"])["moves"] or before["match"]["game"]["moves"]
    passing = [move for move in legal if move["kind"] == "pass"]
    move = passing[0] if passing and chance.random() < 0.2 else chance.choice(legal)
    after = server.do(table, owner, "move", seat=seat, question=before["question"], move=move)
    assert after["question"] == before["question"] + 1
    return after


@pytest.mark.parametrize("table", ids("playing"))
def test_a_game_opens_unchanged_and_is_played_to_its_end(server: Server, table: str) -> None:
    check_unchanged(server, table)
    owners = TABLES[table]["owners"]
    assert rules_versions(server, table) <= {1}
    if TABLES[table]["what"] == "duel: a player left":
        server.do(table, owners[0], "seat-bot", seat=1, bot="greedy")
    view = play_on(server, table, owners)
    assert view["phase"] == "over"
    assert view["result"]["how"] == "on-table"
    assert rules_versions(server, table) <= {1}
    record = server.ask("GET", f"/api/tables/{table}/record")
    assert "unfinished" not in record
    assert "rules version | 1\n" in record
    assert server.ask("GET", f"/api/tables/{table}/steps?limit=1")["steps"]
    if view["terms"]["mode"] == "match":
        assert max(view["match"]["score"]) == 2


@pytest.mark.parametrize("table", [*ids("over"), *ids("closed")])
def test_a_finished_table_shows_its_result_and_replays(server: Server, table: str) -> None:
    check_unchanged(server, table)
    if "record" in TABLES[table]:
        assert server.ask("GET", f"/api/tables/{table}/record") == TABLES[table]["record"]
        steps = server.ask("GET", f"/api/tables/{table}/steps?limit=50")["steps"]
        assert len(steps) > 2


@pytest.mark.parametrize("table", ids("waiting"))
def test_a_waiting_table_can_be_joined_and_started(server: Server, table: str) -> None:
    check_unchanged(server, table)
    view = server.ask("GET", f"/api/tables/{table}?", "Ala")["view"]
    names, owners = list(OLD["tokens"]), TABLES[table]["owners"]
    for seat, chair in enumerate(view["chairs"]):
        if chair["kind"] == "empty":
            owners[seat] = names[seat]
            server.do(table, names[seat], "sit", seat=seat, name=names[seat])
    for seat, chair in enumerate(view["chairs"]):
        if not chair["ready"]:
            view = server.do(table, owners[seat], "bring", seat=seat, decks=decks_for(view["terms"], seat))
    assert view["phase"] == "playing"
    assert play_on(server, table, owners, moves=10)["phase"] in ("playing", "over")


def decks_for(terms: Any, seat: int) -> list[str]:
    if terms["mode"] == "match":
        return [encode(deck) for deck in random_lineup(seat).decks]
    if terms["mode"] == "solo":
        return ["set:king-bran"]
    return [encode(random_deck(seat, parse(terms["rules"]), FACTIONS[seat]))]


# What belongs to owners


def test_owners_find_their_games_decks_and_records(fresh_server: Server) -> None:
    assert fresh_server.ask("GET", "/api/tables")["tables"] == []
    for table in OLD["open tables"]["tables"]:
        # Tables are listed while their host is present.
        fresh_server.ask("GET", f"/api/tables/{table['id']}", "Ala")
    assert holds(fresh_server.ask("GET", "/api/tables"), OLD["open tables"])
    assert holds(fresh_server.ask("GET", "/api/decks", "Ala"), OLD["decks"])
    for owner, games in OLD["games"].items():
        found = fresh_server.ask("GET", "/api/games?limit=50", owner)["games"]
        assert holds(found, games[:50])
    for record, text in OLD["records"].items():
        assert fresh_server.ask("GET", f"/api/records/{record}") == text
        assert fresh_server.ask("GET", f"/api/records/{record}/steps?limit=1")["steps"]


def test_a_link_made_by_the_old_version_moves_its_seat(fresh_server: Server) -> None:
    link = OLD["link"]
    taken = fresh_server.ask("POST", "/api/links", "Eva", {"code": link["code"]})
    assert (taken["table"], taken["seat"]) == (link["table"], link["seat"])
    assert fresh_server.ask("GET", f"/api/tables/{link['table']}", "Eva")["yours"] == [link["seat"]]


def test_a_rematch_is_played_by_the_current_rules(fresh_server: Server) -> None:
    table = next(id_ for id_, one in TABLES.items() if one["what"] == "over duel: a rematch is offered")
    assert rules_versions(fresh_server, table) == {1}
    for seat, owner in enumerate(TABLES[table]["owners"]):
        if owner is not None:
            # A rematch waits for players who are not present.
            fresh_server.view(table, str(seat))
    for seat, owner in enumerate(TABLES[table]["owners"]):
        if owner is not None and seat not in fresh_server.view(table, "spectator")["offer"]["accepted"]:
            view = fresh_server.do(table, owner, "accept", seat=seat)
    following = fresh_server.ask("GET", f"/api/tables/{view['next_table']}?", TABLES[table]["owners"][0])["view"]
    assert following["game"]["rules_version"] == RULES_VERSION
