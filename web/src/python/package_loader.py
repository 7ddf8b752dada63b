"""`pyodide._package_loader` without packages: what Pyodide asks of it when it starts."""

from __future__ import annotations

SITE_PACKAGES = "/lib/gwint"
DSO_DIR = "/usr/lib"


def init_loaded_packages() -> None:
    """There are no packages."""
