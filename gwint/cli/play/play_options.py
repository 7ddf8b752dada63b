"""The options of `gwint play`, and the players that they seat: people, bots, programs, and their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from gwint.bots import BOTS, NamedBot
from gwint.bots.budget import split_budget
from gwint.bots.loading import find_own_bot, has_source, is_function, unknown_bot
from gwint.bots.network.from_file import is_network_file, split_name
from gwint.cli.localized import UsageFault
from gwint.cli.render.text_fit import printable, truncate
from gwint.engine import is_command
from gwint.faults import GwintError
from gwint.i18n.bundles import MessageArgument, translate
from gwint.rules.modes import DUEL, MODES, SOLO, TEAM
from gwint.rulesets import Ruleset

PERSON: Final = "person"
VIRTUAL: Final = "virtual"
"""SOLO-2. The seat has no player: the rules play for it."""
FFA: Final = "ffa"
MATCH: Final = "match"
MODE_CHOICES: Final = (DUEL.name, FFA, TEAM.name, *(solo.name for solo in SOLO), MATCH)
"""The choices of --mode; the number of players in a free-for-all is an option of its own."""
PLAYERS: Final = range(3, 6)
"""FFA. The possible numbers of players."""
LONGEST_NAME: Final = 40
LETTERS: Final = "ABCDE"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """What to play, as the options say."""

    against: tuple[str, ...]
    deck: tuple[str, ...]
    foe_deck: tuple[str, ...] = ()
    ruleset: Ruleset
    seed: str | None = None
    language: str
    name: str | None
    foe_name: tuple[str, ...] = ()
    mode: str
    players: int | None
    load: str | None = None
    new: bool = False
    any_deck: bool = False
    advanced: bool
    wants_new_game: bool = True
    """Whether an option was given that only a new game can have."""
    chose_opponents: bool = False

    def say(self, message: str, **details: MessageArgument) -> str:
        return translate(message, self.language, **details)


def mode_name(options: PlayOptions) -> str:
    """Return the mode's own name; `ffa` and the number of players together name a mode."""
    if options.players is not None and options.mode != FFA:
        raise GwintError("play-players", mode=options.mode)
    return f"{FFA}-{options.players or PLAYERS[0]}" if options.mode == FFA else options.mode


def seats_of(mode: str, against: Sequence[str]) -> tuple[str, ...]:
    """Return who sits where: a person first, then the opponents; a single name is used for all of them."""
    if mode in (solo.name for solo in SOLO):
        return PERSON, VIRTUAL
    others = 1 if mode == MATCH else len(MODES[mode].sides()) - 1
    if len(against) not in (1, others):
        raise GwintError("play-seats", count=len(against), expected=others)
    return PERSON, *(tuple(against) if len(against) == others else tuple(against) * others)


def seat_tags(seats: Sequence[str]) -> dict[str, str]:
    """Return who sits where, as the tags of a record."""
    return {f"seat {number}": who for number, who in enumerate(seats, start=1)}


def parse_opponents(_ctx: click.Context, _param: click.Parameter, text: str) -> tuple[str, ...]:
    """--against: who sits at the other seats, in order, comma-separated. Bots of the player's own are loaded later."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            _check_player(name)
        except GwintError as error:
            raise UsageFault(error.fault) from error
    return names


def _check_player(name: str) -> None:
    if name != PERSON and not is_own_bot(name) and find_own_bot(name) is None:
        raise unknown_bot(name, (PERSON, *BOTS))


def is_own_bot(name: str) -> bool:
    """Return whether a player is a bot of the player's own: a program, a function, or a network from a file."""
    return is_command(name) or has_source(name)


def bots_by_name(seats: Sequence[str], loaded: Mapping[str, NamedBot]) -> dict[str, NamedBot]:
    """Return the bots of the seats by their names on the command line."""
    found = {name: loaded.get(name) or find_own_bot(name) for name in seats}
    return {name: bot for name, bot in found.items() if bot is not None}


def player_names(seats: Sequence[str], options: PlayOptions, programs: Mapping[str, str]) -> list[str]:
    """Return the given names, or default names; equal default names are numbered.

    `programs` has the names that programs give themselves.
    """
    given = [options.name or "", *options.foe_name]
    if len(given) > len(seats):
        raise GwintError("play-names", count=len(options.foe_name), expected=len(seats) - 1)
    names = [truncate(printable(name), LONGEST_NAME) for name in (*given, *[""] * (len(seats) - len(given)))]
    default = [_default_name(seat, seats, options, programs) for seat in range(len(seats))]
    return [
        name or (f"{default[seat]} {seat + 1}" if default.count(default[seat]) > 1 else default[seat])
        for seat, name in enumerate(names)
    ]


def _default_name(seat: int, seats: Sequence[str], options: PlayOptions, programs: Mapping[str, str]) -> str:
    if seats[seat] == VIRTUAL:
        return options.say("label-virtual-opponent")
    if is_own_bot(seats[seat]):
        return truncate(printable(programs.get(seats[seat]) or _source_name(seats[seat])), LONGEST_NAME)
    if seats[seat] != PERSON:
        return options.say(f"bot-{seats[seat].partition('@')[0]}")
    return options.say("play-name", letter=LETTERS[seat] if seats.count(PERSON) > 1 else "none")


def _source_name(bot: str) -> str:
    """Return the name of a function's module (`my_bot` for `bots/my_bot.py:choose`), or of a network's folder and file.

    A command stays as it is.
    """
    if is_network_file(bot):
        return "/".join(split_name(split_budget(bot)[0])[1].with_suffix("").parts[-2:])
    source = split_budget(bot)[0].rpartition(":")[0] if is_function(bot) else bot
    return Path(source).stem if source.endswith(".py") else source.rpartition(".")[2]
