"""A keyboard and a screen, or the two ends of a pipe: what is shown there and what is typed."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable
from typing import Final

import click

from gwint.cli.render.board import HEIGHT, WIDTH
from gwint.cli.render.rows import HERO
from gwint.cli.render.standings import GEM
from gwint.cli.render.text_fit import cell_len, printable, wrap

WIPE: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[3J"
"""Clears what has scrolled off the screen, where a terminal can."""
WIDEST: Final = 110
"""Longer lines are hard to read."""
LONGEST: Final = 500
"""Characters of a typed line that are read."""


class Terminal:
    """Where a game is shown and played. In a pipe nothing is cleared and nothing is paged."""

    def __init__(self, live: bool | None = None) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() if live is None else live
        """Whether a person sits there."""
        # What is no text is no reason to end a game.
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")

    @property
    def width(self) -> int:
        return max(WIDTH, min(WIDEST, _size().columns)) if self.live else WIDTH

    @property
    def height(self) -> int | None:
        """How many lines fit the screen; a pipe has no end."""
        return max(HEIGHT, _size().lines) if self.live else None

    def show(self, lines: Iterable[str]) -> None:
        """A new screen, or in a pipe the next paragraph."""
        if self.live:
            click.echo(WIPE, nl=False)
        else:
            click.echo()
        self.say(*lines)

    def wipe(self) -> None:
        """Leave nothing to be read, not even above the screen."""
        if self.live:
            click.echo(WIPE + FORGET, nl=False)

    def say(self, *lines: str) -> None:
        for line in lines:
            click.echo(colourise(printable(line, indented=True)))

    def ask(self, prompt: str) -> str:
        """What is typed, without readline: it would remember one player's words for the other."""
        self.prompt(prompt)
        return self.clean_line(self.read_line())

    def prompt(self, text: str) -> None:
        """Say what may be typed, and leave the line open for it."""
        click.echo(f"{text} ", nl=False)
        sys.stdout.flush()

    def read_line(self) -> str:
        """The next line as it was typed; empty at the end."""
        return sys.stdin.readline()

    def clean_line(self, line: str) -> str:
        """What a line says; the end of all lines raises EOFError."""
        if not line or not self.live:
            click.echo()
        if not line:
            raise EOFError
        return printable(line[:LONGEST])

    def show_pages(self, lines: Iterable[str], prompt: str) -> None:
        """Lines to be read before the game goes on, a screen at a time; whoever types something has read enough."""
        if self.height is None:
            self.say(*lines)
            return
        told = [part for line in lines for part in self._fitted(line)]
        room = self.height - 2
        for first in range(0, len(told), room):
            self.show(told[first : first + room])
            if self.ask(f"\n{prompt}"):
                break

    def _fitted(self, line: str) -> list[str]:
        return [line] if cell_len(line) <= self.width else wrap(line, self.width, "    ")


def _size() -> os.terminal_size:
    return shutil.get_terminal_size((WIDTH, HEIGHT))


# Colour, which only repeats what the words say


def colourise(line: str) -> str:
    """The line with colour where it helps the eye; without, where NO_COLOR asks for none."""
    return line if os.environ.get("NO_COLOR") else MARKED.sub(_colourise_match, line)


MARKED: Final = re.compile(
    r"(?P<printed>\d+)→(?P<now>\d+)|(?P<up>\d+↑)|(?P<down>\d+↓)"
    rf"|(?P<gems>{GEM}+)|(?P<hero>\d+{HERO})|(?P<tags>(?<=\d  )\[[^\]]*\])|(?P<rule>─+)|(?P<turn>^► .+?(?=  ))"
)


def _colourise_match(found: re.Match[str]) -> str:
    if found["now"]:
        return click.style(found[0], fg="green" if int(found["now"]) > int(found["printed"]) else "red")
    colour = COLOURS.get(str(found.lastgroup))
    # None, for False would be told to the terminal too and undo the other.
    return click.style(found[0], fg=colour, bold=bool(found["turn"]) or None, dim=bool(found["rule"]) or None)


COLOURS: Final = {"up": "green", "down": "red", "gems": "red", "hero": "yellow", "tags": "cyan"}
