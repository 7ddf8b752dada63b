"""The typographic rules find mistakes and accept what is right, and the names of cards follow them.

`test_catalogue` applies the rules to every message.
"""

from __future__ import annotations

import pytest

from gwint.cards import CATALOGUE, LANGUAGES
from gwint.cards.names import FACTION_NAMES
from tests.i18n.typography import mistakes, well_set

RIGHT = {
    "en": [
        "“Ves” – a card – has 5% in 3\u00a0s…",
        "It says “the card ‘Ves’”.",
        "Rounds 1–3 (×2).",
        "Name, ? for help",
    ],
    "pl": ["„Ves” – w\u00a0ręce – ma 5% w\u00a03\u00a0s…", "Mówi „karta «Ves»”.", "Rundy 1–3."],
    "de": [
        "„Ves“ – deine Karte –, sie hat 5\u00a0% in 3\u00a0s\u00a0…",
        "Das 95-%-Intervall, z.\u00a0B. „ihre ‚Karte‘“.",
    ],
    "cs": ["„Ves“ – v\u00a0ruce – má 5\u00a0% za 3\u00a0s…", "95% interval, „její ‚karta‘“."],
    "uk": [
        "«Вес»\u00a0— у\u00a0руці\u00a0— має 5\u00a0% за 3\u00a0с…",
        "«Її „карта“»; раунди 1–3; ім’я.",
        "карти у\u00a0скиді, в\u00a0ряді",
    ],
}
WRONG = {
    "en": ['a "quote"', "don't", "well...", "two  spaces", "why ?", "wait :", "( this", "here - there", "1-3", "5 %",
           "5 s", "here — there", "here–there", "1 – 3", "x2", "„Ves”", "“Ves", "Ves”", "“Ves “Ves””", "‘Ves’",
           "“ Ves”", "wait …"],
    "pl": ["w ręce", "A teraz", "5 %", "5\u00a0%", "„Ves“", "«Ves»", "tu — tam", "co …"],
    "de": ["5 %", "5%", "z. B. hier", "z.B. hier", "„Ves”", "»Ves«", "5 Min.", "Mehr…", "Mehr …"],
    "cs": ["v ruce", "K tomu", "5%", "5 %", "„Ves”", "10 s", "co …"],
    "uk": ["у руці", "І далі", "5%", "5 %", "„Вес“", "“Вес”", "тут – там", "тут—там", "тут — там", "10 хв",
           "карти у\u00a0ряді", "карт в\u00a0ряді", "що …", "кaрта"],
}  # fmt: skip
"""A mistake in each; the last Ukrainian word has a Latin letter."""


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in LANGUAGES for text in RIGHT[language]])
def test_what_is_right_is_accepted(language: str, text: str) -> None:
    assert mistakes(text, language) == []


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in LANGUAGES for text in WRONG[language]])
def test_every_mistake_is_found(language: str, text: str) -> None:
    assert mistakes(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_cards_leaders_and_factions_are_set_well(language: str) -> None:
    names = [names.by_language[language] for names in CATALOGUE.names.values()]
    names += [by_language[language] for by_language in FACTION_NAMES.values()]
    assert [name for name in names if not well_set(name, language) or "\u00a0" in name] == []
