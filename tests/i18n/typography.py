"""The typographic rules of each language, as patterns that no text may contain."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

NBSP: Final = "\u00a0"


class Rule(NamedTuple):
    """A rule, and a pattern of what breaks it."""

    rule: str
    breach: re.Pattern[str]


class Quotes(NamedTuple):
    """The quotation marks of a language, and those of a quotation within a quotation."""

    opening: str
    closing: str
    inner_opening: str
    inner_closing: str


QUOTES: Final[Mapping[str, Quotes]] = {
    "en": Quotes("“", "”", "‘", "’"),
    "pl": Quotes("„", "”", "«", "»"),
    "de": Quotes("„", "“", "‚", "‘"),
    "cs": Quotes("„", "“", "‚", "‘"),
    "uk": Quotes("«", "»", "„", "“"),
}
ALL_QUOTES: Final = set("“”„«»‘‚‹›")
"""All quotation marks but ’, which is also the apostrophe."""

ONE_LETTER_WORDS: Final[Mapping[str, str]] = {"pl": "aiouwz", "cs": "kosuvzai", "uk": "вузійоа"}
"""Prepositions and conjunctions of one letter, which must not end a line."""
UNITS: Final[Mapping[str, str]] = {
    "en": "min|ms|s",
    "pl": "min|ms|s",
    "de": "Min\\.|min|ms|s",
    "cs": "min|ms|s",
    "uk": "хв|мс|с",
}
"""Symbols of units that follow a number."""

COMMON: Final = (
    Rule("no straight quotation marks or apostrophes", re.compile(r"[\"']")),
    Rule("the ellipsis is one character", re.compile(r"\.\.")),
    Rule("no double spaces", re.compile(rf"[ {NBSP}]{{2}}")),
    # A question mark may also be the name of a command: “name, ? for help”.
    Rule("no space before punctuation", re.compile(rf"[ {NBSP}][.,;:!)\]](?!\w)|[\w)”“»][ {NBSP}]\?(?!:)")),
    Rule("no space after an opening bracket", re.compile(rf"[(\[][ {NBSP}]")),
    Rule("the multiplication sign is ×", re.compile(r"(?<![\w’])x\d|\dx(?!\w)")),
    Rule("no braces", re.compile(r"[{}]")),
)
"""The rules of all languages."""
HYPHENS: Final = Rule("a hyphen is not a dash or a minus", re.compile(rf"[ {NBSP}]-(?:[ {NBSP}]|\d)|\d-\d"))
"""A rule for the text outside quotations, which may quote what is typed."""

EN_DASH: Final = Rule(
    "dashes are – between spaces, and – without spaces between numbers",
    re.compile(rf"—|[^ {NBSP}\d]–|–[^ {NBSP}\d,]|\d[ {NBSP}]–[ {NBSP}]\d"),
)
EM_DASH: Final = Rule(
    "dashes are — between spaces, and – without spaces between numbers",
    re.compile(rf"[^ {NBSP}]—|—[^ {NBSP},]|\D–|–\D"),
)
CLOSED_ELLIPSIS: Final = Rule("no space stands between a word and an ellipsis", re.compile(rf"\w[ {NBSP}]…"))
PERCENT_ALONE: Final = Rule("the per cent sign follows its number without a space", re.compile(r"\s%"))
# Not in adjectives: das 95-%-Intervall, 95% interval.
PERCENT_APART: Final = Rule(
    "a no-break space stands between a number and %", re.compile(rf"[^{NBSP}-]%(?! interval)|-%(?!-)")
)

CONSONANTS: Final = "бвгґджзйклмнпрстфхцчшщ"
"""The consonants of Ukrainian."""

OWN: Final[Mapping[str, tuple[Rule, ...]]] = {
    "en": (EN_DASH, CLOSED_ELLIPSIS, PERCENT_ALONE),
    "pl": (EN_DASH, CLOSED_ELLIPSIS, PERCENT_ALONE),
    "de": (
        EN_DASH,
        PERCENT_APART,
        Rule("a no-break space stands within abbreviations such as z. B.", re.compile(r"\b\w\.[ ]?[A-Za-z]\.")),
        Rule("a no-break space stands between a word and an ellipsis", re.compile(r"\w ?…")),
    ),
    "cs": (EN_DASH, CLOSED_ELLIPSIS, PERCENT_APART),
    "uk": (
        EM_DASH,
        CLOSED_ELLIPSIS,
        PERCENT_APART,
        Rule("no Latin letters in Cyrillic words", re.compile(r"[а-яґєії][a-z]|[a-z][а-яґєії]", re.IGNORECASE)),
        # у скид, у справжній, у файл: у stays before в, ф and groups of consonants.
        Rule(
            "в, not у, stands between a vowel and a consonant",
            re.compile(rf"[аеєиіїоуюя] у{NBSP}(?![вф]|[дзстхл]ь?[{CONSONANTS}])[{CONSONANTS}]"),
        ),
        Rule("у, not в, stands between consonants", re.compile(rf"[{CONSONANTS}ь] в{NBSP}[{CONSONANTS}]")),
    ),
}
"""The rules of one language."""


def mistakes(text: str, language: str) -> list[str]:
    """The rules that a message breaks, each with the place."""
    return [*_setting_mistakes(text, language), *_breaches(LINE_BREAKS[language], text)]


def well_set(text: str, language: str) -> bool:
    """Whether a text with any names in it is set well. Names of cards are typed, so they have only ordinary spaces."""
    return not any(_setting_mistakes(text.strip(), language))


def _setting_mistakes(text: str, language: str) -> Iterator[str]:
    opening, closing, *_ = QUOTES[language]
    yield from _breaches((*COMMON, *OWN[language]), text)
    yield from _breaches((HYPHENS,), re.sub(f"{opening}[^{closing}]*{closing}", opening + closing, text))
    yield from _quote_mistakes(text, QUOTES[language])


def _breaches(rules: tuple[Rule, ...], text: str) -> Iterator[str]:
    for rule, pattern in rules:
        if found := pattern.search(text):
            yield f"{rule}: “{text[max(0, found.start() - 15) : found.end() + 15]}”"


def _line_break_rules(language: str) -> Iterator[Rule]:
    yield Rule("a no-break space stands between a number and its unit", re.compile(rf"\d (?:{UNITS[language]})(?!\w)"))
    if letters := ONE_LETTER_WORDS.get(language):
        yield Rule(
            "a no-break space follows a preposition or conjunction of one letter",
            re.compile(rf"(?<![\w’.])[{letters}] ", re.IGNORECASE),
        )
    if language == "uk":
        yield Rule("a no-break space stands before a dash", re.compile(r" —"))


LINE_BREAKS: Final = {language: tuple(_line_break_rules(language)) for language in QUOTES}
"""Where a line must not be broken."""


def _quote_mistakes(text: str, quotes: Quotes) -> Iterator[str]:
    """Quotation marks come in pairs of the language; a quotation within a quotation has the inner pair."""
    if foreign := (ALL_QUOTES - set(quotes)) & set(text):
        yield f"no foreign quotation marks: {''.join(sorted(foreign))}"
    expected: list[str] = []
    for mark in text:
        if expected and mark == expected[-1]:
            expected.pop()
        elif mark == quotes.opening and not expected:
            expected.append(quotes.closing)
        elif mark == quotes.inner_opening and expected == [quotes.closing]:
            expected.append(quotes.inner_closing)
        elif mark in ALL_QUOTES & set(quotes):
            yield f"quotation marks come in pairs: “{text}”"
            return
    if expected:
        yield f"a quotation must be closed: “{text}”"
    if re.search(rf"[{quotes.opening}{quotes.inner_opening}][ {NBSP}]|[ {NBSP}]{quotes.closing}", text):
        yield f"no space within quotation marks: “{text}”"
