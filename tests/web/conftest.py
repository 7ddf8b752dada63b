"""A real server over a folder of its own with the built page, and real browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from gwint.server.http.static_page import INDEX, STATIC
from tests.server.running import Running, serving
from tests.web.visitor import PATIENCE_MS, Visitor, launched, visit

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE_MS)


# For this folder alone and not for the whole session: Playwright keeps the thread's event loop until it ends.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / INDEX).exists(), "the page is not built: make web"
    # Its one worker fetches the twin with the first hint: on a busy machine that takes longer than a player would wait.
    with serving(tmp_path_factory.mktemp("web"), GWINT_BOT_WORKERS="1", GWINT_BOT_DEADLINE_S="60") as running:
        yield running


@pytest.fixture(scope="module")
def staying(browser: Browser, server: Running) -> Iterator[Visitor]:
    visitor = visit(browser, server.url)
    yield visitor
    visitor.context.close()


@pytest.fixture
def guest(staying: Visitor) -> Iterator[Visitor]:
    """One visitor for all tests of a module, who goes from page to page and must have had nothing to complain of."""
    yield staying
    staying.check()


@pytest.fixture
def come(browser: Browser, server: Running) -> Iterator[Visit]:
    """`come(size, **settings)`: one more visitor. Whoever came must have had nothing to complain of."""
    came: list[Visitor] = []

    def coming(size: str = "desk", **settings: Any) -> Visitor:
        came.append(visit(browser, server.url, size, **settings))
        return came[-1]

    yield coming
    for visitor in came:
        visitor.context.close()
    for visitor in came:
        visitor.check()
