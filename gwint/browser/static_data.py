"""Answers that are the same for everybody, as files: `python -m gwint.browser.static_data FOLDER`.

A static page reads them without loading Python. `index.json` names the file of each request; the worker answers all
other requests, such as those by other rulesets.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from gwint.browser.host import Host
from gwint.i18n import modes
from gwint.languages import LANGUAGES

INDEX: Final = "index.json"
IN_LANGUAGES: Final = {
    "catalogue": "/api/catalogue?language={}&rules=legendary",
    "rules": "/api/rules?language={}&rules=legendary&mode=duel",
    "rulesets": "/api/rulesets?language={}",
    "lessons": "/api/lessons?language={}",
    "starters": "/api/starters?language={}",
    "lineup-starters": "/api/lineups/starters?language={}",
}
"""The requests that are answered in every language, by the name of their files."""


class EmptyStorage:
    """A storage in which there is nothing."""

    async def read(self, store: str, key: str) -> None:
        """Find nothing."""

    async def keys(self, store: str, prefix: str) -> tuple[str, ...]:
        return ()

    async def read_all(self, store: str, prefix: str) -> tuple[tuple[str, str], ...]:
        return ()

    async def write(self, changes: object) -> None:
        raise NotImplementedError


def requests(languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the paths of requests, each with the name of its file."""
    for name, path in IN_LANGUAGES.items():
        for language in languages:
            yield path.format(language), f"{name}.{language}.json"
    yield "/api/version", "version.json"
    yield "/api/bots", "bots.json"
    for mode in modes.NAMES:
        yield f"/api/bots?mode={mode}", f"bots.{mode}.json"


async def answers(languages: Sequence[str] = LANGUAGES) -> dict[str, tuple[str, str]]:
    """Return the file and the body of each request; equal bodies are in one file."""
    host = Host(EmptyStorage(), lambda _number, _text: None)
    await host.start()
    found: dict[str, tuple[str, str]] = {}
    files: dict[str, str] = {}
    for path, name in requests(languages):
        _, _, body = await host.request("GET", path)
        found[path] = files.setdefault(body, name), body
    return found


def write_static_data(folder: Path) -> None:
    """Write all files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    found = asyncio.run(answers())
    for name, body in found.values():
        (folder / name).write_text(body, encoding="utf-8")
    index = {path: name for path, (name, _) in found.items()}
    (folder / INDEX).write_text(json.dumps(index, indent=0), encoding="utf-8")


if __name__ == "__main__":
    write_static_data(Path(sys.argv[1]))
