"""`gwint rules`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gwint import i18n
from gwint.cli import rulebook
from gwint.rule_topics import TOPIC_OF
from gwint.rulesets import KLUB, LEGENDARY, OPTIONS, RULESETS, differences
from tests.cli.runner import output_of, run, with_plain_spaces
from tests.rule_coverage import rule_ids


def answer(*arguments: str) -> Any:
    return json.loads(output_of("rules", *arguments, "--json"))


def topics(*arguments: str) -> list[str]:
    return [topic["id"] for topic in answer(*arguments)["topics"]]


def test_without_an_id_rulesets_topics_and_chapters_are_listed() -> None:
    contents = answer()
    assert [one["id"] for one in contents["rulesets"]] == list(RULESETS)
    assert {one["id"] for one in contents["topics"]} < set(i18n.topics())
    assert contents["chapters"]["SET"] == "setting up"
    listed = output_of("rules", "--lang", "pl")
    assert all(word in listed for word in ("klub", "ability-spy", "Szpiegostwo", "MON001", "option-roach", "TURN"))


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("spy", ["ability-spy"]),
        ("ability-spy", ["ability-spy"]),
        ("Szpiegostwo", ["ability-spy"]),
        ("bond", ["ability-tight-bond"]),
        ("tight bond", ["ability-tight-bond"]),
        ("avenger", ["ability-summon-avenger"]),
        ("scorch", ["ability-scorch", "special-scorch"]),
        ("Pożoga", ["ability-scorch-row", "ability-scorch", "special-scorch"]),
        ("frost", ["weather-frost"]),
        ("monsters", ["faction-monsters"]),
        ("Příšery", ["faction-monsters"]),
        ("king-bran", ["leader-king-bran"]),
        ("SKE005", ["leader-king-bran"]),
        ("Król Bran: Władca Skellige", ["leader-king-bran"]),
        ("hero", ["kind-hero"]),
        ("redraw", ["redraw"]),
        ("End of the round", ["round-end"]),
        ("muster_from_hand", ["option-muster-from-hand"]),
        ("agile-rows", ["option-agile-rows"]),
        ("ghoul", ["ghoul"]),
    ],
)
def test_a_topic_has_many_names(asked: str, found: list[str]) -> None:
    assert set(topics(asked)) == set(found)


@pytest.mark.parametrize("topic", i18n.topics())
def test_every_topic_is_found_by_its_id(topic: str) -> None:
    assert topic in topics(topic)


def test_a_topic_follows_the_ruleset() -> None:
    assert output_of("rules", "spy", "--lang", "de").splitlines()[0] == "Spion"
    entry = i18n.rule_text("ability-muster", KLUB, "en")
    assert output_of("rules", "muster", "--rules", "klub").splitlines() == [
        *entry,
        "Rules: AB-MUSTER, AB-MUSTER-2",
    ]
    assert entry.text != i18n.rule_text("ability-muster", LEGENDARY, "en").text


def test_a_topic_says_where_the_book_of_the_language_differs() -> None:
    note = i18n.book_note("discard-pile", LEGENDARY, "pl")
    assert with_plain_spaces(note) in output_of("rules", "discard-pile", "--lang", "pl").splitlines()
    assert answer("discard-pile", "--lang", "pl")["topics"][0]["book_note"] == note
    assert answer("discard-pile")["topics"][0]["book_note"] == ""


def test_words_of_an_id_need_no_quotes() -> None:
    assert output_of("rules", "Crach", "an", "Craite") == output_of("rules", "crach-an-craite")


def test_a_ruleset_is_shown_with_its_differences() -> None:
    klub = answer("klub")
    assert [one["id"] for one in klub["options"]] == list(OPTIONS)
    differing = {one["id"]: one["value"] for one in klub["options"] if one["differs"]}
    assert differing == differences(KLUB, LEGENDARY)
    printed = output_of("rules", "klub", "--lang", "cs")
    assert "Jinak než v legendary" in printed
    assert all(with_plain_spaces(one["value_text"]) in printed for one in answer("klub", "--lang", "cs")["options"])


def test_legendary_differs_in_nothing() -> None:
    assert not any(one["differs"] for one in answer("legendary")["options"])
    assert "Other than" not in output_of("rules", "legendary")


def test_house_rules_are_shown_with_their_differences() -> None:
    house = answer("klub, roach=yes")
    assert house["rules"] == "klub, roach=yes"
    assert run("rules", "klub, roach=maybe").exit_code == 1


@pytest.mark.parametrize("asked", ["TURN-7", "turn-7"])
def test_a_rule_by_its_id(asked: str) -> None:
    printed = output_of("rules", asked, "--lang", "pl")
    assert printed.startswith("TURN-7  The winner of a round starts the next.")
    assert "\nKoniec rundy\n" in printed
    assert "`" not in printed


def test_a_whole_chapter() -> None:
    printed = output_of("rules", "DISC").splitlines()
    assert [line[:6] for line in printed] == ["DISC-1", "DISC-2"]


def test_the_chapter_of_options_lists_them_with_their_values() -> None:
    shown = {line.split("  ")[0]: line for line in output_of("rules", "OPT", "--rules", "klub").splitlines()}
    assert set(OPTIONS) <= set(shown)
    assert all(word in shown["hand_size"] for word in ("1–20", "10"))
    assert [one["id"] for one in answer("opt")["options"]] == list(OPTIONS)


def test_an_option_is_shown_with_its_values_and_its_spelling() -> None:
    assert "Values: 1–20. Written as: hand_size=11" in output_of("rules", "hand_size").splitlines()
    assert answer("hand_size")["topics"][0]["values"] == list(OPTIONS["hand_size"])


def test_every_rule_of_the_book_is_known_by_its_id() -> None:
    ids = [id_ for id_ in rule_ids() if not id_.startswith(("OPT-", "LEADER-"))]
    assert list(rulebook.rules()) == ids


def test_rules_and_topics_fit_together() -> None:
    assert set(TOPIC_OF) <= set(rulebook.rules())
    assert set(TOPIC_OF.values()) <= set(i18n.topics())
    for beginning in ("ability-", "special-", "weather-"):
        cards = {topic for topic in i18n.topics() if topic.startswith(beginning)}
        assert cards <= set(TOPIC_OF.values())


def test_an_unknown_topic_suggests_similar_ones() -> None:
    result = run("rules", "bezerker", "--lang", "uk")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "erserker" in result.stderr
    assert "Ghoul" in run("rules", "goul").stderr
    for language, own, other in (("en", "Spy", "Szpiegostwo"), ("de", "Spion", "Špeh")):
        before, named, _ = run("rules", "spies", "--lang", language).stderr.partition(own)
        assert (bool(named), other in before) == (True, False)
