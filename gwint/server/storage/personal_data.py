"""Deletion of an owner's personal data. Games stay for the others who played them, without the owner's name."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from gwint.fairness.hash_chains import DELETED, NAME, OWNER, hashed
from gwint.server.storage.write_statements import Statement

MAX_SEATS: Final = 5
SAT_BY: Final = "kind = 'sat' AND iif(json_valid(body), json_extract(body, '$.owner'), NULL) = ?"
"""The condition of the index `entries_by_person`."""
SAT_ENTRIES: Final = f"SELECT table_id, number, body FROM entries WHERE {SAT_BY}"
REPLACE: Final = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
RENAME_SUMMARY: Final = """
    UPDATE summaries SET body = json_set(body, '$.chairs[{seat}].name', ?)
    WHERE table_id IN (SELECT table_id FROM chairs WHERE owner = ? AND seat = {seat})
    AND json_extract(body, '$.chairs[{seat}].kind') = 'person'
"""
OWNED: Final = ("decks", "records", "sessions", "chairs")
"""The tables with rows that belong to one owner only."""
SatEntry = tuple[str, int, str]
"""The table, the number and the body of an entry in which a person sits down."""


def forget_rows(owner: str, sat_entries: Iterable[SatEntry]) -> list[Statement]:
    """Return the statements that delete an owner's decks, records, sessions and name."""
    entries: list[Statement] = [(REPLACE, (_without_name(body), table, number)) for table, number, body in sat_entries]
    summaries: list[Statement] = [(RENAME_SUMMARY.format(seat=seat), (DELETED, owner)) for seat in range(MAX_SEATS)]
    deleted: list[Statement] = [(f"DELETE FROM {table} WHERE owner = ?", (owner,)) for table in OWNED]
    return [*entries, *summaries, *deleted, ("DELETE FROM owners WHERE id = ?", (owner,))]


def _without_name(body: str) -> str:
    """Replace name and owner by their hashes and delete the salt: the game stays sealed, and nobody can guess the name.

    Tables that are older than seals have no salt, and their names are replaced by `?`.
    """
    entry = json.loads(body)
    if salt := entry.get("salt", ""):
        entry |= {"name": hashed(NAME, salt, entry["name"]), "owner": hashed(OWNER, salt, entry["owner"]), "salt": ""}
    else:
        entry["name"] = DELETED
    return json.dumps(entry, separators=(",", ":"))
