"""`gwint learn`: the rulebook that teaches, with drawn boards: a first game, example turns, variants, the card list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click

from gwint.cli import localized
from gwint.cli.commands.rules import UnknownTopic, find_topics, nearest_topics
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.cli.render.lesson_board import print_drawing
from gwint.cli.render.terminal import Terminal
from gwint.i18n.bundles import translate
from gwint.lessons import LESSONS
from gwint.lessons.book import (
    CHAPTERS,
    Block,
    Drawing,
    Grid,
    Heading,
    Paragraph,
    example,
    minute,
    topic_blocks,
    variant_blocks,
)
from gwint.lessons.lesson_book import LessonBook, lesson_book
from gwint.lessons.variants import variants
from gwint.wire.codecs import write

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

FIRST: Final = "first-game"
CHAPTER: Final = 2
"""The level of a chapter's heading."""
MORE: Final = ("examples", "variants", "card-list")
"""The chapters that `gwint learn` names after the first game."""


@localized.command(
    "gwint learn", "gwint learn spy --lang pl", "gwint learn examples", "gwint learn ffa", "gwint learn card-list"
)
@localized.argument("words", metavar="topic", nargs=-1, shell_complete=lambda *given: _complete(given[2]))
@localized.language_option
@json_option
def command(words: tuple[str, ...], language: str, json: bool) -> None:
    """Teach the game: a first game move by move, example turns, variants and the card list."""
    if json:
        output.json(write(LessonBook, lesson_book(language)))
        return
    _show(list(_blocks(" ".join(words).strip(), language)), language)
    if not words:
        commands = ", ".join(f"gwint learn {chapter}" for chapter in MORE)
        click.echo(f"\n{translate('learn-more', language, commands=commands)}")


def _blocks(wanted: str, language: str) -> Iterator[Block]:
    if not wanted:
        yield Heading(translate("learn-title", language), CHAPTER)
        yield from (Paragraph(translate(message, language)) for message in ("learn-about", "learn-boards"))
        yield from minute(language)
        yield from CHAPTERS[FIRST](language)
    elif wanted in CHAPTERS:
        yield from CHAPTERS[wanted](language)
    else:
        yield from _topic(wanted, language)


def _topic(wanted: str, language: str) -> Iterator[Block]:
    known = {variant.id: variant for variant in variants(language)}
    if wanted in known:
        yield from variant_blocks(known[wanted], language)
        return
    topics = find_topics(wanted)
    if not topics:
        raise UnknownTopic("topic-name", name=wanted, nearest=nearest_topics(wanted, language))
    for topic in topics:
        yield from example(LESSONS[topic], language) if topic in LESSONS else topic_blocks((topic,), language)


def _complete(typed: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(id_) for id_ in (*CHAPTERS, *LESSONS) if id_.startswith(typed)]


# Showing


def _show(blocks: list[Block], language: str) -> None:
    """Print everything, or let a person go on from board to board."""
    terminal = Terminal()
    if not terminal.live or not any(isinstance(block, Drawing) for block in blocks):
        _print_all(blocks, language, terminal.width)
        return
    for screen in _screens(blocks):
        terminal.show(())
        _print_all(screen, language, terminal.width)
        if not _goes_on(terminal, language):
            return


def _screens(blocks: list[Block]) -> Iterator[list[Block]]:
    """Split the blocks before each chapter and after each drawing."""
    screen: list[Block] = []
    for block in blocks:
        if screen and isinstance(block, Heading) and block.level == CHAPTER:
            yield screen
            screen = []
        screen.append(block)
        if isinstance(block, Drawing):
            yield screen
            screen = []
    if screen:
        yield screen


def _goes_on(terminal: Terminal, language: str) -> bool:
    try:
        return not terminal.ask(f"\n{translate('play-enter', language)}")
    except EOFError:
        return False


def _print_all(blocks: list[Block], language: str, width: int) -> None:
    before: Block | None = None
    for block in blocks:
        if isinstance(block, Paragraph) and isinstance(before, Paragraph):
            click.echo()
        _print(block, language, width)
        before = block


def _print(block: Block, language: str, width: int) -> None:
    if isinstance(block, Heading):
        (output.heading if block.level > CHAPTER else output.title)(block.text)
    elif isinstance(block, Paragraph):
        output.paragraph(block.text)
    elif isinstance(block, Drawing):
        print_drawing(block, language, width)
    else:
        _print_grid(block)


def _print_grid(grid: Grid) -> None:
    click.echo()
    output.table(grid.headings, grid.rows, grid.numbers)
