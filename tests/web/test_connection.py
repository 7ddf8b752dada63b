"""Lost connections, and tables that are full, closed or unknown."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.tables import DUEL
from tests.web.visitor import Visitor

OFFLINE = "ERR_INTERNET_DISCONNECTED"
STATUS = "Failed to load resource"


def test_a_game_continues_after_the_connection_was_lost(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append(OFFLINE)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    player = Player(page, cards_a_round=2)
    player.play(lambda: len(player.touches) >= 4)
    visitor.context.set_offline(True)
    expect(page.get_by_text(visitor.text("game-reconnecting"))).to_be_visible()
    assert page.locator("[data-row]").first.is_visible(), "the table stays visible"
    visitor.context.set_offline(False)
    expect(page.get_by_text(visitor.text("game-reconnecting"))).to_be_hidden()
    player.play()


def test_a_page_left_open_over_an_upgrade_asks_the_player_to_reload(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.page
    page.route_web_socket("**/api/socket", as_older_page)
    page.goto(f"{visitor.home}/t/{visitor.open_table(**DUEL)}")
    expect_reload_dialog(visitor)


def as_older_page(socket: WebSocketRoute) -> None:
    """Let the page say hello in a protocol that the server no longer speaks."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(str(text).replace('"protocol":2', '"protocol":1')))


def test_a_page_whose_requests_are_too_old_asks_the_player_to_reload(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append(STATUS)
    visitor.go("/")
    visitor.page.route(
        "**/api/**", lambda route: route.continue_(headers={**route.request.headers, "gwint-protocol": "1"})
    )
    visitor.page.evaluate("dispatchEvent(new Event('online'))")
    expect_reload_dialog(visitor)


def expect_reload_dialog(visitor: Visitor) -> None:
    """Expect a dialog that cannot be dismissed, and that reloads the page."""
    dialog = visitor.page.get_by_role("dialog", name=visitor.text("shell-outdated"))
    expect(dialog).to_contain_text(visitor.text("shell-updated"))
    for _ in range(3):
        visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    visitor.page.unroute_all()
    with visitor.page.expect_navigation():
        dialog.get_by_role("button", name=visitor.text("shell-reload")).click()
    expect(dialog).to_be_hidden()


def test_an_unknown_table_shows_an_error(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append(STATUS)
    page = visitor.go("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("nowhere")
    visitor.button("action-start-page").click()
    expect(visitor.button("action-play-now")).to_be_visible()


def test_an_unknown_address_shows_the_not_found_page(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append(STATUS)
    page = visitor.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name=visitor.text("not-found-title"))).to_be_visible()
    visitor.button("action-start-page").click()
    expect(visitor.button("action-play-now")).to_be_visible()


def test_a_full_table_can_be_watched(new_visitor: NewVisitor) -> None:
    visitor, late = new_visitor(), new_visitor("phone")
    table = visitor.open_table(mode="duel", seats=[{"sit": "Ala", "decks": []}, {"sit": "Bob", "decks": []}])
    page = late.go(f"/t/{table}")
    expect(page.get_by_text(late.text("room-full"))).to_be_visible()


def test_a_closed_table_shows_an_error_to_others(new_visitor: NewVisitor) -> None:
    visitor, other = new_visitor(), new_visitor()
    table = visitor.open_table(mode="duel")
    visitor.go(f"/t/{table}")
    page = other.go(f"/t/{table}")
    expect(other.button("room-sit").first).to_be_visible()
    visitor.button("room-close").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(other.button("action-start-page")).to_be_visible()
