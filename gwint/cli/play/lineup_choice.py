"""TOUR-1. The lineups of a new match: given as options, chosen from a list, or drawn at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gwint import i18n
from gwint.cards import FACTIONS
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.play_options import PERSON, PlayOptions
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import truncate
from gwint.decks import Deck
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer
from gwint.match import Lineup, advanced_starters, faults, random_lineup, starter_lineup
from gwint.match.lineup import DECKS


def choose_lineups(
    seats: Sequence[str], players: Sequence[str], options: PlayOptions, seed: str, terminal: Terminal
) -> list[Lineup]:
    """Return a lineup for each player; the match itself refuses faulty ones."""
    lineups: list[Lineup] = []
    for seat, arguments in enumerate((options.deck, options.foe_deck)):
        chosen = Lineup(tuple(map(read_deck_argument, arguments))) if arguments else None
        if chosen is None and terminal.live and seats[seat] == PERSON:
            chosen = ask_for_lineup(players[seat], options, terminal)
        lineups.append(chosen or random_legal_lineup(seed, seat, options))
    return lineups


def random_legal_lineup(seed: str, seat: int, options: PlayOptions) -> Lineup:
    """Draw three of the advanced starters, or any legal lineup if the ruleset forbids them."""
    label = f"{seed} lineup {seat}"
    lineup = starter_lineup(*random.Random(label).sample(FACTIONS, DECKS))
    return random_lineup(label, options.ruleset) if faults(lineup, options.ruleset) else lineup


def ask_for_lineup(player: str, options: PlayOptions, terminal: Terminal) -> Lineup | None:
    """Ask for three decks by number, file or code; None means a random choice."""
    listed = list(advanced_starters().values())
    lines = [options.say("match-choose", player=player), ""]
    for number, starter in enumerate(listed, start=1):
        faction = Localizer(options.language).faction(starter.deck.faction)
        lines += [f"{number:>2} {options.say(f'starter-{starter.id}')} ({faction})"]
        lines += [truncate(f"     {options.say(f'starter-{starter.id}.plan')}", terminal.width)]
    terminal.show(lines)
    decks = [starter.deck for starter in listed]
    while typed := terminal.ask(options.say("match-choose-prompt")):
        try:
            return _parse_lineup(typed, decks, options)
        except GwintError as error:
            terminal.say(*i18n.format_refusal(error, options.language).splitlines())
    return None


def _parse_lineup(typed: str, listed: Sequence[Deck], options: PlayOptions) -> Lineup:
    words = typed.replace(",", " ").split()
    if len(words) != DECKS:
        raise GwintError("match-choose", text=typed)
    numbered = (word.isdecimal() and 0 < int(word[:6]) <= len(listed) for word in words)
    decks = [
        listed[int(word) - 1] if known else read_deck_argument(word)
        for word, known in zip(words, numbered, strict=True)
    ]
    lineup = Lineup(tuple(decks))
    found = faults(lineup, options.ruleset)
    if found:
        raise GwintError("match-lineups", faults=found)
    return lineup
