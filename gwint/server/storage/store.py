"""Opens a data folder: lock, check, migration, writer, checkpoints and reader, in this order."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gwint.server.storage.checkpoints import Checkpoints
from gwint.server.storage.integrity import check_file
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.migrations import migrate
from gwint.server.storage.permissions import FILE_MODE
from gwint.server.storage.reader import Reader
from gwint.server.storage.writer import MAX_PAGES, Writer, ignore_commit

FILE: Final = "gwint.db"
CHECK_S: Final = 5.0
"""How long the search for damaged pages may delay the start; a disk reads a gigabyte or more in this time."""
SWITCH_S: Final = 0.0002
"""How long the writer waits for the interpreter lock when the event loop is busy. Each statement takes the lock twice;
with Python's default of 5 ms, a loop that is half busy makes a commit take 50 ms."""


@dataclass(frozen=True, slots=True)
class Store:
    """The open data of a running server."""

    writer: Writer
    reader: Reader


@asynccontextmanager
async def open_store(
    folder: Path,
    *,
    on_commit: Callable[[int, float], None] = ignore_commit,
    most_pages: int = MAX_PAGES,
    check_s: float = CHECK_S,
) -> AsyncIterator[Store]:
    """Open a folder, which stays locked until the last job is on disk; refuse damaged data."""
    with lock_folder(folder):
        (folder / FILE).touch(FILE_MODE)
        check_file(folder / FILE, check_s)
        migrate(folder / FILE)
        async with AsyncExitStack() as stack:
            stack.callback(sys.setswitchinterval, sys.getswitchinterval())
            sys.setswitchinterval(SWITCH_S)
            writer = Writer(folder / FILE, on_commit=on_commit, most_pages=most_pages)
            stack.push_async_callback(writer.close)
            stack.push_async_callback(Checkpoints(folder / FILE).close)
            reader = Reader(folder / FILE)
            stack.push_async_callback(reader.close)
            yield Store(writer, reader)
