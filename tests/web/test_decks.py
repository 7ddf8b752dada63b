"""Decks are built, exported, imported and played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player

SAVED_DECK_URL = re.compile(r"/decks/\w+")


def test_a_deck_is_built_and_played(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/decks")
    page.get_by_role("button", name="Monsters").first.click()
    expect(page).to_have_url(SAVED_DECK_URL)
    expect(visitor.button("builder-play")).to_be_disabled()
    expect(page.locator(".faults li").first).to_be_visible()
    units = "[data-tile]:is(:has([data-kind='unit']), :has([data-kind='hero']))"
    for card in page.locator(units).evaluate_all("(tiles) => tiles.map((tile) => tile.dataset.tile)")[:24]:
        page.locator(f"[data-tile='{card}']").click()
    expect(page.get_by_text(visitor.text("builder-legal"))).to_be_visible()
    visitor.button("builder-play").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".up .seat .name")).to_have_text(visitor.text("player-nameless"))
    Player(page, cards_a_round=1).play()


def test_a_deck_is_shared_by_link_and_text_and_imported(new_visitor: NewVisitor) -> None:
    visitor, friend = new_visitor(), new_visitor("phone")
    page = visitor.go("/decks")
    page.get_by_role("button", name="The Siege of Vergen").click()
    expect(page).to_have_url(SAVED_DECK_URL)
    visitor.button("action-share").click()
    link, code, text = (page.locator(f"#share-{form}").input_value() for form in ("link", "code", "text"))
    assert link.endswith(f"/decks#{code}")
    assert "Foltest" in text

    friend.page.goto(link)
    expect(friend.page.get_by_role("textbox", name=friend.text("builder-name"))).to_have_value("Northern Realms")
    friend.button("builder-save-deck").tap()
    expect(friend.page).to_have_url(SAVED_DECK_URL)

    friend.go("/decks")
    friend.button("builder-import").tap()
    friend.page.locator("#deck-text").fill(text)
    friend.button("builder-import-do").tap()
    expect(friend.page).to_have_url(SAVED_DECK_URL)
    kept = friend.api("GET", "/api/decks")["decks"]
    assert [deck["code"] for deck in kept] == [code, code]


def test_a_deleted_deck_can_be_restored(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/decks")
    visitor.button("builder-random").click()
    expect(page).to_have_url(SAVED_DECK_URL)
    expect(page.get_by_text(visitor.text("builder-legal"))).to_be_visible()
    visitor.go("/decks")
    visitor.button("builder-delete").click()
    expect(page.get_by_text(visitor.text("builder-none"))).to_be_visible()
    visitor.button("builder-undo").click()
    expect(visitor.button("builder-delete")).to_be_visible()
