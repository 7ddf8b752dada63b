"""Version 2: sessions of their own, so that an owner can have many and each expires."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "2"
down_revision = "1"

YEAR_MS: Final = 365 * 24 * 60 * 60 * 1000
"""How long the tokens of version 1, which did not expire, are valid after the migration; each use renews them."""
STATEMENTS: Final = (
    """CREATE TABLE sessions (
        token_hash BLOB PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
    )""",
    "CREATE INDEX sessions_by_owner ON sessions (owner)",
    "CREATE INDEX sessions_by_expiry ON sessions (expires_at)",
    f"""INSERT INTO sessions(token_hash, owner, created_at, seen_at, expires_at)
        SELECT token_hash, id, created_at, seen_at, CAST(strftime('%s', 'now') AS INTEGER) * 1000 + {YEAR_MS}
        FROM owners""",
    # Finds the names of a person who asks for deletion.
    """CREATE INDEX entries_by_person ON entries (iif(json_valid(body), json_extract(body, '$.owner'), NULL))
        WHERE kind = 'sat'""",
    """CREATE TABLE owners_of_version_2 (
        id TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL
    )""",
    "INSERT INTO owners_of_version_2 SELECT id, name, created_at, seen_at FROM owners",
    "DROP TABLE owners",
    "ALTER TABLE owners_of_version_2 RENAME TO owners",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
