"""A store in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.server.storage.migrations import migrate
from gwint.server.storage.store import FILE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An empty file of the newest version."""
    path = tmp_path / FILE
    migrate(path)
    return path
