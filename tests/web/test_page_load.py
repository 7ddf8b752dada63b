"""The size of the table's scripts, and its layout shifts while it loads."""

from __future__ import annotations

import gzip

from tests.web.conftest import NewVisitor
from tests.web.pages import wait_until_shown
from tests.web.tables import DUEL

MOST_SCRIPT = 100_000
"""The maximum size of gzipped scripts until the table can be played, in bytes."""
MOST_SHIFT = 0.01

SHIFTS = """
window.shifted = []
new PerformanceObserver((list) => {
  const seen = list.getEntries().filter((one) => !one.hadRecentInput)
  shifted.push(...seen.map((one) => [one.value, ...one.sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]))
}).observe({ type: 'layout-shift', buffered: true })
"""


def test_the_scripts_of_the_table_are_small(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
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


def test_the_layout_does_not_shift_while_the_table_loads(new_visitor: NewVisitor) -> None:
    for size in ("desk", "phone"):
        visitor = new_visitor(size)
        visitor.context.add_init_script(SHIFTS)
        visitor.go(f"/t/{visitor.open_table(**DUEL)}")
        wait_until_shown(visitor)
        shifted = visitor.page.evaluate("shifted")
        assert sum(shift[0] for shift in shifted) < MOST_SHIFT, (size, shifted)
