"""The game: every rule of docs/rules.md, with nothing of its words, its screens or its players."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1
"""Raised when a rule's outcome changes, so that a record of a game tells which rules it was played by."""
