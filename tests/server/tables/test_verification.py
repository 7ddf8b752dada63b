"""`verify_record` proves the deals of all modes, and notices every kind of tampering."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gwint.fairness.derivation import commitment, pledge
from gwint.fairness.evidence import overall
from gwint.server.tables.replays import table_record
from gwint.server.tables.verification import verify_record
from gwint.wire.tables import Terms
from tests.server.registry_host import RegistryHost, entropy_of, people, registry_host

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "verify.py"
TABLES: dict[str, tuple[Terms, tuple[str | None, ...]]] = {
    **{mode: (Terms(mode=mode), people(mode)) for mode in ("duel", "ffa-3", "ffa-5", "team", "solo", "match")},
    "against a bot": (Terms(), ("ala", None)),
    "team with bots": (Terms(mode="team", rules="klub,  roach=yes"), ("ala", None, "cyd", None)),
    "match against a bot": (Terms(mode="match"), ("ala", None)),
    "agreed opponent": (Terms(mode="solo", opponent="skellige"), ("ala",)),
    "solo with leaders": (Terms(mode="solo-leaders"), ("ala",)),
    "one screen": (Terms(advanced=False), ("ala", "ala")),
}


async def played(
    host: RegistryHost, terms: Terms, owners: tuple[str | None, ...], contribute: bool = True, seed: int = 0
) -> str:
    """Play a game to its end and return its record; everyone contributes to the deal, or nobody does."""
    room = await host.registry.open_table("ala", terms)
    for seat, owner in enumerate(owners):
        if owner is None:
            await host.do(room, "ala", "seat-bot", seat=seat, bot="random")
        else:
            await host.do(room, owner, "sit", seat=seat, name=f"{owner.title()} {seat}")
    for seat, owner in enumerate(owners):
        if owner is not None:
            await host.bring(room, seat, contribute=contribute)
    for seat in room.state.deal.owed:
        await host.reveal(room, seat)
    await host.play_out(room, seed)
    return table_record(room.id, await host.registry.log_rows(room.id), {"date": "2026-11-18"})


def verdict(record: str) -> str:
    return overall(verify_record(record))


def by_example(record: str, folder: Path) -> bool:
    """Return whether the independent verifier accepts a record."""
    (folder / "record.txt").write_text(record, encoding="utf-8")
    run = subprocess.run([sys.executable, str(EXAMPLE), str(folder / "record.txt")], capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    assert "Traceback" not in run.stderr, run.stderr
    return run.returncode == 0


@pytest.mark.parametrize("name", TABLES)
async def test_the_deals_of_all_modes_are_proven(tmp_path: Path, name: str) -> None:
    async with registry_host(tmp_path) as host:
        record = await played(host, *TABLES[name])
    assert verdict(record) == "proven", verify_record(record)
    assert by_example(record, tmp_path)


async def test_without_entropy_a_deal_is_consistent_but_unproven(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        record = await played(host, Terms(), ("ala", "bob"), contribute=False)
    assert verdict(record) == "unproven"
    assert by_example(record, tmp_path)


async def test_old_records_and_positions_say_so(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        record = await played(host, Terms(), ("ala", "bob"))
        old = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("deal "))
        assert [finding.kind for finding in verify_record(old)] == ["replay", "no-evidence"]
        terms = Terms(start="hand | Thaler\ndeck | Ves, Zoltan Chivay, Ghoul\nfoe hand | Griffin")
        room = await host.seated(terms, ("ala", "bob"))
        await host.play_out(room)
        position = table_record(room.id, await host.registry.log_rows(room.id), {})
    assert verdict(position) == "not-dealt"


OTHER = "77" * 32


def line(record: str, key: str) -> str:
    found = re.search(rf"^{re.escape(key)} \| (.*)$", record, re.MULTILINE)
    assert found is not None, key
    return found[1]


def changed(key: str, change: Callable[[str], str]) -> Callable[[str], str]:
    def tamper(record: str) -> str:
        value = line(record, key)
        assert change(value) != value
        return record.replace(f"{key} | {value}\n", f"{key} | {change(value)}\n", 1)

    return tamper


def first_of(value: str) -> Callable[[str], str]:
    """Replace the first value of a list."""
    return lambda before: " ".join([value, *before.split()[1:]])


def grind(record: str) -> str:
    """Choose another entropy for the first seat after the others' are known, with a fitting pledge and message."""
    table, before = line(record, "table"), line(record, "deal 2 entropies").split()[0]
    old, new = line(record, "deal 2 pledges").split()[0], pledge(table, 2, OTHER)
    return record.replace(before, OTHER).replace(old, new)


def other_secret(record: str) -> str:
    """Choose another secret with a fitting commitment."""
    record = changed("deal 2 secret", lambda _: OTHER)(record)
    return changed("deal 2 commitment", lambda _: commitment(line(record, "table"), 2, OTHER))(record)


def hide_attempt(record: str) -> str:
    """Leave the failed attempt out."""
    return "".join(one for one in record.splitlines(keepends=True) if not one.startswith("deal 1 "))


def renumber(record: str) -> str:
    """Leave the failed attempt out and call the second one the first."""
    return hide_attempt(record).replace("deal 2 ", "deal 1 ")


def drop_move(record: str) -> str:
    moves = [one for one in record.splitlines(keepends=True) if re.match(r"  p[12] (?!pass|done)", one)]
    return record.replace(moves[3], "", 1)


def swap_moves(record: str) -> str:
    lines = record.splitlines(keepends=True)
    at = next(place for place, one in enumerate(lines) if one.startswith("  # round 1"))
    lines[at + 1], lines[at + 2] = lines[at + 2], lines[at + 1]
    return "".join(lines)


def change_move(record: str) -> str:
    found = [one for one in record.splitlines(keepends=True) if re.match(r"  p[12] (?!pass|done|exchange)", one)]
    return record.replace(found[0], found[0][:5] + "pass\n", 1)


def swap_card(record: str) -> str:
    """Exchange a card of the first deck for one that the player would rather have had."""
    deck = line(record, "p1 deck")
    wanted = "Cirilla Fiona Elen Riannon" if "Geralt of Rivia" in deck else "Geralt of Rivia"
    return record.replace(deck, ", ".join([*deck.split(", ")[:-1], wanted]))


def swap_card_in_message(record: str) -> str:
    message = line(record, "deal message")
    return record.replace(message, re.sub(r'"([a-z-]+)/[a-z-]+"', r'"\1/geralt-of-rivia"', message, count=1))


def redeal(record: str) -> str:
    return changed("seed", lambda _: OTHER)(record)


TAMPERING: dict[str, Callable[[str], str]] = {
    "a changed move": change_move,
    "a dropped move": drop_move,
    "moves in another order": swap_moves,
    "another result": changed(
        "result", lambda value: value.replace("p1", "p3").replace("p2", "p1").replace("p3", "p2")
    ),
    "another final table": changed("final", lambda value: "0" * len(value) if value[0] != "0" else "1" * len(value)),
    "another deal": redeal,
    "a swapped card": swap_card,
    "a swapped card in the message": swap_card_in_message,
    "another leader": changed("p1 leader", lambda _: "King Bran"),
    "another secret": changed("deal 2 secret", lambda _: OTHER),
    "another secret with its commitment": other_secret,
    "another commitment": changed("deal 2 commitment", lambda _: OTHER),
    "another pledge": changed("deal 2 pledges", first_of(OTHER)),
    "another entropy": changed("deal 2 entropies", first_of(OTHER)),
    "an entropy that was not revealed": changed("deal 2 entropies", first_of("-")),
    "a host that grinds its entropy": grind,
    "a hidden attempt": hide_attempt,
    "a hidden and renumbered attempt": renumber,
    "another secret of the failed attempt": changed("deal 1 secret", lambda _: OTHER),
    "a failed attempt that nobody failed": lambda record: record.replace("deal 1 failed | p2\n", ""),
    "another commitment to the decks": changed("deal 2 decks", lambda _: OTHER),
    "another table": changed("table", lambda value: value + "x"),
    "another version of the rules": changed("rules version", lambda _: "1"),
    "other rules": changed("rules", lambda _: "klub"),
}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the record of a duel whose first attempt to deal failed."""
    return asyncio.run(played_at_the_second_attempt(tmp_path_factory.mktemp("record")))


async def played_at_the_second_attempt(folder: Path) -> str:
    async with registry_host(folder) as host:
        room = await host.registry.open_table("ala", Terms())
        for seat, owner in enumerate(("ala", "bob")):
            await host.do(room, owner, "sit", seat=seat, name=owner.title())
            await host.bring(room, seat)
        await host.reveal(room, 0)
        host.clock.passes(10)
        await host.housekeeping.run_once()
        await host.bring(room, 1)
        again = pledge(room.id, 2, entropy_of("ala", room.id, 2))
        await host.do(room, "ala", "pledge", seat=0, pledge=again)
        for seat in (0, 1):
            await host.reveal(room, seat)
        await host.play_out(room, 3)
        return table_record(room.id, await host.registry.log_rows(room.id), {})


def test_the_untouched_record_is_proven_and_lists_its_failed_attempt(record: str, tmp_path: Path) -> None:
    assert verdict(record) == "proven", verify_record(record)
    assert [finding.kind for finding in verify_record(record) if finding.verdict == "noted"] == ["failed-attempt"]
    assert by_example(record, tmp_path)


@pytest.mark.parametrize("kind", TAMPERING)
def test_tampering_with_a_record_is_noticed(kind: str, record: str) -> None:
    assert verdict(TAMPERING[kind](record)) == "wrong"


async def test_another_deck_of_a_bot_is_noticed(tmp_path: Path) -> None:
    """The server may not choose it."""
    async with registry_host(tmp_path) as host:
        record = await played(host, Terms(), ("ala", None))
    [finding] = [one for one in verify_record(record) if one.kind == "bot-deck"]
    assert finding.verdict == "proven"
    other = changed("deal 1 secret", lambda _: OTHER)(record)
    assert [one.verdict for one in verify_record(other) if one.kind == "bot-deck"] == ["wrong"]


async def test_another_faction_of_the_virtual_opponent_is_noticed(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        record = await played(host, Terms(mode="solo"), ("ala",))
    other = "skellige" if '[["monsters"' in line(record, "deal message") else "monsters"
    tampered = record.replace("deal message |", f"deal faction | {other}\ndeal message |")
    assert [one.verdict for one in verify_record(tampered) if one.kind == "virtual-deck"] == ["wrong"]


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(20))
async def test_the_independent_verifier_agrees_on_many_games(chunk: int, tmp_path: Path) -> None:
    """A thousand games of all modes, a third of them without entropy and a third tampered with."""
    names = list(TABLES)
    for number in range(chunk * 50, (chunk + 1) * 50):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with registry_host(folder) as host:
            record = await played(host, *TABLES[names[number % len(names)]], contribute=number % 3 > 0, seed=number)
        assert verdict(record) == ("proven" if number % 3 else "unproven")
        assert by_example(record, folder)
        if number % 3 == 2:
            tampered = changed("deal 1 secret", lambda _: OTHER)(record)
            assert verdict(tampered) == "wrong"
            assert not by_example(tampered, folder)
