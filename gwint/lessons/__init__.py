"""Lessons: positions with moves that the rules play and captions explain, for the rulebook that teaches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.lessons.factions import FACTIONS
from gwint.lessons.first_game import FIRST_GAME
from gwint.lessons.leaders import LEADERS
from gwint.lessons.model import Lesson
from gwint.lessons.modes import MODES
from gwint.lessons.specials import SPECIALS, WEATHER
from gwint.lessons.units import UNITS

EXAMPLES: Final[Mapping[str, tuple[Lesson, ...]]] = {
    "abilities": UNITS,
    "specials": (*SPECIALS, *WEATHER),
    "factions": FACTIONS,
    "leaders": LEADERS,
}
"""The example turns by the chapter of the rulebook; each example has the id of its topic."""

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.id: lesson for lesson in (FIRST_GAME, *(one for group in EXAMPLES.values() for one in group), *MODES)
}

__all__ = ["EXAMPLES", "FIRST_GAME", "LESSONS", "MODES", "Lesson"]
