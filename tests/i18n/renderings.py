"""Renders every variant of every message with sample values."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from babel import Locale
from fluent.syntax import ast

from gwint.i18n.bundles import MessageArgument, translate_with_errors
from gwint.rulesets import LEGENDARY, OPTIONS
from tests.i18n.messages import FILES, Name, patterns, texts_of, variant_key, whole
from tests.i18n.sample_values import sample_value

PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
Arguments = dict[str, MessageArgument]
"""The arguments of a message by name."""


class Rendering(NamedTuple):
    """A message with sample values."""

    file: str
    name: Name
    text: str

    @property
    def id(self) -> str:
        return message_id(self.name)


def message_id(name: Name) -> str:
    return ".".join(filter(None, name))


def render(name: Name, language: str, arguments: Arguments) -> str:
    text, errors = translate_with_errors(message_id(name), language, **arguments)
    assert not errors, f"{language} {message_id(name)}: {errors}"
    return text


def arguments_of(name: Name, language: str, counts: Sequence[int]) -> Iterator[Arguments]:
    """Arguments for every combination of variants: each key of a selector, each count for a number."""
    text = whole(language, name)
    choices = {
        variable: _choices(name, variable, language, text.keys.get(variable, set()), counts)
        for variable in sorted(text.variables)
    }
    for values in itertools.product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def _choices(
    name: Name, variable: str, language: str, keys: set[str], counts: Sequence[int]
) -> Sequence[MessageArgument]:
    if counts_things(keys):
        numbers = {int(key) for key in keys if key.isdecimal()}
        words = sorted(keys - PLURALS - set(map(str, numbers)))
        return [*words, *sorted(numbers | (_counts_of(name, variable, counts) if keys & PLURALS else set()))]
    words = sorted(keys - {"other"})
    return [*words, sample_value(name[0], variable, language)] if "other" in keys or not keys else words


def _counts_of(name: Name, variable: str, counts: Sequence[int]) -> set[int]:
    """The counts that a number may have; in a rule, an option has its usual value and others that are legal."""
    shown = {count for count in counts if count}
    if name[1] != "rule" or variable not in USUAL_OPTIONS:
        return shown
    return {
        int(value)
        for value in OPTIONS[variable]
        if value.isdecimal() and (int(value) in shown or int(value) == USUAL_OPTIONS[variable])
    }


def counts_things(keys: set[str]) -> bool:
    """Whether a selector with these keys selects by a number."""
    return bool(keys & PLURALS - {"other"}) or any(key.isdecimal() for key in keys)


# A few sentences that show all variants


COUNTS: Final = (0, 1, 2, 5, 22)
"""Numbers for all plural forms; 0 is shown only where it has a form of its own."""
USUAL_COUNT: Final = 5
USUAL_OPTIONS: Final = {
    option: int(value) if value.isdecimal() else value for option, value in LEGENDARY.options().items()
}
"""The usual value of each option of the rules, by the name of its argument."""


@cache
def renderings(language: str) -> tuple[Rendering, ...]:
    """The sentences of all messages of a language."""
    return tuple(
        Rendering(file, name, text)
        for file in FILES
        for name in texts_of(file, language)
        for text in sentences(name, language)
    )


def sentences(name: Name, language: str) -> Iterator[str]:
    """As few sentences as show all variants of a message, with the usual values where possible."""
    seen: set[object] = set()
    combinations = list(arguments_of(name, language, COUNTS))
    chosen: list[int] = []
    usual = whole(language, name).defaults | {USUAL_COUNT}
    for place in sorted(range(len(combinations)), key=lambda place: _unusual(combinations[place], usual)):
        taken = set(_variants_taken(patterns(language)[name], language, combinations[place]))
        if not chosen or not taken <= seen:
            seen |= taken
            chosen.append(place)
    yield from (render(name, language, combinations[place]) for place in sorted(chosen))


def _unusual(arguments: Arguments, usual: set[str | int]) -> int:
    """How many arguments do not have their usual value."""
    return sum(
        value != USUAL_OPTIONS[variable] if variable in USUAL_OPTIONS else value not in usual
        for variable, value in arguments.items()
    )


def _variants_taken(pattern: ast.Pattern, language: str, arguments: Arguments) -> Iterator[object]:
    """The variants that the arguments select, in this message and in those it references."""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.MessageReference):
            yield from _variants_taken(patterns(language)[expression.id.name, ""], language, arguments)
        elif isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            value = arguments[expression.selector.id.name]
            variant = _selected(expression, value, language)
            yield id(variant), value if isinstance(value, int) and _says(variant, expression.selector) else None
            yield from _variants_taken(variant.value, language, arguments)


def _says(variant: ast.Variant, selector: ast.VariableReference) -> bool:
    """Whether a variant contains the number that selects it."""
    return any(
        isinstance(one, ast.Placeable)
        and isinstance(one.expression, ast.VariableReference)
        and one.expression.id.name == selector.id.name
        for one in variant.value.elements
    )


def _selected(select: ast.SelectExpression, value: MessageArgument, language: str) -> ast.Variant:
    """The variant of a value: that of the number or the word itself, that of its plural form, or the default."""
    wanted = [str(value), Locale.parse(language).plural_form(value)] if isinstance(value, int) else [value]
    keys = {variant_key(variant): variant for variant in select.variants}
    default = next(variant for variant in select.variants if variant.default)
    return next((keys[key] for key in wanted if key in keys), default)
