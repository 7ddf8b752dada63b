"""The `gwint` command. Each subcommand is imported only when it is used."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

import click

from gwint.cli import localized
from gwint.cli.languages import current_language, read_language
from gwint.faults import GwintError

COMMANDS: Final = (
    "play", "serve", "join", "admin", "replay", "verify", "analyse", "cards", "deck", "box", "score", "bots", "engine",
    "lab", "fast", "learn", "rules", "meet", "completion",
)  # fmt: skip
"""Every command; the module of that name in `gwint.cli.commands` defines it as `command`."""

INTERRUPTED: Final = 130
"""The exit code that shells expect after Ctrl-C."""
WIDEST: Final = 100
"""The most columns of a help page; longer lines are hard to read."""


class CommandRefused(click.ClickException):
    """Ends the command with a refusal's sentence in the chosen language and exit code 1.

    The traceback of a bot of the user's own comes before the sentence.
    """

    def __init__(self, sentence: str, traceback: str = "") -> None:
        super().__init__(sentence)
        self.traceback = traceback

    def show(self, file: Any = None) -> None:
        for text in filter(None, (self.traceback, self.message)):
            click.echo(text, file=file, err=file is None)


class CommandGroup(localized.Group):
    """Lists and completes the commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"gwint.cli.commands.{cmd_name}").command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Characters that the output cannot encode are escaped instead of ending the command.
        if reconfigure := getattr(sys.stdout, "reconfigure", None):
            reconfigure(errors="backslashreplace")
        read_language(ctx, args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except GwintError as refusal:
            from gwint import i18n

            sentence = i18n.format_refusal(refusal, current_language())
            raise CommandRefused(sentence, refusal.traceback) from refusal
        except (click.Abort, EOFError) as error:
            from gwint.i18n.bundles import translate

            raise CommandRefused(translate("cli-aborted", current_language())) from error
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)


def _print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    """Print the installed version; reading the metadata is slow, so it happens only here."""
    if not wanted or ctx.resilient_parsing:
        return
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("gwint")
    except PackageNotFoundError:
        number = "(not installed)"
    click.echo(f"gwint {number}")
    ctx.exit()


@localized.group(
    "gwint cards ghoul",
    "gwint deck check monsters-swarm",
    "gwint rules spy --rules klub --lang cs",
    cls=CommandGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": WIDEST},
)
@localized.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@localized.language_option
def main(language: str) -> None:
    """Gwent for people and programs."""
