"""`gwint deck`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwint.decks import decode, encode, faults, read_deck, starter, starters, write_deck
from gwint.rulesets import KLUB, LEGENDARY
from tests.cli.runner import output_of, run
from tests.server.routes.reference_client import APP, send_request

SWARM = starter("monsters-swarm").deck
THIN = "leader: King Bran\n4 Olaf\nGhoul\n"


def test_check_of_a_legal_deck() -> None:
    assert output_of("deck", "check", "monsters-swarm") == "The deck is legal (legendary).\n"
    assert json.loads(output_of("deck", "check", "monsters-swarm", "--json"))["legal"] is True


@pytest.mark.rule("DECK-4")
def test_check_lists_every_fault_and_exits_with_1() -> None:
    result = run("deck", "check", "-", given=THIN)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 3
    shown = json.loads(run("deck", "check", "-", "--json", given=THIN).stdout)
    assert (shown["legal"], shown["rules"]) == (False, "legendary")
    kinds = [fault["kind"] for fault in shown["faults"]]
    assert kinds == ["deck-too-few-units", "deck-wrong-faction", "deck-too-many-copies"]
    assert shown["faults"][2]["details"] == {"card": {"card": "skellige/olaf"}, "copies": 4, "most": 1}
    assert shown["faults"][2]["text"] == run("deck", "check", "-", given=THIN).stdout.splitlines()[2]


def test_check_follows_the_ruleset_and_advanced_building() -> None:
    assert "30" in run("deck", "check", "-", "--rules", "klub", given=THIN).stdout
    assert run("deck", "check", "nilfgaard-spies", "--advanced").exit_code == 1


def test_check_lists_every_line_that_cannot_be_read() -> None:
    result = run("deck", "check", "-", "--lang", "pl", given="leader: Nobody\nGhoul\nqqq\n")
    assert result.exit_code == 1
    assert [line[:9] for line in result.stdout.splitlines()] == ["Wiersz 1:", "Wiersz 3:"]


def test_a_deck_is_a_starter_a_code_a_file_or_standard_input(tmp_path: Path) -> None:
    text, code = tmp_path / "swarm.deck", tmp_path / "code"
    text.write_text(write_deck(SWARM, "cs"), encoding="utf-8-sig")
    code.write_text(encode(SWARM) + "\n", encoding="utf-8")
    for deck in ("monsters-swarm", encode(SWARM), str(text), str(code)):
        assert output_of("deck", "code", deck) == encode(SWARM) + "\n"
    for given in (write_deck(SWARM), encode(SWARM)):
        assert output_of("deck", "code", "-", given=given) == encode(SWARM) + "\n"


def test_an_invalid_deck_argument_is_explained(tmp_path: Path) -> None:
    result = run("deck", "show", "monsters-sworm")
    assert result.exit_code == 1
    assert "monsters-swarm" in result.stderr
    assert "folder" in run("deck", "show", str(tmp_path)).stderr
    (tmp_path / "latin").write_bytes(b"leader: K\xf6nig Bran")
    assert "UTF-8" in run("deck", "show", str(tmp_path / "latin")).stderr
    (tmp_path / "huge").write_bytes(b"#" * (1 << 21))
    assert "too large" in run("deck", "show", str(tmp_path / "huge")).stderr
    assert run("deck", "show", "a\0b").exit_code == 1
    assert run("deck", "show", encode(SWARM)[:-1]).exit_code == 1


def test_show_counts_a_deck() -> None:
    shown = output_of("deck", "show", "monsters-swarm")
    assert shown.startswith("The Brood of Velen\nMonsters · Eredin, Commander of the Red Riders\n\nHeroes (4)\n")
    assert "3  Ghoul" in shown
    assert "Total strength: 108\n" in shown
    assert f"Code: {encode(SWARM)}\n" in shown


def test_show_as_json() -> None:
    shown = json.loads(output_of("deck", "show", "skellige-storm", "--json"))
    assert shown["deck"]["leader"] == starter("skellige-storm").deck.leader.id
    assert sum(shown["deck"]["cards"].values()) == shown["counts"]["cards"]
    assert shown["counts"]["units"] + shown["counts"]["specials"] == shown["counts"]["cards"]
    assert shown["side_deck"]["skellige/hemdall"] == 1
    assert decode(shown["code"]) == starter("skellige-storm").deck


def test_a_deck_without_a_code_can_be_shown() -> None:
    assert json.loads(output_of("deck", "show", "-", "--json", given=THIN))["code"] is None
    assert run("deck", "code", "-", given=THIN).exit_code == 1


def test_code_becomes_text_in_any_language() -> None:
    text = output_of("deck", "code", "--text", encode(SWARM), "--lang", "uk")
    assert "Гуль" in text
    assert read_deck(text) == SWARM


def test_random_decks_are_legal_and_repeat_with_their_seed() -> None:
    options = ("--seed", "7", "--rules", "klub", "--advanced", "--lang", "de")
    shown = output_of("deck", "random", *options, "--leader", "SKE005")
    assert shown == output_of("deck", "random", *options, "--leader", "King Bran")
    deck = read_deck(shown)
    assert deck.leader.id == "king-bran"
    assert faults(deck, KLUB, advanced=True) == ()
    assert encode(deck) in shown


def test_a_random_deck_is_printed_with_its_seed() -> None:
    shown = output_of("deck", "random", "--faction", "scoiatael")
    seed = shown.splitlines()[0].removeprefix("# --seed ")
    assert output_of("deck", "random", "--faction", "scoiatael", "--seed", seed) == shown
    assert faults(read_deck(shown), LEGENDARY) == ()


def test_an_impossible_leader_is_refused() -> None:
    result = run("deck", "random", "--leader", "king-bran", "--faction", "monsters")
    assert (result.exit_code, result.stdout) == (1, "")
    assert run("deck", "random", "--leader", "arnjolf-the-patricide", "--rules", "klub").exit_code == 1
    assert run("deck", "random", "--leader", "nobody").exit_code == 2


@pytest.mark.rule("DECK-5")
def test_starters_are_listed_in_the_language() -> None:
    shown = output_of("deck", "starters", "--lang", "pl")
    assert all(one.id in shown for one in starters())
    assert "Królestwa Północy" in shown
    listed = json.loads(output_of("deck", "starters", "--json"))["starters"]
    assert [one["id"] for one in listed] == [one.id for one in starters()]
    assert decode(listed[0]["code"]) == starters()[0].deck


# What a server sends


def test_a_shown_deck_is_the_report_of_a_server() -> None:
    request = {"deck": "skellige-storm", "rules": "klub", "language": "pl"}
    sent = send_request(APP, "POST", "/api/decks/read", json=request).json()
    assert json.loads(output_of("deck", "show", "skellige-storm", "--rules", "klub", "--lang", "pl", "--json")) == sent


def test_the_faults_of_a_shown_deck_have_sentences_too() -> None:
    sent = send_request(APP, "POST", "/api/decks/read", json={"deck": THIN}).json()
    shown = json.loads(output_of("deck", "show", "-", "--json", given=THIN))
    assert all(fault.pop("text").endswith(".") for fault in shown["faults"])
    assert shown == sent


def test_the_starter_decks_are_those_of_a_server() -> None:
    sent = send_request(APP, "GET", "/api/starters", params={"language": "cs"}).json()
    assert json.loads(output_of("deck", "starters", "--lang", "cs", "--json")) == sent
