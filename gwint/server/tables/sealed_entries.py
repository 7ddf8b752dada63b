"""The entries of a table's log as everyone may read them after the game: with names and owners as salted hashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gwint.fairness.commitments import commitment
from gwint.fairness.hash_chains import NAME, OWNER, hashed
from gwint.server.tables.json_bytes import loads
from gwint.server.tables.log_reader import Row

UNKNOWN: Final = "?"
"""Stands for the maker of a table that is older than seals."""


def sealed_entries(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the entries without names and without the secret of a rematch.

    They stay the same when a name is deleted, and so does their hash chain.
    """
    salt = next((loads(body)["salt"] for kind, _, body, _ in rows if kind == "committed"), "")
    return [
        {"kind": kind, "at": at, "body": _sealed(kind, loads(body), salt), "digest": digest}
        for kind, at, body, digest in rows
    ]


def _sealed(kind: str, body: dict[str, Any], maker_salt: str) -> dict[str, Any]:
    if kind == "opened":
        return {**body, "maker": hashed(OWNER, maker_salt, body["maker"]) if maker_salt else UNKNOWN}
    if kind == "sat":
        salt = body.get("salt", "")
        return {
            **body,
            "owner": hashed(OWNER, salt, body["owner"]),
            "name": hashed(NAME, salt, body["name"]),
            "salt": "",
        }
    if kind == "committed":
        return {**body, "salt": ""}
    if kind == "rematch-prepared":
        # The rematch may still be played: its secret is not part of this game.
        return {"table": body["table"], "secret": "", "commitment": commitment(body["table"], 1, body["secret"])}
    return body
