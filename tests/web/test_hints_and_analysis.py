"""Advice on the page: a hint at the table, and a finished game gone through."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from gwint.cards import LANGUAGES
from tests.web.conftest import Visit
from tests.web.player import LIT
from tests.web.tables import DUEL
from tests.web.test_accessibility import ASKED, told, violations
from tests.web.test_languages import IDS, UNSAID, spilt
from tests.web.test_replays import game_of_bots, step
from tests.web.test_table import begun
from tests.web.visitor import THEMES, Visitor

ANALYSED_MS = 180_000
"""For a game gone through on a busy machine."""
WAYS = "[data-hint] .candidate"


def flawless(visitor: Visitor) -> None:
    """Said in five languages, nothing spills, and axe has nothing to complain of."""
    page = visitor.page
    for language in LANGUAGES:
        visitor.speak(language)
        visitor.calm()
        assert page.evaluate(UNSAID, sorted(IDS)) == []
        assert page.viewport_size
        assert spilt(page, page.viewport_size["width"]) == []
    visitor.speak("en")
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = violations(page, ASKED[theme])
        assert not found, "\n".join(told(one) for one in found)


def hinted(visitor: Visitor) -> Page:
    page = begun(visitor)
    page.keyboard.press("t")
    expect(page.locator(WAYS).first).to_be_focused()
    expect(page.locator("[data-hint] header")).to_contain_text("%")
    return page


@pytest.mark.parametrize("size", ["small", pytest.param("desk", marks=pytest.mark.slow)])
def test_a_hint_is_flawless(come: Visit, size: str) -> None:
    visitor = come(size)
    hinted(visitor)
    flawless(visitor)


@pytest.mark.parametrize("size", ["desk", "small"])
def test_a_hint_shows_what_it_means_and_goes_when_the_table_moves_on(come: Visit, size: str) -> None:
    visitor = come(size)
    page = hinted(visitor)
    page.locator(WAYS).first.focus()
    for _ in range(page.locator(WAYS).count()):
        expect(page.locator("[data-hinted]").first).to_be_attached()
        expect(page.locator(".candidate.shown .why")).not_to_be_empty()
        if page.locator("[data-held][data-hinted]").count():
            break
        page.keyboard.press("Tab")
    lit = page.locator("[data-held][data-hinted]").get_attribute("data-held")
    page.keyboard.press("Enter")
    expect(page.locator(LIT["taken"])).to_have_attribute("data-held", str(lit))
    page.keyboard.press("Escape")
    expect(page.locator(LIT["taken"])).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)
    visitor.button("game-hint").click()
    page.locator(WAYS).first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)


def test_a_hint_that_does_not_come_says_why_and_can_be_asked_for_again(come: Visit) -> None:
    visitor = come()
    visitor.forgiven.append("503")
    page = begun(visitor)

    def refuse(route: Route) -> None:
        fault = {"fault": {"kind": "no-advice", "details": {}}}
        route.fulfill(status=503, content_type="application/json", body=json.dumps(fault))

    page.route("**/hint?*", refuse)
    visitor.button("game-hint").click()
    expect(page.locator("[data-hint] [role=alert]")).to_have_text(visitor.say("fault-no-advice"))
    page.unroute("**/hint?*")
    visitor.button("chronicle-again").click()
    expect(page.locator(WAYS).first).to_be_visible()


def test_a_table_without_hints_offers_none(come: Visit) -> None:
    visitor = come()
    page = visitor.go(f"/t/{visitor.open_table(**DUEL, hints='never')}")
    page.locator("[data-held]").first.wait_for()
    page.keyboard.press("t")
    assert visitor.button("game-hint").count() == page.locator("[data-hint]").count() == 0


def verdict_at(page: Page, number: int) -> str:
    expect(page.locator(f".board-area[data-step='{number}']")).to_be_attached()
    return page.locator("[data-verdict]").get_attribute("data-verdict") or ""


def test_a_finished_game_is_analysed_and_its_curve_leads_to_any_move(come: Visit) -> None:
    visitor = come()
    page = visitor.go(f"/g/{game_of_bots(visitor)}")
    page.locator(".board-area[data-step]").wait_for()
    visitor.button("chronicle-analyse").click()
    slider = page.get_by_role("slider", name=visitor.say("chronicle-chance"))
    expect(slider).to_be_attached(timeout=ANALYSED_MS)
    marks = {"best", "good", "doubtful", "mistake", "blunder"}
    page.keyboard.press("ArrowRight")
    assert verdict_at(page, 1) in marks
    expect(page.locator("[data-verdict]")).to_contain_text(visitor.say("chronicle-chances", before=0, after=0)[:6])
    assert page.locator(".log .number i").count() > 10
    slider.focus()
    page.keyboard.press("End")
    last = step(page)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"(100|50)%"))
    box = page.locator("[data-chances]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)
    assert abs(step(page) - last / 2) <= 1
    for turning in page.locator(".analysis-panel nav button").all():
        turning.click()
        assert page.locator("[data-verdict] .turn").count() == 1
    flawless(visitor)
    visitor.button("chronicle-strength").click()
    expect(page.get_by_role("slider", name=visitor.say("chronicle-scrub"))).to_be_attached()
