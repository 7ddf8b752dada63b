"""GET /api/rulesets and /api/rules: options, modes and the rulebook as text."""

from __future__ import annotations

import pytest

from gwint.cards import LANGUAGES
from gwint.i18n import book_note, modes, rule_text, topics
from gwint.lessons.lesson_book import LessonBook, lesson_book
from gwint.rules.modes import MODES
from gwint.rulesets import OPTIONS, RULESETS, parse
from gwint.wire.codecs import write
from tests.server.routes.reference_client import fault, get, get_json

# Rulesets


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_all_its_values(language: str) -> None:
    answer = get_json("/api/rulesets", language=language)
    known = {one["id"]: [value["id"] for value in one["values"]] for one in answer["options"]}
    assert known == {option: list(values) for option, values in OPTIONS.items()}
    assert all(value["title"] for one in answer["options"] for value in one["values"])


def test_the_named_rulesets_are_listed_with_their_options() -> None:
    answer = get_json("/api/rulesets", language="cs")["rulesets"]
    assert {one["id"]: one["options"] for one in answer} == {name: one.options() for name, one in RULESETS.items()}
    assert [one["title"] for one in answer] == [rule_text(f"ruleset-{name}", language="cs").title for name in RULESETS]


def test_every_mode_lists_its_seats_and_the_options_it_ignores() -> None:
    answer = {one["id"]: one for one in get_json("/api/rulesets")["modes"]}
    assert list(answer) == list(modes.NAMES)
    assert answer["team"]["sides"] == [0, 1, 0, 1]
    assert (answer["ffa-5"]["seats"], answer["ffa-5"]["sides"]) == (5, [0, 1, 2, 3, 4])
    assert (answer["solo"]["virtual"], answer["duel"]["virtual"]) == ([1], [])
    assert (answer["match"]["decks"], answer["match"]["seats"], answer["duel"]["decks"]) == (3, 2, 1)
    for name, one in answer.items():
        assert one["ignores"] == list(modes.ignored_options(name))
        assert one["partly"] == dict(modes.partial_options(name))
    assert answer["ffa-3"]["ignores"] == list(MODES["ffa-3"].ignores) != []


# The lessons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_sent_in_every_language(language: str) -> None:
    answer = get_json("/api/lessons", language=language)
    assert answer == write(LessonBook, lesson_book(language))


# The rulebook


def test_the_rulebook_has_every_topic_once() -> None:
    listed = [one["id"] for group in get_json("/api/rules")["groups"] for one in group["topics"]]
    assert sorted(listed) == sorted(topics())


def test_topics_are_grouped() -> None:
    groups = {one["id"]: [topic["id"] for topic in one["topics"]] for one in get_json("/api/rules")["groups"]}
    assert groups["weather"][0] == "weather-frost"
    assert "weather" in groups["chapters"]
    assert "ability-spy" in groups["abilities"]
    assert "special-decoy" in groups["specials"]
    assert groups["modes"] == [f"mode-{name}" for name in modes.NAMES]


def test_a_topics_text_depends_on_the_ruleset() -> None:
    for rules in ("legendary", "klub", "klub, agile_rows=close-ranged"):
        title, text = rule_text("ability-agile", parse(rules), "de")
        answer = get_json("/api/rules/ability-agile", rules=rules, language="de")
        assert answer == {"id": "ability-agile", "title": title, "text": text, "book_note": ""}


def test_a_topic_says_where_the_book_of_the_language_differs() -> None:
    answer = get_json("/api/rules/faction-monsters", language="pl")
    assert answer["book_note"] == book_note("faction-monsters", parse("legendary"), "pl") != ""


def test_a_mode_has_its_own_chapters_in_place_of_common_ones() -> None:
    groups = {
        one["id"]: [topic["id"] for topic in one["topics"]] for one in get_json("/api/rules", mode="ffa-4")["groups"]
    }
    assert groups["modes"] == ["mode-ffa-4"]
    assert "ffa-rounds" in groups["chapters"]
    assert not {"round-end", "team-sides"} & set(groups["chapters"])


def test_a_mode_describes_options_as_it_plays_them() -> None:
    answer = get_json("/api/rules", mode="ffa-4", rules="klub")
    assert answer["ignored"] == list(MODES["ffa-4"].ignores)
    texts = {topic["id"]: topic["text"] for group in answer["groups"] for topic in group["topics"]}
    assert texts["option-double-draw"] == rule_text("option-double-draw", parse("klub, double_draw=draw")).text


def test_a_match_replays_drawn_games_itself() -> None:
    answer = get_json("/api/rules/game-end", mode="match", rules="klub")
    assert answer["text"] == rule_text("game-end", parse("klub, double_draw=draw")).text


def test_the_rulebook_is_cached_by_its_etag() -> None:
    for path in ("/api/rules?mode=solo", "/api/rulesets?language=uk", "/api/lessons?language=pl"):
        tag = get(path).headers["etag"]
        assert get(path, headers={"If-None-Match": tag}).status_code == 304


def test_an_unknown_topic_is_not_found() -> None:
    kind, details = fault(get("/api/rules/ability-spi"), 404)
    assert (kind, details["nearest"][0]) == ("topic-name", "ability-spy")


def test_an_unknown_mode_is_refused_with_the_known_ones() -> None:
    known = {"modes": list(modes.NAMES), "nearest": []}
    assert fault(get("/api/rules?mode=chess"), 400) == ("unknown-mode", {"text": "chess", **known})
