"""Words agree with their numbers in every language, by the plural categories of the Unicode CLDR."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import ast

from gwint.cards import LANGUAGES
from tests.i18n.messages import Name, patterns, variant_key
from tests.i18n.renderings import PLURALS, message_id
from tests.i18n.sample_values import SAMPLES, sample_value
from tests.i18n.typography import UNITS

LABELS = {"done", "entry", "game", "number", "place", "replay", "round", "step", "version", "view"}
"""Variables whose numbers name something and do not count: “game 2 begins”."""
FREE = {("fault-engine-protocol", "expected"), ("referee-remind-starts", "count")}
"""Other numbers that name something."""
NOT_COUNTED = {
    "en": {"and", "are", "can", "for", "in", "is", "more", "of", "on", "to"},
    "pl": {"do", "i", "na", "oraz", "z", "za"},
    "de": {
        "auf",
        "bis",
        "gegen",
        "im",
        "ist",
        "liegen",
        "sind",
        "und",
        "von",
        "vorn",
        "weitere",
        "werden",
        "zu",
        "zurück",
    },
    "cs": {"a", "až", "do", "ku", "z", "za", "ze"},
    "uk": {"до", "з", "і", "із", "на", "проти", "та"},
}
"""Words after a number that do not depend on it: prepositions, conjunctions and verbs of whole sentences."""


class Number(NamedTuple):
    """A number in a text, with the word after it and the selectors around it."""

    name: Name
    variable: str
    word: str
    selectors: frozenset[str]


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of whole numbers."""
    return frozenset(Locale.parse(language).plural_form(number) for number in range(200))


def numbers(name: Name, pattern: ast.Pattern, selectors: frozenset[str] = frozenset()) -> Iterator[Number]:
    """Every variable of a text with the word that follows it."""
    for place, element in enumerate(pattern.elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.VariableReference):
            rest = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            word = re.match(r"[ \u00a0]([^\W\d_]+)", rest.value) if isinstance(rest, ast.TextElement) else None
            yield Number(name, expression.id.name, word[1] if word else "", selectors)
        elif isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from numbers(name, variant.value, selectors | {_selector(expression)})


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            yield expression
            for variant in expression.variants:
                yield from selections(variant.value)


def _selector(select: ast.SelectExpression) -> str:
    assert isinstance(select.selector, ast.VariableReference)
    return str(select.selector.id.name)


def _counts(number: Number, language: str) -> bool:
    """Whether a number counts the word that follows it, although no plural form of the word is chosen by it."""
    if number.variable in number.selectors or not number.word or number.variable not in SAMPLES:
        return False
    if number.variable in LABELS or (number.name[0], number.variable) in FREE:
        return False
    is_unit = re.fullmatch(UNITS[language].replace(r"\.", ""), number.word)
    is_number = isinstance(sample_value(number.name[0], number.variable, language), int)
    return is_number and not is_unit and number.word not in NOT_COUNTED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_after_a_number_has_its_plural_forms(language: str) -> None:
    found = [number for name, pattern in patterns(language).items() for number in numbers(name, pattern)]
    wrong = [number for number in found if _counts(number, language)]
    assert not wrong, [f"{message_id(one.name)}: ${one.variable} {one.word}" for one in wrong]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_after_a_number_has_the_forms_of_all_categories(language: str) -> None:
    for name, pattern in patterns(language).items():
        for select in selections(pattern):
            keys = {variant_key(variant) for variant in select.variants}
            shown = [one for variant in select.variants for one in numbers(name, variant.value) if one.word]
            if keys & PLURALS - {"other"} and any(one.variable == _selector(select) for one in shown):
                missing = categories(language) - keys
                assert not missing, (language, message_id(name), sorted(missing))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if Locale.parse(one).plural_form(21) == "one"])
def test_a_variant_for_a_single_thing_is_not_chosen_by_21(language: str) -> None:
    """In Ukrainian the category “one” includes 21: a text that says “a card” must be chosen by the number 1 itself."""
    for name, pattern in patterns(language).items():
        for select in selections(pattern):
            for variant in select.variants:
                if variant_key(variant) == "one":
                    assert any(one.variable == _selector(select) for one in numbers(name, variant.value)), name
