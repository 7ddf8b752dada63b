"""`fluent.runtime` in a browser: what `gwint.i18n` uses of it, over the page's own messages and formatter."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import gwint_messages


class Pattern(NamedTuple):
    """The text of a message or of one of its attributes."""

    id: str
    attribute: str = ""


class Attributes:
    """The attributes of a message."""

    def __init__(self, language: str, id_: str) -> None:
        self._language = language
        self._id = id_

    def __getitem__(self, attribute: str) -> Pattern:
        if not gwint_messages.hasText(self._language, self._id, attribute):
            raise KeyError(attribute)
        return Pattern(self._id, attribute)


class Message(NamedTuple):
    value: Pattern | None
    attributes: Attributes


class FluentResource:
    """A file of messages; the page has them all."""

    def __init__(self, text: str) -> None: ...


class FluentBundle:
    """The messages of a language."""

    def __init__(self, locales: list[str], use_isolating: bool = True) -> None:
        self._language = locales[0]

    def add_resource(self, resource: FluentResource) -> None: ...

    def has_message(self, id_: str) -> bool:
        return bool(gwint_messages.hasMessage(self._language, id_))

    def get_message(self, id_: str) -> Message:
        if not self.has_message(id_):
            raise LookupError(id_)
        value = Pattern(id_) if gwint_messages.hasText(self._language, id_, "") else None
        return Message(value, Attributes(self._language, id_))

    def format_pattern(self, pattern: Pattern, details: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        return str(gwint_messages.format(self._language, *pattern, json.dumps(details))), []
