"""The terminal: shows screens and pages and reads lines, from a person or through a pipe."""

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
"""Clears the scrollback, in terminals that can."""
WIDEST: Final = 110
"""Longer lines are hard to read."""
LONGEST: Final = 500
"""The most characters that are read of a typed line."""


class Terminal:
    """Where a game is shown and played. A pipe is neither cleared nor paged."""

    def __init__(self, live: bool | None = None) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() if live is None else live
        """Whether a person uses it."""
        # Bytes that are not text must not end a game.
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")

    @property
    def width(self) -> int:
        return max(WIDTH, min(WIDEST, _size().columns)) if self.live else WIDTH

    @property
    def height(self) -> int | None:
        """How many lines fit the screen; None for a pipe."""
        return max(HEIGHT, _size().lines) if self.live else None

    def show(self, lines: Iterable[str]) -> None:
        """Show a new screen, or in a pipe the next paragraph."""
        if self.live:
            click.echo(WIPE, nl=False)
        else:
            click.echo()
        self.say(*lines)

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        if self.live:
            click.echo(WIPE + FORGET, nl=False)

    def say(self, *lines: str) -> None:
        for line in lines:
            click.echo(colourise(printable(line, indented=True)))

    def ask(self, prompt: str) -> str:
        """Prompt and return the typed line, without readline: its history would show one player's input to another."""
        self.prompt(prompt)
        return self.clean_line(self.read_line())

    def prompt(self, text: str) -> None:
        """Print a prompt and leave the cursor after it."""
        click.echo(f"{text} ", nl=False)
        sys.stdout.flush()

    def read_line(self) -> str:
        """Return the next line as it was typed, or "" at the end of the input."""
        return sys.stdin.readline()

    def clean_line(self, line: str) -> str:
        """Return a line without control characters; raise EOFError at the end of the input."""
        if not line or not self.live:
            click.echo()
        if not line:
            raise EOFError
        return printable(line[:LONGEST])

    def show_pages(self, lines: Iterable[str], prompt: str) -> None:
        """Show lines a screen at a time before the game goes on; typing anything skips the rest."""
        if self.height is None:
            self.say(*lines)
            return
        fitted = [part for line in lines for part in self._wrap_long(line)]
        room = self.height - 2
        for first in range(0, len(fitted), room):
            self.show(fitted[first : first + room])
            if self.ask(f"\n{prompt}"):
                break

    def _wrap_long(self, line: str) -> list[str]:
        return [line] if cell_len(line) <= self.width else wrap(line, self.width, "    ")


def _size() -> os.terminal_size:
    return shutil.get_terminal_size((WIDTH, HEIGHT))


# Colour, which only repeats what the text says


def colourise(line: str) -> str:
    """Colour the signs of a line, unless NO_COLOR is set."""
    return line if os.environ.get("NO_COLOR") else MARKED.sub(_colourise_match, line)


MARKED: Final = re.compile(
    r"(?P<printed>\d+)→(?P<now>\d+)|(?P<up>\d+↑)|(?P<down>\d+↓)"
    rf"|(?P<gems>{GEM}+)|(?P<hero>\d+{HERO})|(?P<tags>(?<=\d  )\[[^\]]*\])|(?P<rule>─+)|(?P<turn>^► .+?(?=  ))"
)


def _colourise_match(found: re.Match[str]) -> str:
    if found["now"]:
        return click.style(found[0], fg="green" if int(found["now"]) > int(found["printed"]) else "red")
    colour = COLOURS.get(str(found.lastgroup))
    # False would be written to the terminal and undo the other attribute; None is not.
    return click.style(found[0], fg=colour, bold=bool(found["turn"]) or None, dim=bool(found["rule"]) or None)


COLOURS: Final = {"up": "green", "down": "red", "gems": "red", "hero": "yellow", "tags": "cyan"}
