"""gwint box: balanced decks, pull lists, registration sheets and the quick reference."""

from __future__ import annotations

import json

import pytest

from gwint.cards import LANGUAGES
from gwint.decks import decode, faults, starter, write_deck
from gwint.rulesets import KLUB
from tests.cli.runner import output_of, run

SWARM = starter("monsters-swarm").deck


def test_decks_are_drawn_for_every_player_and_their_codes_can_be_used() -> None:
    shown = output_of("box", "decks", "--players", "3", "--seed", "7", "--rules", "klub", "--faction", "skellige")
    assert shown.splitlines()[0] == "Player 1: Skellige"
    codes = [line.removeprefix("Code: ") for line in shown.splitlines() if line.startswith("Code: ")]
    assert len(codes) == 3
    assert all(faults(decode(code), KLUB) == () for code in codes)
    assert shown.rstrip().endswith("--seed 7")
    assert output_of("box", "pull-list", *codes).count("Pull list: ") == 3


def test_the_same_seed_draws_the_same_decks_as_data() -> None:
    line = ("box", "decks", "--players", "2", "--seed", "evening", "--advanced", "--json")
    data = json.loads(output_of(*line))
    assert data == json.loads(output_of(*line))
    assert (data["seed"], data["advanced"], len(data["decks"])) == ("evening", True, 2)
    assert all(deck["faults"] == [] for deck in data["decks"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--players", "6"), "the largest allowed number is 5"),
        (("--faction", "skellige", "--faction", "Skellige"), "cannot be chosen twice"),
        (("--faction", "elves"), "There is no faction “elves”."),
    ],
)
def test_what_one_box_cannot_give_is_refused(options: tuple[str, ...], message: str) -> None:
    refused = run("box", "decks", *options)
    assert refused.exit_code
    assert message in refused.stderr


def test_a_pull_list_has_boxes_to_tick_and_how_many_of_the_copies_to_take() -> None:
    lines = [line.split() for line in output_of("box", "pull-list", "monsters-swarm").splitlines()]
    assert ["[", "]", "MON015–017", "3", "of", "3", "Arachas"] in lines
    assert ["[", "]", "MON008", "Draug"] in lines
    assert ["[", "]", SWARM.leader.code, *SWARM.leader.name.split()] in lines


def test_pull_lists_as_data_have_printed_codes() -> None:
    (data,) = json.loads(output_of("box", "pull-list", "monsters-swarm", "--json", "--lang", "de"))
    assert data["deck"]["cards"] == {line["card"]: line["copies"] for line in data["cards"]}
    assert data["leader_code"] == SWARM.leader.code


def test_a_registration_sheet_is_filled_in_or_has_lines_to_write_on() -> None:
    shown = output_of("box", "sheet", "monsters-swarm", "--player", "Ala")
    assert "Player’s name: Ala\n" in shown
    assert "Event: ____" in shown
    assert "Judge’s signature: ____" in shown
    assert f"Leader: {SWARM.leader.name} ({SWARM.leader.code})" in shown
    assert f"Code: {SWARM.code}" in shown


def test_the_faults_of_a_deck_stand_on_its_sheet() -> None:
    text = "\n".join(write_deck(SWARM).splitlines()[:8])
    shown = run("box", "sheet", "-", given=text).stdout
    assert "at least 22" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_is_printed_in_every_language(language: str) -> None:
    shown = output_of("box", "reference", "--lang", language)
    assert len(shown.splitlines()) > 45
    assert len(json.loads(output_of("box", "reference", "--lang", language, "--json"))["sections"]) == 7
