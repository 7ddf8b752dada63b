"""The files that a static page reads without Python have the bodies of a server's answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from gwint.browser import static_data
from gwint.browser.static_data import IN_LANGUAGES, requests, write_static_data
from gwint.browser.thinking import AVAILABLE
from gwint.languages import LANGUAGES
from tests.server.routes.reference_client import get


def test_the_files_have_the_bodies_of_a_servers_answers() -> None:
    for path, (_, body) in asyncio.run(static_data.answers(["pl"])).items():
        answer = get(path).json()
        if path.startswith("/api/bots"):
            answer["bots"] = [bot for bot in answer["bots"] if bot["id"] in AVAILABLE]
        assert json.loads(body) == answer, path


def test_the_index_names_a_file_for_every_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def short_answers(languages: Sequence[str] = LANGUAGES) -> dict[str, tuple[str, str]]:
        """Answer every request with the name of its file."""
        return {path: (name, json.dumps(name)) for path, name in requests(languages)}

    monkeypatch.setattr(static_data, "answers", short_answers)
    write_static_data(tmp_path)
    index = json.loads((tmp_path / "index.json").read_text(encoding="utf-8"))
    assert {path.format(language) for path in IN_LANGUAGES.values() for language in LANGUAGES} <= index.keys()
    assert {path.name for path in tmp_path.iterdir()} == {"index.json", *index.values()}
