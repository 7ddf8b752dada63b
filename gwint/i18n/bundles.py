"""Loads the Fluent files of `gwint/locales` and translates messages by id into any of the five languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwint.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parents[1] / "locales"
"""One folder per language, with one file for the game and one for each package that has its own messages."""

ON_DEMAND: Final = ("help", "dialogue")
"""Files that most programs do not need, each also the beginning of its ids: the help of the commands, and what the
rivals say."""

MessageArgument = str | int
"""An argument of a message: numbers select plural forms, strings select variants."""


def supported_language(language: str) -> str:
    """The language itself, or English if it is not supported."""
    return language if language in LANGUAGES else "en"


@cache
def bundle(language: str, on_demand: str = "") -> FluentBundle:
    """The messages of a language, loaded at the first use: all but the files on demand, or one of these."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        if (file.stem if file.stem in ON_DEMAND else "") == on_demand:
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def _bundle_with(id_: str, language: str) -> FluentBundle:
    return bundle(supported_language(language), next((file for file in ON_DEMAND if id_.startswith(file)), ""))


def has_message(id_: str, language: str = "en") -> bool:
    return bool(_bundle_with(id_, language).has_message(id_))


def translate_with_errors(id_: str, language: str, **details: MessageArgument) -> tuple[str, list[Exception]]:
    """A message's text and the errors of formatting it. `id.attribute` means an attribute of a message."""
    name, _, attribute = id_.partition(".")
    messages = _bundle_with(id_, language)
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(id_)
    text, errors = messages.format_pattern(pattern, details)
    return str(text), list(errors)


def translate(id_: str, language: str, **details: MessageArgument) -> str:
    """A message's text. A missing argument appears by its name, which is better than no sentence."""
    return translate_with_errors(id_, language, **details)[0]
