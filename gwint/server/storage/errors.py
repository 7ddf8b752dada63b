"""The errors of the storage as faults, without SQLite."""

from __future__ import annotations

from gwint.faults import Refusal


class StoreError(Refusal):
    """The data cannot be opened, read or written; a refused job changes nothing."""
