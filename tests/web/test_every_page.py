"""Every page: axe finds no violation, and in five languages all texts are translated and fit their space."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from gwint.cards import LANGUAGES
from gwint.i18n.bundles import FOLDER
from tests.web.conftest import NewVisitor
from tests.web.pages import PAGES, open_named_page, play_some, wait_until_shown
from tests.web.visitor import SIZES, THEMES, Visitor

ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DARK, LIGHT = THEMES
RULES_BY_THEME = {DARK: ALL_RULES, LIGHT: ["color-contrast"]}
"""The light theme only changes colours."""


@pytest.fixture(scope="module", params=PAGES)
def opened_page(request: pytest.FixtureRequest, module_visitor: Visitor) -> None:
    """Open each page once, on a wide screen, for all tests that check it."""
    module_visitor.expected_errors.append("status of 404")
    resize(module_visitor.page, "desk")
    page = open_named_page(module_visitor, request.param)
    if request.param == "table":
        play_some(page, touches=8)


def resize(page: Page, size: str) -> int:
    """Resize the page and return its width."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return width


# Accessibility


@pytest.mark.usefixtures("opened_page")
def test_axe_finds_no_violation(shared_visitor: Visitor) -> None:
    for theme in THEMES:
        shared_visitor.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = run_axe(shared_visitor.page, RULES_BY_THEME[theme])
        assert not found, "\n".join(format_violation(violation) for violation in found)


WRONG = """() => {
  const faint = Object.assign(document.createElement('p'), { textContent: 'faint' })
  Object.assign(faint.style, { color: '#777', background: '#888' })
  document.querySelector('main').append(faint, new Image())
}"""


def run_axe(page: Page, rules: list[str]) -> list[dict[str, Any]]:
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    return list(Axe().run(page, options=options).response["violations"])


def test_axe_finds_provoked_violations(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append("status of 404")
    page = open_named_page(visitor, "not-found")
    page.evaluate(WRONG)
    assert {violation["id"] for violation in run_axe(page, ALL_RULES)} >= {"color-contrast", "image-alt"}


def format_violation(violation: dict[str, Any]) -> str:
    nodes = (
        f"{node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}" for node in violation["nodes"]
    )
    return "\n  ".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *nodes])


# Languages


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
    page.evaluate("document.querySelector('h2').textContent = 'action-play-now'")
    assert page.evaluate(FIND_UNTRANSLATED, sorted(IDS)) == ["action-play-now"]
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


@pytest.mark.parametrize("size", ["small", pytest.param("desk", marks=pytest.mark.slow)])
@pytest.mark.usefixtures("opened_page")
def test_texts_are_translated_and_fit(shared_visitor: Visitor, size: str) -> None:
    """Starts with a wider page; the other direction runs with the slow tests."""
    page = shared_visitor.page
    if size == "desk":
        resize(page, "small")
        page.reload()
        wait_until_shown(shared_visitor)
    width = resize(page, size)
    found: dict[str, list[str]] = {}
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        shared_visitor.set_language(language)
        wait_until_shown(shared_visitor)
        found[language] = page.evaluate(FIND_UNTRANSLATED, sorted(IDS)) + overflowing(page, width)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)
