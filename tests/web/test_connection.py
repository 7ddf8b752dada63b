"""Lines break and come back; tables are full, closed or unknown: each with a way on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import DUEL

OFFLINE = "ERR_INTERNET_DISCONNECTED"
STATUS = "Failed to load resource"


def test_offline_and_back(come: Visit) -> None:
    visitor = come()
    visitor.forgiven.append(OFFLINE)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    player = Player(page, cards_a_round=2)
    player.play_on(lambda: len(player.made) >= 4)
    visitor.context.set_offline(True)
    expect(page.get_by_text(visitor.say("game-reconnecting"))).to_be_visible()
    assert page.locator("[data-row]").first.is_visible(), "the table stays in sight"
    visitor.context.set_offline(False)
    expect(page.get_by_text(visitor.say("game-reconnecting"))).to_be_hidden()
    player.play_on()


def test_a_table_that_nobody_knows(come: Visit) -> None:
    visitor = come()
    visitor.forgiven.append(STATUS)
    page = visitor.go("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("nowhere")
    visitor.button("way-home").click()
    expect(visitor.button("home-play")).to_be_visible()


def test_a_page_that_is_nowhere(come: Visit) -> None:
    visitor = come()
    visitor.forgiven.append(STATUS)
    page = visitor.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name=visitor.say("nowhere-title"))).to_be_visible()
    visitor.button("way-home").click()
    expect(visitor.button("home-play")).to_be_visible()


def test_a_table_that_is_full_can_be_watched(come: Visit) -> None:
    visitor, late = come(), come("phone")
    table = visitor.open_table(mode="duel", seats=[{"sit": "Ala", "decks": []}, {"sit": "Bob", "decks": []}])
    page = late.go(f"/t/{table}")
    expect(page.get_by_text(late.say("room-full"))).to_be_visible()


def test_a_table_that_was_closed(come: Visit) -> None:
    visitor, other = come(), come()
    table = visitor.open_table(mode="duel")
    visitor.go(f"/t/{table}")
    page = other.go(f"/t/{table}")
    expect(other.button("room-sit").first).to_be_visible()
    visitor.button("room-close").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(other.button("way-home")).to_be_visible()
