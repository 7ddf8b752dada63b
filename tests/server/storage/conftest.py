"""A store in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.server.storage import FILE, migrate


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An empty file of the newest version."""
    path = tmp_path / FILE
    migrate(path)
    return path
