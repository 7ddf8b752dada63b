"""The companion, the referee and the sheets for printed cards on the static page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gwint.i18n.bundles import translate
from gwint.languages import LANGUAGES
from tests.web.solo_player import take_turn
from tests.web.static.site import StaticVisitor
from tests.web.test_every_page import ALL_RULES, run_axe
from tests.web.test_referee import test_a_round_is_refereed_and_scorch_is_foretold as slow_test_a_round_is_refereed
from tests.web.test_referee import test_an_evening_is_handed_over_to_another_phone  # noqa: F401

test_a_round_is_refereed = pytest.mark.slow(slow_test_a_round_is_refereed)

TURNS = 12


def entries(page: Page) -> int:
    return int(page.locator("[data-entries]").get_attribute("data-entries") or "")


def test_a_solo_game_is_entered_explained_undone_and_resumed(shared_visitor: StaticVisitor) -> None:
    """SOLO-1. With at most two touches for every entry."""
    page = shared_visitor.go("/companion")
    page.get_by_label(re.compile(shared_visitor.text("mode-solo-leaders"))).check()
    shared_visitor.button("companion-start").click()
    page.locator("[data-entries='0']").wait_for()
    page.locator("[data-group]:visible").last.click()
    special = page.locator("[data-choose]:visible")
    special.first.click()
    expect(page.locator("[data-entries='1']")).to_be_attached()
    for _ in range(TURNS):
        turn = take_turn(page)
        assert turn is not None
        assert turn[0] <= 2
    why = page.get_by_role("button", name=shared_visitor.text("companion-why")).first
    while not why.is_visible():
        take_turn(page)
    why.click()
    assert not run_axe(page, ALL_RULES)
    expect(page.locator(".reasons .ids").first).to_have_text(re.compile(r"^[A-Z]+-\w"))

    left = page.locator(f"[data-entries='{entries(page) - 1}']")
    shared_visitor.button("builder-undo").click()
    expect(left).to_be_attached()
    page.reload()
    expect(left).to_be_attached()
    page.get_by_role("button", name=shared_visitor.text("game-log")).click()
    expect(page.locator("section.log .ids", has_text="SOLO-2").first).to_be_visible()
    assert not run_axe(page, ALL_RULES)

    shared_visitor.go("/companion")
    expect(page.locator("main li a[href*='/companion/solo/']")).to_have_count(1)


def test_the_quick_reference_is_in_every_language(shared_visitor: StaticVisitor) -> None:
    """The page has the texts that Python needs, which has no files of its own."""
    page = shared_visitor.go("/box/reference")
    expect(page.locator("article.sheet h1")).to_have_text(shared_visitor.text("box-reference"))
    for language in LANGUAGES[1:]:
        card = shared_visitor.api("GET", f"/api/box/reference?rules=klub&language={language}")
        assert card["title"] == translate("box-reference", language)
        assert all(entry["text"] for section in card["sections"] for entry in section["entries"])
    rules = shared_visitor.api("GET", "/api/rules?rules=klub&language=pl")
    notes = {topic["id"]: topic["book_note"] for group in rules["groups"] for topic in group["topics"]}
    assert notes["weather"] == translate("book-note-weather", "pl")


def test_decks_for_five_from_one_box_are_printed(shared_visitor: StaticVisitor) -> None:
    page = shared_visitor.go("/box")
    page.get_by_role("button", name=shared_visitor.text("score-count", count=5), exact=True).click()
    expect(page.locator("[data-sheet='pull-list']")).to_have_count(5)
    expect(page.locator("[data-sheet='registration']")).to_have_count(5)
    titles = page.locator("[data-sheet='pull-list'] h2").all_text_contents()
    assert len(set(titles)) == 5, "every player has another faction"
    page.emulate_media(media="print")
    expect(page.locator("[data-sheet='pull-list']").first).to_be_visible()
    expect(page.get_by_role("heading", name=shared_visitor.text("box-title"), exact=True)).to_be_hidden()
    page.emulate_media(media="screen")
