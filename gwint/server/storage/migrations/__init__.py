"""The file's versions: `versions/` holds a step from each to the next, and a file goes forward when it is opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from gwint.server.storage.connections import connect_for_reading

NEWEST: Final = "1"
"""The version that is written here: that of the last step."""


def migrate(path: Path) -> None:
    """To the newest version, in one transaction; a file that is not there is made. A newer file is refused.

    Most files are the newest already, and alembic takes half a second to load, which everybody waits for at a restart.
    """
    if not _is_newest(path):
        from gwint.server.storage.migrations.forward import go_forward

        go_forward(path)


def _is_newest(path: Path) -> bool:
    """What is wrong with a file, if anything is, is found out on the way forward."""
    try:
        with closing(connect_for_reading(path)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    except sqlite3.Error:
        return False
