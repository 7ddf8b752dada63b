"""The board of a lesson as plain text: only the rows that matter, the weather, the hand and the discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import click

from gwint.cards import ROWS, Row
from gwint.cli.render.board import WIDTH
from gwint.cli.render.rows import RowText, counted_name, hand_lines, row_line
from gwint.cli.render.standings import standings
from gwint.cli.render.terminal import colourise
from gwint.cli.render.text_fit import cell_len, wrap
from gwint.i18n.localizer import Localizer, join_counted
from gwint.lessons.book import Drawing
from gwint.lessons.frames import READER, LessonFrame, PlayedLesson
from gwint.rules.events import UsedLeader
from gwint.views import View

LINES_OF_A_ROW = 2
"""A row may take two lines before the names of its cards are abbreviated."""


def print_drawing(drawing: Drawing, language: str, width: int) -> None:
    """Print the caption of a frame and its board."""
    caption = wrap(drawing.frame.caption, width)
    board = lesson_board(drawing.lesson, drawing.frame, language, width)
    for line in ("", *caption, "", *board):
        click.echo(colourise(line))


def lesson_board(lesson: PlayedLesson, frame: LessonFrame, language: str, width: int = WIDTH) -> list[str]:
    """Draw the board of a frame, the opponents at the top and the reader's hand at the bottom."""
    localizer, view = Localizer(language, lesson.players), frame.view
    own, brief = view.seats[READER].side, not _shows_leaders(lesson, frame)
    rows = _rows(lesson) if view.round else []
    lines: list[str] = []
    for side in (side for side in range(len(view.sides)) if side != own):
        lines += standings(view, localizer, side, width, brief)
        lines += [line for row in reversed(rows) for line in _row_lines(view, localizer, side, row, width)]
    lines.append(_middle(view, localizer, width))
    lines += [line for row in rows for line in _row_lines(view, localizer, own, row, width)]
    lines += standings(view, localizer, own, width, brief)
    return [*lines, *_reader_lines(frame, localizer, width)]


def _shows_leaders(lesson: PlayedLesson, frame: LessonFrame) -> bool:
    """Return whether to name the leaders: at the beginning, and whenever one is used."""
    used = any(isinstance(event, UsedLeader) for event in frame.events)
    return lesson.shows_leaders and (used or frame is lesson.frames[0])


def _rows(lesson: PlayedLesson) -> list[Row]:
    """Return the rows that hold a card in any frame, so that all frames show the same rows."""
    armies = [army for frame in lesson.frames for army in frame.view.sides]
    return [row for row in ROWS if any(army.rows[row] or army.specials[row] for army in armies)]


def _row_lines(view: View, localizer: Localizer, side: int, row: Row, width: int) -> list[str]:
    text: RowText = row_line(view, localizer, side, row, width)
    text.most = LINES_OF_A_ROW
    text.fill()
    return text.lines


def _middle(view: View, localizer: Localizer, width: int) -> str:
    """Format the line between the armies: the round and the weather."""
    kinds = join_counted(localizer.weather(cloud.weather) for cloud in view.weather)
    weather = localizer.translate("play-weather", weather=kinds, count=len(view.weather))
    line = f"── {localizer.translate('round-title', round=view.round)} ── {weather} "
    return line + "─" * (width - cell_len(line))


def _reader_lines(frame: LessonFrame, localizer: Localizer, width: int) -> Iterator[str]:
    """Format the reader's hand before the reader's turn, and the discard pile where it matters."""
    secrets, own = frame.view.seats[READER].secrets, frame.view.seats[READER].side
    if secrets is not None and READER in frame.view.acting:
        yield from hand_lines(secrets.hand, localizer, width, lines=3)
    pile = frame.view.sides[own].pile
    if frame.shows_pile and pile:
        cards = (counted_name(card, count, localizer) for card, count in Counter(pile).items())
        yield from wrap(f"{localizer.translate('discard-pile')}: {', '.join(cards)}", width, "  ")
