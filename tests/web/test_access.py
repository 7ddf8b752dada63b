"""axe finds nothing to complain of on any page, in the dark and by day."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browsing import THEMES
from tests.web.conftest import Visit
from tests.web.places import PLACES, played, seen

RUN = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(come: Visit, name: str) -> None:
    visitor = come()
    visitor.forgiven.append("status of 404")
    page = seen(visitor, name)
    if name == "table":
        played(page, touches=8)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        found = Axe().run(page, options=RUN).response["violations"]
        assert not found, "\n".join(told(one) for one in found)


def told(violation: dict[str, Any]) -> str:
    nodes = (
        f"{node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}" for node in violation["nodes"]
    )
    return "\n  ".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *nodes])
