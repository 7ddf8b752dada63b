"""Opponents with a character: chosen by their faces, heard at the table, and met one after another."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player


def test_a_rival_is_chosen_and_speaks_at_the_table(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    visitor.button("home-more").click()
    visitor.button("cast-choose").click()
    page.get_by_role("button", name=visitor.text("bot-goose-girl")).click()
    expect(page.get_by_text(visitor.text("bot-goose-girl.title"))).to_be_visible()
    visitor.button("new-game-open").click()
    Player(page, cards_a_round=1).play()
    remark = page.locator("dialog .result .remark")
    expect(remark).to_contain_text(visitor.text("bot-goose-girl"))

    page.goto(visitor.home)
    expect(page.locator(".start-buttons .main")).to_contain_text(visitor.text("bot-goose-girl"))


def test_the_next_opponent_is_the_first_who_was_not_beaten(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    page.evaluate("localStorage.setItem('gwint.road', JSON.stringify(['novice', 'goose-girl']))")
    page.reload()
    page.get_by_role("button", name=visitor.text("cast-next")).click()
    expect(page.locator('[data-seat="1"]')).to_contain_text(visitor.text("bot-apprentice"))
