"""--lang: which of the five languages a command answers in, and the words that it reads in that language.

Cards and messages are imported when a word is read, so that `gwint --help` is quick.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES: Final = ("en", "pl", "de", "cs", "uk")
"""Copied from `gwint.cards`, which is not imported here; a test compares them."""

LANGUAGE_KEY: Final = "gwint.language"
"""The key of the language in Click's context, so that errors use the language too."""

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set gives the default language."""


def current_language() -> str:
    """Return the language of the running command."""
    context = click.get_current_context(silent=True)
    return (context.meta.get(LANGUAGE_KEY) if context else None) or language_from_environment(os.environ)


def language_from_environment(environment: Mapping[str, str]) -> str:
    """Return GWINT_LANG, or else the locale's language if it is one of the five, or else English."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    for name in (environment.get("GWINT_LANG", ""), locale):
        language = re.split(r"[-_.@]", name.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return "en"


def language_option(command: F) -> F:
    """--lang: the language of the output; the command gets `language`."""
    option = click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        callback=_parse_language,
        is_eager=True,
        help="Language of the output. Default: GWINT_LANG, then your locale, then en.",
    )
    return option(command)


def _parse_language(ctx: click.Context, _param: click.Parameter, given: str | None) -> str:
    language: str = given or ctx.meta.get(LANGUAGE_KEY) or language_from_environment(os.environ)
    ctx.meta[LANGUAGE_KEY] = language
    return language


# Words that are typed


@cache
def spellings(message: str, language: str) -> frozenset[str]:
    """Return the words that a message lists, in this language and in English."""
    from gwint.cards.names import fold
    from gwint.i18n.bundles import translate

    return frozenset(fold(word) for spoken in ("en", language) for word in translate(message, spoken).split(","))


def is_yes(typed: str, language: str) -> bool:
    """Return whether an answer to a yes/no question means yes."""
    from gwint.cards.names import fold

    return fold(typed) in spellings("play-yes", language)
