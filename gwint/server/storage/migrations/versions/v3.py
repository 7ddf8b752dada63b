"""Version 3: what lists show of uploaded records, and the keys by which a repeated upload is recognised."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "3"
down_revision = "2"

STATEMENTS: Final = (
    "ALTER TABLE records ADD COLUMN key TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE records ADD COLUMN summary TEXT NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX records_by_key ON records (owner, key) WHERE key != ''",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
