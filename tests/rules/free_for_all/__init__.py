"""FFA. Helpers that set up a table for three to five players and play a round to its end."""

from __future__ import annotations

import random
import re
from pathlib import Path

from gwint import rulesets
from gwint.cards import FACTIONS, Faction
from gwint.decks import Deck, starters
from gwint.notation.picture_writer import picture
from gwint.rules.chance import seed_of
from gwint.rules.modes import MODES, Mode
from gwint.rules.moves import Done
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from tests.scenes import play, position

PLAYERS = (3, 4, 5)
STRONG = ("Geralt of Rivia", "Triss Merigold", "Vesemir", "Zoltan Chivay", "Roach")
"""Neutral units without relevant abilities, in descending strength: 15, 7, 6, 5, 3."""
STARTER = {faction: next(one.deck for one in starters() if one.deck.faction is faction) for faction in FACTIONS}
"""A deck of each faction; only Nilfgaard's leader is passive."""
CALM = (Faction.MONSTERS, Faction.NORTHERN_REALMS, Faction.SKELLIGE, Faction.MONSTERS, Faction.NORTHERN_REALMS)
"""Five players, none of whom decides who starts or cancels a leader."""
BOOK = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")


def field(players: int, *lines: str, acted: str = "yes") -> Table:
    """Sets up a round in which some player has acted (or not); a hand that is not given holds a neutral Vesemir."""
    named = {line.split("|")[0].strip() for line in lines}
    hands = [f"p{seat} hand | Vesemir" for seat in range(1, players + 1) if f"p{seat} hand" not in named]
    return position("\n".join([f"mode | ffa-{players}", f"acted | {acted}", *hands, *lines]))


def with_close_units(players: int, *strongest: str, more_lines: tuple[str, ...] = ()) -> Table:
    """Puts the first of these units into the first player's close row, the second into the next player's, and so on."""
    return field(players, *(f"p{seat} close | {unit}" for seat, unit in enumerate(strongest, 1)), *more_lines)


def all_pass(table: Table) -> Table:
    """Lets all players who have not passed do so, which ends the round."""
    over = len(table.totals)
    while len(table.totals) == over:
        play(table, "pass")
    return table


def points(table: Table) -> list[int]:
    return [army.points for army in table.sides]


def decks_of(*factions: Faction) -> list[Deck]:
    return [STARTER[faction] for faction in factions]


def dealt(decks: list[Deck], rules: str = "legendary", seed: object = "a deal") -> Table:
    """Seats this many players and carries on to the first question."""
    table = lay_table(MODES[f"ffa-{len(decks)}"], rulesets.parse(rules), decks, seed_of(str(seed)))
    carry_on(table)
    return table


def keep_hands(table: Table) -> Table:
    """Ends the redraw of all players without an exchange."""
    for seat in to_act(table):
        push(table, Done(), seat)
    return table


# Options (MODE-1)


def ignored(section: str) -> set[str]:
    """Returns the options that the list at the end of docs/rules.md names for a section."""
    line = re.search(rf"^- {section}: (.*)$", BOOK.partition("Options each mode ignores")[2], re.MULTILINE)
    assert line is not None
    return set(re.findall(r"`(\w+)`", line[1]))


def pictures(mode: Mode, ruleset: Ruleset, decks: list[Deck]) -> list[str]:
    """Returns the pictures of a random game at each step, without the line of the ruleset."""
    table = lay_table(mode, ruleset, decks, seed_of("the same game"))
    carry_on(table)
    rng = random.Random("the same game")
    seen = []
    while not table.over:
        seen.append(re.sub(r"^rules \|.*\n", "", picture(table), flags=re.MULTILINE))
        seat = rng.choice(to_act(table))
        push(table, rng.choice(legal_moves(table, seat)), seat)
    return seen
