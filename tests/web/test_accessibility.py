"""axe finds no accessibility violation on any page, in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.pages import PAGES, open_named_page, play_some
from tests.web.visitor import THEMES, Visitor

ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DARK, LIGHT = THEMES
RULES_BY_THEME = {DARK: ALL_RULES, LIGHT: ["color-contrast"]}
"""The light theme only changes colours."""


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_violation(shared_visitor: Visitor, name: str) -> None:
    shared_visitor.expected_errors.append("status of 404")
    page = open_named_page(shared_visitor, name)
    if name == "table":
        play_some(page, touches=8)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = run_axe(page, RULES_BY_THEME[theme])
        assert not found, "\n".join(format_violation(violation) for violation in found)


WRONG = """() => {
  const faint = Object.assign(document.createElement('p'), { textContent: 'faint' })
  Object.assign(faint.style, { color: '#777', background: '#888' })
  document.querySelector('main').append(faint, new Image())
}"""


def run_axe(page: Page, on_request: list[str]) -> list[dict[str, Any]]:
    options = {"runOnly": on_request, "resultTypes": ["violations"]}
    return list(Axe().run(page, options=options).response["violations"])


def test_axe_finds_provoked_violations(shared_visitor: Visitor) -> None:
    page = open_named_page(shared_visitor, "not-found")
    page.evaluate(WRONG)
    assert {violation["id"] for violation in run_axe(page, ALL_RULES)} >= {"color-contrast", "image-alt"}


def format_violation(violation: dict[str, Any]) -> str:
    nodes = (
        f"{node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}" for node in violation["nodes"]
    )
    return "\n  ".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *nodes])
