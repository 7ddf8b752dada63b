"""The rules of the game: every rule of docs/rules.md, without text, screens or players."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2
"""Increased when the outcome of a rule changes, so that a record says which rules its game was played under.

A game continues under the version with which it began (`Table.rules_version`), and the rule that changed says what an
older version did: since version 2, AB-HORN, FFA-4, LEAD-4 and SOLO-5.
"""


def is_known_version(version: int) -> bool:
    """Whether games of this version of the rules can be played."""
    return 1 <= version <= RULES_VERSION
