"""The corpus: inputs of each reader, in one folder each. A failing input joins it, so that it is checked ever after."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("corpus")


def inputs(target: str) -> dict[str, bytes]:
    """Return the inputs of a reader by the names of their files."""
    return {path.name: path.read_bytes() for path in sorted((FOLDER / target).iterdir())}


def add(target: str, data: bytes) -> Path:
    """Write a failing input into the corpus."""
    path = FOLDER / target / f"found-{hashlib.sha256(data).hexdigest()[:12]}"
    path.write_bytes(data)
    return path
