"""Parses the Fluent files: every text with its variables, its variant keys, and the messages it references."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from gwint.i18n.bundles import FOLDER

NOTES = "book_notes"
"""The file whose messages differ from language to language."""
FILES = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))

Name = tuple[str, str]
"""A message's id, and the attribute or nothing."""


@dataclass
class Text:
    """A message's value, or one of its attributes."""

    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    """The keys of each variable that selects a variant."""
    defaults: set[str] = field(default_factory=set)
    """The keys of default variants."""
    references: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    """The literal texts in order."""


def variant_key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


class Reader(Visitor):
    def __init__(self) -> None:
        self.text = Text()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.text.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.text.keys.setdefault(node.selector.id.name, set())
        keys |= {variant_key(one) for one in node.variants}
        self.text.defaults |= {variant_key(one) for one in node.variants if one.default}
        self.generic_visit(node)


def body(file: str, language: str) -> list[ast.EntryType]:
    """The messages and comments of a file in order."""
    body = parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}.ftl: {junk}"
    return body


def entries(file: str, language: str) -> list[ast.Message]:
    return [entry for entry in body(file, language) if isinstance(entry, ast.Message)]


def patterns_of(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield "", message.value
    yield from ((attribute.id.name, attribute.value) for attribute in message.attributes)


@cache
def patterns(language: str) -> dict[Name, ast.Pattern]:
    """Every text of a language as a syntax tree."""
    return {
        (message.id.name, attribute): pattern
        for file in FILES
        for message in entries(file, language)
        for attribute, pattern in patterns_of(message)
    }


@cache
def texts_of(file: str, language: str) -> dict[Name, Text]:
    """Every text of a file."""
    found: dict[Name, Text] = {}
    for message in entries(file, language):
        for attribute, pattern in patterns_of(message):
            reader = Reader()
            reader.visit(pattern)
            assert (message.id.name, attribute) not in found, f"{language}/{file}.ftl: {message.id.name} is there twice"
            found[message.id.name, attribute] = reader.text
    return found


@cache
def texts(language: str) -> dict[Name, Text]:
    """Every text of a language."""
    return {
        name: text for path in (FOLDER / language).glob("*.ftl") for name, text in texts_of(path.stem, language).items()
    }


def whole(language: str, name: Name) -> Text:
    """A text with the variables of all messages that it references."""
    own = texts(language)[name]
    keys = {variable: set(chosen) for variable, chosen in own.keys.items()}
    all_of_it = Text(set(own.variables), keys, set(own.defaults), set(own.references), list(own.words))
    for reference in own.references:
        inner = whole(language, (reference, ""))
        all_of_it.variables |= inner.variables
        all_of_it.defaults |= inner.defaults
        for variable, chosen in inner.keys.items():
            all_of_it.keys.setdefault(variable, set()).update(chosen)
    return all_of_it
