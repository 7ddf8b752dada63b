"""Saved games: the saved game to resume, and the records of finished games."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from gwint.faults import GwintError

SAVED: Final = "saved.gwint"
GAMES: Final = "games"
"""The folder of records, next to the saved game."""
LARGEST: Final = 1 << 22
"""The most bytes of a record; most have a few thousand."""


class SaveError(GwintError):
    """A game that could not be written or read. The game being played is unharmed."""


def home() -> Path:
    """Return GWINT_HOME, or the user's data folder."""
    given = os.environ.get("GWINT_HOME")
    if given:
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification says that relative paths must be ignored.
    return (Path(data) if data.startswith("/") else Path.home() / ".local" / "share") / "gwint"


class SaveSlot:
    """The file of the saved game. A game that another process saved there is archived, never overwritten."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / SAVED
        self._last_text: str | None = None
        """What this process last read or wrote there."""

    def read(self) -> str | None:
        """Return the saved game's record, or None if there is none."""
        self._last_text = _read_if_exists(self.path)
        return self._last_text

    def write(self, text: str) -> None:
        self.archive_other(text)
        write(self.path, text)
        self._last_text = text

    def archive_other(self, text: str | None) -> Path | None:
        """Archive the saved game if another process wrote it; return its new path."""
        with suppress(SaveError):
            existing = _read_if_exists(self.path)
            if existing is None or existing in (self._last_text, text):
                return None
        return self.archive()

    def archive_existing(self) -> Path | None:
        """Archive the saved game, if any, before another game begins."""
        return self.archive() if self.path.exists() else None

    def archive(self, end: str = "") -> Path:
        """Move the saved game to the folder of records, under an unused name."""
        archived = unused_path(self.path.parent / GAMES, f"{_now()}-unfinished", end)
        try:
            archived.parent.mkdir(parents=True, exist_ok=True)
            self.path.rename(archived)
        except OSError as error:
            raise SaveError("play-cannot-write", **_error_details(archived, error)) from error
        return archived

    def delete_own(self) -> None:
        """Delete the saved game, which is over and stored as a record, unless another process replaced it."""
        with suppress(OSError, SaveError):
            if self._last_text is not None and _read_if_exists(self.path) == self._last_text:
                self.path.unlink()


def save_finished(text: str) -> Path:
    """Write the record of a finished game to the folder of records; return its path."""
    path = unused_path(home() / GAMES, _now())
    write(path, text)
    return path


def read(path: Path) -> str:
    """Return the text of a record's file."""
    try:
        with path.open("rb") as file:
            return decode_record(file.read(LARGEST + 1), str(path))
    except OSError as error:
        raise SaveError("play-cannot-read", **_error_details(path, error)) from error


def decode_record(contents: bytes, path: str) -> str:
    """Decode a file's contents, if they can be a record."""
    if len(contents) > LARGEST:
        raise SaveError("play-too-large", path=path)
    try:
        return contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError("play-not-text", path=path) from error


def _read_if_exists(path: Path) -> str | None:
    try:
        return read(path)
    except SaveError as error:
        if isinstance(error.__cause__, (FileNotFoundError, NotADirectoryError)):
            return None
        raise


def write(path: Path, text: str) -> None:
    """Write a file atomically: to a temporary file in the same folder first, which then replaces it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SaveError("play-cannot-write", **_error_details(path, error)) from error


def write_record(path: Path, text: str) -> None:
    """Write a record where the player wants it, but never overwrite a file that is not a record."""
    from gwint.match.record_reader import MATCH_HEADER

    existing = _read_if_exists(path)
    if existing is not None and not existing.startswith(("gwint record", MATCH_HEADER)):
        raise SaveError("play-not-a-record", path=str(path))
    write(path, text)


def unused_path(folder: Path, name: str, end: str = "") -> Path:
    """Return the path of a file that does not exist yet."""
    number = 1
    while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}.gwint{end}").exists():
        number += 1
    return path


def _error_details(path: Path, error: OSError) -> dict[str, str]:
    return {"path": str(path), "reason": error.strerror or str(error)}


def _now() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
