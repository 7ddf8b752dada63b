"""Settings take effect immediately and are saved; `?` lists the keyboard shortcuts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.tables import DUEL
from tests.web.test_table import open_scene
from tests.web.visitor import LANGUAGES, Visitor


def test_the_language_changes_immediately(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/settings")
    for visitor.language in (*LANGUAGES[1:], "en"):
        page.locator(f"label:has([lang='{visitor.language}'])").click()
        expect(page.get_by_role("heading", name=visitor.text("settings-title")).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", visitor.language)
        assert visitor.settings()["language"] == visitor.language


def test_settings_are_shared_between_windows(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/settings")
    other = visitor.context.new_page()
    other.goto(f"{visitor.home}/settings")
    other.locator("label:has([lang='pl'])").click()
    visitor.language = "pl"
    expect(page.get_by_role("heading", name=visitor.text("settings-title")).first).to_be_visible()


def test_settings_survive_a_reload(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/settings")
    page.get_by_label(visitor.text("settings-theme-name", theme="light"), exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_label(visitor.text("settings-speed-name", speed="fast"), exact=True).check()
    page.get_by_label(visitor.text("settings-confirm-pass")).uncheck()
    page.get_by_label(visitor.text("settings-name")).fill("Ala")
    page.get_by_label(visitor.text("settings-name")).press("Enter")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label(visitor.text("settings-name"))).to_have_value("Ala")
    settings = visitor.settings()
    assert (settings["speed"], settings["confirmPass"], settings["name"]) == ("fast", False, "Ala")


@pytest.mark.parametrize("path", ["/", "table"])
def test_the_keyboard_shortcuts_are_listed(shared_visitor: Visitor, path: str) -> None:
    page = shared_visitor.go(path if path == "/" else f"/t/{shared_visitor.open_table(**DUEL)}")
    page.locator("main, .play-table").first.wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_passing_without_confirmation(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(confirmPass=False)
    page = open_scene(visitor)
    page.locator(".pass").click()
    expect(page.get_by_text(visitor.text("round-title", round=2), exact=True)).to_be_visible()


def test_logging_out_everywhere_asks_first_and_makes_the_browser_a_stranger(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/settings")
    table = visitor.open_table(**DUEL)
    visitor.button("settings-log-out").click()
    expect(page.get_by_role("alertdialog")).to_contain_text(visitor.text("settings-log-out-about"))
    visitor.button("settings-keep").click()
    assert visitor.api("GET", f"/api/tables/{table}")["yours"] == [0]
    visitor.button("settings-log-out").click()
    visitor.button("settings-log-out").click()
    expect(page.get_by_text(visitor.text("settings-logged-out"))).to_be_visible()
    assert visitor.api("GET", f"/api/tables/{table}")["yours"] == []


def test_deleting_ones_data_forgets_the_name_and_resigns(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/settings")
    page.get_by_label(visitor.text("settings-name")).fill("Alaska")
    page.get_by_label(visitor.text("settings-name")).press("Enter")
    table = visitor.open_table(**DUEL)
    visitor.button("settings-delete").click()
    visitor.button("settings-delete").click()
    expect(page.get_by_text(visitor.text("settings-deleted"))).to_be_visible()
    expect(page.get_by_label(visitor.text("settings-name"))).to_have_value("")
    view = visitor.api("GET", f"/api/tables/{table}")["view"]
    assert (view["phase"], view["chairs"][0]["name"]) == ("over", "?")
