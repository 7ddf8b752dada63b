"""The decks of a new game: told, chosen from a list, or left to chance; and every fault that they have."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

from gwint import i18n
from gwint.cli import CommandRefused
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.players import PERSON, Wishes
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import truncate
from gwint.decks import Deck, Starter, faults, random_deck, starters
from gwint.faults import Refusal
from gwint.i18n.localizer import Localizer
from gwint.match.lineup import advanced_starters
from gwint.rules.modes import MODES, TEAM
from gwint.rules.table_validation import TableDeckFaults, table_deck_faults

One = TypeVar("One")
Told = Callable[[str], One]
"""How what was typed is read."""
TRIES: Final = 1000
"""Random decks that are looked at before one with faults is taken."""


def decks_of(
    mode: str, seats: Sequence[str], players: Sequence[str], wishes: Wishes, seed: str, terminal: Terminal
) -> list[Deck]:
    """SET-1. A deck for every seat."""
    told = told_decks(wishes, len(seats))
    decks: list[Deck] = []
    for seat, one in enumerate(told):
        if one is not None:
            deck = read_deck_argument(one)
        elif terminal.live and seats[seat] == PERSON:
            deck = asked_deck(mode, players[seat], decks, wishes, terminal, seed)
        else:
            deck = by_chance(seed, seat, mode, wishes, decks)
        decks.append(deck)
    check(mode, decks, players, wishes)
    return decks


def told_decks(wishes: Wishes, seats: int) -> list[str | None]:
    """What was told of each seat's deck."""
    if len(wishes.deck) > 1 or len(wishes.foe_deck) >= seats:
        raise Refusal("play-decks", own=len(wishes.deck), others=len(wishes.foe_deck), seats=seats)
    told: list[str | None] = [*(wishes.deck or (None,)), *wishes.foe_deck]
    return [*told, *[None] * (seats - len(told))]


# By chance


def by_chance(seed: str, seat: int, mode: str, wishes: Wishes, others: Sequence[Deck] = ()) -> Deck:
    """A starter deck that the rules and the mode allow and nobody has yet; or any legal deck, where there is none."""
    free = (one.deck for one in recommended(wishes) if one.deck not in others)
    legal = [deck for deck in free if _fits(mode, (*others, deck))]
    if legal:
        return random.Random(f"{seed} deck {seat}").choice(legal)
    tries = (
        random_deck(f"{seed} {seat}{f' {number}' if number else ''}", wishes.ruleset, advanced=wishes.advanced)
        for number in count()
    )
    return next(deck for number, deck in enumerate(tries) if _fits(mode, (*others, deck)) or number > TRIES)


def recommended(wishes: Wishes) -> list[Starter]:
    """DECK-5. The starter decks that may be played; under advanced building there are others."""
    known = advanced_starters().values() if wishes.advanced else starters()
    return [one for one in known if not faults(one.deck, wishes.ruleset, wishes.advanced)]


def _fits(mode: str, decks: Sequence[Deck]) -> bool:
    """TEAM-2. Partners, who sit opposite each other, play different factions."""
    return mode != TEAM.name or len(decks) < 3 or decks[-1].faction is not decks[-3].faction


# From a list


def asked_deck(mode: str, player: str, others: Sequence[Deck], wishes: Wishes, terminal: Terminal, seed: str) -> Deck:
    """SET-1. Each chooses a deck from a list, or brings one, without the other's looking on."""
    listed = [one for one in recommended(wishes) if _fits(mode, (*others, one.deck))]
    lines = [wishes.say("play-choose-deck", player=player), ""]
    for number, one in enumerate(listed, start=1):
        title, plan = wishes.say(f"starter-{one.id}"), wishes.say(f"starter-{one.id}.plan")
        faction = Localizer(wishes.language).faction(one.deck.faction)
        lines += [f"{number:>2} {title} ({faction})", truncate(f"     {plan}", terminal.width)]
    terminal.show(lines)
    chosen = choice(
        wishes.say("play-choose-deck-prompt"), [one.deck for one in listed], read_deck_argument, wishes, terminal
    )
    return chosen or by_chance(seed, len(others), mode, wishes, others)


def choice(prompt: str, listed: Sequence[One], read: Told[One], wishes: Wishes, terminal: Terminal) -> One | None:
    """What was chosen by its number or told otherwise; None where it is left to chance."""
    while True:
        typed = terminal.ask(prompt)
        try:
            if not typed:
                return None
            numbered = typed.isdecimal() and 0 < int(typed[:6]) <= len(listed)
            return listed[int(typed) - 1] if numbered else read(typed)
        except Refusal as error:
            terminal.say(i18n.format_refusal(error, wishes.language))


# Faults


def check(mode: str, decks: Sequence[Deck], players: Sequence[str], wishes: Wishes) -> None:
    """DECK-4, MODE-1. Decks are refused with every fault of every one, and of their meeting."""
    found = table_deck_faults(MODES[mode], wishes.ruleset, decks, wishes.advanced)
    if found and not wishes.any_deck:
        raise CommandRefused("\n".join(_refusal(found, players, wishes)))


def _refusal(found: TableDeckFaults, players: Sequence[str], wishes: Wishes) -> Iterator[str]:
    """Whose decks are refused and why, their meeting last."""
    titles = [wishes.say("play-deck-refused", player=player) for player in players]
    for title, faulty in zip(
        (*titles, wishes.say("play-meeting-refused")), (*found.seats, found.combination), strict=True
    ):
        if faulty:
            yield title
            yield from (i18n.format_fault(fault, wishes.language) for fault in faulty)
