"""Five languages on every page: nothing unsaid, nothing that spills out of its place."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from gwint.cards import LANGUAGES
from gwint.i18n.bundles import FOLDER
from tests.web.conftest import Visit
from tests.web.pages import PLACES, seen, shown
from tests.web.visitor import SIZES, Visitor

IDS = {
    found.group(1)
    for file in (FOLDER / "en").glob("*.ftl")
    for found in re.finditer(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}

UNSAID = r"""(ids) => {
  const known = new Set(ids), found = []
  const told = (text = '') => text.includes('-') && known.has(text.trim().split('.')[0]) && found.push(text.trim())
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) told(walk.currentNode.data)
  for (const one of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told(one.getAttribute(name) ?? '')
  const untold = document.body.innerText.match(/\{\s*\$[\w-]+\s*\}|undefined|\[object|NaN/g) ?? []
  return [...new Set([...found, ...untold])]
}"""
"""Ids that stand where a message should, and arguments that were never told."""

SPILT = """(width) => {
  const wanted = 'button, .button, h1, h2, h3, .ribbon, legend, th, label > span, dt, nav a, .state, .status, kbd'
  const cards = '.name, [data-card], [data-card] *, .card, .card *'
  const plain = (one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 0
    && !one.closest('.visually-hidden, [inert]') && !one.matches(cards)
    && !one.querySelector('[data-card], .card, .leader')
  const spills = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const beyond = (one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one)
  const told = (one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`
  const found = [...document.querySelectorAll(wanted)].filter((one) => plain(one) && (spills(one) || beyond(one)))
  const wide = document.documentElement.scrollWidth - width
  return wide > 0 ? [...found.map(told), `the page is ${wide}px too wide`] : found.map(told)
}"""
"""Words that are wider than what they stand on. Cards set their own names smaller; a player's name may be cut."""


def test_what_spills_or_is_unsaid_is_found(come: Visit) -> None:
    page = seen(come("small"), "home")
    page.evaluate("document.querySelector('h2').textContent = 'home-play'")
    assert page.evaluate(UNSAID, sorted(IDS)) == ["home-play"]
    assert page.evaluate(SPILT, 360) == []
    page.evaluate("document.querySelector('.button').style.whiteSpace = 'nowrap'")
    page.evaluate("document.querySelector('.button').textContent = 'Donaudampfschifffahrt'.repeat(4)")
    assert any("Donaudampfschifffahrt" in one for one in page.evaluate(SPILT, 360))


def spilt(page: Page, width: int) -> list[str]:
    """What spills, and goes on to: a page that was just resized takes a moment."""
    for _ in range(20):
        found: list[str] = page.evaluate(SPILT, width)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def resized(page: Page, size: str) -> int:
    """Its width now."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return width


@pytest.mark.parametrize("size", ["small", pytest.param("desk", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_missing_and_nothing_spills(guest: Visitor, name: str, size: str) -> None:
    """On a page that was wider before; the other way round it comes with the big counts."""
    guest.forgiven.append("status of 404")
    resized(guest.page, "desk" if size == "small" else "small")
    page = seen(guest, name)
    width = resized(page, size)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        guest.speak(language)
        shown(guest)
        found[language] = page.evaluate(UNSAID, sorted(IDS)) + spilt(page, width)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)
