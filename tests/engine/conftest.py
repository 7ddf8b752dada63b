"""A pipe to a program, for tests that wait until it is thinking or gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bots.scenes import Line


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    held = Line(tmp_path)
    yield held
    held.close()
