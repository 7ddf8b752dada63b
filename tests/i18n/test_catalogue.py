"""The catalogue is complete: the same messages in every language, all of them used, none left in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from gwint.bots import BOTS
from gwint.cards import LANGUAGES, ROWS
from gwint.decks import starters
from gwint.i18n.bundles import FOLDER, has_message, supported_language, translate
from gwint.i18n.events import EVENTS
from gwint.i18n.modes import PARTIAL_MESSAGES
from gwint.i18n.moves import MOVES
from gwint.i18n.questions import QUESTIONS
from gwint.i18n.rules import BRINGS, TOPICS
from gwint.rules.strength import STEPS
from gwint.rulesets import OPTIONS
from tests.i18n.fault_kinds import called, kinds, trees
from tests.i18n.messages import FILES, NOTES, Name, body, patterns, texts, texts_of, whole
from tests.i18n.renderings import PLURALS, arguments_of, message_id, render
from tests.i18n.typography import mistakes

OTHERS = tuple(language for language in LANGUAGES if language != "en")
COUNTS = (0, 1, 2, 5, 21, 22, 25)
OWN = {"rules", "events", "questions", "moves", "faults", "starters"}
"""The files whose messages are all in the tables of `gwint.i18n`."""
SHARED_FILES = [file for file in FILES if file != NOTES]
"""The files that have the same messages in every language."""
PIECES = {"event-shown", "event-where", "fault-nearest", "fault-acting"}
"""Messages that are parts of others: they begin with a space, or are empty."""
PAGE = Path(__file__).parents[2] / "web" / "src"
"""The page, which uses messages as well."""
SAME_AS_ENGLISH = {
    "Nilfgaard", "Skellige", "Scoia’tael", "Neutral", "Berserker", "Mardroeme", "Medic", "Horn", "Gwint Klub",
    "The Witcher 3", "Code", "Codes", "Solo", "Decks", "Team", "Name", "Navigation", "Animation", "Replay", "Replays",
    "BOT", "BOTS", "DECK", "DECKS", "FOLDER", "NAME", "SHELL", "URL", "Bot", "Partner",
}  # fmt: skip
"""Words that other languages share with English."""
TYPED = re.compile(r"[„«]gwint [^”“»]*")
"""A command, as it is typed in every language."""
ENGLISH = re.compile(r"\b(the|of|and|with|from|you|your|which|this|cannot|must|there|cards|row|rows)\b", re.IGNORECASE)


def ids(language: str = "en") -> set[str]:
    return {id_ for id_, _ in texts(language)}


# The same in every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert {path.stem for path in (FOLDER / language).iterdir()} == set(FILES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", SHARED_FILES)
def test_every_language_has_the_same_messages_under_the_same_headings(file: str, language: str) -> None:
    assert outline(file, language) == outline(file, "en")


def outline(file: str, language: str) -> list[tuple[str, ...]]:
    """The messages of a file with their attributes, and its comments, which are English in every language."""
    return [_heading(entry) for entry in body(file, language)]


def _heading(entry: fluent.EntryType) -> tuple[str, ...]:
    if isinstance(entry, fluent.Message):
        return entry.id.name, *(attribute.id.name for attribute in entry.attributes)
    assert isinstance(entry, fluent.BaseComment)
    return (str(entry.content),)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", SHARED_FILES)
def test_every_language_uses_the_same_arguments(file: str, language: str) -> None:
    arguments = {name: whole(language, name).variables for name in texts_of(file, language)}
    assert arguments == {name: whole("en", name).variables for name in texts_of(file, "en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_about_a_book_belong_to_topics(language: str) -> None:
    """Only a language with a rulebook of its own has notes, each for a topic; a note may depend on options."""
    notes = texts_of(NOTES, language)
    assert {id_.removeprefix("book-note-") for id_, _ in notes} <= set(TOPICS)
    assert bool(notes) == (language != "en")
    for note in notes.values():
        assert all(keys <= set(OPTIONS[option]) for option, keys in note.keys.items())


def test_no_message_is_in_two_files() -> None:
    for language in LANGUAGES:
        assert len(texts(language)) == sum(len(texts_of(file, language)) for file in FILES)


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_of_every_language_select_by_the_same_options(language: str) -> None:
    def chosen(one: str) -> dict[Name, dict[str, set[str]]]:
        return {
            name: {option: keys - PLURALS for option, keys in text.keys.items()}
            for name, text in texts_of("rules", one).items()
            if name[1] == "rule"
        }

    assert chosen(language) == chosen("en")
    for keys in chosen(language).values():
        assert all(values <= set(OPTIONS[option]) for option, values in keys.items())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", SHARED_FILES)
def test_no_english_is_left_in_another_language(file: str, language: str) -> None:
    english = texts_of(file, "en")
    for name, text in texts_of(file, language).items():
        words = " ".join(text.words).strip()
        if words == " ".join(english[name].words).strip():
            assert not set(re.findall(r"[^\W\d_]{3,}[^,]*", words)) - SAME_AS_ENGLISH, (name, words)
        assert not ENGLISH.search(TYPED.sub("", words.replace("The Witcher 3", ""))), (name, words)


# One source for every text


DISTINCT = {"builder-copy", "shell-copy"}
"""Messages with the same text and different meanings."""
TITLES = re.compile(r"(ability|special|option|help)-")
"""Texts whose ids are those of abilities, options and commands."""


def test_no_text_exists_twice() -> None:
    by_text: dict[tuple[str, ...], list[str]] = {}
    for id_, attribute in patterns("en"):
        text = tuple(serialize_pattern(patterns(language)[id_, attribute]) for language in LANGUAGES)
        if not TITLES.match(id_) and id_ not in DISTINCT:
            by_text.setdefault(text, []).append(message_id((id_, attribute)))
    assert [ids_ for ids_ in by_text.values() if len(ids_) > 1] == []


def test_the_page_names_every_bot() -> None:
    assert whole("en", ("game-bot", "")).references == {f"bot-{bot}" for bot in BOTS}


# No message is unused or missing


@cache
def used() -> frozenset[str]:
    """The ids in the tables of `gwint.i18n`, the literal ids in code, and all messages that they reference."""
    named = {
        *(message for table in (EVENTS, QUESTIONS, MOVES) for message, _ in table.values()),
        *BRINGS.values(),
        *PARTIAL_MESSAGES.values(),
        *TOPICS,
        *(f"row-{row.id}" for row in ROWS),
        *(f"step-{step}" for step in ("printed", *(step for step, _ in STEPS))),
        *(option_message(option, value) for option, values in OPTIONS.items() for value in values),
        *(f"starter-{one.id}" for one in starters()),
        *(f"fault-{kind}" for kind in kinds()),
        *literal_ids(),
    }
    return with_references(named)


def with_references(named: set[str]) -> frozenset[str]:
    """Messages and all that they reference."""
    found = set(named)
    while more := {one for name in texts("en") if name[0] in found for one in texts("en")[name].references} - found:
        found |= more
    return frozenset(found)


def option_message(option: str, value: str) -> str:
    return f"option-{option}-{'number' if value.isdecimal() else value}".replace("_", "-")


def literal_ids() -> Iterator[str]:
    """The literal ids in calls of `translate`, and of `say`, which prints a message in a terminal."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node.func) in ("say", "translate"):
                yield from (str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant) and one.value)


@cache
def ids_in_other_packages() -> tuple[set[str], tuple[str, ...]]:
    """The ids in other packages, and the beginnings of composed ids such as `f"cli-count-{what}"`."""
    nodes = [node for path, tree in trees().items() if "i18n" not in path.parts for node in ast.walk(tree)]
    whole_ids = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    starts = (node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values)
    begun = (str(one.value) for one in starts if isinstance(one, ast.Constant) and "-" in str(one.value))
    whole_ids |= set(re.findall(r"'([\w-]+)'", page()))
    return whole_ids, (*begun, *re.findall(r"`([a-z]+-[\w-]*)\$\{", page()))


@cache
def page() -> str:
    """The sources of the page."""
    return "".join(path.read_text(encoding="utf-8") for path in (*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")))


def test_no_message_is_missing() -> None:
    assert used() - ids() == set()
    assert set(re.findall(r"\b(?:t|translate)\(\s*'([\w-]+)", page())) - ids() == set()


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    unused = {id_ for id_, _ in texts_of(file, "en")} - used()
    if file not in OWN:
        ids_, beginnings = ids_in_other_packages()
        unused = {id_ for id_ in unused - with_references(ids_) if not id_.startswith(beginnings)}
    assert not unused


# Every message can be formatted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_variant_of_every_message_can_be_formatted(file: str, language: str) -> None:
    for name in texts_of(file, language):
        for arguments in arguments_of(name, language, COUNTS):
            text = render(name, language, arguments)
            assert text or name[0] in PIECES or file == NOTES, (name, arguments)
            assert text == text.strip() or name[0] in PIECES, (name, arguments, text)
            assert not (wrong := mistakes(text, language)), (language, message_id(name), *wrong)


# Plurals


@pytest.mark.parametrize(
    ("language", "drawn"),
    [
        ("en", ["a card", "2 cards", "5 cards", "21 cards", "22 cards", "25 cards"]),
        ("pl", ["kartę", "2 karty", "5 kart", "21 kart", "22 karty", "25 kart"]),
        ("de", ["eine Karte", "2 Karten", "5 Karten", "21 Karten", "22 Karten", "25 Karten"]),
        ("cs", ["kartu", "2 karty", "5 karet", "21 karet", "22 karet", "25 karet"]),
        ("uk", ["карту", "2 карти", "5 карт", "21 карту", "22 карти", "25 карт"]),
    ],
)
def test_plurals_are_those_of_the_language(language: str, drawn: list[str]) -> None:
    for count, cards in zip((1, 2, 5, 21, 22, 25), drawn, strict=True):
        text = translate("event-drew", language, player="Ala", count=count, known="no", cards="")
        assert text.endswith(f" {cards}."), text


@pytest.mark.parametrize(
    ("language", "swept"),
    [
        ("pl", ["nie trafia żadna karta", "trafia 1 karta", "trafiają 2 karty", "trafia 5 kart", "trafiają 22 karty"]),
        ("cs", ["nejde žádná karta", "jde 1 karta", "jdou 2 karty", "jde 5 karet", "jde 22 karet"]),
        ("uk", ["не йде жодна карта", "іде 1 карта", "ідуть 2 карти", "іде 5 карт", "ідуть 22 карти"]),
    ],
)
def test_verbs_agree_with_their_number(language: str, swept: list[str]) -> None:
    for count, cards in zip((0, 1, 2, 5, 22), swept, strict=True):
        assert translate("event-swept", language, count=count).endswith(f" {cards}.")


# Languages


def test_an_unsupported_language_becomes_english() -> None:
    assert supported_language("fr") == "en"
    assert translate("move-pass", "fr") == "Pass"
    assert has_message("move-pass", "fr")
    assert not has_message("move-nothing")


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        translate("move-nothing", "en")
    with pytest.raises(LookupError):
        translate("leader-king-bran", "en")
