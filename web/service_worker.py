"""Writes the list of a built page's files into its service worker."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Literal

from gwint.server.http.content_policy import POLICY_OF_WORKERS, policy_text

NAME = "service-worker.js"
LEFT_OUT = ("preview.jpg",)
"""Only other sites show it, next to a link to the page."""
HASH_LETTERS = 12


def write_service_worker(folder: Path, page: Literal["server", "static"] = "server") -> None:
    """Put the list of all files in front of the service worker, instead of a list that is already there."""
    script = folder / NAME
    code = script.read_text(encoding="utf-8").partition("\n/* The service worker */\n")
    files = {path: hash_of(folder / path) for path in paths(folder)}
    precache = {
        "version": hashlib.sha256(json.dumps([code[2] or code[0], files]).encode()).hexdigest()[:HASH_LETTERS],
        "page": page,
        "files": files,
        "binaries": [path for path in files if Path(path).match("python/binary-*")],
        "workers": [path for path in files if Path(path).name.startswith("pythonWorker-")],
        "workerPolicy": policy_text(POLICY_OF_WORKERS),
    }
    text = f"self.PRECACHE={json.dumps(precache, separators=(',', ':'))}"
    script.write_text("\n".join((text, "/* The service worker */", code[2] or code[0])), encoding="utf-8")


def paths(folder: Path) -> list[str]:
    """Return the paths of all files that the page may need, in order."""
    found = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    return [path for path in found if path != NAME and path not in LEFT_OUT]


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:HASH_LETTERS]
