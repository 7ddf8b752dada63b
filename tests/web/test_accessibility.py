"""axe finds nothing to complain of on any page, in the dark and by day."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.pages import PLACES, played, seen
from tests.web.visitor import THEMES, Visitor

EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
IN_THE_DARK, BY_DAY = THEMES
ASKED = {IN_THE_DARK: EVERYTHING, BY_DAY: ["color-contrast"]}
"""By day the same page has other colours, and nothing else."""


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(guest: Visitor, name: str) -> None:
    guest.forgiven.append("status of 404")
    page = seen(guest, name)
    if name == "table":
        played(page, touches=8)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = violations(page, ASKED[theme])
        assert not found, "\n".join(told(one) for one in found)


WRONG = """() => {
  const faint = Object.assign(document.createElement('p'), { textContent: 'faint' })
  Object.assign(faint.style, { color: '#777', background: '#888' })
  document.querySelector('main').append(faint, new Image())
}"""


def violations(page: Page, asked: list[str]) -> list[dict[str, Any]]:
    options = {"runOnly": asked, "resultTypes": ["violations"]}
    return list(Axe().run(page, options=options).response["violations"])


def test_what_is_wrong_is_found(guest: Visitor) -> None:
    page = seen(guest, "nowhere")
    page.evaluate(WRONG)
    assert {one["id"] for one in violations(page, EVERYTHING)} >= {"color-contrast", "image-alt"}


def told(violation: dict[str, Any]) -> str:
    nodes = (
        f"{node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}" for node in violation["nodes"]
    )
    return "\n  ".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *nodes])
