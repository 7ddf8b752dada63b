"""The lock of a data folder: one process at a time. It is released when the process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from gwint.server.storage import StoreError
from gwint.server.storage.file_permissions import FILE_MODE, tighten_folder

NAME: Final = "gwint.lock"


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock the folder, which is created or made private if necessary; the lock file names the process and stays.

    A forked child would hold the lock too; worker processes are therefore spawned.
    """
    with _open_lock_file(folder) as file:
        _take(file, folder)
        yield


def _open_lock_file(folder: Path) -> IO[str]:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tighten_folder(folder)
        (folder / NAME).touch(FILE_MODE)
        return (folder / NAME).open("a+", encoding="ascii")
    except OSError as error:
        raise StoreError("data-folder", folder=str(folder), reason=error.strerror) from error


def _take(file: IO[str], folder: Path) -> None:
    file.seek(0)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise StoreError("data-in-use", pid=file.read().strip() or "?", folder=str(folder)) from error
    file.truncate()
    file.write(str(os.getpid()))
    file.flush()
