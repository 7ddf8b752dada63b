"""Prints what a command answers: headings, paragraphs, tables and JSON.

A terminal gets colour and lines that fit its width; a pipe gets neither, and one line for each table row.
"""

from __future__ import annotations

import json as jsons
import os
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.i18n.bundles import supported_language

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

ENDLESS: Final = 1 << 16
"""The width of a pipe."""
NO_BREAK_SPACE: Final = "\u00a0"
UNBROKEN: Final = "\ue000"
"""Stands for a no-break space while rich breaks the lines, because rich breaks lines at any kind of space."""


def title(text: str) -> None:
    _print(text, "bold yellow")


def heading(text: str) -> None:
    """Print a title after a blank line."""
    click.echo()
    _print(text, "bold")


def paragraph(text: str) -> None:
    _print(text, "")


def facts(values: Mapping[str, str]) -> None:
    """Print each name with its value on a line; empty values are left out."""
    for name, value in values.items():
        if value:
            _print(f"{name}: {value}", "dim")


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[int] = ()) -> None:
    """Print rows under headings, unless all headings are empty; align the columns in `numbers` to the right."""
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold", show_header=any(headings))
    for place, name in enumerate(headings):
        grid.add_column(_text(name), justify="right" if place in numbers else "left", overflow="fold")
    for row in rows:
        grid.add_row(*map(_text, row))
    _show(grid)


def json(value: object, indent: int | None = 2) -> None:
    """Print JSON; letters that the output's encoding lacks are escaped."""
    text = jsons.dumps(value, ensure_ascii=False, indent=indent)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = jsons.dumps(value, indent=indent)
    click.echo(text)


def format_tenths(number: float, language: str) -> str:
    """Format a number with one decimal."""
    return format_decimals(number, language, 1)


def format_decimals(number: float, language: str, decimals: int) -> str:
    """Format a number with some decimals; all supported languages but English write a comma."""
    text = f"{number:.{decimals}f}"
    return text if supported_language(language) == "en" else text.replace(".", ",")


def _print(text: str, style: str) -> None:
    _show(_text(text, style))


def _text(text: str, style: str = "") -> Text:
    from rich.text import Text

    return Text(text.replace(NO_BREAK_SPACE, UNBROKEN), style=style)


def _show(shown: RenderableType) -> None:
    console = _console()
    with console.capture() as printed:
        console.print(shown)
    for line in printed.get().replace(UNBROKEN, " ").splitlines():
        click.echo(line.rstrip(), color=console.is_terminal or None)


def _console() -> Console:
    from rich.console import Console

    form: dict[str, Any] = {"highlight": False, "markup": False, "emoji": False}
    if os.environ.get("NO_COLOR"):
        form["color_system"] = None
    console = Console(**form)
    return console if console.is_terminal else Console(**form, width=ENDLESS)
