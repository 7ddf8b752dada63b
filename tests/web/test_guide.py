"""The guided first game is played to its end by touching only what the page highlights."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Unanswered

from gwint.cards import LANGUAGES
from tests.web.conftest import NewVisitor
from tests.web.player import FIND_POINT

HIGHLIGHTED = "[data-guide]:not([aria-pressed='true'])"
"""Without the selection, which a second touch would deselect before the highlight moves on."""
GUIDE_END = ".guide-end"
MOST_TOUCHES = 250
HIGHLIGHTED_HTML = "(selector) => [...document.querySelectorAll(selector)].map((element) => element.outerHTML).join()"
CHANGED = f"([selector, before]) => ({HIGHLIGHTED_HTML})(selector) !== before"
OPEN_DIALOG = "dialog[open]"
FIND_ANY_POINT = f"""(selector) => {{
  const find = {FIND_POINT}
  return [...document.querySelectorAll(selector)].map((_, index) => find([selector, index])).find(Boolean) ?? null
}}"""
POINT_OR_DIALOG = f"(selector) => document.querySelector('{OPEN_DIALOG}') || ({FIND_ANY_POINT})(selector)"
ANSWER_MS = 1_500
"""A touch without an effect by then is repeated, as for a leader."""


def click_and_wait(page: Page, point: list[float]) -> None:
    """Click, and wait until something else is highlighted."""
    before = page.evaluate(HIGHLIGHTED_HTML, HIGHLIGHTED)
    page.mouse.click(*point)
    with suppress(Unanswered):
        page.wait_for_function(CHANGED, arg=[HIGHLIGHTED, before], timeout=ANSWER_MS)


def wait_for_point(page: Page) -> list[float]:
    """Find a point on what is highlighted. A late touch may have opened a card's details, which are closed first."""
    page.wait_for_function(POINT_OR_DIALOG, arg=HIGHLIGHTED)
    if page.locator(OPEN_DIALOG).count():
        page.keyboard.press("Escape")
        return wait_for_point(page)
    point: list[float] | None = page.evaluate(FIND_ANY_POINT, HIGHLIGHTED)
    return point or wait_for_point(page)


QUICK = {"en": "desk", "uk": "phone"}
"""The languages of every run; the others run with the slow tests."""


@pytest.mark.parametrize(
    "language", [pytest.param(language, marks=() if language in QUICK else pytest.mark.slow) for language in LANGUAGES]
)
def test_the_guide_is_played_by_its_highlights(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(QUICK.get(language, "desk"), language=language, guided=False)
    page = visitor.go("/guide")
    instructions: list[str] = []
    for _ in range(MOST_TOUCHES):
        page.locator(HIGHLIGHTED).first.wait_for()
        point = wait_for_point(page)
        # Checked only now, because the highlighted element may be the button of the end screen.
        if page.locator(GUIDE_END).count():
            break
        instructions.append(" ".join(page.locator(".lesson-prompt .instruction").all_inner_texts()))
        click_and_wait(page, point)
    assert page.locator(GUIDE_END).count(), instructions[-9:]
    assert visitor.settings()["guided"]
    page.locator(HIGHLIGHTED).click()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_guide_can_be_left_at_any_time(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(guided=False)
    page = visitor.go("/guide")
    page.locator(HIGHLIGHTED).click()
    page.locator(".lesson-prompt").wait_for()
    visitor.button("guide-leave").click()
    expect(visitor.button("action-play-now")).to_be_visible()
    assert visitor.settings()["guided"]
