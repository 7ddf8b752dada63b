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

from tests.server.server_process import ROOT, serving
from tests.web.pages import PAGES, PagePath, open_page, play_some, table_page
from tests.web.player import SELECTORS, Player
from tests.web.tables import BOT
from tests.web.visitor import THEMES, Visitor, launch_browser, new_visitor_context

SHOTS = ROOT / "web" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = ("desk", "tablet", "phone")
FULL_PAGE = ("rules", "decks", "deck", "settings")
"""Captured from top to bottom, beyond the window."""
MOUSE_POSITION = (1, 1)
"""A point without anything under the mouse."""
SETTLED_MS = 400
"""Long enough for all textures to be painted."""

ANALYSED_MS = 120_000
"""Long enough for an analysis, including the compilation of the twin."""

SIEGE_PICTURE = """
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
"""A full board: frost and rain, a horn on each side, heroes, bonds."""


def siege(visitor: Visitor) -> str:
    seats = [{"sit": "Ala"}, {"bot": "greedy"}]
    return f"/t/{visitor.open_table(**{'from': {'picture': SIEGE_PICTURE}, 'seats': seats})}"


def select_card(page: Page) -> None:
    page.locator(SELECTORS["held"]).nth(3).click()


def select_card_in_play(page: Page) -> None:
    """Play into the first round and select a card."""
    play_some(page, touches=12)
    player = Player(page, cards_a_round=9)
    player.play(lambda: bool(player.page.locator(SELECTORS["taken"]).count()) or len(player.touches) > 30)


def inspect_card(page: Page) -> None:
    """Open the details of a card on the board."""
    play_some(page, touches=14)
    page.locator("[data-spot]").first.click(button="right")
    page.locator("dialog .card-details, dialog[open]").first.wait_for()


def play_to_end(page: Page) -> None:
    Player(page, cards_a_round=4).play()


def bot_game(visitor: Visitor) -> str:
    """The replay of a game between bots."""
    table = visitor.open_table(mode="duel", seats=[BOT, BOT])
    visitor.context.request.get(f"{visitor.home}/api/tables/{table}/events")
    return f"/g/{table}"


def go_to_second_round(page: Page) -> None:
    """Go to the middle of the second round."""
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    for _ in range(5):
        page.keyboard.press("ArrowRight")


def open_hint(page: Page) -> None:
    """Ask for a hint and show its second candidate."""
    page.locator(SELECTORS["held"]).first.wait_for()
    page.keyboard.press("t")
    page.locator("[data-hint] .candidate").nth(1).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")


def analyse(page: Page) -> None:
    """Analyse the game and go to its first turning point or else to the middle."""
    if (more := page.locator(".buttons .more")).is_visible():
        more.click()
    page.locator(".analysis-panel > .button").click()
    page.locator(".analysis-panel .curves").wait_for(timeout=ANALYSED_MS)
    if (turning := page.locator(".analysis-panel nav button")).count():
        turning.first.click()
    else:
        go_to_second_round(page)
    if more.is_visible():
        more.click()


def fill_score_counter(page: Page) -> None:
    """Put some cards on the score counter."""
    for row in range(3):
        page.locator(".part.chosen .add").nth(row).click()
        for card in range(4):
            page.locator("dialog .cards button").nth(card).click()
        page.keyboard.press("Escape")


def show_deck_pane(page: Page) -> None:
    """Switch to the deck on small screens."""
    if (tab := page.locator(".tabs button").last).is_visible():
        tab.click()


SCENES: dict[str, tuple[PagePath, Callable[[Page], None]]] = {
    "siege": (siege, select_card),
    "table": (PAGES["table"], select_card_in_play),
    "inspect": (PAGES["table"], inspect_card),
    "result": (PAGES["table"], play_to_end),
    "ffa": (PAGES["ffa"], lambda page: play_some(page, touches=9)),
    "ffa-5-game": (table_page("ffa-5"), lambda page: play_some(page, touches=12)),
    "ffa-5-result": (table_page("ffa-5"), play_to_end),
    "team-game": (table_page("team"), lambda page: play_some(page, touches=12)),
    "solo-game": (table_page("solo"), lambda page: play_some(page, touches=8)),
    "replay": (bot_game, go_to_second_round),
    "hint": (siege, open_hint),
    "analysis": (bot_game, analyse),
    "score": (PAGES["score"], fill_score_counter),
    "deck-pane": (PAGES["deck"], show_deck_pane),
    "new-game": (PAGES["home"], lambda page: page.locator(".start-buttons .button").last.click()),
    "menu": (PAGES["table"], lambda page: page.keyboard.press("m")),
}
"""Pages with something to do before the screenshot; other pages are captured as they load."""

DOCUMENT_PICTURES = {
    ("siege", "desk", "dark"): "table.jpg",
    ("siege", "phone", "light"): "phone.jpg",
    ("result", "tablet", "dark"): "result.jpg",
}
"""The pictures in the documentation."""


def take_screenshot(browser: Browser, home: str, name: str, size: str, theme: str) -> None:
    visitor = new_visitor_context(browser, home, size, theme=theme, muted=False)
    path, prepare = SCENES.get(name) or (PAGES[name], lambda _: None)
    page = open_page(visitor, path)
    prepare(page)
    page.mouse.move(*MOUSE_POSITION)
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png", full_page=name in FULL_PAGE)
    if picture := "--keep" in sys.argv and DOCUMENT_PICTURES.get((name, size, theme)):
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / picture, type="jpeg", quality=82)
    visitor.context.close()
    visitor.expected_errors.append("status of 404")
    visitor.check()


def main(*names_: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    names = [name for name in dict.fromkeys((*SCENES, *PAGES)) if not names_ or name in names_]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
        launch_browser(playwright) as browser,
    ):
        for name, size, theme in product(names, SIZES, THEMES):
            take_screenshot(browser, server.url, name, size, theme)


if __name__ == "__main__":
    main(*(word for word in sys.argv[1:] if word != "--keep"))
