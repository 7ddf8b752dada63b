"""A deck built, exported, imported and played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player

KEPT = re.compile(r"/decks/\w+")


def test_a_deck_is_built_and_played(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/decks")
    page.get_by_role("button", name="Monsters").first.click()
    expect(page).to_have_url(KEPT)
    expect(visitor.button("builder-play")).to_be_disabled()
    expect(page.locator(".faults li").first).to_be_visible()
    units = "[data-tile]:is(:has([data-kind='unit']), :has([data-kind='hero']))"
    for card in page.locator(units).evaluate_all("(tiles) => tiles.map((tile) => tile.dataset.tile)")[:24]:
        page.locator(f"[data-tile='{card}']").click()
    expect(page.get_by_text(visitor.say("builder-fine"))).to_be_visible()
    visitor.button("builder-play").click()
    expect(page).to_have_url(re.compile("/t/"))
    Player(page, cards_a_round=1).play_on()


def test_a_deck_goes_out_by_link_code_and_text_and_comes_back(come: Visit) -> None:
    visitor, friend = come(), come("phone")
    page = visitor.go("/decks")
    page.get_by_role("button", name="The Siege of Vergen").click()
    expect(page).to_have_url(KEPT)
    visitor.button("builder-share").click()
    link, code, text = (page.locator(f"#share-{form}").input_value() for form in ("link", "code", "text"))
    assert link.endswith(f"/decks#{code}")
    assert "Foltest" in text

    friend.page.goto(link)
    expect(friend.page.get_by_role("textbox", name=friend.say("builder-name"))).to_have_value("Northern Realms")
    friend.button("builder-keep-deck").tap()
    expect(friend.page).to_have_url(KEPT)

    friend.go("/decks")
    friend.button("builder-import").tap()
    friend.page.locator("#deck-told").fill(text)
    friend.button("builder-import-do").tap()
    expect(friend.page).to_have_url(KEPT)
    kept = friend.api("GET", "/api/decks")["decks"]
    assert [deck["code"] for deck in kept] == [code, code]


def test_a_deck_that_was_deleted_can_be_brought_back(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/decks")
    visitor.button("builder-random").click()
    expect(page).to_have_url(KEPT)
    expect(page.get_by_text(visitor.say("builder-fine"))).to_be_visible()
    visitor.go("/decks")
    visitor.button("builder-delete").click()
    expect(page.get_by_text(visitor.say("builder-none"))).to_be_visible()
    visitor.button("builder-undo").click()
    expect(visitor.button("builder-delete")).to_be_visible()
