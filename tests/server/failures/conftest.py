"""One server for all tests that leave it running."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.failures.processes import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("faults") / "data", {"tables_per_owner": "1000000"})
    asyncio.run(running.start())
    yield running
    running.kill()
