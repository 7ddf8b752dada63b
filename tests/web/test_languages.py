"""Every page in five languages: all texts are translated and fit their space."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from gwint.cards import LANGUAGES
from gwint.i18n.bundles import FOLDER
from tests.web.conftest import NewVisitor
from tests.web.pages import PAGES, open_named_page, wait_until_shown
from tests.web.visitor import SIZES, Visitor

IDS = {
    found.group(1)
    for file in (FOLDER / "en").glob("*.ftl")
    for found in re.finditer(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}

FIND_UNTRANSLATED = r"""(ids) => {
  const known = new Set(ids), found = []
  const check = (text = '') => text.includes('-') && known.has(text.trim().split('.')[0]) && found.push(text.trim())
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) check(walk.currentNode.data)
  for (const one of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) check(one.getAttribute(name) ?? '')
  const unfilled = document.body.innerText.match(/\{\s*\$[\w-]+\s*\}|undefined|\[object|NaN/g) ?? []
  return [...new Set([...found, ...unfilled])]
}"""
"""Message ids in place of messages, and arguments that were not filled in."""

FIND_OVERFLOWING = """(width) => {
  const wanted = 'button, .button, h1, h2, h3, .ribbon, legend, th, label > span, dt, nav a, .state, .status, kbd'
  const cards = '.name, [data-card], [data-card] *, .card, .card *'
  const plain = (one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 0
    && !one.closest('.visually-hidden, [inert]') && !one.matches(cards)
    && !one.querySelector('[data-card], .card, .leader')
  const spills = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const beyond = (one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one)
  const describe = (one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`
  const found = [...document.querySelectorAll(wanted)].filter((one) => plain(one) && (spills(one) || beyond(one)))
  const wide = document.documentElement.scrollWidth - width
  return wide > 0 ? [...found.map(describe), `the page is ${wide}px too wide`] : found.map(describe)
}"""
"""Texts that are wider than their element. Cards shrink their names; a player's name may be cut."""


def test_untranslated_and_overflowing_texts_are_found(new_visitor: NewVisitor) -> None:
    page = open_named_page(new_visitor("small"), "home")
    page.evaluate("document.querySelector('h2').textContent = 'home-play'")
    assert page.evaluate(FIND_UNTRANSLATED, sorted(IDS)) == ["home-play"]
    assert page.evaluate(FIND_OVERFLOWING, 360) == []
    page.evaluate("document.querySelector('.button').style.whiteSpace = 'nowrap'")
    page.evaluate("document.querySelector('.button').textContent = 'Donaudampfschifffahrt'.repeat(4)")
    assert any("Donaudampfschifffahrt" in item for item in page.evaluate(FIND_OVERFLOWING, 360))


def overflowing(page: Page, width: int) -> list[str]:
    """Return what overflows, after waiting for the layout to settle."""
    for _ in range(20):
        found: list[str] = page.evaluate(FIND_OVERFLOWING, width)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def resize(page: Page, size: str) -> int:
    """Resize the page and return its width."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return width


@pytest.mark.parametrize("size", ["small", pytest.param("desk", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", PAGES)
def test_texts_are_translated_and_fit(shared_visitor: Visitor, name: str, size: str) -> None:
    """Starts with a wider page; the other direction runs with the slow tests."""
    shared_visitor.expected_errors.append("status of 404")
    resize(shared_visitor.page, "desk" if size == "small" else "small")
    page = open_named_page(shared_visitor, name)
    width = resize(page, size)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        shared_visitor.set_language(language)
        wait_until_shown(shared_visitor)
        found[language] = page.evaluate(FIND_UNTRANSLATED, sorted(IDS)) + overflowing(page, width)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)
