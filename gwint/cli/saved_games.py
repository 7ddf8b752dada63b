"""Saved games: the one that waits to be gone on with, and the records of those that are over."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from gwint.faults import Refusal

SAVED: Final = "saved.gwint"
GAMES: Final = "games"
"""The folder of records, beside the saved game."""
LARGEST: Final = 1 << 22
"""Bytes; a record has a few thousand."""


class SaveError(Refusal):
    """A game that could not be written or read; the one that is played is as it was."""


def home() -> Path:
    """GWINT_HOME, or the user's data folder."""
    told = os.environ.get("GWINT_HOME")
    if told:
        return Path(told)
    data = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification wants a path that is not absolute to be ignored.
    return (Path(data) if data.startswith("/") else Path.home() / ".local" / "share") / "gwint"


class SaveSlot:
    """The place of the saved game. What another hand put there is moved aside, never written over."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / SAVED
        self._last_text: str | None = None
        """What this hand read or wrote there last."""

    def read(self) -> str | None:
        """The saved game's record; None where there is none."""
        self._last_text = _read_if_exists(self.path)
        return self._last_text

    def write(self, text: str) -> None:
        self.archive_other(text)
        write(self.path, text)
        self._last_text = text

    def archive_other(self, text: str | None) -> Path | None:
        """Move aside what is there, if it is somebody else's game; where it is now."""
        with suppress(SaveError):
            existing = _read_if_exists(self.path)
            if existing is None or existing in (self._last_text, text):
                return None
        return self.archive()

    def archive_existing(self) -> Path | None:
        """Move aside whatever is there: another game begins."""
        return self.archive() if self.path.exists() else None

    def archive(self, end: str = "") -> Path:
        """Move the saved game among the records, under a name of its own."""
        archived = unused_path(self.path.parent / GAMES, f"{_now()}-unfinished", end)
        try:
            archived.parent.mkdir(parents=True, exist_ok=True)
            self.path.rename(archived)
        except OSError as error:
            raise SaveError("play-cannot-write", **_error_details(archived, error)) from error
        return archived

    def delete_own(self) -> None:
        """The game is over and kept elsewhere."""
        with suppress(OSError, SaveError):
            if self._last_text is not None and _read_if_exists(self.path) == self._last_text:
                self.path.unlink()


def save_finished(text: str) -> Path:
    """Put the record of a finished game among the others; where it lies."""
    path = unused_path(home() / GAMES, _now())
    write(path, text)
    return path


def read(path: Path) -> str:
    """The text of a record's file."""
    try:
        with path.open("rb") as file:
            return decode_record(file.read(LARGEST + 1), str(path))
    except OSError as error:
        raise SaveError("play-cannot-read", **_error_details(path, error)) from error


def decode_record(contents: bytes, path: str) -> str:
    """What a file holds, if it can be a record's text."""
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
    """Write a file whole or not at all: beside its place first, then moved there."""
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
    """Write a record where the player wants it, but over nothing that is not a record."""
    from gwint.match.record_reader import MATCH_HEADER

    existing = _read_if_exists(path)
    if existing is not None and not existing.startswith(("gwint record", MATCH_HEADER)):
        raise SaveError("play-not-a-record", path=str(path))
    write(path, text)


def unused_path(folder: Path, stem: str, end: str = "") -> Path:
    """A file that is not there yet."""
    number = 1
    while (path := folder / f"{stem}{f'-{number}' if number > 1 else ''}.gwint{end}").exists():
        number += 1
    return path


def _error_details(path: Path, error: OSError) -> dict[str, str]:
    return {"path": str(path), "reason": error.strerror or str(error)}


def _now() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
