"""The guided first game, played to its end by what the page highlights and nothing else."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Unanswered

from gwint.cards import LANGUAGES
from tests.web.conftest import Visit
from tests.web.player import REACH

GLOWING = "[data-guide]:not([aria-pressed='true'])"
"""The mark follows a moment later: what is taken up already would be put back by a second touch."""
ENDING = ".guide-end"
MOST_TOUCHES = 250
GLOW = "(glowing) => [...document.querySelectorAll(glowing)].map((one) => one.outerHTML).join()"
CHANGED = f"([glowing, before]) => ({GLOW})(glowing) !== before"
WINDOW = "dialog[open]"
WITHIN_REACH = f"(wanted) => document.querySelector('{WINDOW}') || ({REACH})(wanted)"
ANSWER_MS = 1_500
"""By then something has come of a touch; if nothing has, it is to be repeated, as with a leader."""


def touched(page: Page, point: list[float]) -> None:
    """Until something else glows: a second touch would fall on whatever comes there next."""
    before = page.evaluate(GLOW, GLOWING)
    page.mouse.click(*point)
    with suppress(Unanswered):
        page.wait_for_function(CHANGED, arg=[GLOWING, before], timeout=ANSWER_MS)


def reached(page: Page) -> list[float]:
    """Where to touch what glows. A touch on what glowed a moment too long only showed the card: that window is closed,
    as anybody would."""
    page.wait_for_function(WITHIN_REACH, arg=[GLOWING, 0])
    if page.locator(WINDOW).count():
        page.keyboard.press("Escape")
        return reached(page)
    point: list[float] | None = page.evaluate(REACH, [GLOWING, 0])
    return point or reached(page)


QUICK = {"en": "desk", "uk": "phone"}
"""The languages of every run, the second by a finger; the others come with the big counts."""


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in QUICK else pytest.mark.slow) for one in LANGUAGES]
)
def test_it_is_played_by_what_glows(come: Visit, language: str) -> None:
    visitor = come(QUICK.get(language, "desk"), language=language, guided=False)
    page = visitor.go("/guide")
    told: list[str] = []
    for _ in range(MOST_TOUCHES):
        page.locator(GLOWING).first.wait_for()
        point = reached(page)
        # Not before: what is within reach may be the ending's own button, which is for later.
        if page.locator(ENDING).count():
            break
        told.append(" ".join(page.locator(".lesson-prompt .instruction").all_inner_texts()))
        touched(page, point)
    assert page.locator(ENDING).count(), told[-9:]
    assert visitor.settings()["guided"]
    page.locator(GLOWING).click()
    expect(page).to_have_url(re.compile("/t/"))


def test_it_can_be_left_at_any_time(come: Visit) -> None:
    visitor = come(guided=False)
    page = visitor.go("/guide")
    page.locator(GLOWING).click()
    page.locator(".lesson-prompt").wait_for()
    visitor.button("guide-leave").click()
    expect(visitor.button("home-play")).to_be_visible()
    assert visitor.settings()["guided"]
