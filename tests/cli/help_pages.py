"""Every command with its help page, and the golden pages. Run this module to rewrite them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from gwint.cli import main
from tests.cli.runner import output_of

FOLDER = Path(__file__).with_name("golden_help")
GOLDEN = ("en", "pl")
"""The languages of the golden pages: English, and one with long words and all letters."""


def contexts(ctx: click.Context | None = None) -> Iterator[click.Context]:
    """The context of gwint and of every command below it."""
    ctx = ctx or click.Context(main, info_name="gwint", help_option_names=["-h", "--help"])
    yield ctx
    if isinstance(ctx.command, click.Group):
        for name in ctx.command.list_commands(ctx):
            command = ctx.command.get_command(ctx, name)
            assert command is not None
            yield from contexts(click.Context(command, info_name=name, parent=ctx))


def paths() -> list[tuple[str, ...]]:
    """The words of every command, without gwint itself."""
    return [tuple(ctx.command_path.split()[1:]) for ctx in contexts()]


def help_page(path: tuple[str, ...], language: str) -> str:
    return output_of(*path, "--help", "--lang", language)


def all_pages(language: str) -> str:
    """The help pages of all commands as one text."""
    return "\n".join(f"$ {' '.join(('gwint', *path, '--help'))}\n{help_page(path, language)}" for path in paths())


if __name__ == "__main__":
    for one in GOLDEN:
        (FOLDER / f"{one}.txt").write_text(all_pages(one), encoding="utf-8")
