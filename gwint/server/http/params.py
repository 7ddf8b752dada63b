"""What most doors are asked with: a language, a ruleset, a mode."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Query

from gwint import rulesets
from gwint.cards import LANGUAGES
from gwint.faults import Refusal
from gwint.i18n import modes
from gwint.rulesets import Ruleset
from gwint.server.http.models import RulesText, Word


class AskingError(Refusal):
    """A language or a mode that does not exist."""


SPOKEN: Final = Query(description="The language of names and texts.", json_schema_extra={"enum": list(LANGUAGES)})
MODE: Final = Query(description="A mode.", json_schema_extra={"enum": list(modes.NAMES)})


async def _language(language: Annotated[Word, SPOKEN] = "en") -> str:
    return known_language(language)


async def _ruleset(rules: Annotated[RulesText, Query()] = "legendary") -> Ruleset:
    return rulesets.parse(rules)


async def _mode(mode: Annotated[Word | None, MODE] = None) -> str | None:
    return None if mode is None else known_mode(mode)


ByLanguage = Annotated[str, Depends(_language)]
ByRules = Annotated[Ruleset, Depends(_ruleset)]
ByMode = Annotated[str | None, Depends(_mode)]


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise AskingError("unknown-language", text=language, languages=LANGUAGES)
    return language


def known_mode(mode: str) -> str:
    """MODE-1. The name of a mode of a table, or `match`."""
    if mode not in modes.NAMES:
        raise AskingError("unknown-mode", text=mode, modes=modes.NAMES)
    return mode
