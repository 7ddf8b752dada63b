"""The decks of a new game: given as options, chosen from a list, or drawn at random; and all their faults."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

from gwint import i18n
from gwint.bots import Rival, find_rival
from gwint.cli import CommandRefused
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.play_options import PERSON, PlayOptions
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import truncate
from gwint.decks import Deck, Starter, faults, random_deck, starters
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer
from gwint.match.lineup import advanced_starters
from gwint.rules.modes import MODES, TEAM
from gwint.rules.table_validation import TableDeckFaults, table_deck_faults

Choice = TypeVar("Choice")
Parse = Callable[[str], Choice]
"""Parses what was typed."""
TRIES: Final = 1000
"""Random decks to try before a deck with faults is accepted."""


def choose_decks(
    mode: str, seats: Sequence[str], players: Sequence[str], options: PlayOptions, seed: str, terminal: Terminal
) -> list[Deck]:
    """SET-1. Every seat has a deck."""
    decks: list[Deck] = []
    for seat, argument in enumerate(deck_arguments(options, len(seats))):
        if argument is not None:
            deck = read_deck_argument(argument)
        elif terminal.live and seats[seat] == PERSON:
            deck = ask_for_deck(mode, players[seat], decks, options, terminal, seed)
        else:
            deck = random_allowed_deck(seed, seat, mode, options, decks, find_rival(seats[seat]))
        decks.append(deck)
    check_decks(mode, decks, players, options)
    return decks


def deck_arguments(options: PlayOptions, seats: int) -> list[str | None]:
    """Return the deck option of each seat; None for seats without one."""
    if len(options.deck) > 1 or len(options.foe_deck) >= seats:
        raise GwintError("play-decks", own=len(options.deck), others=len(options.foe_deck), seats=seats)
    given: list[str | None] = [*(options.deck or (None,)), *options.foe_deck]
    return [*given, *[None] * (seats - len(given))]


# Random decks


def random_allowed_deck(
    seed: str, seat: int, mode: str, options: PlayOptions, others: Sequence[Deck] = (), rival: Rival | None = None
) -> Deck:
    """Draw a starter deck that the rules and the mode allow and no player has yet, or else any legal deck.

    A rival plays one of its own starter decks if it can.
    """
    free = (starter for starter in allowed_starters(options) if starter.deck not in others)
    legal = [starter for starter in free if _fits(mode, (*others, starter.deck))]
    own = [starter for starter in legal if rival and starter.id in rival.decks]
    if legal:
        return random.Random(f"{seed} deck {seat}").choice(own or legal).deck
    tries = (
        random_deck(f"{seed} {seat}{f' {number}' if number else ''}", options.ruleset, advanced=options.advanced)
        for number in count()
    )
    return next(deck for number, deck in enumerate(tries) if _fits(mode, (*others, deck)) or number > TRIES)


def allowed_starters(options: PlayOptions) -> list[Starter]:
    """DECK-5. These starter decks may be played; advanced building has its own."""
    known = advanced_starters().values() if options.advanced else starters()
    return [starter for starter in known if not faults(starter.deck, options.ruleset, options.advanced)]


def _fits(mode: str, decks: Sequence[Deck]) -> bool:
    """TEAM-2. Partners, who sit opposite each other, play different factions."""
    return mode != TEAM.name or len(decks) < 3 or decks[-1].faction is not decks[-3].faction


# From a list


def ask_for_deck(
    mode: str, player: str, others: Sequence[Deck], options: PlayOptions, terminal: Terminal, seed: str
) -> Deck:
    """SET-1. Each player chooses a deck from a list or brings one, unseen by the others."""
    listed = [starter for starter in allowed_starters(options) if _fits(mode, (*others, starter.deck))]
    lines = [options.say("play-choose-deck", player=player), ""]
    for number, starter in enumerate(listed, start=1):
        title, plan = options.say(f"starter-{starter.id}"), options.say(f"starter-{starter.id}.plan")
        faction = Localizer(options.language).faction(starter.deck.faction)
        lines += [f"{number:>2} {title} ({faction})", truncate(f"     {plan}", terminal.width)]
    terminal.show(lines)
    chosen = ask_for_choice(
        options.say("play-choose-deck-prompt"),
        [starter.deck for starter in listed],
        read_deck_argument,
        options,
        terminal,
    )
    return chosen or random_allowed_deck(seed, len(others), mode, options, others)


def ask_for_choice(
    prompt: str, listed: Sequence[Choice], read: Parse[Choice], options: PlayOptions, terminal: Terminal
) -> Choice | None:
    """Ask until a number of the list or another valid choice is typed; None means a random choice."""
    while True:
        typed = terminal.ask(prompt)
        try:
            if not typed:
                return None
            numbered = typed.isdecimal() and 0 < int(typed[:6]) <= len(listed)
            return listed[int(typed) - 1] if numbered else read(typed)
        except GwintError as error:
            terminal.say(i18n.format_refusal(error, options.language))


# Faults


def check_decks(mode: str, decks: Sequence[Deck], players: Sequence[str], options: PlayOptions) -> None:
    """DECK-4, MODE-1. Decks are refused with every fault of each deck and of their combination."""
    found = table_deck_faults(MODES[mode], options.ruleset, decks, options.advanced)
    if found and not options.any_deck:
        raise CommandRefused("\n".join(_refusal(found, players, options)))


def _refusal(found: TableDeckFaults, players: Sequence[str], options: PlayOptions) -> Iterator[str]:
    """Yield whose decks are refused and why, faults of their combination last."""
    titles = [options.say("play-deck-refused", player=player) for player in players]
    for title, faulty in zip(
        (*titles, options.say("play-meeting-refused")), (*found.seats, found.combination), strict=True
    ):
        if faulty:
            yield title
            yield from (i18n.format_fault(fault, options.language) for fault in faulty)
