"""Runs alembic: every step that a file lacks, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from gwint.server.storage import StoreError
from gwint.server.storage.connections import store_error

FOLDER: Final = Path(__file__).parent


def upgrade_file(path: Path) -> None:
    """Migrate a file to the newest version, creating it if it is missing; refuse a newer file."""
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            _upgrade(connection, path)
    except DBAPIError as error:
        raise store_error(error.orig if isinstance(error.orig, Exception) else error) from error


def _upgrade(connection: Connection, path: Path) -> None:
    config = Config(attributes={"connection": connection})
    # alembic would interpret a percent sign in the path.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    newer = set(MigrationContext.configure(connection).get_current_heads()) - known
    if newer:
        raise StoreError("data-newer", file=str(path), version=min(newer))
    command.upgrade(config, "head")
