"""Fields of requests and commands, checked without pydantic: bad input gets the faults that a server gives.

A fault names the path of the first bad value and the reason in pydantic's words. Like the server's models, the fields
convert nothing, except the texts of a query.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from gwint.faults import GwintError

Path = tuple[str | int, ...]
MAX_PATH: Final = 200
"""The maximum length of the path in a fault, which the request itself may have named."""
MORE_FIELDS: Final = 10
"""How many unknown fields an object may have before it is refused for their number."""


class BadRequest(GwintError):
    """A value does not have the form that it must have."""


def bad_request(path: Path, reason: str) -> BadRequest:
    return BadRequest("bad-request", path=".".join(map(str, path))[:MAX_PATH], reason=reason)


class Field(Protocol):
    """The form of a value."""

    def read(self, value: Any, path: Path) -> Any:
        """Return the value, or refuse it as a `bad-request`."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of limited length, or one that matches a pattern."""

    most: int | None = None
    least: int = 0
    pattern: str | None = None

    def read(self, value: Any, path: Path) -> str:
        if not isinstance(value, str):
            raise bad_request(path, "string-type")
        if not _is_unicode(value):
            raise bad_request(path, "string-unicode")
        if len(value) < self.least:
            raise bad_request(path, "string-too-short")
        if self.most is not None and len(value) > self.most:
            raise bad_request(path, "string-too-long")
        if self.pattern is not None and not re.search(self.pattern.replace("$", r"\Z"), value):
            raise bad_request(path, "string-pattern-mismatch")
        return value


def _is_unicode(text: str) -> bool:
    """Return whether a text has no half of a surrogate pair, which cannot be encoded."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within limits."""

    least: int | None = None
    most: int | None = None
    written_as_float: bool = False
    """Whether 3.0 is accepted for 3."""

    def read(self, value: Any, path: Path) -> int:
        if self.written_as_float and isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad_request(path, "int-type")
        if self.least is not None and value < self.least:
            raise bad_request(path, "greater-than-equal")
        if self.most is not None and value > self.most:
            raise bad_request(path, "less-than-equal")
        return value


@dataclass(frozen=True, slots=True)
class YesNo:
    """True or false."""

    def read(self, value: Any, path: Path) -> bool:
        if not isinstance(value, bool):
            raise bad_request(path, "bool-type")
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several texts."""

    values: tuple[str, ...]

    def read(self, value: Any, path: Path) -> str:
        if not isinstance(value, str) or value not in self.values:
            unicode = not isinstance(value, str) or _is_unicode(value)
            raise bad_request(path, "literal-error" if unicode else "string-unicode")
        return value


@dataclass(frozen=True, slots=True)
class Nullable:
    """A value, or null."""

    field: Field

    def read(self, value: Any, path: Path) -> Any:
        return None if value is None else self.field.read(value, path)


@dataclass(frozen=True, slots=True)
class Items:
    """A list of limited length."""

    field: Field
    most: int | None = None
    least: int = 0

    def read(self, value: Any, path: Path) -> list[Any]:
        if not isinstance(value, list):
            raise bad_request(path, "list-type")
        if self.most is not None and len(value) > self.most:
            raise bad_request(path, "too-long")
        items = [self.field.read(item, (*path, number)) for number, item in enumerate(value)]
        if len(value) < self.least:
            raise bad_request(path, "too-short")
        return items


@dataclass(frozen=True, slots=True)
class Table:
    """An object whose keys are data."""

    key: Field
    value: Field
    most: int
    few_fields: bool = False
    """Whether an object with far more keys is refused at once, like other objects."""

    def read(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_request(path, "dict-type")
        if self.few_fields and len(value) > self.most + MORE_FIELDS:
            raise bad_request(path, "too-many-fields")
        read = {
            self.key.read(key, (*path, key, "[key]")): self.value.read(item, (*path, key))
            for key, item in value.items()
        }
        if len(value) > self.most:
            raise bad_request(path, "too-long")
        return read


@dataclass(frozen=True, slots=True)
class OneOf:
    """A value of one of several forms, each with the name that faults give it."""

    forms: tuple[tuple[str, Field], ...]

    def read(self, value: Any, path: Path) -> Any:
        faults = []
        for name, form in self.forms:
            try:
                return form.read(value, (*path, name))
            except BadRequest as fault:
                faults.append(fault)
        raise faults[0]


@dataclass(frozen=True, slots=True)
class Default:
    """A field of an object that may be left out."""

    field: Field
    value: Any = None

    def read(self, value: Any, path: Path) -> Any:
        return self.field.read(value, path)


@dataclass(frozen=True, slots=True)
class Object:
    """An object with these fields and no others."""

    fields: Mapping[str, Field]

    def read(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_request(path, "model-type")
        if len(value) > len(self.fields) + MORE_FIELDS:
            raise bad_request(path, "too-many-fields")
        read = {name: _read_field(value, name, field, (*path, name)) for name, field in self.fields.items()}
        for name in value:
            if name not in self.fields:
                raise bad_request((*path, name), "extra-forbidden")
        return read


def _read_field(given: Mapping[str, Any], name: str, field: Field, path: Path) -> Any:
    if name in given:
        return field.read(given[name], path)
    if isinstance(field, Default):
        return field.value
    raise bad_request(path, "missing")


@dataclass(frozen=True, slots=True)
class Tagged:
    """An object whose `type` decides which other fields it has."""

    objects: Mapping[str, Object]

    def read(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_request(path, "model-attributes-type")
        if "type" not in value:
            raise bad_request(path, "union-tag-not-found")
        type_ = value["type"]
        if not isinstance(type_, str) or type_ not in self.objects:
            raise bad_request(path, "union-tag-invalid")
        return self.objects[type_].read(value, (*path, type_))


@dataclass(frozen=True, slots=True)
class Anything:
    """A value that its route reads itself."""

    def read(self, value: Any, path: Path) -> Any:
        return value


@dataclass(frozen=True, slots=True)
class AnyObject:
    """An object that its route reads itself."""

    def read(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_request(path, "dict-type")
        return value


# Queries


def read_query(given: Mapping[str, str], fields: Mapping[str, Field]) -> dict[str, Any]:
    """Return the parameters of a query, whose values are texts; unknown ones are ignored."""
    return {name: _read_param(given, name, field) for name, field in fields.items()}


def _read_param(given: Mapping[str, str], name: str, field: Field) -> Any:
    if name not in given:
        return _read_field(given, name, field, ("query", name))
    inner = field.field if isinstance(field, Default) else field
    return read_text(given[name], inner, ("query", name))


def read_text(text: str, field: Field, path: Path) -> Any:
    """Return the value that a text of an address stands for."""
    inner = field.field if isinstance(field, Nullable) else field
    if isinstance(inner, Whole):
        if not re.fullmatch(r"\s*[+-]?\d+(_\d+)*(\.0+)?\s*", text):
            raise bad_request(path, "int-parsing")
        return inner.read(int(text.split(".")[0]), path)
    if isinstance(inner, YesNo):
        if text.lower() not in YES_NO:
            raise bad_request(path, "bool-parsing")
        return YES_NO[text.lower()]
    return inner.read(text, path)


YES_NO: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("1", "true", "t", "on", "y", "yes"), True),
    **dict.fromkeys(("0", "false", "f", "off", "n", "no"), False),
}
"""The words that a query may write for true and false."""
