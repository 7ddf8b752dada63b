"""The permissions of a data folder: it holds the hands of running games, so only the server's user may read it.

An open folder with nothing but our files is tightened, because service managers and `mkdir` create folders that all
users can read. A folder with other files, such as /tmp or a home folder named by mistake, is refused instead: changing
its permissions could break something else.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from gwint.server.storage import StoreError

LOG: Final = logging.getLogger(__name__)

OWN_PREFIX: Final = "gwint."
"""All our files begin with it: the database with its log, the lock and the audit log."""
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


def tighten_folder(folder: Path) -> None:
    """Make a folder and our files in it private; refuse an open folder that cannot be or that is used otherwise."""
    found = folder.stat()
    if found.st_mode & OTHERS:
        if found.st_uid != os.geteuid() or not all(map(_is_own, folder.iterdir())):
            raise StoreError("data-folder-open", folder=str(folder), command=f"chmod 700 {folder}")
        folder.chmod(FOLDER_MODE)
        LOG.warning("The data folder %s was open to other users; it is private now", folder)
    for file in folder.glob(f"{OWN_PREFIX}*"):
        if file.is_file() and file.stat().st_mode & OTHERS:
            file.chmod(FILE_MODE)


def _is_own(file: Path) -> bool:
    return file.name.startswith(OWN_PREFIX)
