"""The guided first game, played to its end by what the page highlights and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gwint.cards import LANGUAGES
from tests.web.conftest import Visit
from tests.web.player import REACH

GLOWING = "[data-guide]"
ENDING = ".ending"
MOST_TOUCHES = 250


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
        if page.locator(ENDING).count():
            break
        point = page.evaluate(REACH, [GLOWING, 0])
        if point is None:
            page.wait_for_timeout(30)
            continue
        told.append(" ".join(page.locator(".coach .told").all_inner_texts()))
        page.mouse.click(*point)
        page.wait_for_timeout(20)
    assert page.locator(ENDING).count(), told[-9:]
    assert visitor.settings()["guided"]
    page.locator(GLOWING).click()
    expect(page).to_have_url(re.compile("/t/"))


def test_it_can_be_left_at_any_time(come: Visit) -> None:
    visitor = come(guided=False)
    page = visitor.go("/guide")
    page.locator(GLOWING).click()
    page.locator(".coach").wait_for()
    visitor.button("guide-leave").click()
    expect(visitor.button("home-play")).to_be_visible()
    assert visitor.settings()["guided"]
