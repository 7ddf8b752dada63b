"""`pyodide._package_loader` without packages: what Pyodide asks of it when it starts."""

from __future__ import annotations

from pathlib import Path

SITE_PACKAGES = Path("/lib/gwint")
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """There are no packages."""
