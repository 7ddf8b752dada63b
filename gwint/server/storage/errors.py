"""What can go wrong with the data, as faults; the error of the database is kept as the cause."""

from __future__ import annotations

import sqlite3
from typing import Final

from gwint.faults import Refusal

NO_ROOM: Final = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR})
"""A disk or a quota says in either way that it takes no more."""
PRIMARY: Final = 0xFF
"""The part of a code that says what happened; the rest says where."""


class StoreError(Refusal):
    """The data cannot be opened, read or written; what was asked for left nothing behind."""


def no_room(error: Exception) -> bool:
    """Whether nothing more can be written for now."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & PRIMARY in NO_ROOM


def refused(error: Exception) -> StoreError:
    """The fault that an error of the database or of the disk comes to."""
    refusal = StoreError("disk-full") if no_room(error) else StoreError("store-failed", reason=str(error))
    refusal.__cause__ = error
    return refusal
