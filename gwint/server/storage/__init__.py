"""Where tables are kept: one file, one writer that acknowledges what is on the disk, and readers beside it."""

from __future__ import annotations

from gwint.server.storage.errors import StoreError
from gwint.server.storage.lock import locked
from gwint.server.storage.migrations import migrate
from gwint.server.storage.reader import Reader
from gwint.server.storage.store import FILE, Store, opened
from gwint.server.storage.writer import Job, Writer

__all__ = ["FILE", "Job", "Reader", "Store", "StoreError", "Writer", "locked", "migrate", "opened"]
