"""The audit log of a data folder: who looked at the hands of a running game with `gwint admin`, and when."""

from __future__ import annotations

import json
import os
import pwd
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from gwint.server.storage import StoreError
from gwint.server.storage.file_permissions import FILE_MODE

NAME: Final = "gwint.audit.jsonl"


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A line of the audit log."""

    time: str
    """In UTC, in the format of ISO 8601."""
    user: str
    """The user of the operating system; with sudo, the one who called it."""
    command: str
    tables: list[str]
    """The ids of the game tables whose hands were shown."""


def add_audit_entry(folder: Path, command: str, tables: Sequence[str]) -> None:
    """Append an entry and return once it is on disk; refuse what cannot be logged."""
    entry = AuditEntry(datetime.now(UTC).isoformat(timespec="seconds"), _user(), command, list(tables))
    try:
        descriptor = os.open(folder / NAME, os.O_WRONLY | os.O_CREAT | os.O_APPEND, FILE_MODE)
        with os.fdopen(descriptor, "a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(entry), ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        raise StoreError("audit-failed", reason=error.strerror or str(error)) from error


def audit_entries(folder: Path) -> list[AuditEntry]:
    """Return all entries, the oldest first."""
    file = folder / NAME
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [AuditEntry(**json.loads(line)) for line in lines]


def _user() -> str:
    try:
        own = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        own = str(os.getuid())
    called = os.environ.get("SUDO_USER", "")
    return f"{called} ({own})" if called else own
