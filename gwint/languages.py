"""The five languages of names, texts and messages."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl", "de", "cs", "uk")
