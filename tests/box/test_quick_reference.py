"""The quick reference card: short, complete, and different where the rulesets are."""

from __future__ import annotations

import pytest

from gwint.box.quick_reference import QuickReference, quick_reference
from gwint.cards import FACTIONS, LANGUAGES, ROWS
from gwint.i18n import topics
from gwint.i18n.rules import rule_text
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset

MOST_WORDS = 560
"""More would not fit on one sheet of paper (tests/web/test_box.py prints it)."""


def texts(card: QuickReference) -> dict[str, str]:
    return {entry.id: entry.text for section in card.sections for entry in section.entries}


def symbols(card: QuickReference) -> set[str]:
    return {entry.symbol for section in card.sections for entry in section.entries if entry.symbol}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS.values())
def test_it_fits_on_one_sheet_of_paper(language: str, ruleset: Ruleset) -> None:
    card = quick_reference(ruleset, language)
    assert 350 < sum(len(text.split()) for text in texts(card).values()) < MOST_WORDS
    assert all(texts(card).values())


def test_it_has_every_row_ability_special_and_faction() -> None:
    shown = symbols(quick_reference(LEGENDARY, "en"))
    weather = {"weather-frost", "weather-fog", "weather-rain", "weather-storm"}
    abilities = {topic for topic in topics() if topic.startswith(("ability-", "special-", "weather-"))}
    assert abilities - weather <= shown
    assert {f"row-{row.id}" for row in ROWS} | {f"faction-{faction}" for faction in FACTIONS} <= shown
    rows = " ".join(texts(quick_reference(LEGENDARY, "en"))[row.id] for row in ROWS)
    assert all(rule_text(topic).title in rows for topic in weather)


def test_it_follows_the_ruleset() -> None:
    legendary, klub, video = (texts(quick_reference(ruleset, "en")) for ruleset in (LEGENDARY, KLUB, WITCHER3))
    assert {id_ for id_ in legendary if legendary[id_] != klub[id_]} == {
        "agile", "muster", "unit-horn", "first-player", "game-end", "scoiatael",
    }  # fmt: skip
    assert {id_ for id_ in legendary if legendary[id_] != video[id_]} == {"horn", "weather", "next-round", "scoiatael"}


def test_house_rules_change_it() -> None:
    house = texts(quick_reference(LEGENDARY.changed(hand_size=12, redraws=0, round_draw=1, gems=3), "en"))
    assert house["hand"] == "Draw 12 cards. Before each later round, draw 1 more."
    assert house["gems"] == "Each player has 3."


def test_discarding_is_only_mentioned_where_it_is_allowed() -> None:
    assert "discard" not in texts(quick_reference(LEGENDARY, "en"))
    assert "discard" in texts(quick_reference(LEGENDARY.changed(discard_turn="yes"), "en"))
