"""A store in its own folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.server.storage.migrations import migrate
from gwint.server.storage.store import FILE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return an empty file of the newest version."""
    path = tmp_path / FILE
    migrate(path)
    return path
