"""From the front door to a game: one click alone, two with a friend, as many as one likes by hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player

TABLE = re.compile(r"/t/\w+$")


def test_one_click_and_one_plays(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/")
    visitor.button("home-play").click()
    expect(page).to_have_url(TABLE)
    Player(page, cards_a_round=1).play_on()


def test_a_friend_comes_by_link_on_a_phone_and_both_refresh_in_the_middle(come: Visit) -> None:
    ala, bob = come(), come("phone")
    ala.go("/")
    ala.button("home-friend").click()
    expect(ala.page).to_have_url(TABLE)
    expect(ala.page.get_by_role("img", name=ala.say("shell-qr"))).to_be_visible()
    ala.button("shell-copy").click()
    link = ala.page.evaluate("navigator.clipboard.readText()")
    assert link == ala.page.url

    bob.page.goto(link)
    bob.button("room-sit").tap()
    bob.button("room-ready").tap()
    one, other = Player(ala.page, cards_a_round=1), Player(bob.page, "touch", cards_a_round=1)
    between(one, other, touches=8)
    for visitor in (ala, bob):
        visitor.page.reload()
        expect(visitor.page.locator("[data-row]").first).to_be_visible()
    between(one, other)
    for visitor in (ala, bob):
        expect(visitor.page.locator("dialog .result")).to_be_visible()


MOST = 4000


def between(*players: Player, touches: int = MOST) -> None:
    """Whoever is asked, moves: until all have seen the end, or for so many touches."""
    for _ in range(touches):
        asked = [player for player in players if player.asked()]
        ended = [player.step() for player in asked]
        if len(ended) == len(players) and all(ended):
            return
    assert touches < MOST, [player.made[-9:] for player in players]
    for player in players:
        player.settle()


def test_a_table_put_together_by_hand(come: Visit) -> None:
    """Hot seat: two at one screen, with a curtain between their turns."""
    visitor = come()
    page = visitor.go("/")
    visitor.button("home-more").click()
    page.get_by_label(visitor.say("room-seat", number=2)).select_option("here")
    visitor.button("more-open").click()
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator("[data-held]")).to_have_count(0)
    player = Player(page, cards_a_round=1)
    player.play_on()
    assert player.made.count("curtain") >= 4
