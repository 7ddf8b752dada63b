"""`gwint meet`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gwint.languages import LANGUAGES
from tests.cli.runner import output_of, run, with_plain_spaces


def answer(*arguments: str) -> Any:
    return json.loads(output_of("meet", *arguments, "--json"))


def test_the_scene_is_drawn_before_and_after_with_its_events_and_rules() -> None:
    printed = output_of("meet", "Scorch", "Geralt")
    assert printed.startswith("What happens when Scorch meets Geralt of Rivia?\n")
    before, after = printed.split("\nBefore\n")[1].split("\nAfter\n")
    assert "Geralt of Rivia 15★, Forktail 5" in before
    assert "Scorched: Forktail (Bob)." in before
    assert "close       15  Geralt of Rivia 15★" in after
    assert after.endswith(
        "Geralt of Rivia is a hero, so nothing here has any effect on this card.\nRules: SP-SCORCH, PLAY-7\n"
    )


def test_an_action_that_is_not_allowed_has_no_board_after_it() -> None:
    printed = output_of("meet", "Decoy", "Geralt")
    assert "Decoy cannot be played here." in printed
    assert "After" not in printed


def test_two_cards_without_an_effect_on_each_other() -> None:
    assert "Ves and Keira Metz have no effect on each other." in output_of("meet", "Ves", "Keira Metz")


def test_strengths_are_explained() -> None:
    printed = output_of("meet", "Biting Frost", "tight bond")
    assert "Blue Stripes Commando ×2 (Bob): 8 → 2 (printed 4, weather 1, tight bond 2)" in printed


def test_other_rules_are_named_when_they_differ() -> None:
    assert "Something else happens under these rules: Gwint Klub." in output_of("meet", "Nekker")
    klub = output_of("meet", "Nekker", "--rules", "klub")
    assert "under these rules: The Legendary Card Game, The Witcher 3." in klub


@pytest.mark.parametrize(
    ("first", "second"),
    [("Wskrzeszenie", "Szpiegostwo"), ("Heiler", "Spion"), ("Zdravotník", "Špeh"), ("Медик", "Шпигун")],
)
def test_abilities_are_named_in_any_language(first: str, second: str) -> None:
    found = answer(first, second)
    assert (found["first"]["id"], found["second"]["id"]) == ("dun-banner-medic", "prince-stennis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_named_in_the_language_of_the_question(language: str) -> None:
    name = answer("round-end", "--lang", language)["first"]["name"]
    assert answer(name)["first"]["id"] == "round-end"


def test_the_json_has_views_events_and_sentences() -> None:
    (scene,) = answer("Decoy", "Thaler")["scenes"]
    assert scene["before"]["sides"][0]["rows"][2] == ["northern-realms/thaler"]
    assert scene["after"]["sides"][0]["rows"][2] == ["monsters/decoy"]
    assert [event["kind"] for event in scene["events"]] == ["played", "went-to-hand"]
    assert scene["happened"][1] == "Alice takes Thaler into their hand."
    assert scene["deciding_rules"] == ["SP-DECOY", "AB-SPY"]


def test_a_misspelt_name_gets_suggestions() -> None:
    result = run("meet", "Manekim", "Taler", "--lang", "pl")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Manekin do ćwiczeń" in with_plain_spaces(result.stderr)
