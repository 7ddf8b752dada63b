"""Hatchling hooks: the package's README, and the browser's page, which a wheel contains and `make web` builds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

STATIC = "gwint/server/static"
RELATIVE_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!https?://)[^)]*\)")


class PackageReadmeHook(MetadataHookInterface):  # type: ignore[misc]
    def update(self, metadata: dict[str, Any]) -> None:
        """Give the package README.md as its description."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_relative_links(text)}


def without_relative_links(text: str) -> str:
    """Replace relative links by their text and remove pictures: a package page has no other files of the project."""
    return RELATIVE_LINK.sub(lambda link: "" if link["picture"] else link["text"], text)


class PageHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel; without web/ the wheel contains the page that is already built, if any."""
        script = Path(self.root) / "web" / "build.py"
        if version == "editable" or not script.exists():
            return
        subprocess.run([sys.executable, str(script), "--omit=dev"], check=True)
        build_data["artifacts"].append(f"/{STATIC}/")
