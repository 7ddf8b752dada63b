"""The rules of the game: every rule of docs/rules.md, without text, screens or players."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1
"""Increased when the outcome of a rule changes, so that a record says which rules its game was played under."""
