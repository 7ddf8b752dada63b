"""Migrations: `versions/` holds the step to each version, and a file is migrated when it is opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from gwint.server.storage.connections import connect_for_reading

NEWEST: Final = "4"
"""The version that this program writes: that of the last step."""


def migrate(path: Path) -> None:
    """Migrate a file to the newest version in one transaction, creating it if it is missing; refuse a newer file.

    Most files are up to date, and alembic, which takes half a second to import, is not loaded for them.
    """
    if not _is_newest(path):
        from gwint.server.storage.migrations.upgrade import upgrade_file

        upgrade_file(path)


def _is_newest(path: Path) -> bool:
    """Return whether a file has the newest version; errors of the file are reported by the migration."""
    try:
        with closing(connect_for_reading(path)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    except sqlite3.Error:
        return False
