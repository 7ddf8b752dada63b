"""Several browsers at one table: players, spectators, and a seat that moves between devices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.tables import DUEL, SWARM, ala
from tests.web.test_home import play_together


def test_two_players_and_a_spectator_see_the_result(new_visitor: NewVisitor) -> None:
    first, second, spectator = new_visitor(), new_visitor(), new_visitor("phone")
    table = first.open_table(mode="duel", seats=[ala(SWARM), None])
    first.go(f"/t/{table}")
    second.go(f"/t/{table}")
    second.button("room-sit").click()
    second.button("room-ready").click()
    expect(second.page.locator("[data-row]").first).to_be_visible()
    spectator.go(f"/t/{table}")
    players = Player(first.page, cards_a_round=1), Player(second.page, cards_a_round=1)
    expect(spectator.page.locator("[data-row]").first).to_be_visible()
    assert spectator.page.locator("[data-held]").count() == 0, "a spectator sees no hand"
    play_together(*players)
    for visitor in (first, second, spectator):
        expect(visitor.page.locator("dialog .result")).to_be_visible()
    winners = {visitor.page.locator("dialog .result h1").inner_text() for visitor in (first, second)}
    assert winners in ({first.text("game-won"), first.text("game-lost")}, {first.text("label-tie")})


def test_a_seat_moves_to_another_device(new_visitor: NewVisitor) -> None:
    desk, phone = new_visitor(), new_visitor("phone")
    table = desk.open_table(**DUEL)
    desk.go(f"/t/{table}")
    link = desk.api("POST", f"/api/tables/{table}/seats/0/link", {})
    phone.page.goto(desk.home + link["path"])
    phone.button("move-take").tap()
    expect(phone.page.locator("[data-held]").first).to_be_visible()
    expect(desk.page.locator("[data-held]")).to_have_count(0)


def test_a_rematch_opens_another_table(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    table = visitor.open_table(**DUEL)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-held]").first.wait_for()
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    visitor.button("game-rematch").click()
    visitor.button("game-to-rematch").click()
    expect(page).not_to_have_url(f"{visitor.home}/t/{table}")
    expect(page.locator("[data-row]").first).to_be_visible()


def test_two_nameless_players_get_different_names(new_visitor: NewVisitor) -> None:
    first, second = new_visitor(), new_visitor()
    table = first.open_table(mode="ffa-3")
    for visitor in (first, second):
        visitor.go(f"/t/{table}")
        visitor.button("room-sit").first.click()
        expect(visitor.page.locator(".seat.mine")).to_be_visible()
    names = [chair["name"] for chair in first.api("GET", f"/api/tables/{table}")["view"]["chairs"][:2]]
    nameless = first.text("player-nameless")
    assert names == [nameless, f"{nameless} 2"]


def test_everybody_sees_that_a_table_starts_from_a_chosen_position(new_visitor: NewVisitor) -> None:
    maker, other = new_visitor(), new_visitor()
    picture = "hand | Ves\nfoe hand | Ghoul"
    table = maker.open_table(**{"from": {"picture": picture}, "listed": True})
    maker.go(f"/t/{table}")
    mark = other.text("table-from-position")
    other.go("/")
    expect(other.page.get_by_text(mark)).to_be_visible()
    other.go(f"/t/{table}")
    expect(other.page.get_by_text(mark)).to_be_visible()
    maker.button("room-sit").first.click()
    expect(maker.page.locator(".seat.mine")).to_be_visible()
    other.button("room-sit").first.click()
    expect(other.page.locator("[data-row]").first).to_be_visible()
    other.page.get_by_role("button", name=other.text("game-menu")).click()
    expect(other.page.get_by_text(mark)).to_be_visible()
