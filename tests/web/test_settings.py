"""Settings are kept at once and change the open page; the keys are listed by ?."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import DUEL
from tests.web.test_table import begun
from tests.web.visitor import LANGUAGES, Visitor


def test_languages_change_under_an_open_page(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/settings")
    for visitor.language in (*LANGUAGES[1:], "en"):
        page.locator(f"label:has([lang='{visitor.language}'])").click()
        expect(page.get_by_role("heading", name=visitor.say("settings-title")).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", visitor.language)
        assert visitor.settings()["language"] == visitor.language


def test_what_another_window_sets_holds_here_too(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/settings")
    other = visitor.context.new_page()
    other.goto(f"{visitor.home}/settings")
    other.locator("label:has([lang='pl'])").click()
    visitor.language = "pl"
    expect(page.get_by_role("heading", name=visitor.say("settings-title")).first).to_be_visible()


def test_what_is_set_is_kept(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/settings")
    page.get_by_label(visitor.say("settings-theme-name", theme="light"), exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_label(visitor.say("settings-speed-name", speed="fast"), exact=True).check()
    page.get_by_label(visitor.say("settings-confirm-pass")).uncheck()
    page.get_by_label(visitor.say("settings-name")).fill("Ala")
    page.get_by_label(visitor.say("settings-name")).press("Enter")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label(visitor.say("settings-name"))).to_have_value("Ala")
    kept = visitor.settings()
    assert (kept["speed"], kept["confirmPass"], kept["name"]) == ("fast", False, "Ala")


@pytest.mark.parametrize("path", ["/", "table"])
def test_the_keys_are_listed(guest: Visitor, path: str) -> None:
    page = guest.go(path if path == "/" else f"/t/{guest.open_table(**DUEL)}")
    page.locator("main, .play-table").first.wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_passing_without_being_asked_twice(come: Visit) -> None:
    visitor = come(confirmPass=False)
    page = begun(visitor)
    page.locator(".pass").click()
    expect(page.get_by_text(visitor.say("board-round", round=2), exact=True)).to_be_visible()
