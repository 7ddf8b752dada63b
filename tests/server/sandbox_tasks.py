"""Tasks that misbehave, for tests of the sandbox."""

from __future__ import annotations

import os
from pathlib import Path

from gwint.faults import GwintError
from gwint.i18n.bundles import bundle


def echo(text: str) -> str:
    return text


def process_id(_number: int) -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def languages() -> int:
    """Return of how many languages the texts are loaded."""
    return bundle.cache_info().currsize


def spin(path: str) -> None:
    """Say which process this is, then never end."""
    Path(path).write_text(str(os.getpid()), encoding="ascii")
    while True:
        pass


def allocate(megabytes: int) -> int:
    return len(bytearray(megabytes * 1024 * 1024))


def refuse(text: str) -> None:
    raise GwintError("unknown-mode", text=text)


def fail() -> None:
    raise ZeroDivisionError


def count(path: str) -> str:
    """Return how often this was called."""
    calls = Path(path)
    calls.write_text((calls.read_text(encoding="ascii") if calls.exists() else "") + "x", encoding="ascii")
    return calls.read_text(encoding="ascii")
