"""Version 4: evenings that several phones referee together, each as a log of entries. They belong to no owner."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "4"
down_revision = "3"

STATEMENTS: Final = (
    """CREATE TABLE evenings (
        id TEXT PRIMARY KEY NOT NULL,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL
    )""",
    "CREATE INDEX evenings_by_change ON evenings (changed_at)",
    """CREATE TABLE evening_entries (
        evening_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        nonce TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (evening_id, number)
    )""",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
