"""A finished game is sealed: its log folds to what each viewer was sent; `test_tampering.py` has what is noticed."""

from __future__ import annotations

import json
from pathlib import Path

from gwint.cli.join.remote_table import RemoteTable
from gwint.cli.join.screens import ending_screen
from gwint.fairness.evidence import PROVEN, WRONG, Finding, overall
from gwint.fairness.hash_chains import log_chain
from gwint.server.storage.personal_data import forget_rows
from gwint.server.tables.sealed_log import sealed_log, verify_seal
from gwint.wire.tables import Terms
from tests.cli.runner import output_of, run
from tests.server.registry_host import connected, registry_host
from tests.server.routes.table_client import HOT_SEAT, api_server
from tests.server.tables.played_games import finished

UNPROVEN_LINE = "· The deal is unproven: not every player contributed a random number"


def test_the_chain_of_a_client_is_the_one_in_the_seal() -> None:
    game = finished("duel")
    assert {event["kind"] for event in game.events(0)} >= {"took-back", "sealed-log"}
    for seat in game.messages:
        own = game.chain(seat)
        assert own == game.seal["chains"][str(seat)]
        assert verify_seal(game.seal, own)[-1].verdict == PROVEN
        assert verify_seal(game.seal, own[::-1])[-1] == Finding("own-chain", WRONG)


def test_a_terminal_computes_its_chain_from_its_messages() -> None:
    game = finished("duel")
    welcome, *updates = game.messages[0]
    remote = RemoteTable(welcome, "en")
    for update in updates:
        remote.update(update)
    assert remote.chain == game.chain(0)
    assert UNPROVEN_LINE not in remote.event_lines(0, 100)


def test_a_terminal_notices_that_it_is_sent_another_history_than_before() -> None:
    """A server that knows all entropies could otherwise replace what it had fixed, and say that all is sent again."""
    game = finished("duel")
    welcome, *updates = game.messages[0]
    events, view = game.events(0), updates[-1]["view"]
    changed = [{**event, "commitment": "00" * 32} if "commitment" in event else event for event in events]
    for again, contradicted in ((events, False), (changed, True), (events[:-1], True)):
        remote = RemoteTable({**welcome, "events": events, "view": view}, "en")
        remote.update({**welcome, "type": "welcome", "from": 0, "events": again, "view": view})
        assert remote.contradicted is contradicted
        assert verify_seal(game.seal, remote.chain)[-1].verdict == (WRONG if contradicted else PROVEN)
        lines = ending_screen(remote, [], 200, None)
        assert ("this is not the game that you were shown" in lines[-1]) is contradicted


async def test_a_terminal_says_that_a_deal_is_unproven(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host, connected(host, "ala") as wire:
        room = await host.seated(Terms(), ("ala", "ala"))
        wire.says({"type": "hello", "table": room.id, "seat": 0})
        await host.settled(lambda: bool(wire.messages("welcome")))
        [welcome] = wire.messages("welcome")
    assert UNPROVEN_LINE in RemoteTable(welcome, "en").event_lines(0, 100)


def test_gwint_verify_compares_a_chain_only_with_a_seal(tmp_path: Path) -> None:
    game = finished("duel")
    path, own = tmp_path / "seal.json", game.chain(0)
    path.write_text(json.dumps(game.seal), encoding="utf-8")
    assert "✓ Your chain matches a viewer’s after" in output_of("verify", str(path), "--chain", own.upper())
    other = run("verify", str(path), "--chain", "00" * 32)
    assert (other.exit_code, "✗ Your chain matches no viewer" in other.output) == (1, True)
    path.write_text("gwint record 1\n", encoding="utf-8")
    assert run("verify", str(path), "--chain", own).stderr.startswith("A chain can be compared only with a sealed log")


def test_a_seal_has_no_names_no_owners_and_no_secret_of_the_rematch() -> None:
    game = finished("duel")
    [prepared] = [json.loads(body) for kind, _, body, _ in game.rows if kind == "rematch-prepared"]
    text = json.dumps(game.seal)
    for hidden in ("Ala", "Bob", '"ala"', '"bob"', prepared["secret"]):
        assert hidden not in text


def test_the_chain_of_the_log_is_sent_to_everyone_and_does_not_change_when_a_name_is_deleted() -> None:
    game = finished("duel")
    [sealed] = [place for place, row in enumerate(game.rows) if row[0] == "sealed"]
    [sent] = [event["chain"] for event in game.events(0) if event["kind"] == "sealed-log"]
    assert sent == log_chain(game.seal["table"], game.seal["entries"][:sealed])
    sat = {number: ("table", number, row[2]) for number, row in enumerate(game.rows) if row[0] == "sat"}
    statements = forget_rows("ala", sat.values())
    bodies = {number: body for _, (body, _, number) in statements[: len(sat)]}
    rows = [(kind, at, bodies.get(number, body), digest) for number, (kind, at, body, digest) in enumerate(game.rows)]
    assert "Ala" not in json.dumps(rows)
    assert json.loads(json.dumps(sealed_log(game.seal["table"], rows))) == game.seal


async def test_a_table_that_is_closed_during_the_game_is_sealed(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        await host.do(room, "ala", "close")
        rows = await host.registry.log_rows(room.id)
    assert [kind for kind, *_ in rows][-2:] == ["closed", "sealed"]
    assert overall(verify_seal(json.loads(json.dumps(sealed_log(room.id, rows))))) == "unproven"


async def test_a_seal_is_shown_only_at_the_end(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        assert await ala.fault("GET", f"/api/tables/{table}/seal", 409) == "game-goes-on"
        await api.plays_out(table)
        assert overall(verify_seal(await ala.get(f"/api/tables/{table}/seal"))) == "unproven"
