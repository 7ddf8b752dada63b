"""A lesson: a table given as a picture, the moves made on it, and a caption for each step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Lesson:
    """A table on which moves are explained step by step. The rules make the moves, so that all numbers are computed.

    The message `lesson-ID-N` is the caption of step N, counted from 1. Its arguments are computed from the table
    (`gwint.lessons.captions`).
    """

    id: str
    """The topic of the rulebook that the lesson illustrates, or the lesson's own name."""
    picture: str
    """The table at the beginning."""
    steps: tuple[tuple[str, ...], ...]
    """The moves of each step, as phrases, each made by the seat that is to act. The first step usually has none."""
    cards: Mapping[str, str] = field(default_factory=dict)
    """The cards that the captions mention: the name of an argument, and a card's id."""
