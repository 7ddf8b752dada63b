"""The SQL queries that read tables, decks and records. This module does not load SQLite."""

from __future__ import annotations

from typing import Final

LOG_OF_TABLE: Final = "SELECT kind, at, body, digest FROM entries WHERE table_id = ? ORDER BY number"
LOGS_OF_TABLES: Final = (
    "SELECT kind, at, body, digest, table_id FROM entries WHERE table_id IN ({}) ORDER BY table_id, number"
)
PHASE: Final = "SELECT phase FROM tables WHERE id = ?"
UNFINISHED: Final = "SELECT count(*) FROM tables WHERE phase IN ('waiting', 'playing')"
UNFINISHED_OF_MAKER: Final = "SELECT count(*) FROM tables WHERE maker = ? AND phase IN ('waiting', 'playing')"
OPEN_TABLES: Final = """
    SELECT id, created_at, body FROM tables JOIN summaries ON table_id = id
    WHERE phase = 'waiting' AND listed = 1 AND id IN (SELECT value FROM json_each(?))
    AND (? = '' OR (created_at, id) < (SELECT created_at, id FROM tables WHERE id = ?))
    ORDER BY created_at DESC, id DESC LIMIT ?
"""
GAMES_OF_OWNER: Final = """
    SELECT id, phase, mode, created_at, changed_at, body,
        (SELECT group_concat(seat) FROM chairs WHERE chairs.table_id = id AND owner = ?)
    FROM tables JOIN summaries ON table_id = id
    WHERE id IN (SELECT table_id FROM chairs WHERE owner = ?)
    AND (phase != 'closed' OR EXISTS (SELECT 1 FROM entries WHERE entries.table_id = id AND kind = 'dealt'))
    AND (? = '' OR (phase IN ('waiting', 'playing'), changed_at, id) < (
        SELECT phase IN ('waiting', 'playing'), changed_at, id FROM tables WHERE id = ?))
    ORDER BY phase IN ('waiting', 'playing') DESC, changed_at DESC, id DESC LIMIT ?
"""
LINK: Final = "SELECT table_id, seat FROM links WHERE code_hash = ? AND expires_at >= ?"
DECKS: Final = "SELECT id, name, code, changed_at FROM decks WHERE owner = ? ORDER BY changed_at DESC, id LIMIT ?"
DECK: Final = "SELECT id, name, code, changed_at FROM decks WHERE owner = ? AND id = ?"
DECK_COUNT: Final = "SELECT count(*) FROM decks WHERE owner = ?"
RECORD: Final = "SELECT text FROM records WHERE id = ?"
RECORD_OF_KEY: Final = "SELECT id FROM records WHERE owner = ? AND key = ?"
RECORDS: Final = """
    SELECT id, created_at, key, summary FROM records WHERE owner = ? AND summary != ''
    ORDER BY created_at DESC, rowid DESC LIMIT ?
"""
