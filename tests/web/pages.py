"""Every page of the site, each with some content."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.player import Player
from tests.web.tables import DUEL, SIEGE, TABLES
from tests.web.visitor import Visitor

PagePath = Callable[[Visitor], str]
"""Creates the content of a page and returns its path."""


def saved_deck(visitor: Visitor) -> str:
    visitor.api("POST", "/api/me", {})
    return f"/decks/{visitor.api('POST', '/api/decks', {'name': 'Vergen', 'code': deck_code(visitor)})['id']}"


def deck_code(visitor: Visitor) -> str:
    return str(visitor.api("POST", "/api/decks/read", {"deck": SIEGE})["code"])


def waiting_room_page(visitor: Visitor) -> str:
    return f"/t/{visitor.open_table(mode='team', seats=[{'sit': 'Ala', 'decks': []}])}"


def table_page(mode: str) -> PagePath:
    return lambda visitor: f"/t/{visitor.open_table(**TABLES[mode])}"


def finished_page(visitor: Visitor) -> str:
    """The table of a game in which the player resigned after the redraw."""
    table = visitor.open_table(**DUEL)
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    return f"/t/{table}"


def replay_page(visitor: Visitor) -> str:
    return finished_page(visitor).replace("/t/", "/g/")


PAGES: dict[str, PagePath] = {
    "home": lambda _: "/",
    "decks": lambda visitor: saved_deck(visitor) and "/decks",
    "deck": saved_deck,
    "rules": lambda _: "/rules",
    "topic": lambda _: "/rules/ability-spy",
    "variants": lambda _: "/rules/variants",
    "card-list": lambda _: "/rules/list",
    "meets": lambda _: "/rules/meets",
    "encounter": lambda _: "/rules/meets-decoy.thaler",
    "score": lambda _: "/score",
    "referee": lambda _: "/referee",
    "companion": lambda _: "/companion",
    "box": lambda _: "/box",
    "reference": lambda _: "/box/reference",
    "sheet": lambda visitor: f"/box/deck/{deck_code(visitor)}",
    "settings": lambda _: "/settings",
    "move": lambda _: "/move#nothing",
    "guide": lambda _: "/guide",
    "lesson": lambda _: "/guide#2",
    "replays": lambda visitor: finished_page(visitor) and "/g",
    "replay": replay_page,
    "waiting-room": waiting_room_page,
    "table": table_page("duel"),
    "ffa": table_page("ffa-4"),
    "result": finished_page,
    "not-found": lambda _: "/nowhere/at/all",
}

READY = "main h1, main h2, .play-table [data-row], .board-area[data-step], .lesson-prompt"


def wait_until_shown(visitor: Visitor) -> None:
    """Wait until a page and its data have loaded."""
    visitor.page.locator(READY).first.wait_for()
    visitor.wait_until_idle()
    visitor.page.evaluate("document.fonts.ready")


def open_page(visitor: Visitor, path: PagePath) -> Page:
    visitor.go(path(visitor))
    wait_until_shown(visitor)
    return visitor.page


def open_named_page(visitor: Visitor, name: str) -> Page:
    return open_page(visitor, PAGES[name])


def play_some(page: Page, touches: int) -> None:
    """Play a game for some touches."""
    player = Player(page, cards_a_round=9)
    player.play(lambda: len(player.touches) >= touches)
