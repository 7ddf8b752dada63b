"""The texts of topics, cards, leaders, strengths and starter decks."""

from __future__ import annotations

import doctest

import pytest

from gwint import i18n
from gwint.cards import CATALOGUE, LANGUAGES, Ability, card, leader
from gwint.cards.lookup import UnknownName
from gwint.cards.names import name
from gwint.decks import starters
from gwint.i18n import (
    TopicError,
    book_note,
    card_text,
    format_strength_steps,
    leader_text,
    rule_text,
    starter_text,
    topics,
)
from gwint.rules.strength import STEPS
from gwint.rulesets import KLUB, LEGENDARY, OPTIONS, RULESETS, WITCHER3, Ruleset
from tests.i18n.messages import texts
from tests.i18n.typography import well_set

LONGEST = 500
"""How much text fits on a card's page without scrolling."""
LONGEST_OF_A_MODE = 1100
"""The rules of a mode have a page of their own, which may scroll."""
MODES = ("ffa-", "team-", "solo-", "match-")


def test_the_topics_are_those_of_the_rulebook() -> None:
    assert sorted(topics()) == sorted(id_ for id_, attribute in texts("en") if attribute == "rule")


def test_every_ability_leader_and_option_is_a_topic() -> None:
    assert {f"leader-{id_}" for id_ in CATALOGUE.leaders} <= set(topics())
    assert {f"option-{option}".replace("_", "-") for option in OPTIONS} <= set(topics())
    for ability in Ability:
        assert {f"ability-{ability}", f"special-{ability}", f"weather-{ability}"} & set(topics())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_topic_has_a_title_and_a_rule(ruleset: Ruleset, language: str) -> None:
    for topic in topics():
        title, text = rule_text(topic, ruleset, language)
        assert title
        assert text.endswith((".", "!"))
        assert len(text) <= (LONGEST_OF_A_MODE if topic.startswith(MODES) else LONGEST), (topic, len(text))
        assert well_set(text, language)


def test_a_rule_depends_on_the_ruleset() -> None:
    assert "any of your three rows" in rule_text("ability-agile", KLUB).text
    assert "close combat row or to your ranged row" in rule_text("ability-agile", LEGENDARY).text
    assert "7 becomes 3" in rule_text("leader-king-bran", WITCHER3).text
    assert rule_text("leader-king-bran", WITCHER3, "uk").title == name(leader("king-bran"), "uk")


def test_the_text_of_an_option_includes_its_value() -> None:
    assert rule_text("option-roach", KLUB) == (
        "Roach",
        "Determines whether Geralt and Ciri call the card Roach. At this table: not in the game.",
    )
    assert rule_text("option-unit-horn-doubles-itself", LEGENDARY, "pl").text.endswith(
        "Przy tym stole: nie, tylko siłę pozostałych."
    )


def test_a_note_says_where_the_book_of_the_language_differs() -> None:
    horn = "ability-commanders-horn"
    assert "Tutaj własnej siły nie podwaja" in book_note(horn, LEGENDARY, "pl").replace("\u00a0", " ")
    assert book_note(horn, KLUB, "pl") == book_note(horn, LEGENDARY, "de") == book_note(horn) == ""
    assert book_note("discard-pile", LEGENDARY, "pl") != book_note("discard-pile", LEGENDARY, "uk") != ""
    assert book_note("game-end", KLUB, "cs").endswith("nejvýše však třikrát.")


def test_a_topic_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TopicError):
        rule_text("ability-dance")
    with pytest.raises(TopicError):
        rule_text("row-close")


# Cards and leaders


def test_a_spy_is_explained() -> None:
    assert card_text(card("thaler", "northern-realms")) == (
        "Thaler",
        "Unit card · Northern Realms",
        "Siege row · Strength: 1",
        f"Spy: {rule_text('ability-spy').text}",
    )


def test_the_text_of_a_card_names_the_cards_it_brings() -> None:
    assert card_text(card("cow", "skellige"))[1:3] == ("Unit card · Neutral (Skellige)", "Ranged row · Strength: 0")
    assert card_text(card("cow", "skellige"))[-1] == "Its avenger: Bovine Defense Force"
    assert card_text(card("young-berserker", "skellige"))[-1] == "Turns into: Transformed Young Vildkaarl"
    assert card_text(card("arachas", "monsters"))[-1] == "Calls: Arachas, Arachas Behemoth"


def test_where_there_is_no_roach_geralt_has_no_ability() -> None:
    geralt = card("geralt-of-rivia", "monsters")
    assert card_text(geralt)[-1] == "Calls: Roach"
    assert card_text(geralt, KLUB) == (
        "Geralt of Rivia",
        "Hero · Neutral (Monsters)",
        "Close combat row · Strength: 15",
    )


def test_agile_rows_are_those_of_the_ruleset() -> None:
    olgierd = card("olgierd-von-everec", "monsters")
    assert card_text(olgierd)[2].startswith("Close combat row / Ranged row · ")
    assert card_text(olgierd, KLUB)[2].startswith("Close combat row / Ranged row / Siege row · ")


def test_specials_have_no_row_and_no_strength() -> None:
    horn = card("commanders-horn", "monsters")
    assert card_text(horn, WITCHER3, "de") == (
        "Horn des Kommandanten",
        "Spezialkarte · Neutral (Monster)",
        f"Horn des Kommandanten: {rule_text('special-commanders-horn', WITCHER3, 'de').text}",
    )


def test_a_leader_is_explained() -> None:
    assert leader_text(leader("king-bran"), LEGENDARY, "cs") == (
        "Král Bran",
        "Velitel · Skellige",
        rule_text("leader-king-bran", LEGENDARY, "cs").text,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_leader_is_explained_in_every_ruleset(language: str) -> None:
    for ruleset in RULESETS.values():
        lines = [line for one in CATALOGUE.cards.values() for line in card_text(one, ruleset, language)]
        lines += [line for one in CATALOGUE.leaders.values() for line in leader_text(one, ruleset, language)]
        assert all(line and well_set(line, language) for line in dict.fromkeys(lines))


# Strength


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "printed 12, weather 6"),
        ("pl", "siła z\u00a0karty 12, pogoda 6"),
        ("de", "aufgedruckt 12, Wetter 6"),
        ("cs", "základ 12, počasí 6"),
        ("uk", "надрукована 12, погода 6"),
    ],
)
def test_a_strength_is_explained_on_one_line(language: str, text: str) -> None:
    assert format_strength_steps((("printed", 12), ("weather", 6)), language) == text


def test_every_step_of_a_strength_has_a_name() -> None:
    assert (
        format_strength_steps([(step, 2) for step, _ in STEPS])
        == "weather 2, The Treacherous 2, tight bond 2, morale boost 2, horn 2"
    )


# Starter decks


def test_the_english_texts_of_a_starter_are_those_of_its_file() -> None:
    assert [starter_text(one.id) for one in starters()] == [(one.deck.name, one.plan) for one in starters()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_starter_has_a_name_and_a_plan(language: str) -> None:
    for one in starters():
        title, plan = starter_text(one.id, language)
        assert title
        assert plan.endswith(".")


def test_a_starter_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName):
        starter_text("monsters-dance")


# The example of the package


def test_the_example_works() -> None:
    assert doctest.testmod(i18n).failed == 0
