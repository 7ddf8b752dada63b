"""A finished game is sealed: its log folds to what each viewer was sent, and every change to it is noticed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from gwint.cli.join.remote_table import RemoteTable
from gwint.fairness.evidence import PROVEN, WRONG, Finding, overall
from gwint.fairness.seals import chain_of
from gwint.server.tables.sealed_log import sealed_log, verify_seal
from gwint.wire.tables import Terms
from tests.cli.runner import output_of, run
from tests.server.registry_host import RegistryHost, connected, in_turn, plain_play, registry_host
from tests.server.routes.table_client import HOT_SEAT, api_server


async def sealed(host: RegistryHost) -> tuple[Any, str]:
    """Play a game with a take-back; return its sealed log, and the chain that a player's client computed."""
    async with connected(host, "ala") as wire:
        room = await host.registry.open_table("ala", Terms())
        for seat, owner in enumerate(("ala", "bob")):
            await host.do(room, owner, "sit", seat=seat, name=owner.title())
        wire.says({"type": "hello", "table": room.id, "seat": 0})
        for seat in (0, 1):
            await host.bring(room, seat)
        for seat in (0, 1):
            await host.reveal(room, seat)
        seat = await in_turn(host, room)
        await host.move(room, seat, plain_play(room, seat))
        await host.do(room, ("ala", "bob")[seat], "offer", seat=seat, offer="take-back")
        await host.do(room, ("ala", "bob")[1 - seat], "accept", seat=1 - seat)
        await host.play_out(room)
        version = room.state.version(0)
        await host.settled(lambda: sum(len(one.get("events", [])) for one in wire.messages()) >= version)
        received = [event for message in wire.messages() for event in message.get("events", [])]
        rows = await host.registry.log_rows(room.id)
    assert any(event["kind"] == "took-back" for event in received)
    welcome, *updates = [message for message in wire.messages() if message["type"] in ("welcome", "events")]
    remote = RemoteTable(welcome, "en")
    for update in updates:
        remote.update(update)
    assert remote.chain == chain_of(room.id, 0, received)
    return json.loads(json.dumps(sealed_log(room.id, rows))), remote.chain


async def test_the_chain_of_a_client_is_the_one_in_the_seal(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        seal, own = await sealed(host)
    assert seal["chains"]["0"] == own
    assert overall(verify_seal(seal)) == "proven", verify_seal(seal)
    assert verify_seal(seal, own)[-1].verdict == PROVEN
    assert verify_seal(seal, own[::-1])[-1] == Finding("own-chain", WRONG)


def test_gwint_verify_compares_a_chain_only_with_a_seal(tmp_path: Path) -> None:
    async def play() -> tuple[Any, str]:
        async with registry_host(tmp_path) as host:
            return await sealed(host)

    seal, own = asyncio.run(play())
    path = tmp_path / "seal.json"
    path.write_text(json.dumps(seal), encoding="utf-8")
    assert "✓ Your chain is that of a viewer after" in output_of("verify", str(path), "--chain", own.upper())
    other = run("verify", str(path), "--chain", "00")
    assert (other.exit_code, "✗ No viewer was sent" in other.output) == (1, True)
    path.write_text("gwint record 1\n", encoding="utf-8")
    assert run("verify", str(path), "--chain", own).stderr.startswith("A chain can be compared only with a sealed log")


async def test_a_seal_has_no_names_no_owners_and_no_secret_of_the_rematch(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        seal, _ = await sealed(host)
        [room] = host.registry.rooms.values()
        assert room.state.deal.rematch is not None
        text = json.dumps(seal)
        for hidden in ("Ala", "Bob", '"ala"', '"bob"', room.state.deal.rematch.secret):
            assert hidden not in text


def entry(kind: str, change: Callable[[Any], Any], number: int = 0) -> Callable[[Any], None]:
    def tamper(seal: Any) -> None:
        found = [one for one in seal["entries"] if one["kind"] == kind]
        change(found[number]["body"])

    return tamper


def drop(kind: str, number: int = 0) -> Callable[[Any], None]:
    def tamper(seal: Any) -> None:
        seal["entries"].remove([one for one in seal["entries"] if one["kind"] == kind][number])

    return tamper


def swap(kind: str, first: int, second: int) -> Callable[[Any], None]:
    def tamper(seal: Any) -> None:
        places = [place for place, one in enumerate(seal["entries"]) if one["kind"] == kind]
        one, other = places[first], places[second]
        seal["entries"][one], seal["entries"][other] = seal["entries"][other], seal["entries"][one]

    return tamper


OTHER = "77" * 32
TAMPERING: dict[str, Callable[[Any], None]] = {
    "a changed move": entry("moved", lambda body: body.update(move={"kind": "pass"}), 4),
    "a dropped move": drop("moved", 5),
    "a dropped take-back": drop("taken-back"),
    "a dropped pledge": drop("pledged"),
    "a dropped person": drop("sat"),
    "people in another order": swap("sat", 0, 1),
    "pledges in another order": swap("pledged", 0, 1),
    "another name": entry("sat", lambda body: body.update(name="sha256:" + OTHER)),
    "another secret": entry("committed", lambda body: body.update(secret=OTHER)),
    "another pledge": entry("pledged", lambda body: body.update(pledge=OTHER)),
    "another entropy": entry("revealed", lambda body: body.update(entropy=OTHER)),
    "another deal": entry("dealt", lambda body: body.update(seed=OTHER)),
    "another commitment to the decks": entry("asked-to-reveal", lambda body: body.update(decks=OTHER)),
    "another rematch": entry("rematch-prepared", lambda body: body.update(table=0)),
    "another table": lambda seal: seal.update(table="other"),
    "another chain": lambda seal: seal["chains"].update({"0": OTHER}),
    "no entries": lambda seal: seal.update(entries=[]),
}


@pytest.mark.parametrize("kind", TAMPERING)
async def test_tampering_with_a_seal_is_noticed(kind: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        seal, _ = await sealed(host)
    tampered = deepcopy(seal)
    TAMPERING[kind](tampered)
    assert overall(verify_seal(tampered)) == "wrong"


async def test_a_seal_is_shown_only_at_the_end(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        assert await ala.fault("GET", f"/api/tables/{table}/seal", 409) == "game-goes-on"
        await api.plays_out(table)
        assert overall(verify_seal(await ala.get(f"/api/tables/{table}/seal"))) == "unproven"
