"""Hints at the table and the analysis of finished games."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from gwint.cards import LANGUAGES
from tests.web.conftest import NewVisitor
from tests.web.player import SELECTORS
from tests.web.tables import DUEL
from tests.web.test_every_page import FIND_UNTRANSLATED, IDS, RULES_BY_THEME, format_violation, overflowing, run_axe
from tests.web.test_replays import current_step, game_of_bots
from tests.web.test_table import open_scene
from tests.web.visitor import THEMES, Visitor

ANALYSED_MS = 180_000
"""Long enough for an analysis on a busy machine."""
CANDIDATES = "[data-hint] .candidate"


def check_flawless(visitor: Visitor) -> None:
    """Check translations and overflow in five languages, and accessibility in both themes."""
    page = visitor.page
    for language in LANGUAGES:
        visitor.set_language(language)
        visitor.wait_until_idle()
        assert page.evaluate(FIND_UNTRANSLATED, sorted(IDS)) == []
        assert page.viewport_size
        assert overflowing(page, page.viewport_size["width"]) == []
    visitor.set_language("en")
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = run_axe(page, RULES_BY_THEME[theme])
        assert not found, "\n".join(format_violation(violation) for violation in found)


def open_hint(visitor: Visitor) -> Page:
    page = open_scene(visitor)
    page.keyboard.press("t")
    expect(page.locator(CANDIDATES).first).to_be_focused()
    expect(page.locator("[data-hint] header")).to_contain_text("%")
    return page


@pytest.mark.parametrize("size", ["small", pytest.param("desk", marks=pytest.mark.slow)])
def test_a_hint_is_translated_and_accessible(new_visitor: NewVisitor, size: str) -> None:
    visitor = new_visitor(size)
    open_hint(visitor)
    check_flawless(visitor)


@pytest.mark.parametrize("size", ["desk", "small"])
def test_a_hint_highlights_its_move_and_closes_when_the_view_changes(new_visitor: NewVisitor, size: str) -> None:
    visitor = new_visitor(size)
    page = open_hint(visitor)
    page.locator(CANDIDATES).first.focus()
    for _ in range(page.locator(CANDIDATES).count()):
        expect(page.locator("[data-hinted]").first).to_be_attached()
        expect(page.locator(".candidate.shown .why")).not_to_be_empty()
        if page.locator("[data-held][data-hinted]").count():
            break
        page.keyboard.press("Tab")
    lit = page.locator("[data-held][data-hinted]").get_attribute("data-held")
    page.keyboard.press("Enter")
    expect(page.locator(SELECTORS["taken"])).to_have_attribute("data-held", str(lit))
    page.keyboard.press("Escape")
    expect(page.locator(SELECTORS["taken"])).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)
    visitor.button("game-hint").click()
    page.locator(CANDIDATES).first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)


def test_a_failed_hint_shows_why_and_can_be_retried(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append("503")
    page = open_scene(visitor)

    def refuse(route: Route) -> None:
        fault = {"fault": {"kind": "no-advice", "details": {}}}
        route.fulfill(status=503, content_type="application/json", body=json.dumps(fault))

    page.route("**/hint?*", refuse)
    visitor.button("game-hint").click()
    expect(page.locator("[data-hint] [role=alert]")).to_have_text(visitor.text("fault-no-advice"))
    page.unroute("**/hint?*")
    visitor.button("action-try-again").click()
    expect(page.locator(CANDIDATES).first).to_be_visible()


def test_a_table_without_hints_has_no_hint_button(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open_table(**DUEL, hints='never')}")
    page.locator("[data-held]").first.wait_for()
    page.keyboard.press("t")
    assert visitor.button("game-hint").count() == page.locator("[data-hint]").count() == 0


def verdict_at(page: Page, number: int) -> str:
    expect(page.locator(f".board-area[data-step='{number}']")).to_be_attached()
    return page.locator("[data-verdict]").get_attribute("data-verdict") or ""


def test_a_finished_game_is_analysed_and_its_chart_leads_to_any_move(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/g/{game_of_bots(visitor)}")
    page.locator(".board-area[data-step]").wait_for()
    visitor.button("replay-analyse").click()
    slider = page.get_by_role("slider", name=visitor.text("replay-chance"))
    expect(slider).to_be_attached(timeout=ANALYSED_MS)
    marks = {"best", "good", "doubtful", "mistake", "blunder"}
    page.keyboard.press("ArrowRight")
    assert verdict_at(page, 1) in marks
    expect(page.locator("[data-verdict]")).to_contain_text(
        visitor.text("replay-mark", mark=page.locator("[data-verdict]").get_attribute("data-verdict") or "")
    )
    assert "%" not in page.locator("[data-verdict] .head").inner_text(), "only the chart has the chance"
    assert page.locator(".log .number i").count() > 10
    slider.focus()
    page.keyboard.press("End")
    last = current_step(page)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"(100|50)%"))
    box = page.locator("[data-chances]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)
    assert abs(current_step(page) - last / 2) <= 1
    for turning in page.locator(".analysis-panel nav button").all():
        turning.click()
        assert page.locator("[data-verdict] .turn").count() == 1
    check_flawless(visitor)
    visitor.button("label-total-strength").click()
    expect(page.get_by_role("slider", name=visitor.text("replay-step"))).to_be_attached()
