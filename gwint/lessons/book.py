"""The rulebook that teaches, chapter by chapter: headings, paragraphs, drawn boards and tables in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gwint import i18n
from gwint.i18n.bundles import translate
from gwint.i18n.rules import CHAPTERS as DUEL_TOPICS
from gwint.lessons import EXAMPLES, FIRST_GAME, LESSONS, Lesson
from gwint.lessons.card_list import NUMBERS, card_groups, columns
from gwint.lessons.frames import LessonFrame, PlayedLesson, play_lesson
from gwint.lessons.variants import Variant, variants

POINTS: Final = 6
"""The number of paragraphs of the game in a minute."""


@dataclass(frozen=True, slots=True)
class Heading:
    text: str
    level: int
    """2 for a chapter, 3 for a section, 4 for a part of a section."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A frame of a lesson, to be drawn as a board with its caption."""

    lesson: PlayedLesson
    frame: LessonFrame


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its headings, its rows, and the places of columns with numbers."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...] = ()


Block = Heading | Paragraph | Drawing | Grid
"""A part of a chapter."""


def minute(language: str) -> Iterator[Block]:
    """The game in a minute."""
    yield Heading(translate("book-minute", language), 2)
    yield from (Paragraph(translate(f"learn-minute-{number}", language)) for number in range(1, POINTS + 1))


def first_game(language: str) -> Iterator[Block]:
    """The worked first game, with a section for each round."""
    yield Heading(translate("book-chapter-first-game", language), 2)
    played = play_lesson(FIRST_GAME, language)
    shown: int | None = None
    for frame in played.frames:
        if frame.round != shown:
            yield Heading(translate("round-title", language, round=frame.round), 3)
            shown = frame.round
        yield Drawing(played, frame)


def duel(language: str) -> Iterator[Block]:
    """The kinds of cards and the rules of a duel, without those that an example explains."""
    yield Heading(translate("book-chapter-play", language), 2)
    kinds = (topic for topic in i18n.topics() if topic.startswith("kind-"))
    yield from topic_blocks((topic for topic in (*kinds, *DUEL_TOPICS) if topic not in LESSONS), language, 3)


def examples(language: str) -> Iterator[Block]:
    """Each ability, special card, weather and faction and some leaders: the rule, then an example turn."""
    for group, lessons in EXAMPLES.items():
        yield Heading(translate(f"book-chapter-{group}", language), 2)
        if group == "leaders":
            yield Paragraph(translate("learn-leaders", language))
        for lesson in lessons:
            yield from example(lesson, language)


def example(lesson: Lesson, language: str, level: int = 3) -> Iterator[Block]:
    """The rule of a topic and its example turn."""
    yield from topic_blocks((lesson.id,), language, level)
    yield from drawings(lesson, language)


def drawings(lesson: Lesson, language: str) -> Iterator[Drawing]:
    """The frames of a lesson."""
    played = play_lesson(lesson, language)
    yield from (Drawing(played, frame) for frame in played.frames)


def other_ways(language: str) -> Iterator[Block]:
    """All variants of the books."""
    yield Heading(translate("book-chapter-variants", language), 2)
    for variant in variants(language):
        yield from variant_blocks(variant, language)


def variant_blocks(variant: Variant, language: str) -> Iterator[Block]:
    """A variant with its rules, its example and its tables."""
    yield Heading(variant.title, 3)
    yield Paragraph(variant.about)
    for topic in variant.topics:
        if len(variant.topics) > 1:
            yield Heading(topic.title, 4)
        yield Paragraph(topic.text)
    if variant.lesson is not None:
        yield from drawings(LESSONS[variant.lesson], language)
    for table in variant.tables:
        yield Heading(table.title, 4)
        yield from (Paragraph(about) for about in (table.about,) if about)
        yield Grid(table.headings, table.rows)


def card_list(language: str) -> Iterator[Block]:
    """The card list: the cards and the leaders of each faction, then the cards that all factions have."""
    yield Heading(translate("book-chapter-list", language), 2)
    yield Paragraph(translate("book-list-about", language))
    headings = tuple(translate(column, language) for column in ("kind-leader", "label-ability"))
    for group in card_groups(language):
        yield Heading(group.title, 3)
        if group.about:
            yield Paragraph(group.about)
        yield Grid(columns(language), group.cards, NUMBERS)
        if group.leaders:
            yield Grid(headings, group.leaders)


def topic_blocks(topics: Iterable[str], language: str, level: int = 3) -> Iterator[Block]:
    """Topics of the rulebook: the title and the rule of each."""
    for topic in topics:
        title, text = i18n.rule_text(topic, language=language)
        yield Heading(title, level)
        yield Paragraph(text)


CHAPTERS: Final[Mapping[str, Callable[[str], Iterator[Block]]]] = {
    "minute": minute,
    "first-game": first_game,
    "duel": duel,
    "examples": examples,
    "variants": other_ways,
    "card-list": card_list,
}
"""The chapters in the order in which they are read."""
