"""Takes screenshots of every page and of notable moments of real games, at three sizes and in both themes.

Run in the project's root: `make shots`, or `python -m tests.web.page_screenshots table result` for some of them. They
are written to web/shots/; `--keep` also writes those used in the documentation to docs/pictures/. A browser error ends
the run.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import ROOT, serving
from tests.web.pages import PLACES, Place, at, played, playing
from tests.web.player import LIT, Player
from tests.web.tables import BOT
from tests.web.visitor import THEMES, Visitor, launched, visit

SHOTS = ROOT / "web" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = ("desk", "tablet", "phone")
WHOLE = ("rules", "decks", "deck", "settings")
"""Shown from top to bottom, not only as far as the window reaches."""
NOWHERE = (1, 1)
"""Where a mouse rests on nothing."""
SETTLED_MS = 400
"""By then every texture is drawn."""

ANALYSED_MS = 120_000
"""A game gone through, the compiled twin waited for."""

FULL = """
round | 2
starter | me
totals | 62-48
foe leader | Foltest, The Siegemaster (used)
foe hand | Decoy, 2 Blue Stripes Commando, Geralt of Rivia, Ves
foe deck | Dethmold, Keira Metz, Siege Tower, Trebuchet, Prince Stennis, Yarpen Zigrin, Thaler
foe discard | Ballista, Siegfried of Denesle, Síle de Tansarville
foe gems | 1
foe siege | 2 Catapult, Trebuchet, 2 Kaedweni Siege Expert + leader's horn
foe ranged | Philippa Eilhart, 3 Crinfrid Reavers Dragon Hunter
foe close | John Natalis, Vernon Roche, 2 Poor Fucking Infantry
weather | Biting Frost (me), Torrential Rain (foe)
close | Geralt of Rivia, Draug, 3 Ghoul, 3 Nekker, Griffin + Commander’s Horn
ranged | Kayran, Leshen, Toad, Grave Hag, Harpy
siege | Earth Elemental, Fire Elemental
discard | Crone: Brewess, Crone: Weavess, Scorch
gems | 2
leader | Eredin, Commander of the Red Riders
hand | Decoy, Scorch, Cirilla Fiona Elen Riannon, Arachas Behemoth, Impenetrable Fog, Vampire: Bruxa, Forktail
deck | Ice Giant, Wyvern, Plague Maiden, Botchling, Foglet, Frightener, Gargoyle, Endrega, Cockatrice
turn | me"""
"""A siege in winter: frost and rain, a horn on either side, heroes, bonds."""


def siege(visitor: Visitor) -> str:
    seats = [{"sit": "Ala"}, {"bot": "greedy"}]
    return f"/t/{visitor.open_table(**{'from': {'picture': FULL}, 'seats': seats})}"


def taken_up(page: Page) -> None:
    page.locator(LIT["held"]).nth(3).click()


def begun(page: Page) -> None:
    """A game in the first round, a card taken up: what it may do lights up."""
    played(page, touches=12)
    player = Player(page, cards_a_round=9)
    player.play_on(lambda: bool(player.page.locator(LIT["taken"]).count()) or len(player.made) > 30)


def laid_out(page: Page) -> None:
    """A card looked at closely."""
    played(page, touches=14)
    page.locator("[data-spot]").first.click(button="right")
    page.locator("dialog .card-details, dialog[open]").first.wait_for()


def to_the_end(page: Page) -> None:
    Player(page, cards_a_round=4).play_on()


def told_again(visitor: Visitor) -> str:
    """A game of bots, to be read."""
    table = visitor.open_table(mode="duel", seats=[BOT, BOT])
    visitor.context.request.get(f"{visitor.home}/api/tables/{table}/events")
    return f"/g/{table}"


def read_on(page: Page) -> None:
    """To the middle of its second round."""
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    for _ in range(5):
        page.keyboard.press("ArrowRight")


def hinted(page: Page) -> None:
    """A hint given, its second candidate looked at."""
    page.locator(LIT["held"]).first.wait_for()
    page.keyboard.press("t")
    page.locator("[data-hint] .candidate").nth(1).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")


def analysed(page: Page) -> None:
    """Gone through by the server, at the first turning point or else in the middle."""
    if (more := page.locator(".buttons .more")).is_visible():
        more.click()
    page.locator(".analysis-panel > .button").click()
    page.locator(".analysis-panel .curves").wait_for(timeout=ANALYSED_MS)
    if (turning := page.locator(".analysis-panel nav button")).count():
        turning.first.click()
    else:
        read_on(page)
    if more.is_visible():
        more.click()


def laid(page: Page) -> None:
    """A printed board counted: some cards on the counter."""
    for row in range(3):
        page.locator(".part.chosen .add").nth(row).click()
        for card in range(4):
            page.locator("dialog .cards button").nth(card).click()
        page.keyboard.press("Escape")


def in_the_deck(page: Page) -> None:
    """The other side of the builder, where a small screen shows one at a time."""
    if (tab := page.locator(".tabs button").last).is_visible():
        tab.click()


MOMENTS: dict[str, tuple[Place, Callable[[Page], None]]] = {
    "siege": (siege, taken_up),
    "table": (PLACES["table"], begun),
    "looked": (PLACES["table"], laid_out),
    "result": (PLACES["table"], to_the_end),
    "ffa": (PLACES["ffa"], lambda page: played(page, touches=9)),
    "five": (playing("ffa-5"), lambda page: played(page, touches=12)),
    "five-result": (playing("ffa-5"), to_the_end),
    "partners": (playing("team"), lambda page: played(page, touches=12)),
    "alone": (playing("solo"), lambda page: played(page, touches=8)),
    "chronicle": (told_again, read_on),
    "hint": (siege, hinted),
    "analysis": (told_again, analysed),
    "score": (PLACES["score"], laid),
    "contents": (PLACES["deck"], in_the_deck),
    "more": (PLACES["home"], lambda page: page.locator(".start-buttons .button").last.click()),
    "menu": (PLACES["table"], lambda page: page.keyboard.press("m")),
}
"""What happens on a page before the picture is taken; other pages are shown as they come."""

KEPT = {
    ("siege", "desk", "dark"): "table.jpg",
    ("siege", "phone", "light"): "phone.jpg",
    ("result", "tablet", "dark"): "result.jpg",
}
"""The pictures of the documents."""


def shoot(browser: Browser, home: str, name: str, size: str, theme: str) -> None:
    visitor = visit(browser, home, size, theme=theme)
    place, happens = MOMENTS.get(name) or (PLACES[name], lambda _: None)
    page = at(visitor, place)
    happens(page)
    page.mouse.move(*NOWHERE)
    page.wait_for_timeout(SETTLED_MS)
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
