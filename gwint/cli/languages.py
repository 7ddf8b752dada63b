"""Which of the five languages a command answers in, and the words that it reads in that language.

Cards and messages are imported when a word is read, so that `gwint --version` is quick.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import click

from gwint.languages import LANGUAGES

LANGUAGE_KEY: Final = "gwint.language"
"""The key of the language in Click's context, so that help and errors use the language too."""

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set gives the default language."""


def current_language() -> str:
    """Return the language of the running command."""
    context = click.get_current_context(silent=True)
    return language_of(context) if context else language_from_environment(os.environ)


def language_of(ctx: click.Context) -> str:
    """Return the language of a command: the one of the command line, or else of the environment."""
    return ctx.meta.get(LANGUAGE_KEY) or language_from_environment(os.environ)


def read_language(ctx: click.Context, args: Sequence[str]) -> None:
    """Store the language of a whole command line before Click parses it: help and errors may come before --lang."""
    ctx.meta[LANGUAGE_KEY] = split_language(args)[0]


def split_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the last language that --lang names in a command line, or None, and the words without --lang."""
    language, others = None, []
    words = iter(args)
    for word in words:
        option, equals, value = word.partition("=")
        if word == "--":
            others += [word, *words]
        elif option != "--lang":
            others.append(word)
        elif (named := value if equals else next(words, "")) in LANGUAGES:
            language = named
    return language, others


def language_from_environment(environment: Mapping[str, str]) -> str:
    """Return GWINT_LANG, or else the locale's language if it is one of the five, or else English."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    for name in (environment.get("GWINT_LANG", ""), locale):
        language = re.split(r"[-_.@]", name.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return "en"


# Words that are typed


@cache
def spellings(message: str, language: str) -> frozenset[str]:
    """Return the words that a message lists, in this language and in English."""
    from gwint.i18n.bundles import translate
    from gwint.spelling import fold

    return frozenset(fold(word) for spoken in ("en", language) for word in translate(message, spoken).split(","))


def is_yes(typed: str, language: str) -> bool:
    """Return whether an answer to a yes/no question means yes."""
    from gwint.spelling import fold

    return fold(typed) in spellings("play-yes", language)
