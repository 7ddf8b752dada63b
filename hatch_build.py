"""The build hook: a wheel carries the browser's page, built from web/; an editable install is left to `make web`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "gwint/server/static"


class PageHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel; a tree without web/ brings the page it has, or none."""
        script = Path(self.root) / "web" / "build.py"
        if version == "editable" or not script.exists():
            return
        subprocess.run([sys.executable, str(script), "--omit=dev"], check=True)
        build_data["artifacts"].append(f"/{STATIC}/")
