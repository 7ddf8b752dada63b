"""Checks of languages and modes that requests name."""

from __future__ import annotations

from gwint.cards import LANGUAGES
from gwint.faults import GwintError
from gwint.i18n import modes
from gwint.spelling import nearest


class ParamError(GwintError):
    """The language or the mode does not exist."""


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ParamError("unknown-language", text=language, languages=LANGUAGES)
    return language


def known_mode(mode: str) -> str:
    """MODE-1. Return the name of a table's mode, or `match`; refuse others."""
    if mode not in modes.NAMES:
        raise ParamError("unknown-mode", text=mode, modes=modes.NAMES, nearest=nearest(mode, modes.NAMES))
    return mode
