"""Reads docs/rules.md, in a wheel gwint/rules.md: the rules by ID, and those that a topic explains."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from gwint.rule_topics import TOPIC_OF

PACKAGE: Final = Path(__file__).parents[1]
PLACES: Final = (PACKAGE / "rules.md", PACKAGE.parent / "docs" / "rules.md")
"""The rulebook in an installed package, and in a checkout."""

RULE: Final = re.compile(r"^- (?P<id>[A-Z]+(?:-[A-Z0-9]+)+) (?P<text>.+)$", re.MULTILINE)
CHAPTER: Final = re.compile(r"^## (?P<id>[A-Z]+): (?P<title>.+)$", re.MULTILINE)


@cache
def rules() -> Mapping[str, str]:
    """Return the text of every rule by its ID, in the order of the book."""
    return {found["id"]: _without_markup(found["text"]) for found in RULE.finditer(_book())}


@cache
def chapters() -> Mapping[str, str]:
    """Return the title of every chapter by the first part of its IDs."""
    return {found["id"]: found["title"] for found in CHAPTER.finditer(_book())}


def chapter(id_: str) -> dict[str, str]:
    """Return the rules of a chapter."""
    return {rule: text for rule, text in rules().items() if rule.partition("-")[0] == id_}


def rules_of_topic(topic: str) -> tuple[str, ...]:
    """Return the IDs of the rules that a topic explains."""
    return tuple(id_ for id_, explaining in TOPIC_OF.items() if explaining == topic)


@cache
def _book() -> str:
    return next((place.read_text(encoding="utf-8") for place in PLACES if place.exists()), "")


def _without_markup(text: str) -> str:
    """Remove the Markdown from a rule's text."""
    return text.replace("**", "").replace("`", "")
