"""A named pipe to a bot, for tests that wait until it thinks or has exited."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bots.scenes import Line


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    held = Line(tmp_path)
    yield held
    held.close()


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Collect what a test left open, such as a transport, so that its warning fails this test."""
    yield
    gc.collect()
