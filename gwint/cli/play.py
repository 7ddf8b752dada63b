"""`gwint play`: a duel in the plain terminal, against a bot or a person at the same keyboard."""

from __future__ import annotations

from typing import Any, Final

import click

from gwint.bots import BOTS
from gwint.cli.beginnings import Wishes, sit_down
from gwint.cli.brought import complete
from gwint.cli.choices import by_rules
from gwint.cli.languages import speaks
from gwint.cli.saves import Slot
from gwint.cli.table import PERSON
from gwint.cli.terminal import Terminal
from gwint.rules.modes import DUEL

OF_A_NEW_GAME: Final = ("against", "deck", "foe_deck", "ruleset", "seed", "name", "foe_name", "mode", "any_deck")
"""Options that speak of a new game: who tells one does not mean the saved game."""
UNSAVED: Final = 1


@click.command()
@click.option(
    "--against",
    type=click.Choice([PERSON, *BOTS]),
    default="greedy",
    show_default=True,
    help="A person at the same keyboard, or a bot.",
)
@click.option("--deck", metavar="DECK", shell_complete=complete, help="Your deck: a file, a code or a starter's id.")
@click.option("--foe-deck", metavar="DECK", shell_complete=complete, help="The other player's deck.")
@by_rules
@click.option("--seed", metavar="WORD", help="The same word deals the same game.")
@speaks
@click.option("--name", metavar="NAME", help="What you are called.")
@click.option("--foe-name", metavar="NAME", help="What the other player is called.")
@click.option("--mode", type=click.Choice([DUEL.name]), default=DUEL.name, show_default=True, help="The kind of game.")
@click.option("--load", metavar="FILE", help="Go on with the game of a record.")
@click.option("--new", is_flag=True, help="Begin a new game; a saved one is kept among the records.")
@click.option("--any-deck", is_flag=True, help="Play decks with faults, too.")
@click.pass_context
def command(ctx: click.Context, /, **options: Any) -> None:
    """Play a game in the terminal.

    Moves are made by number or by name; ? tells all else. The game is saved at every move: after quit, Ctrl-D or
    Ctrl-C, `gwint play` goes on with it.

    \b
    Examples:
      gwint play
      gwint play --deck monsters-swarm --against random --seed tavern
      gwint play --against person --name Ala --foe-name Ola --lang pl
    """
    told = frozenset(option for option in options if _is_told(ctx, option))
    wishes = Wishes(**options, begins=bool(told.intersection(OF_A_NEW_GAME)), bot_told="against" in told)
    try:
        sitting = sit_down(wishes, Terminal(), Slot())
    except EOFError:
        return
    if not sitting.run():
        ctx.exit(UNSAVED)


def _is_told(ctx: click.Context, option: str) -> bool:
    source = ctx.get_parameter_source(option)
    return source is not None and source.name in ("COMMANDLINE", "ENVIRONMENT")
