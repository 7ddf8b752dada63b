"""`gwint play`: plays every mode in the plain terminal, against bots or people at the same keyboard."""

from __future__ import annotations

from typing import Any, Final

import click

from gwint.bots import BOTS
from gwint.cli.deck_argument import complete_deck
from gwint.cli.languages import language_option
from gwint.cli.options import advanced_option, completer, rules_option
from gwint.cli.play.new_game import start_game
from gwint.cli.play.play_options import MODE_CHOICES, PERSON, PLAYERS, PlayOptions, parse_opponents
from gwint.cli.render.terminal import Terminal
from gwint.cli.saved_games import SaveSlot
from gwint.engine.loading import BotLoader
from gwint.rules.modes import DUEL

NEW_GAME_OPTIONS: Final = (
    "against", "deck", "foe_deck", "ruleset", "seed", "name", "foe_name", "mode", "players", "any_deck", "advanced",
)  # fmt: skip
"""Options of a new game: with one of them, the saved game is not meant."""
NOT_SAVED: Final = 1


@click.command()
@click.option(
    "--mode",
    type=click.Choice(MODE_CHOICES),
    default=DUEL.name,
    show_default=True,
    help="The kind of game; see gwint rules MODE.",
)
@click.option("--players", type=click.IntRange(PLAYERS[0], PLAYERS[-1]), help="Number of players in ffa.  [default: 3]")
@click.option(
    "--against",
    metavar="WHO,...",
    default="greedy",
    show_default=True,
    callback=parse_opponents,
    shell_complete=completer((PERSON, *BOTS)),
    help=f"Who plays the other seats: {', '.join((PERSON, *BOTS))}, your own bot as my_bot.py:choose or "
    "module:function, or the command of a program (docs/engine.md); a thinking time may follow after @ (champion@1s, "
    "on two cores champion@1s-on-2). One for all, or one for each.",
)
@click.option(
    "--deck",
    metavar="DECK",
    multiple=True,
    shell_complete=complete_deck,
    help="Your deck: a file, a code or a starter's id. Three in a match; in solo, a faction means its whole set.",
)
@click.option(
    "--foe-deck",
    metavar="DECK",
    multiple=True,
    shell_complete=complete_deck,
    help="The other players' decks, in seat order.",
)
@rules_option
@advanced_option
@click.option("--seed", metavar="WORD", help="The same word gives the same deal.")
@language_option
@click.option("--name", metavar="NAME", help="Your name.")
@click.option("--foe-name", metavar="NAME", multiple=True, help="The names of the others, in their order.")
@click.option("--load", metavar="FILE", help="Resume the game of a record.")
@click.option("--new", is_flag=True, help="Start a new game; a saved game is moved to the records.")
@click.option("--any-deck", is_flag=True, help="Allow decks with faults.")
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Play a game in the terminal.

    Moves are made by number or by name; ? shows the help. The game is saved at every move: after quit, Ctrl-D or
    Ctrl-C, `gwint play` resumes it.

    \b
    Examples:
      gwint play
      gwint play --deck monsters-swarm --against random --seed friday
      gwint play --against person --name Ala --foe-name Ola --lang pl
      gwint play --mode ffa --players 4
      gwint play --mode team --against greedy,person,greedy
      gwint play --mode solo-leaders --deck skellige --foe-deck monsters
      gwint play --mode match
      gwint play --against champion@1s-on-2
      gwint play --against my_bot.py:choose
      gwint play --against "python examples/bot.py"
    """
    chosen = frozenset(option for option in given if _is_chosen(ctx, option))
    new_game = bool(chosen.intersection(NEW_GAME_OPTIONS))
    options = PlayOptions(**given, wants_new_game=new_game, chose_opponents="against" in chosen)
    with BotLoader() as loader:
        bots = {name: loader.load(name) for name in options.against if name != PERSON}
        try:
            game = start_game(options, Terminal(), SaveSlot(), bots)
        except EOFError:
            return
        if not game.run():
            ctx.exit(NOT_SAVED)


def _is_chosen(ctx: click.Context, option: str) -> bool:
    source = ctx.get_parameter_source(option)
    return source is not None and source.name in ("COMMANDLINE", "ENVIRONMENT")
