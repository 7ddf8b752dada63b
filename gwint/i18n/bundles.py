"""The Fluent files of `gwint/locales` as one catalogue: a message by its id, in any of the five languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwint.cards import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parents[1] / "locales"
"""A folder for each language; what a room says beyond the game itself stands there in a file of its own."""

MessageArgument = str | int
"""What a message is told: numbers choose plural forms, words choose among variants."""


def supported_language(language: str) -> str:
    """The language, or English for one that nobody here speaks."""
    return language if language in LANGUAGES else "en"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; read when it is first spoken."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def has_message(id_: str, language: str = "en") -> bool:
    return bool(bundle(supported_language(language)).has_message(id_))


def translate_with_errors(id_: str, language: str, **details: MessageArgument) -> tuple[str, list[Exception]]:
    """A message's text and what went wrong in making it. `id.attribute` asks for an attribute."""
    name, _, attribute = id_.partition(".")
    messages = bundle(supported_language(language))
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(id_)
    text, errors = messages.format_pattern(pattern, details)
    return str(text), list(errors)


def translate(id_: str, language: str, **details: MessageArgument) -> str:
    """A message's text. A detail left out stands in it by name: an odd sentence is better than none."""
    return translate_with_errors(id_, language, **details)[0]
