"""The table of every mode fits every screen: nothing is cut, covered or out of sight, or opens over the hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gwint.cards import LANGUAGES
from tests.web.boards import MONSTERS, PLAYERS, open_board
from tests.web.conftest import NewVisitor
from tests.web.test_table import in_hand, open_scene
from tests.web.visitor import Visitor

SCREENS = ((1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390))
OTHER_SCREENS = ((1920, 1080), (1280, 720), (820, 1180), (768, 1024), (740, 360), (3840, 2160))
QUICK = ("duel", "ffa-5", "team")
"""The modes with the most on the table; the others run with the slow tests."""

FIND_FAULTS = """() => {
  const ON_SCREEN = '.middle-bar button, .middle-bar .round, [data-row], [data-spot] .card, [data-held] .card, .count,'
    + ' [data-leader], [data-deck], [data-pile], .side-total, .seat, .standings, .hand-tabs button, .prompts .note'
  const WHOLE = '.seat .name, .seat .state, .seat .count, .standings .name, .standings b, .middle-bar .round'
  const CLEAR = WHOLE + ', .side-total .medallion, .row .medallion, [data-spot] .strength, .piles .count,'
    + ' .middle-bar button'
  const seen = (one) => one.checkVisibility({ visibilityProperty: true })
  // Of several opponents a phone shows one at a time; the others are next to it.
  const shown = (one) => {
    const row = one.closest('.opponents')
    const [box, frame] = [one.getBoundingClientRect(), row?.getBoundingClientRect()]
    return seen(one) && (!row || row.scrollWidth <= row.clientWidth + 1
      || (box.left >= frame.left - 1 && box.right <= frame.right + 1))
  }
  const all = (selector) => [...document.querySelector('.play-table').querySelectorAll(selector)].filter(shown)
  const place = (one) => one.closest('[data-spot], [data-row], [data-seat], .army, .middle-bar')
  const describe = (one) => `${one.getAttribute('class')} ${one.textContent.trim().slice(0, 30)} at `
    + `${place(one)?.dataset.spot ?? place(one)?.dataset.row ?? place(one)?.getAttribute('class') ?? ''}`
  const beyond = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  }
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
  const covered = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [0.3, 0.5, 0.7].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2)
      return !hit || !(one.contains(hit) || hit.contains(one))
    })
  }
  const small = (one) => one.getBoundingClientRect().height < 17.5
  const crowded = (one) => one.getBoundingClientRect().width < 49.5 && [...one.querySelectorAll('.mark')].some(seen)
  const found = {
    'off the screen': all(ON_SCREEN).filter(beyond),
    cut: all(WHOLE).filter(cut),
    covered: all(CLEAR).filter(covered),
    'too small to read': all('[data-spot] .strength').filter(small),
    'too small for badges': all('[data-spot] .card').filter(crowded),
    scrolls: document.documentElement.scrollHeight > innerHeight ? [document.querySelector('main')] : [],
  }
  return Object.entries(found).flatMap(([fault, things]) => things.map((one) => `${fault}: ${describe(one)}`))
}"""
"""Things off the screen, names and totals that are cut or covered, strengths that are too small to read."""

COVERED = """() => [...document.querySelectorAll('[data-held], .middle-bar button')].filter((one) => {
  const { left, top, height } = one.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 8, top + height / 2)
  return !hit || !one.contains(hit)
}).length"""
"""How many cards of the hand and buttons are covered at their left edge."""


def faults(page: Page, *screens: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """Return what is wrong on each screen."""
    found = {}
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = page.evaluate(FIND_FAULTS)
    return {screen: wrong for screen, wrong in found.items() if wrong}


def open_full_board(visitor: Visitor, mode: str, *armies: str) -> Page:
    page = visitor.go(open_board(visitor, mode, *([armies] if armies else [])))
    page.locator("[data-held]").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=() if mode in QUICK else pytest.mark.slow) for mode in PLAYERS]
)
def test_a_full_board_fits_every_screen(shared_visitor: Visitor, mode: str) -> None:
    assert not faults(open_full_board(shared_visitor, mode), *SCREENS)


@pytest.mark.slow
@pytest.mark.parametrize("mode", PLAYERS)
def test_a_full_board_fits_in_every_language(shared_visitor: Visitor, mode: str) -> None:
    page = open_full_board(shared_visitor, mode)
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        shared_visitor.set_language(language)
        shared_visitor.wait_until_idle()
        assert not faults(page, *SCREENS, *OTHER_SCREENS), language


@pytest.mark.slow
def test_many_cards_in_a_row_fit_a_narrow_column(shared_visitor: Visitor) -> None:
    swarm = MONSTERS.replace("3 Ghoul, 3 Nekker", "3 Ghoul, 3 Nekker, 3 Arachas, Griffin, Fiend, Forktail")
    page = open_full_board(shared_visitor, "ffa-5", MONSTERS, swarm, swarm, swarm, swarm)
    assert not faults(page, *SCREENS)


def test_few_cards_fill_their_row(shared_visitor: Visitor) -> None:
    """One card is nearly as wide on a large screen as in the hand, and every row can still be touched."""
    page = open_scene(shared_visitor)
    page.set_viewport_size({"width": 1440, "height": 900})
    width = page.locator("[data-spot]").last.bounding_box()
    assert width
    assert width["width"] > 90
    rows = [row.bounding_box() for row in page.locator("[data-row]").all()]
    assert all(row and row["height"] >= 44 for row in rows)


def test_the_rail_shows_what_is_under_the_pointer_and_covers_nothing(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(in_hand("northern-realms/ballista")).click()
    page.locator(".target").click()
    rail = page.locator(".inspect-rail")
    expect(rail).to_contain_text("Ballista")
    page.locator("[data-held]").first.hover()
    expect(rail).to_contain_text("Ves")
    page.locator("[data-spot]").first.hover()
    expect(rail).to_contain_text(shared_visitor.text("row-close"))
    assert page.evaluate(COVERED) == 0
    page.set_viewport_size({"width": 1024, "height": 768})
    page.locator("[data-spot]").last.hover()
    expect(rail).to_be_hidden()
    assert page.evaluate(COVERED) == 0


def test_a_finger_that_rests_on_a_card_opens_its_details(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("phone")
    page = open_scene(visitor)
    finger = visitor.context.new_cdp_session(page)
    box = page.locator("[data-held]").first.bounding_box()
    assert box
    points: list[Any] = [{"x": box["x"] + 12, "y": box["y"] + 40}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    details = page.locator("dialog[open] .card-details")
    expect(details).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    expect(page.locator("[data-held][aria-pressed='true']")).to_have_count(0)
