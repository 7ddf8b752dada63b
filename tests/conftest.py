"""Property tests look at the same examples whenever `make test` runs; some folders keep together."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("gwint", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gwint")

TOGETHER = {
    "tests/web/": "page",
    "tests/advice/": "compiled",
    "tests/bots/search/": "compiled",
    "tests/bots/test_modes.py": "compiled",
    "tests/bots/test_secrets.py": "compiled",
    "tests/cli/test_admin.py": "admin",
    "tests/compatibility/test_rules_version.py": "compiled",
    "tests/cli/test_analyse.py": "compiled",
    "tests/cli/test_hint.py": "compiled",
    "tests/cli/test_join.py": "join",
    "tests/engine/test_program.py": "compiled",
    "tests/fast/": "compiled",
    "tests/lab/environments/": "compiled",
    "tests/server/failures/test_folders.py": "faults",
    "tests/server/failures/test_messages.py": "faults",
    "tests/server/failures/test_schema.py": "faults",
    "tests/server/tables/test_hints.py": "compiled",
    "tests/server/http/test_server.py": "serve",
    "tests/test_protocol_doc.py": "protocol",
}
"""Whose tests share a browser, a server, or what is compiled: what they share goes to one worker."""

SEARCHING = "champion"
"""A test that names this bot wants the search compiled, wherever it lies."""


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Every test goes where there is room, but those of a folder that keeps together.

    The marks of `--dist loadgroup` say the same, and pytest 9.2 with xdist 3.8 does not hear them.
    """

    def _split_scope(self, nodeid: str) -> str:
        if SEARCHING in nodeid:
            return "compiled"
        return next((shared for place, shared in TOGETHER.items() if nodeid.startswith(place)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Schedule the tests; a file or folder that was renamed must be renamed in TOGETHER, too."""
    missing = [place for place in TOGETHER if not (config.rootpath / place).exists()]
    if missing:
        raise pytest.UsageError(f"TOGETHER names what does not exist: {', '.join(missing)}")
    return Together(config, log)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of every `async def` test."""
    return "asyncio"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Keep the garbage collector away from the collected tests, which it would visit often and never free."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of tests with one name a worker would run only one, and nobody would miss the others."""
    twice = [name for name, count in Counter(item.nodeid for item in items).items() if count > 1]
    if twice:
        raise pytest.UsageError(f"several tests are called: {', '.join(twice[:9])}")
