"""TOUR-1. What players bring to a new match: decks that were told, chosen from a list, or left to chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gwint import i18n
from gwint.cards import FACTIONS
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.players import PERSON, Wishes
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import truncate
from gwint.decks import Deck
from gwint.faults import Refusal
from gwint.i18n.localizer import Localizer
from gwint.match import Lineup, advanced_starters, faults, random_lineup, starter_lineup
from gwint.match.lineup import DECKS


def lineups_of(
    seats: Sequence[str], players: Sequence[str], wishes: Wishes, seed: str, terminal: Terminal
) -> list[Lineup]:
    """A lineup for each player; what is wrong with one, the match tells."""
    lineups: list[Lineup] = []
    for seat, told in enumerate((wishes.deck, wishes.foe_deck)):
        chosen = Lineup(tuple(map(read_deck_argument, told))) if told else None
        if chosen is None and terminal.live and seats[seat] == PERSON:
            chosen = asked_lineup(players[seat], wishes, terminal)
        lineups.append(chosen or by_chance(seed, seat, wishes))
    return lineups


def by_chance(seed: str, seat: int, wishes: Wishes) -> Lineup:
    """Three of the advanced starters, or any legal lineup where these are none."""
    label = f"{seed} lineup {seat}"
    lineup = starter_lineup(*random.Random(label).sample(FACTIONS, DECKS))
    return random_lineup(label, wishes.ruleset) if faults(lineup, wishes.ruleset) else lineup


def asked_lineup(player: str, wishes: Wishes, terminal: Terminal) -> Lineup | None:
    """Three decks by number, file or code; None where chance is to choose."""
    listed = list(advanced_starters().values())
    lines = [wishes.say("match-choose", player=player), ""]
    for number, one in enumerate(listed, start=1):
        faction = Localizer(wishes.language).faction(one.deck.faction)
        lines += [f"{number:>2} {wishes.say(f'starter-{one.id}')} ({faction})"]
        lines += [truncate(f"     {wishes.say(f'starter-{one.id}.plan')}", terminal.width)]
    terminal.show(lines)
    decks = [one.deck for one in listed]
    while typed := terminal.ask(wishes.say("match-choose-prompt")):
        try:
            return _read(typed, decks, wishes)
        except Refusal as error:
            terminal.say(*i18n.format_refusal(error, wishes.language).splitlines())
    return None


def _read(typed: str, listed: Sequence[Deck], wishes: Wishes) -> Lineup:
    told = typed.replace(",", " ").split()
    if len(told) != DECKS:
        raise Refusal("match-choose", text=typed)
    numbered = (one.isdecimal() and 0 < int(one[:6]) <= len(listed) for one in told)
    decks = [
        listed[int(one) - 1] if known else read_deck_argument(one) for one, known in zip(told, numbered, strict=True)
    ]
    lineup = Lineup(tuple(decks))
    found = faults(lineup, wishes.ruleset)
    if found:
        raise Refusal("match-lineups", faults=found)
    return lineup
