"""`pyodide._package_loader` without packages: what Pyodide asks of it when it starts."""

from __future__ import annotations

from pathlib import Path

# Memory that is stored must have this object where Pyodide expects it.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401

SITE_PACKAGES = Path("/lib/gwint")
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """There are no packages."""
