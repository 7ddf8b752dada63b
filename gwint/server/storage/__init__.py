"""The data folder: one SQLite file with one writer, which acknowledges what is on disk, and several readers.

Nothing that needs SQLite is imported here.
"""

from __future__ import annotations

from gwint.faults import GwintError


class StoreError(GwintError):
    """The data cannot be opened, read or written; a refused job changes nothing."""
