"""The rulebook that teaches has every variant, every card and every leader, in every language."""

from __future__ import annotations

import pytest

from gwint import i18n
from gwint.cards import CATALOGUE, LANGUAGES
from gwint.cards.names import name
from gwint.i18n import modes
from gwint.lessons import FIRST_GAME, LESSONS
from gwint.lessons.book import CHAPTERS, Block, Drawing, Grid, Heading, Paragraph, first_game
from gwint.lessons.card_list import card_groups
from gwint.lessons.lesson_book import LessonBook, lesson_book
from gwint.lessons.variants import Variant, variants
from gwint.rulesets import KLUB, LEGENDARY, WITCHER3, Ruleset, differences
from gwint.wire.codecs import read, write


def variant(id_: str, language: str = "en") -> Variant:
    return next(one for one in variants(language) if one.id == id_)


def texts(blocks: list[Block]) -> list[str]:
    return [block.text for block in blocks if isinstance(block, (Heading, Paragraph))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_text_in_every_language(language: str) -> None:
    for chapter in CHAPTERS.values():
        blocks = list(chapter(language))
        assert isinstance(blocks[0], Heading)
        assert all(texts(blocks))


def test_the_chapters_draw_every_lesson() -> None:
    drawn = {block.lesson.id for chapter in CHAPTERS.values() for block in chapter("en") if isinstance(block, Drawing)}
    assert drawn == set(LESSONS)


def test_the_first_game_has_a_section_for_each_round() -> None:
    headings = [block.text for block in first_game("en") if isinstance(block, Heading)]
    assert headings == ["Your first game", "Before the first round", "Round 1", "Round 2", "Round 3"]


# Variants


def test_every_family_of_modes_and_every_other_ruleset_is_explained() -> None:
    assert [one.id for one in variants("en")] == [
        "ffa",
        "team",
        "solo",
        "match",
        "advanced-building",
        "klub",
        "witcher3",
    ]


@pytest.mark.parametrize("family", ["ffa", "team", "solo", "match"])
def test_a_mode_has_all_its_rules(family: str) -> None:
    explained = {topic.id for one in variants("en") for topic in one.topics}
    assert set(modes.CHAPTERS[family]) <= explained


@pytest.mark.parametrize(("id_", "ruleset"), [("klub", KLUB), ("witcher3", WITCHER3)])
def test_a_ruleset_lists_every_option_that_differs(id_: str, ruleset: Ruleset) -> None:
    options, leaders = variant(id_).tables
    assert len(options.rows) == len(differences(ruleset, LEGENDARY))
    assert all(here != usual for _, here, usual in options.rows)
    assert leaders.rows


def test_the_klub_has_other_leaders() -> None:
    _, leaders = variant("klub").tables
    assert "Francesca Findabair, Daisy of the Valley" in dict(leaders.rows)  # type: ignore[arg-type]
    assert "King Bran, The Unifier" not in dict(leaders.rows)  # type: ignore[arg-type]


def test_solo_says_what_the_leaders_of_the_virtual_opponent_do() -> None:
    (table,) = variant("solo").tables
    special = [leader for leader in CATALOGUE.leaders.values() if leader.solo is not None]
    assert [row[0] for row in table.rows] == [name(leader) for leader in special]


# The card list


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_card_and_every_leader_once(language: str) -> None:
    groups = card_groups(language)
    cards = [row[0] for group in groups for row in group.cards]
    assert sorted(cards) == sorted({name(card, language) for card in CATALOGUE.cards.values()})
    leaders = [leader for group in groups for leader, _ in group.leaders]
    assert sorted(leaders) == sorted(name(leader, language) for leader in CATALOGUE.leaders.values())


def test_the_list_says_who_may_use_the_neutral_cards() -> None:
    about = {group.title: group.about for group in card_groups("en")}
    assert "Every faction may use" in about.pop("Neutral")
    assert set(about.values()) == {""}
    assert "its own and the neutral cards" in i18n.rule_text("deck-building", KLUB).text


def test_a_card_has_its_strength_rows_abilities_copies_and_calls() -> None:
    rows = {row[0]: row[1:] for group in card_groups("en") for row in group.cards}
    assert rows["Ghoul"] == ("1", "close", "Muster", "3", "Calls: Ghoul")
    assert rows["Olgierd von Everec"] == ("6", "close, ranged", "Agile, Morale Boost", "1", "")
    assert rows["Kambi"] == ("0", "close", "Summon Avenger", "1", "Its avenger: Hemdall")
    assert rows["Scorch"] == ("", "", "Special card", "3", "")
    assert rows["Hemdall"][2] == "Hero"


def test_all_rows_of_a_table_are_as_wide_as_its_headings() -> None:
    for chapter in CHAPTERS.values():
        for block in chapter("en"):
            if isinstance(block, Grid):
                assert {len(row) for row in block.rows} == {len(block.headings)}


# As data


def test_the_lessons_can_be_written_as_data_and_read_back() -> None:
    book = lesson_book("de")
    data = write(LessonBook, book)
    assert data["first_game"]["id"] == FIRST_GAME.id
    assert data["first_game"]["frames"][3]["view"]["sides"][0]["total"] == 5
    assert [group["id"] for group in data["examples"]] == ["abilities", "specials", "factions", "leaders"]
    assert read(LessonBook, data) == book
