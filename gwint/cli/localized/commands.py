"""Commands and groups that write their help in the chosen language, when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import click

from gwint.cli.localized.texts import description, details, help_text, label, placeholder, subcommand_summary
from gwint.cli.localized.usage_errors import UsageFault, localized_usage_errors
from gwint.faults import Fault

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Command(click.Command):
    """A command with help and usage errors in the chosen language."""

    allow_extra_args = True
    """Click would refuse them in English; `check_rest` does in the chosen language."""

    examples: Sequence[str]
    """Command lines that the help shows."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = examples

    # Parsing

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with localized_usage_errors(ctx):
            rest = super().parse_args(ctx, args)
        if not ctx.resilient_parsing:
            self.check_rest(ctx, rest)
        return rest

    def check_rest(self, ctx: click.Context, rest: list[str]) -> None:
        """Refuse words that no parameter takes."""
        if rest:
            raise UsageFault(Fault("cli-extra-arguments", {"words": " ".join(rest), "count": len(rest)}), ctx)

    # The help page

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        arguments = (piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx))
        return [f"[{placeholder(ctx, 'options')}]", *arguments]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{label(ctx, 'usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        paragraphs = (help_text(ctx), details(ctx), self.format_examples(ctx))
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(filter(None, paragraphs)))

    def format_examples(self, ctx: click.Context) -> str:
        """Return the examples as a paragraph that Click does not wrap."""
        if not self.examples:
            return ""
        return "\n".join(
            ("\b", label(ctx, "examples", count=len(self.examples)), *(f"  {one}" for one in self.examples))
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments, options = [], []
        for param in self.get_params(ctx):
            if isinstance(param, click.Argument):
                arguments.append((param.make_metavar(ctx), description(ctx, param)))
            elif isinstance(param, click.Option) and (record := param.get_help_record(ctx)):
                options.append((record[0], _describe_option(ctx, param)))
        for name, rows in (("arguments", arguments), ("options", options)):
            _write_section(ctx, formatter, name, rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                param.help = description(ctx, param)
        return super().shell_complete(ctx, incomplete)


class Group(click.Group, Command):
    """A group of commands with help and usage errors in the chosen language."""

    command_class = Command

    def check_rest(self, ctx: click.Context, rest: list[str]) -> None:
        """Show the help if no command is given."""
        if not rest:
            raise click.exceptions.NoArgsIsHelpError(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            near = tuple(get_close_matches(args[0], self.list_commands(ctx)))
            raise UsageFault(Fault("cli-no-command", {"name": args[0], "nearest": near}), ctx)
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        command, arguments = placeholder(ctx, "command"), placeholder(ctx, "arguments")
        return [*Command.collect_usage_pieces(self, ctx), command, f"[{arguments}]..."]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, subcommand_summary(ctx, name)) for name in self.list_commands(ctx)]
        _write_section(ctx, formatter, "commands", rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        commands = [CompletionItem(name, help=subcommand_summary(ctx, name)) for name in names]
        return [*commands, *Command.shell_complete(self, ctx, incomplete)]


def command(*examples: str, cls: type[Command] = Command) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a command; the help shows the examples."""
    return click.command(cls=cls, examples=examples)


def group(*examples: str, cls: type[Group] = Group, **settings: Any) -> Callable[[Callable[..., Any]], Group]:
    """Make a function a group of commands; the help shows the examples."""
    return click.group(cls=cls, examples=examples, **settings)


def _write_section(
    ctx: click.Context, formatter: click.HelpFormatter, name: str, rows: Sequence[tuple[str, str]]
) -> None:
    if rows:
        with formatter.section(label(ctx, name)):
            formatter.write_dl(rows)


def _describe_option(ctx: click.Context, option: click.Option) -> str:
    """Return what an option means, and in brackets its default, its range and whether it is required."""
    facts = "; ".join(_option_facts(ctx, option))
    text = description(ctx, option)
    return f"{text}  [{facts}]" if facts else text


def _option_facts(ctx: click.Context, option: click.Option) -> Iterator[str]:
    shown = option.show_default
    default = shown if isinstance(shown, str) else option.get_help_extra(ctx).get("default")
    if default:
        yield label(ctx, "default", value=default)
    if isinstance(option.type, (click.IntRange, click.FloatRange)):
        yield from _describe_range(ctx, option.type)
    if option.required:
        yield label(ctx, "required")


def _describe_range(ctx: click.Context, range_: click.IntRange | click.FloatRange) -> Iterator[str]:
    if range_.min is not None and range_.max is not None:
        yield label(ctx, "range", least=str(range_.min), most=str(range_.max))
    elif range_.min is not None:
        yield label(ctx, "least", least=str(range_.min))
