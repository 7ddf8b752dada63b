"""Plays lessons: each step becomes a frame, with the table after it and its caption in a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gwint.cards import ROWS, Card
from gwint.game import Game
from gwint.i18n import PlayerNames, format_strength_steps, rule_text, topics
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.lessons.captions import caption_arguments
from gwint.lessons.model import Lesson
from gwint.notation.move_phrases import read_move
from gwint.rules.agenda import ChooseFromPile, ChooseRevival
from gwint.rules.events import Event
from gwint.rules.strength import explain
from gwint.rules.table import Table
from gwint.views import View

READER: Final = 0
"""The seat of the reader, who is shown the table as this seat sees it."""


@dataclass(frozen=True, slots=True)
class StrengthSum:
    """How a strength other than the printed one comes about."""

    card: Card
    strength: int
    steps: str
    """The steps on one line: `printed 4, tight bond 8`."""


@dataclass(frozen=True, slots=True)
class LessonFrame:
    """A step of a lesson as the reader sees it."""

    caption: str
    round: int
    """The round in which the moves of the step were made; the view may already show the next one."""
    view: View
    events: tuple[Event, ...]
    """What the moves of the step caused."""
    next_card: Card | None
    """The card that the reader uses next; None if the next step is another player's, or names no card."""
    shows_pile: bool
    """Whether the reader's discard pile matters."""
    sums: tuple[StrengthSum, ...]
    """The changed strengths on the battlefield, each once."""


@dataclass(frozen=True, slots=True)
class PlayedLesson:
    """A lesson with the names of its players and its frames in a language."""

    id: str
    title: str
    """The title of the topic that it illustrates; empty if it has no topic."""
    players: tuple[str, ...]
    """The names of the players by seat."""
    shows_leaders: bool
    """Whether leaders matter in this lesson."""
    frames: tuple[LessonFrame, ...]


def play_lesson(lesson: Lesson, language: str) -> PlayedLesson:
    """Play a lesson to its end."""
    game = Game.from_picture(lesson.picture)
    players = player_names(game.table, language)
    frames = tuple(_frames(lesson, game, Localizer(language, players)))
    title = rule_text(lesson.id, language=language).title if lesson.id in topics() else ""
    return PlayedLesson(lesson.id, title, players, "leader |" in lesson.picture, frames)


def player_names(table: Table, language: str) -> PlayerNames:
    """Name the reader, a partner and the opponents, which are numbered if there are several."""
    sides = tuple(seat.side for seat in table.seats)
    opponents = [seat for seat, side in enumerate(sides) if side != sides[READER]]

    def name(seat: int) -> str:
        if seat in opponents:
            number = opponents.index(seat) + 1 if len(opponents) > 1 else 0
            return translate("lesson-opponent", language, number=number)
        return translate("lesson-you" if seat == READER else "lesson-partner", language)

    return PlayerNames(map(name, range(len(sides))), sides if len(set(sides)) < len(sides) else ())


def _frames(lesson: Lesson, game: Game, localizer: Localizer) -> Iterator[LessonFrame]:
    has_pile = bool(game.table.side_of(READER).pile)
    for number, phrases in enumerate(lesson.steps, start=1):
        before = game.table
        events: tuple[Event, ...] = ()
        for phrase in phrases:
            events += game.play(phrase)
        arguments = caption_arguments(lesson.cards, before, game.table, events, localizer)
        following = lesson.steps[number] if number < len(lesson.steps) else ()
        view = game.view(READER)
        yield LessonFrame(
            caption=localizer.translate(f"lesson-{lesson.id}-{number}", **arguments),
            round=before.round,
            view=view,
            events=events,
            next_card=_next_card(game, following),
            shows_pile=has_pile or isinstance(view.question, (ChooseRevival, ChooseFromPile)),
            sums=tuple(_sums(game.table, localizer.language)),
        )


def _next_card(game: Game, phrases: tuple[str, ...]) -> Card | None:
    if not phrases or READER not in game.acting:
        return None
    card: Card | None = getattr(read_move(game.table, phrases[0], READER), "card", None)
    return card


def _sums(table: Table, language: str) -> Iterator[StrengthSum]:
    seen: set[tuple[Card, tuple[tuple[str, int], ...]]] = set()
    for side, army in enumerate(table.sides):
        for row in ROWS:
            for place, card in enumerate(army.rows[row]):
                steps = explain(table, side, row, place)
                if len(steps) > 1 and (card, steps) not in seen:
                    seen.add((card, steps))
                    yield StrengthSum(card, steps[-1][1], format_strength_steps(steps, language))
