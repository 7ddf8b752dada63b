"""Options and arguments with translated placeholders, and types of values that refuse with a fault."""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import click

from gwint.cli.languages import language_of
from gwint.cli.localized.texts import placeholder
from gwint.cli.localized.usage_errors import UsageFault
from gwint.faults import Fault
from gwint.languages import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


class Option(click.Option):
    """An option whose `metavar` is the name of a placeholder."""

    def make_metavar(self, ctx: click.Context) -> str:
        return super().make_metavar(ctx) if self.metavar is None else placeholder(ctx, self.metavar)


class Argument(click.Argument):
    """An argument whose `metavar`, or else its name, is the name of a placeholder."""

    def make_metavar(self, ctx: click.Context) -> str:
        word = placeholder(ctx, self.metavar or self.name or "")
        return f"{word if self.required else f'[{word}]'}{'' if self.nargs == 1 else '...'}"


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """Add an option to a command."""
    return click.option(*names, cls=Option, **settings)


def argument(name: str, **settings: Any) -> Callable[[F], F]:
    """Add an argument to a command."""
    return click.argument(name, cls=Argument, **settings)


def language_option(command: F) -> F:
    """--lang: the language of the output; the command gets `language`."""
    decorate = option(
        "--lang",
        "language",
        type=Choice(LANGUAGES),
        is_eager=True,
        # Click has parsed only the options of one command; `read_language` has read the whole line.
        callback=lambda ctx, _param, _given: language_of(ctx),
    )
    return decorate(command)


# Types of values


class Choice(click.Choice[str]):
    """One of several words."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            near = tuple(get_close_matches(str(value), self.choices))
            raise UsageFault(Fault("cli-choice", {"text": value, "nearest": near, "words": tuple(self.choices)}))
        return str(value)


class IntRange(click.IntRange):
    """A whole number, at least `min` and at most `max`."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError as error:
            raise UsageFault(Fault("not-a-number", {"text": value})) from error
        if self.max is not None and number > self.max:
            raise UsageFault(Fault("number-too-big", {"text": str(number), "most": str(self.max)}))
        if self.min is not None and number < self.min:
            raise UsageFault(Fault("cli-number-too-small", {"text": str(number), "least": str(self.min)}))
        return number


class FloatRange(click.FloatRange):
    """A number, at least `min`, with a point before its decimals."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError as error:
            raise UsageFault(Fault("not-a-number", {"text": value})) from error
        if not math.isfinite(number):
            raise UsageFault(Fault("not-a-number", {"text": value}))
        if self.min is not None and number < self.min:
            raise UsageFault(Fault("cli-number-too-small", {"text": str(value), "least": str(self.min)}))
        return number


class FilePath(click.Path):
    """The path of a file, which may not exist yet."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = _readable(Path(value))
        if path.is_dir():
            raise UsageFault(Fault("cli-folder", {"path": value}))
        return path


class FolderPath(click.Path):
    """The path of a folder, which may not exist yet."""

    def __init__(self) -> None:
        super().__init__(file_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = _readable(Path(value))
        if path.is_file():
            raise UsageFault(Fault("cli-not-a-folder", {"path": value}))
        return path


def _readable(path: Path) -> Path:
    if path.exists() and not os.access(path, os.R_OK):
        raise UsageFault(Fault("cli-unreadable", {"path": str(path), "reason": os.strerror(errno.EACCES)}))
    return path
