"""Every page there is, each with something on it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.player import Player
from tests.web.tables import DUEL, SIEGE, TABLES
from tests.web.visitor import Visitor

Place = Callable[[Visitor], str]
"""Makes what the page shows; gives its path."""


def kept_deck(visitor: Visitor) -> str:
    visitor.api("POST", "/api/me", {})
    code = visitor.api("POST", "/api/decks/read", {"deck": SIEGE})["code"]
    return f"/decks/{visitor.api('POST', '/api/decks', {'name': 'Vergen', 'code': code})['id']}"


def waiting_room(visitor: Visitor) -> str:
    return f"/t/{visitor.open_table(mode='team', seats=[{'sit': 'Ala', 'decks': []}])}"


def playing(mode: str) -> Place:
    return lambda visitor: f"/t/{visitor.open_table(**TABLES[mode])}"


def finished(visitor: Visitor) -> str:
    """Given up after the redraw."""
    table = visitor.open_table(**DUEL)
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    return f"/t/{table}"


def chronicle(visitor: Visitor) -> str:
    return finished(visitor).replace("/t/", "/g/")


PLACES: dict[str, Place] = {
    "home": lambda _: "/",
    "decks": lambda visitor: kept_deck(visitor) and "/decks",
    "deck": kept_deck,
    "rules": lambda _: "/rules",
    "topic": lambda _: "/rules/ability-spy",
    "score": lambda _: "/score",
    "settings": lambda _: "/settings",
    "move": lambda _: "/move#nothing",
    "guide": lambda _: "/guide",
    "lesson": lambda _: "/guide#2",
    "shelf": lambda visitor: finished(visitor) and "/g",
    "chronicle": chronicle,
    "room": waiting_room,
    "table": playing("duel"),
    "ffa": playing("ffa-4"),
    "result": finished,
    "nowhere": lambda _: "/nowhere/at/all",
}

READY = "main h1, main h2, .play-table [data-row], .board-area[data-step], .lesson-prompt"


def shown(visitor: Visitor) -> None:
    """Until a page has come and its answers with it."""
    visitor.page.locator(READY).first.wait_for()
    visitor.calm()
    visitor.page.evaluate("document.fonts.ready")


def at(visitor: Visitor, place: Place) -> Page:
    visitor.go(place(visitor))
    shown(visitor)
    return visitor.page


def seen(visitor: Visitor, name: str) -> Page:
    return at(visitor, PLACES[name])


def played(page: Page, touches: int) -> None:
    """A game that has begun."""
    player = Player(page, cards_a_round=9)
    player.play_on(lambda: len(player.made) >= touches)
