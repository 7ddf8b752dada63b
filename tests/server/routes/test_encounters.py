"""GET /api/encounters: what happens when two cards meet."""

from __future__ import annotations

import pytest

from gwint.languages import LANGUAGES
from gwint.wire import read_event, read_view
from tests.server.routes.reference_client import fault, get, get_json


def test_a_scene_has_views_events_and_sentences() -> None:
    answer = get_json("/api/encounters", first="decoy", second="thaler")
    assert (answer["question"], answer["affects"], answer["answer"]) == (
        "What happens when Decoy meets Thaler?",
        True,
        [],
    )
    (scene,) = answer["scenes"]
    assert (scene["situation"], scene["actor"], scene["possible"]) == ("row-own", "decoy", True)
    assert read_view(scene["before"]).sides[0].rows[2][0].id == "thaler"
    assert read_view(scene["after"]).sides[0].rows[2][0].id == "decoy"
    assert len([read_event(event) for event in scene["events"]]) == len(scene["happened"]) == 2
    assert (scene["deciding_rules"], scene["topics"]) == (["SP-DECOY", "AB-SPY"], ["special-decoy", "ability-spy"])


def test_a_strength_is_explained_and_other_rules_are_named() -> None:
    (scene,) = get_json("/api/encounters", first="king-bran", second="biting-frost", rules="witcher3")["scenes"]
    spared = scene["strengths"][0]
    assert (spared["card"], spared["before"], spared["strength"]) == ("skellige/emiel-regis-rohellec-terzieff", 5, 2)
    assert spared["why"] == [["printed", 5], ["weather", 2]]
    assert scene["differs_under"] == ["legendary", "klub"]


def test_a_single_card_shows_what_it_does() -> None:
    answer = get_json("/api/encounters", first="Villentretenmerth")
    assert answer["second"] is None
    assert [scene["situation"] for scene in answer["scenes"]] == ["row-of-ten", "row-of-nine"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_in_the_language(language: str) -> None:
    answer = get_json("/api/encounters", first="scorch", second="geralt-of-rivia", language=language)
    english = get_json("/api/encounters", first="scorch", second="geralt-of-rivia")
    assert answer["language"] == language
    texts = [(one["text"], *one["happened"], *one["notes"]) for one in (answer["scenes"][0], english["scenes"][0])]
    assert (texts[0] == texts[1]) == (language == "en")


def test_an_unknown_name_is_not_found_and_gets_suggestions() -> None:
    kind, details = fault(get("/api/encounters", params={"first": "Decoi"}), 404)
    assert (kind, details["name"]) == ("encounter-name", "Decoi")
    assert "Decoy" in details["nearest"]
    assert fault(get("/api/encounters"), 422)[0] == "bad-request"


def test_a_client_that_has_the_answer_gets_none() -> None:
    first = get("/api/encounters", params={"first": "cow", "second": "scorch"})
    again = get(
        "/api/encounters", params={"first": "cow", "second": "scorch"}, headers={"If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
