"""The `gwint` command. Each subcommand is imported only when it is used."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.cli.languages import current_language, language_option
from gwint.faults import GwintError

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "play": ("gwint.cli.commands.play", "Play a game in the terminal."),
    "serve": ("gwint.cli.commands.serve", "Run a server for tables over the network."),
    "join": ("gwint.cli.commands.join", "Play or watch at a table on a server."),
    "admin": ("gwint.cli.commands.admin", "Maintain a server's tables."),
    "replay": ("gwint.cli.commands.replay", "Watch a recorded game."),
    "analyse": ("gwint.cli.commands.analyse", "Find out where a recorded game was won and lost."),
    "cards": ("gwint.cli.commands.cards", "Find cards and leaders and read what they do."),
    "deck": ("gwint.cli.commands.deck", "Check, show and share decks, or create random ones."),
    "score": ("gwint.cli.commands.score", "Count the strength on a board and explain it."),
    "bots": ("gwint.cli.commands.bots", "List the bots that can be given a seat."),
    "engine": ("gwint.cli.commands.engine", "Let another program ask a bot for moves."),
    "lab": ("gwint.cli.commands.lab", "Play thousands of games: rate bots, compare and improve decks."),
    "fast": ("gwint.cli.commands.fast", "Compile the twin of the duel, and list its moves."),
    "rules": ("gwint.cli.commands.rules", "Look up the rules."),
    "completion": ("gwint.cli.commands.completion", "Let your shell complete gwint's commands."),
}
"""Every command: the module that defines it as `command`, and what it does in one line."""

INTERRUPTED: Final = 130
"""The exit code that shells expect after Ctrl-C."""


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


class CommandGroup(click.Group):
    """Lists and completes the commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name][0]).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        names = [name for name in COMMANDS if name.startswith(incomplete)]
        commands = [CompletionItem(name, help=COMMANDS[name][1]) for name in names]
        return [*commands, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except GwintError as refusal:
            from gwint import i18n

            sentence = i18n.format_refusal(refusal, current_language())
            raise CommandRefused(sentence, refusal.traceback) from refusal
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


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
@language_option
def main(language: str) -> None:
    """Gwent for people and programs.

    \b
    Examples:
      gwint cards ghoul
      gwint deck check monsters-swarm
      gwint rules spy --rules klub --lang cs
    """
    # Characters that the output cannot encode are escaped instead of ending the command.
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(errors="backslashreplace")
