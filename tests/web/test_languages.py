"""Five languages on every page: nothing unsaid, nothing that spills out of its place."""

from __future__ import annotations

import json
import re

import pytest

from gwint.cards import LANGUAGES
from gwint.words.catalogue import FOLDER
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.places import PLACES, seen, shown

IDS = {
    found.group(1)
    for file in (FOLDER / "en").glob("*.ftl")
    for found in re.finditer(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}

UNSAID = """(ids) => {
  const known = new Set(ids), found = []
  const told = (text) => text && text.trim().includes('-') && known.has(text.trim().split('.')[0]) && found.push(text.trim())
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) told(walk.currentNode.data)
  for (const one of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told(one.getAttribute(name))
  return [...new Set([...found, ...document.body.innerText.match(/\\\\{\\\\s*\\\\$\\\\w+\\\\s*\\\\}|undefined|\\\\[object|NaN/g) ?? []])]
}"""
"""Ids that stand where a message should, and arguments that were never told."""

SPILT = """() => {
  const wanted = 'button, .button, h1, h2, h3, .ribbon, legend, th, label > span, dt, nav a, .state, .standing, kbd'
  const spills = (one) => one.checkVisibility() && one.clientWidth > 0 && !one.closest('.unseen')
    && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
    && !one.querySelector('[data-card], .card, .leader') && !one.matches('.name, [data-card] *, .card *')
  const found = [...document.querySelectorAll(wanted)].filter(spills)
    .map((one) => `${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 60)}" ${one.scrollWidth} > ${one.clientWidth}`)
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? [...found, `the page is ${wide}px too wide`] : found
}"""


def speak(visitor: Visitor, language: str) -> None:
    """The same page in another language."""
    visitor.language = language
    kept = json.dumps({**visitor.settings(), "language": language})
    visitor.page.evaluate("(kept) => localStorage.setItem('gwint.settings', kept)", kept)
    visitor.page.reload()
    shown(visitor.page)


@pytest.mark.parametrize("size", ["small", "desk"])
@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_missing_and_nothing_spills(come: Visit, name: str, size: str) -> None:
    visitor = come(size)
    visitor.forgiven.append("status of 404")
    page = seen(visitor, name)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        if language != visitor.language:
            speak(visitor, language)
        assert page.locator("html").get_attribute("lang") == language
        found[language] = page.evaluate(UNSAID, sorted(IDS)) + page.evaluate(SPILT)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)
