"""`verify_record` and the independent verifier prove the deals of all modes. See also `test_tampering.py`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from gwint.fairness.evidence import overall
from gwint.server.tables.replays import table_record
from gwint.server.tables.verification import verify_record
from gwint.wire.tables import Terms
from tests.server.registry_host import RegistryHost, people, registry_host
from tests.server.tables.played_games import bring_all, by_example, sit_down
from tests.server.tables.record_changes import OTHER, as_value, changed

TABLES: dict[str, tuple[Terms, tuple[str | None, ...]]] = {
    **{mode: (Terms(mode=mode), people(mode)) for mode in ("duel", "ffa-3", "ffa-5", "team", "solo", "match")},
    "against a bot": (Terms(), ("ala", None)),
    "team with bots": (Terms(mode="team", rules="klub,  roach=yes"), ("ala", None, "cyd", None)),
    "match against a bot": (Terms(mode="match"), ("ala", None)),
    "by the video game's rules": (Terms(rules="witcher3"), ("ala", "bob")),
    "four by the club's rules": (Terms(mode="ffa-4", rules="klub"), ("ala", "bob", None, "dan")),
    "solo by the club's rules": (Terms(mode="solo", rules="klub"), ("ala",)),
    "agreed opponent": (Terms(mode="solo", opponent="skellige"), ("ala",)),
    "solo with leaders": (Terms(mode="solo-leaders"), ("ala",)),
    "one screen": (Terms(), ("ala", "ala")),
}


async def played(
    host: RegistryHost, terms: Terms, owners: Sequence[str | None], contribute: bool = True, seed: int = 0
) -> str:
    """Play a game to its end and return its record; everyone contributes to the deal, or nobody does."""
    room = await sit_down(host, terms, owners)
    await bring_all(host, room, contribute)
    await host.play_out(room, seed)
    return table_record(room.id, await host.registry.log_rows(room.id), {"date": "2026-11-18"})


def verdict(record: str) -> str:
    return overall(verify_record(record))


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
            tampered = changed("deal 1 secret", as_value(OTHER))(record)
            assert verdict(tampered) == "wrong"
            assert not by_example(tampered, folder)
