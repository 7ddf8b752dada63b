"""The table of every mode fits every screen: nothing is cut, covered or out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.boards import PLAYERS, open_board
from tests.web.visitor import Visitor

SCREENS = ((1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390))
OTHER_SCREENS = ((1920, 1080), (1280, 720), (820, 1180), (768, 1024), (740, 360), (3840, 2160))
QUICK = ("duel", "ffa-5", "team")
"""The modes with the most on the table; the others run with the slow tests."""

FIND_FAULTS = """() => {
  const ON_SCREEN = '.middle-bar button, .middle-bar .round, [data-row], [data-spot] .card, [data-held] .card,'
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
  const all = (selector) => [...document.querySelectorAll('.play-table')[0].querySelectorAll(selector)].filter(shown)
  const place = (one) => one.closest('[data-spot], [data-row], [data-seat], .army, .middle-bar')
  const describe = (one) => `${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)} at `
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
  return [
    ...all(ON_SCREEN).filter(beyond).map((one) => `off the screen: ${describe(one)}`),
    ...all(WHOLE).filter(cut).map((one) => `cut: ${describe(one)}`),
    ...all(CLEAR).filter(covered).map((one) => `covered: ${describe(one)}`),
    ...all('[data-spot] .strength').filter(small).map((one) => `too small: ${describe(one)}`),
    ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
  ]
}"""
"""Cards and buttons off the screen, names and totals that are cut or covered, strengths that are too small to read."""


def faults(page: Page, *screens: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """Return what is wrong on each screen."""
    found = {}
    for screen in screens:
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        found[screen] = page.evaluate(FIND_FAULTS)
    return {screen: wrong for screen, wrong in found.items() if wrong}


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=() if mode in QUICK else pytest.mark.slow) for mode in PLAYERS]
)
def test_a_full_board_fits_every_screen(shared_visitor: Visitor, mode: str) -> None:
    page = shared_visitor.go(open_board(shared_visitor, mode))
    page.locator("[data-held]").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert not faults(page, *SCREENS)
