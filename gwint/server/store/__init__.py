"""Where tables are kept: one file, one writer that acknowledges what is on the disk, and readers beside it."""

from __future__ import annotations

from gwint.server.store.backup import backup
from gwint.server.store.errors import StoreError
from gwint.server.store.lock import locked
from gwint.server.store.migrations import migrate
from gwint.server.store.reader import Reader
from gwint.server.store.store import FILE, Store, opened
from gwint.server.store.writer import Job, Writer

__all__ = ["FILE", "Job", "Reader", "Store", "StoreError", "Writer", "backup", "locked", "migrate", "opened"]
