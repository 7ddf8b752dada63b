"""Screenshots of every page and of telling moments of real games, at three sizes and in both themes.

Run in the project's root: `make shots`, or `python -m tests.web.shots table result` for some of them. They go to
web/shots/; `--keep` writes the few that the documents show to docs/pictures/. A complaint of the browser ends the run.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import ROOT, serving
from tests.web.browsing import THEMES, launched, visit
from tests.web.places import PLACES, played, seen
from tests.web.player import LIT, Player

SHOTS = ROOT / "web" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = ("desk", "tablet", "phone")
WHOLE = ("rules", "decks", "deck", "settings")
"""Shown from top to bottom, not only as far as the window reaches."""


def begun(page: Page) -> None:
    """A game in the first round, a card taken up: what it may do lights up."""
    played(page, touches=12)
    player = Player(page, cards_a_round=9)
    player.play_on(lambda: bool(player.page.locator(LIT["taken"]).count()) or len(player.made) > 30)


def laid_out(page: Page) -> None:
    """A card looked at closely."""
    played(page, touches=14)
    page.locator("[data-spot]").first.click(button="right")
    page.locator("dialog .opened, dialog[open]").first.wait_for()


def to_the_end(page: Page) -> None:
    Player(page, cards_a_round=4).play_on()
    page.wait_for_timeout(300)


MOMENTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "table": ("table", begun),
    "looked": ("table", laid_out),
    "result": ("table", to_the_end),
    "ffa": ("ffa", lambda page: played(page, touches=9)),
}
"""What happens on a page before the picture is taken; other pages are shown as they come."""

KEPT = {
    ("table", "desk", "dark"): "table.jpg",
    ("table", "phone", "light"): "phone.jpg",
    ("result", "tablet", "dark"): "result.jpg",
}
"""The pictures of the documents."""


def shoot(browser: Browser, home: str, name: str, size: str, theme: str) -> None:
    visitor = visit(browser, home, size, theme=theme)
    place, happens = MOMENTS.get(name, (name, lambda _: None))
    page = seen(visitor, place)
    happens(page)
    page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png", full_page=name in WHOLE)
    if kept := "--keep" in sys.argv and KEPT.get((name, size, theme)):
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / kept, type="jpeg", quality=82)
    visitor.context.close()
    visitor.forgiven.append("status of 404")
    visitor.check()


def main(*wanted: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    names = [name for name in dict.fromkeys((*MOMENTS, *PLACES)) if not wanted or name in wanted]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        for name, size, theme in product(names, SIZES, THEMES):
            shoot(browser, server.url, name, size, theme)


if __name__ == "__main__":
    main(*(word for word in sys.argv[1:] if word != "--keep"))
