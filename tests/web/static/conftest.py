"""The static page on a host that only sends files. The fixtures have the names of those for a server's page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import NewVisitor
from tests.web.static.site import Site, StaticVisitor, hosting, new_static_visitor


@pytest.fixture(scope="package")
def site() -> Iterator[Site]:
    with hosting() as site:
        yield site


@pytest.fixture(scope="module")
def module_visitor(browser: Browser, site: Site) -> Iterator[StaticVisitor]:
    visitor = new_static_visitor(browser, site.url)
    yield visitor
    visitor.context.close()


@pytest.fixture
def shared_visitor(module_visitor: StaticVisitor) -> Iterator[StaticVisitor]:
    """A visitor for all tests of a module, so that Python starts only once; each test checks it for errors."""
    yield module_visitor
    module_visitor.check()


@pytest.fixture
def new_visitor(browser: Browser, site: Site) -> Iterator[NewVisitor]:
    visitors: list[StaticVisitor] = []

    def make(size: str = "desk", **settings: Any) -> StaticVisitor:
        visitors.append(new_static_visitor(browser, site.url, size, **settings))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
