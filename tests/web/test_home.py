"""From the home screen to a game: against a bot, with a friend, or with chosen terms."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player

TABLE = re.compile(r"/t/\w+$")


def test_one_click_starts_a_game(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    visitor.button("action-play-now").click()
    expect(page).to_have_url(TABLE)
    Player(page, cards_a_round=1).play()


def test_a_friend_joins_by_link_on_a_phone_and_both_reload_during_the_game(new_visitor: NewVisitor) -> None:
    ala, bob = new_visitor(), new_visitor("phone")
    ala.go("/")
    ala.button("home-friend").click()
    expect(ala.page).to_have_url(TABLE)
    expect(ala.page.get_by_role("img", name=ala.text("shell-qr"))).to_be_visible()
    ala.button("shell-copy").click()
    link = ala.page.evaluate("navigator.clipboard.readText()")
    assert link == ala.page.url

    bob.page.goto(link)
    bob.button("room-sit").tap()
    bob.button("room-ready").tap()
    first, second = Player(ala.page, cards_a_round=1), Player(bob.page, "touch", cards_a_round=1)
    play_together(first, second, touches=8)
    for visitor in (ala, bob):
        visitor.page.reload()
        expect(visitor.page.locator("[data-row]").first).to_be_visible()
    play_together(first, second)
    for visitor in (ala, bob):
        expect(visitor.page.locator("dialog .result")).to_be_visible()


MOST = 4000


def play_together(*players: Player, touches: int = MOST) -> None:
    """Let the players act in turn until all see the result, or for a number of touches."""
    for _ in range(touches):
        acting = [player for player in players if player.has_turn()]
        ended = [player.act() for player in acting]
        if len(ended) == len(players) and all(ended):
            return
    assert touches < MOST, [player.touches[-9:] for player in players]
    for player in players:
        player.wait_until_accepted()


def test_a_table_for_two_players_at_one_screen(new_visitor: NewVisitor) -> None:
    """Two players at one screen, with a handover between their turns."""
    visitor = new_visitor()
    page = visitor.go("/")
    visitor.button("home-more").click()
    page.get_by_label(visitor.text("room-seat", number=2)).select_option("here")
    visitor.button("new-game-open").click()
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator("[data-held]")).to_have_count(0)
    player = Player(page, cards_a_round=1)
    player.play()
    assert player.touches.count("curtain") >= 4


def test_a_table_with_house_rules_is_opened_and_a_card_discarded(new_visitor: NewVisitor) -> None:
    """SET-3, SET-4, SET-5, TURN-12. Numbers are typed or stepped; the table plays by them."""
    visitor = new_visitor()
    page = visitor.go("/")
    visitor.button("home-more").click()
    page.locator("details summary").click()
    page.get_by_role("spinbutton", name=visitor.text("option-hand-size")).fill("99")
    visitor.button("new-game-more", option=visitor.text("option-gems")).click()
    page.get_by_role("spinbutton", name=visitor.text("option-redraws")).fill("0")
    page.get_by_label(visitor.text("option-discard-turn-yes"), exact=True).check()
    expect(page.get_by_role("spinbutton", name=visitor.text("option-hand-size"))).to_have_value("20")
    visitor.button("new-game-open").click()
    held, starter = page.locator("[data-held]"), visitor.button("move-start", own="yes")
    expect(held.or_(starter).first).to_be_visible()
    # The deck is random: Scoia'tael choose who starts before the deal (FAC-4), and one of their leaders draws a card.
    if starter.is_visible():
        starter.click()
    expect(visitor.button("move-pass")).to_be_visible()
    hand = held.count()
    assert hand in (20, 21)
    assert page.locator(".gems").first.locator(".gem").count() == 3
    held.last.click()
    page.get_by_role("button", name=re.compile("^Discard: ")).click()
    expect(held).to_have_count(hand - 1)
