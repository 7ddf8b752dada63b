"""A real server with the built page, and real browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from gwint.server.http.static_page import INDEX, STATIC
from tests.server.server_process import Running, serving
from tests.web.visitor import TIMEOUT_MS, Visitor, launch_browser, new_visitor_context

NewVisitor = Callable[..., Visitor]

expect.set_options(timeout=TIMEOUT_MS)


# Not for the whole session, because Playwright occupies the thread's event loop until it ends.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch_browser(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / INDEX).exists(), "the page is not built: make web"
    # Its worker loads the twin with the first hint, which takes long on a busy machine.
    with serving(tmp_path_factory.mktemp("web"), GWINT_BOT_WORKERS="1", GWINT_BOT_DEADLINE_S="60") as running:
        yield running


@pytest.fixture(scope="module")
def module_visitor(browser: Browser, server: Running) -> Iterator[Visitor]:
    visitor = new_visitor_context(browser, server.url)
    yield visitor
    visitor.context.close()


@pytest.fixture
def shared_visitor(module_visitor: Visitor) -> Iterator[Visitor]:
    """A visitor for all tests of a module; each test checks it for errors."""
    yield module_visitor
    module_visitor.check()


@pytest.fixture
def new_visitor(browser: Browser, server: Running) -> Iterator[NewVisitor]:
    """`new_visitor(size, **settings)` creates a visitor; all of them are checked for errors at the end."""
    visitors: list[Visitor] = []

    def make(size: str = "desk", **settings: Any) -> Visitor:
        visitors.append(new_visitor_context(browser, server.url, size, **settings))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
