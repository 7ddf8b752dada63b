"""`make texts`: every message with sample values, one file for each language, to be read and reviewed.

A message has as many sentences as show all its variants: every option, every plural form.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from gwint.cards import LANGUAGES
from tests.i18n.messages import FILES, body, patterns_of
from tests.i18n.renderings import message_id, sentences

FOLDER = Path(__file__).with_name("snapshots")


def snapshot(language: str) -> str:
    """All messages of a language, under the headings of their files."""
    return "\n".join(line for file in FILES for line in _file(file, language))


def _file(file: str, language: str) -> Iterator[str]:
    for entry in body(file, language):
        if isinstance(entry, ast.ResourceComment):
            yield f"{file.upper()}: {entry.content}\n"
        elif isinstance(entry, ast.GroupComment):
            yield f"== {entry.content}\n"
        elif isinstance(entry, ast.Message):
            yield from _message(entry, language)


def _message(message: ast.Message, language: str) -> Iterator[str]:
    for attribute, _ in patterns_of(message):
        name = message.id.name, attribute
        yield message_id(name)
        yield from (f"    {line}" for sentence in sentences(name, language) for line in (sentence or "–").splitlines())
        yield ""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(snapshot(language), encoding="utf-8")


if __name__ == "__main__":
    main()
