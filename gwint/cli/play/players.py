"""What is played and who sits where: the kinds of game, people, bots, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import click

from gwint import i18n
from gwint.bots import BOTS, Level, SeatedBot, find_level
from gwint.bots.budget import BudgetError
from gwint.cli.languages import current_language
from gwint.cli.render.text_fit import printable, truncate
from gwint.engine import is_command
from gwint.faults import Refusal
from gwint.i18n.bundles import MessageArgument, translate
from gwint.rules.modes import DUEL, MODES, SOLO, TEAM
from gwint.rulesets import Ruleset

PERSON: Final = "person"
VIRTUAL: Final = "virtual"
"""SOLO-2. Nobody sits there: the rules play for that seat."""
FFA: Final = "ffa"
MATCH: Final = "match"
MODE_CHOICES: Final = (DUEL.name, FFA, TEAM.name, *(solo.name for solo in SOLO), MATCH)
"""What can be played; how many play in a free-for-all is told apart."""
PLAYERS: Final = range(3, 6)
"""FFA. How many may play for themselves."""
LONGEST_NAME: Final = 40
LETTERS: Final = "ABCDE"


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What somebody wants to play."""

    against: tuple[str, ...]
    deck: tuple[str, ...]
    foe_deck: tuple[str, ...]
    ruleset: Ruleset
    seed: str | None
    language: str
    name: str | None
    foe_name: tuple[str, ...]
    mode: str
    players: int | None
    load: str | None
    new: bool
    any_deck: bool
    advanced: bool
    wants_new_game: bool
    """Something was told that only a new game can have."""
    chose_opponents: bool

    def say(self, message: str, **details: MessageArgument) -> str:
        return translate(message, self.language, **details)


def mode_name(options: PlayOptions) -> str:
    """The mode's own name: `ffa` and the number of players together are one mode."""
    if options.players is not None and options.mode != FFA:
        raise Refusal("play-players", mode=options.mode)
    return f"{FFA}-{options.players or PLAYERS[0]}" if options.mode == FFA else options.mode


def seats_of(mode: str, against: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: a person first, then whom they play against, the same one everywhere if one is told."""
    if mode in (solo.name for solo in SOLO):
        return PERSON, VIRTUAL
    others = 1 if mode == MATCH else len(MODES[mode].sides()) - 1
    if len(against) not in (1, others):
        raise Refusal("play-seats", count=len(against), expected=others)
    return PERSON, *(tuple(against) if len(against) == others else tuple(against) * others)


def seat_tags(seats: Sequence[str]) -> dict[str, str]:
    """Who sits where, as a record keeps it."""
    return {f"seat {number}": who for number, who in enumerate(seats, start=1)}


def parse_opponents(_ctx: click.Context, _param: click.Parameter, told: str) -> tuple[str, ...]:
    """--against: who sits at the other seats, in order, with commas between them."""
    named = tuple(one.strip() for one in told.split(","))
    for one in named:
        if one != PERSON and not is_command(one) and _parse_level(one) is None:
            raise click.BadParameter(f"{one!r} is not one of {', '.join((PERSON, *BOTS))}.")
    return named


def _parse_level(told: str) -> Level | None:
    try:
        return find_level(told)
    except BudgetError as error:
        raise click.BadParameter(i18n.format_refusal(error, current_language())) from error


def bots_by_seat(seats: Sequence[str], programs: Mapping[str, SeatedBot]) -> dict[str, SeatedBot]:
    """Who plays the seats of nobody, by what they were told as."""
    found = {one: programs.get(one) or find_level(one) for one in seats}
    return {one: bot for one, bot in found.items() if bot is not None}


def player_names(seats: Sequence[str], options: PlayOptions, programs: Mapping[str, str]) -> list[str]:
    """The names that were told, or what a bot or a player without a name is called; bots alike are numbered.

    `programs` are called what they call themselves.
    """
    told = [options.name or "", *options.foe_name]
    if len(told) > len(seats):
        raise Refusal("play-names", count=len(options.foe_name), expected=len(seats) - 1)
    names = [truncate(printable(name), LONGEST_NAME) for name in (*told, *[""] * (len(seats) - len(told)))]
    usual = [_default_name(seat, seats, options, programs) for seat in range(len(seats))]
    return [
        name or (f"{usual[seat]} {seat + 1}" if usual.count(usual[seat]) > 1 else usual[seat])
        for seat, name in enumerate(names)
    ]


def _default_name(seat: int, seats: Sequence[str], options: PlayOptions, programs: Mapping[str, str]) -> str:
    if seats[seat] == VIRTUAL:
        return options.say("play-virtual")
    if is_command(seats[seat]):
        return truncate(printable(programs[seats[seat]] or seats[seat]), LONGEST_NAME)
    if seats[seat] != PERSON:
        return options.say(f"bot-{seats[seat].partition('@')[0]}")
    return options.say("play-name", letter=LETTERS[seat] if seats.count(PERSON) > 1 else "none")
