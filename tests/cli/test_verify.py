"""`gwint verify` says what a record proves, in sentences and as JSON, and exits with 1 if something is wrong."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from gwint.wire.tables import Terms
from tests.cli.runner import output_of, run
from tests.server.registry_host import registry_host
from tests.server.tables.record_changes import OTHER, as_value, changed, with_new_checksum
from tests.server.tables.test_verification import played


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    async def play() -> str:
        async with registry_host(tmp_path_factory.mktemp("server")) as host:
            return await played(host, Terms(), ("ala", None))

    return asyncio.run(play())


def verify(record: str, *options: str) -> tuple[int, str]:
    done = run("verify", "-", *options, given=record)
    return done.exit_code, done.output


PROVEN = """\
The deal is proven: everyone contributed to it, and everything follows from what was fixed before.
✓ Every shuffle, draw and move replays from the seed to the recorded end.
✓ The record is as the server wrote it: its checksum is correct.
✓ The cards were dealt on the first attempt.
✓ The secret of attempt 1 is the one that the server had committed to.
✓ Ala 0 contributed the promised random number.
✓ All decks were fixed before the random numbers were known.
✓ The seed follows from the secret and all random numbers.
✓ The seed was made for this mode, these rules and these decks.
✓ random’s deck follows from the secret.
"""


def test_a_fair_deal_is_proven_with_the_names_in_the_record(record: str) -> None:
    assert verify(record, "--lang", "en") == (0, PROVEN)


def test_a_player_without_a_name_is_numbered(record: str) -> None:
    nameless = with_new_checksum(record.replace("p1 | Ala 0\n", ""))
    assert verify(nameless, "--lang", "en") == (0, PROVEN.replace("Ala 0", "Player 1"))


def test_a_wrong_record_is_reported(record: str) -> None:
    wrong = changed("deal 1 entropies", lambda value: value.replace(value[:64], OTHER))(record)
    code, said = verify(wrong, "--lang", "en")
    assert code == 1
    assert said.startswith("The record is wrong")
    assert "✗ Ala 0’s random number is not the promised one." in said


def test_a_record_that_does_not_replay_is_reported_with_the_reason(record: str) -> None:
    code, said = verify(changed("final", lambda value: "0" * len(value))(record), "--lang", "en")
    assert code == 1
    assert "✗ The game does not replay." in said
    assert "✗ The record is not as the server wrote it: its checksum is wrong or missing." in said


def test_damaged_evidence_is_reported(record: str) -> None:
    code, said = verify(changed("deal bots", as_value("random"))(record), "--lang", "en")
    assert code == 1
    assert "✗ The evidence of the deal is incomplete or damaged." in said


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs", "uk"])
def test_it_speaks_every_language(record: str, language: str) -> None:
    assert verify(record, "--lang", language)[0] == 0


def test_a_chain_that_cannot_be_one_is_refused(record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.gwint"
    path.write_text(record, encoding="utf-8")
    assert "A chain has 64 hexadecimal digits" in run("verify", str(path), "--chain", "abc").stderr
    assert "only with a sealed log" in run("verify", str(path), "--chain", "0a" * 32).stderr


def test_findings_as_json(record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.gwint"
    path.write_text(record, encoding="utf-8")
    data = json.loads(output_of("verify", str(path), "--json"))
    assert data["verdict"] == "proven"
    assert {"kind": "pledge", "verdict": "proven", "details": {"seat": 0}} in data["findings"]
