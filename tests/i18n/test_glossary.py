"""Messages and names use the words of the printed game: the glossary's terms, and none of their banned variants."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gwint.cards import CATALOGUE, LANGUAGES
from gwint.cards.names import FACTION_NAMES
from gwint.i18n.bundles import translate
from tests.i18n.renderings import renderings

BOOKS = {"PL", "PLV", "DE", "CZ", "UA", "W3", "ours"}
"""The short names of docs/rules.md; “ours” marks our own words."""


class Term(NamedTuple):
    """An official term of a language with its banned variants."""

    concept: str
    term: str
    book: str
    banned: re.Pattern[str]
    messages: tuple[str, ...]
    """The ids of messages that are the term."""


@cache
def glossary() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8"))


@cache
def terms(language: str) -> tuple[Term, ...]:
    concepts = {concept: entry for concept, entry in glossary().items() if concept != "allowed_names"}
    return tuple(_term(concept, entry[language], entry.get("messages", ())) for concept, entry in concepts.items())


def _term(concept: str, entry: dict[str, Any], messages: Sequence[str]) -> Term:
    banned = re.compile(rf"\b(?:{'|'.join(entry['banned'])})(?!\w)", re.IGNORECASE)
    return Term(concept, entry["term"], entry["book"], banned, tuple(messages))


def breaches(text: str, language: str) -> Iterator[str]:
    """What the glossary bans in a text, with the right term."""
    for term in terms(language):
        if found := term.banned.search(text.replace("\u00a0", " ")):
            yield f"“{found[0]}” should be “{term.term}” ({term.concept}, {term.book})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_its_term_and_its_book(language: str) -> None:
    for term in terms(language):
        assert term.term, term
        assert term.book in BOOKS, term
        assert not term.banned.search(term.term), term


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_official_terms(language: str) -> None:
    titles = {(term.concept, message): term.term for term in terms(language) for message in term.messages}
    assert {key: translate(key[1], language).replace("\u00a0", " ") for key in titles} == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_banned_variant(language: str) -> None:
    texts = [(one.id, _without_allowed_names(one.text)) for one in renderings(language)]
    assert not {f"{id_}: {breach}" for id_, text in texts for breach in breaches(text, language)}


def _without_allowed_names(text: str) -> str:
    """The text without the names of cards that the books themselves spell so."""
    for allowed in glossary()["allowed_names"]:
        text = text.replace("\u00a0", " ").replace(allowed, "")
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_uses_a_banned_variant(language: str) -> None:
    names = [names.by_language[language] for names in CATALOGUE.names.values()]
    names += [by_language[language] for by_language in FACTION_NAMES.values()]
    found = {name: breach for name in names for breach in breaches(name, language)}
    assert not {f"{name}: {breach}" for name, breach in found.items() if name not in glossary()["allowed_names"]}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It goes to the graveyard."),
        ("pl", "Karta trafia na cmentarz."),
        ("de", "Die Karte kommt auf den Friedhof."),
        ("cs", "Karta jde na hřbitov."),
        ("uk", "Карта йде на цвинтар."),
    ],
)
def test_a_banned_variant_is_found(language: str, text: str) -> None:
    assert list(breaches(text, language))
