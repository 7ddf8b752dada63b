"""Everything that a page needs to teach the game in a language, as one value that `gwint.wire` can write as JSON."""

from __future__ import annotations

from dataclasses import dataclass

from gwint.i18n.bundles import translate
from gwint.lessons import EXAMPLES, FIRST_GAME, MODES
from gwint.lessons.book import POINTS
from gwint.lessons.frames import PlayedLesson, play_lesson
from gwint.lessons.variants import Variant, variants


@dataclass(frozen=True, slots=True)
class ExampleGroup:
    """The example turns of a chapter of the rulebook."""

    id: str
    lessons: tuple[PlayedLesson, ...]


@dataclass(frozen=True, slots=True)
class LessonBook:
    """The game in a minute, the worked first game, the example turns and the variants."""

    language: str
    minute: tuple[str, ...]
    """The paragraphs of the game in a minute."""
    first_game: PlayedLesson
    examples: tuple[ExampleGroup, ...]
    variants: tuple[Variant, ...]
    variant_lessons: tuple[PlayedLesson, ...]
    """The examples that variants name by their ids."""


def lesson_book(language: str) -> LessonBook:
    return LessonBook(
        language=language,
        minute=tuple(translate(f"learn-minute-{number}", language) for number in range(1, POINTS + 1)),
        first_game=play_lesson(FIRST_GAME, language),
        examples=tuple(
            ExampleGroup(group, tuple(play_lesson(lesson, language) for lesson in lessons))
            for group, lessons in EXAMPLES.items()
        ),
        variants=variants(language),
        variant_lessons=tuple(play_lesson(lesson, language) for lesson in MODES),
    )
