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

MessageArgument = str | int
"""An argument of a message: numbers select plural forms, strings select variants."""


def supported_language(language: str) -> str:
    """The language itself, or English if it is not supported."""
    return language if language in LANGUAGES else "en"


@cache
def bundle(language: str, file: str = "*") -> FluentBundle:
    """The messages of a language, loaded at the first use: all of them, or those of one file."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob(f"{file}.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def has_message(id_: str, language: str = "en") -> bool:
    return bool(bundle(supported_language(language)).has_message(id_))


def translate_with_errors(id_: str, language: str, **details: MessageArgument) -> tuple[str, list[Exception]]:
    """A message's text and the errors of formatting it. `id.attribute` means an attribute of a message."""
    return _format(bundle(supported_language(language)), id_, details)


def _format(messages: FluentBundle, id_: str, details: dict[str, MessageArgument]) -> tuple[str, list[Exception]]:
    name, _, attribute = id_.partition(".")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(id_)
    text, errors = messages.format_pattern(pattern, details)
    return str(text), list(errors)


def translate(id_: str, language: str, **details: MessageArgument) -> str:
    """A message's text. A missing argument appears by its name, which is better than no sentence."""
    return translate_with_errors(id_, language, **details)[0]


def translate_help(id_: str, language: str, **details: MessageArgument) -> str:
    """A message's text from help.ftl, which is loaded alone so that `gwint --help` is quick."""
    return _format(bundle(supported_language(language), "help"), id_, details)[0]
