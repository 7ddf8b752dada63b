"""axe finds nothing to complain of on any page, in the dark and by day."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browsing import THEMES
from tests.web.conftest import Visit
from tests.web.places import PLACES, played, seen

RUN = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(come: Visit, name: str, theme: str) -> None:
    visitor = come(theme=theme)
    visitor.forgiven.append("status of 404")
    page = seen(visitor, name)
    if name == "table":
        played(page, touches=8)
    found = Axe().run(page, options=RUN).response["violations"]
    told = [
        f"{one['id']} ({one['impact']}): {one['help']}\n  "
        + "\n  ".join(
            f"{node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}" for node in one["nodes"][:4]
        )
        for one in found
    ]
    assert not told, "\n".join(told)
