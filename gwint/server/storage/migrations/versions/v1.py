"""Version 1: the log of every table, an index over it, and the owners' data. Times are milliseconds since the epoch."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "1"
down_revision = None

STATEMENTS: Final = (
    """CREATE TABLE owners (
        id TEXT PRIMARY KEY NOT NULL,
        token_hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL
    )""",
    # An index over the entries, updated in the same transaction.
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY NOT NULL,
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,
        mode TEXT NOT NULL,
        maker TEXT,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL
    )""",
    "CREATE INDEX tables_by_maker ON tables (maker)",
    "CREATE INDEX tables_by_phase ON tables (phase, listed, created_at)",
    # Summaries for lists of tables, updated in the same transaction.
    "CREATE TABLE summaries (table_id TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL)",
    """CREATE TABLE chairs (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        owner TEXT,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX chairs_by_owner ON chairs (owner)",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        body TEXT NOT NULL,
        digest TEXT,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE decks (
        id TEXT PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        name TEXT NOT NULL,
        code TEXT NOT NULL,
        changed_at INTEGER NOT NULL
    )""",
    "CREATE INDEX decks_by_owner ON decks (owner)",
    """CREATE TABLE links (
        code_hash BLOB PRIMARY KEY NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
    )""",
    "CREATE INDEX links_by_seat ON links (table_id, seat)",
    """CREATE TABLE records (
        id TEXT PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        text TEXT NOT NULL,
        created_at INTEGER NOT NULL
    )""",
    "CREATE INDEX records_by_owner ON records (owner)",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
