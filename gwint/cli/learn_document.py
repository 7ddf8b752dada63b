"""Writes docs/learn.md, the tutorial in English: `python -m gwint.cli.learn_document docs/learn.md`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from gwint.cli.render.lesson_board import lesson_board
from gwint.i18n.bundles import translate
from gwint.lessons import FIRST_GAME
from gwint.lessons.book import CHAPTERS, Block, Drawing, Grid, Heading, Paragraph

LANGUAGE: Final = "en"
CHAPTER, SECTION = 2, 3
"""The levels of headings that the table of contents has."""
INTRODUCTION: Final = ("learn-about", "learn-need", "learn-boards")


def document() -> str:
    """Return the whole document as Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield f"# {translate('learn-title', LANGUAGE)}\n"
    yield "<!-- Written by `make learn` from gwint/lessons and gwint/locales/en: change those instead. -->\n"
    yield from (f"{translate(message, LANGUAGE)}\n" for message in INTRODUCTION)
    yield from _contents()
    for chapter in CHAPTERS.values():
        for block in chapter(LANGUAGE):
            yield from _markdown(block)


def _contents() -> Iterator[str]:
    """List the chapters, each with its sections, with links."""
    headings = [block for chapter in CHAPTERS.values() for block in chapter(LANGUAGE) if isinstance(block, Heading)]
    lines: list[str] = []
    for heading, anchor in zip(headings, _anchors(headings), strict=True):
        link = f"[{heading.text}](#{anchor})"
        if heading.level == CHAPTER:
            lines.append(f"- {link}")
        elif heading.level == SECTION:
            lines[-1] += f"{', ' if '): ' in lines[-1] else ': '}{link}"
    yield from (*lines, "")


def _anchors(headings: Iterable[Heading]) -> Iterator[str]:
    """Yield the anchors that GitHub gives to headings: repeated ones are numbered."""
    given: Counter[str] = Counter()
    for heading in headings:
        plain = "".join(letter for letter in heading.text.lower() if letter.isalnum() or letter in " -")
        anchor = plain.replace(" ", "-")
        yield f"{anchor}-{given[anchor]}" if given[anchor] else anchor
        given[anchor] += 1


def _markdown(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        yield f"{'#' * block.level} {block.text}\n"
    elif isinstance(block, Paragraph):
        yield f"{block.text}\n"
    elif isinstance(block, Drawing):
        yield f"{_example_mark(block)}{block.frame.caption}\n"
        board = (line.rstrip() for line in lesson_board(block.lesson, block.frame, LANGUAGE))
        yield "\n".join(("```text", *board, "```\n"))
    else:
        yield from _table(block)


def _example_mark(drawing: Drawing) -> str:
    """Return the word that sets an example apart from the rule before it; the first game needs none."""
    begins = drawing.frame is drawing.lesson.frames[0] and drawing.lesson.id != FIRST_GAME.id
    return f"**{translate('book-example', LANGUAGE)}.** " if begins else ""


def _table(grid: Grid) -> Iterator[str]:
    rules = ("--:" if place in grid.numbers else "---" for place in range(len(grid.headings)))
    for row in (grid.headings, tuple(rules), *grid.rows):
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
    yield ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
