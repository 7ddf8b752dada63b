"""`gwint play`: plays every mode in the plain terminal, against bots or people at the same keyboard."""

from __future__ import annotations

from typing import Any, Final

import click

from gwint.bots import BOTS
from gwint.cli import localized
from gwint.cli.deck_argument import complete_deck
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


@localized.command(
    "gwint play",
    "gwint play --deck monsters-swarm --against random --seed friday",
    "gwint play --against person --name Ala --foe-name Ola --lang pl",
    "gwint play --mode ffa --players 4",
    "gwint play --mode team --against greedy,person,greedy",
    "gwint play --mode solo-leaders --deck skellige --foe-deck monsters",
    "gwint play --mode match",
    "gwint play --against champion@1s-on-2",
    "gwint play --against my_bot.py:choose",
    'gwint play --against "python my_engine.py"',
)
@localized.option("--mode", type=localized.Choice(MODE_CHOICES), default=DUEL.name, show_default=True)
@localized.option(
    "--players", type=localized.IntRange(PLAYERS[0], PLAYERS[-1]), metavar="n", show_default=str(PLAYERS[0])
)
@localized.option(
    "--against",
    metavar="opponents",
    default="greedy",
    show_default=True,
    callback=parse_opponents,
    shell_complete=completer((PERSON, *BOTS)),
)
@localized.option("--deck", metavar="deck", multiple=True, shell_complete=complete_deck)
@localized.option("--foe-deck", metavar="deck", multiple=True, shell_complete=complete_deck)
@rules_option
@advanced_option
@localized.option("--seed", metavar="word")
@localized.language_option
@localized.option("--name", metavar="player")
@localized.option("--foe-name", metavar="player", multiple=True)
@localized.option("--load", metavar="file")
@localized.option("--new", is_flag=True)
@localized.option("--any-deck", is_flag=True)
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Play a game in the terminal."""
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
