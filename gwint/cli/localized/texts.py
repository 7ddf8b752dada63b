"""The texts of the help: what a command or a parameter does, labels such as “Usage”, and placeholders of values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import click

from gwint.cli.languages import language_of
from gwint.i18n.bundles import MessageArgument, translate

SHARED: Final = "help-shared"
"""The message with the texts of parameters that several commands have."""


def help_id(ctx: click.Context, *subcommand: str) -> str:
    """Return the id of a command's message: `help` for gwint itself, `help-lab-arena` for `gwint lab arena`."""
    path = "-".join((*_path(ctx), *subcommand))
    return f"help-{path}" if path else "help"


def _path(ctx: click.Context) -> Iterator[str]:
    """Yield the names of a command and of the groups that it is in, without gwint itself."""
    if ctx.parent is not None:
        yield from _path(ctx.parent)
        yield ctx.info_name or ""


def help_text(ctx: click.Context, attribute: str = "") -> str:
    """Return what a command does in one sentence, or an attribute of its message."""
    id_ = f"{help_id(ctx)}.{attribute}" if attribute else help_id(ctx)
    return translate(id_, language_of(ctx))


def subcommand_summary(ctx: click.Context, name: str) -> str:
    """Return what a subcommand does in one sentence."""
    return translate(help_id(ctx, name), language_of(ctx))


def details(ctx: click.Context) -> str:
    """Return the paragraphs after the first sentence, if a command has any."""
    try:
        return help_text(ctx, "details")
    except LookupError:
        return ""


def description(ctx: click.Context, parameter: click.Parameter) -> str:
    """Return what a parameter means for its command, or else for all commands that share it."""
    try:
        return help_text(ctx, parameter_key(parameter))
    except LookupError:
        return translate(f"{SHARED}.{parameter_key(parameter)}", language_of(ctx))


def parameter_key(parameter: click.Parameter) -> str:
    """Return the attribute of a parameter's text: an option's longest spelling without dashes, an argument's name."""
    return longest_spelling(parameter).lstrip("-") if isinstance(parameter, click.Option) else parameter.name or ""


def parameter_name(ctx: click.Context, parameter: click.Parameter) -> str:
    """Return how errors name a parameter: an option's longest spelling, an argument's placeholder."""
    if isinstance(parameter, click.Option):
        return longest_spelling(parameter)
    return placeholder(ctx, parameter.metavar or parameter.name or "")


def longest_spelling(option: click.Option) -> str:
    return max(option.opts, key=len)


def label(ctx: click.Context, name: str, **arguments: MessageArgument) -> str:
    """Return a label of the help page, such as “Usage:”."""
    return translate(f"help-label-{name}", language_of(ctx), **arguments)


def placeholder(ctx: click.Context, name: str) -> str:
    """Return the word that stands for a value, such as DECK."""
    return translate(f"help-placeholder-{name}", language_of(ctx))
