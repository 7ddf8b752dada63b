"""How light the table comes, and that nothing jumps while it does."""

from __future__ import annotations

import gzip

from tests.web.conftest import Visit
from tests.web.pages import shown
from tests.web.tables import DUEL

MOST_SCRIPT = 100_000
"""Bytes of gzipped script until the table can be played."""
MOST_SHIFT = 0.01

SHIFTS = """
window.shifted = []
new PerformanceObserver((list) => {
  const seen = list.getEntries().filter((one) => !one.hadRecentInput)
  shifted.push(...seen.map((one) => [one.value, ...one.sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]))
}).observe({ type: 'layout-shift', buffered: true })
"""


def test_the_scripts_of_the_table_are_light(come: Visit) -> None:
    visitor = come()
    table = visitor.open_table(**DUEL)
    visitor.scripts.clear()
    page = visitor.go(f"/t/{table}")
    page.locator("[data-held]").first.wait_for()
    weights = {}
    for script in visitor.scripts:
        response = script.response()
        assert response is not None
        weights[script.url.split("/")[-1]] = len(gzip.compress(response.body(), 9))
    assert weights
    assert sum(weights.values()) < MOST_SCRIPT, weights


def test_nothing_jumps_while_the_table_comes(come: Visit) -> None:
    for size in ("desk", "phone"):
        visitor = come(size)
        visitor.context.add_init_script(SHIFTS)
        visitor.go(f"/t/{visitor.open_table(**DUEL)}")
        shown(visitor)
        shifted = visitor.page.evaluate("shifted")
        assert sum(one[0] for one in shifted) < MOST_SHIFT, (size, shifted)
