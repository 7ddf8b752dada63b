"""FFA. How these tests lay a table for three to five players, and how they play a round to its end."""

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
"""Neutral units without an ability that matters in a row, each stronger than the next: 15, 7, 6, 5, 3."""
STARTER = {faction: next(one.deck for one in starters() if one.deck.faction is faction) for faction in FACTIONS}
"""A deck of each faction; none of their leaders is passive but Nilfgaard's."""
CALM = (Faction.MONSTERS, Faction.NORTHERN_REALMS, Faction.SKELLIGE, Faction.MONSTERS, Faction.NORTHERN_REALMS)
"""Five players of whom nobody decides who starts or cancels a leader."""
BOOK = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")


def field(players: int, *lines: str, acted: str = "yes") -> Table:
    """A round in which somebody has acted (or not); whose hand is not told holds a Vesemir, who is of no faction."""
    told = {line.split("|")[0].strip() for line in lines}
    hands = [f"p{seat} hand | Vesemir" for seat in range(1, players + 1) if f"p{seat} hand" not in told]
    return position("\n".join([f"mode | ffa-{players}", f"acted | {acted}", *hands, *lines]))


def lined_up(players: int, *strongest: str, told: tuple[str, ...] = ()) -> Table:
    """The first player has the first of these units in the close row, the second the next, and so on."""
    return field(players, *(f"p{seat} close | {unit}" for seat, unit in enumerate(strongest, 1)), *told)


def all_pass(table: Table) -> Table:
    """Everybody who has not passed yet does, and the round is over."""
    over = len(table.totals)
    while len(table.totals) == over:
        play(table, "pass")
    return table


def points(table: Table) -> list[int]:
    return [army.points for army in table.sides]


def decks_of(*factions: Faction) -> list[Deck]:
    return [STARTER[faction] for faction in factions]


def dealt(decks: list[Deck], rules: str = "legendary", seed: object = "a deal") -> Table:
    """So many players sit down, and all happens that needs no answer of theirs."""
    table = lay_table(MODES[f"ffa-{len(decks)}"], rulesets.parse(rules), decks, seed_of(str(seed)))
    carry_on(table)
    return table


def kept(table: Table) -> Table:
    """Everybody keeps the hand they drew."""
    for seat in to_act(table):
        push(table, Done(), seat)
    return table


# Options (MODE-1)


def ignored(section: str) -> set[str]:
    """The options that the list at the end of docs/rules.md names for a section."""
    line = re.search(rf"^- {section}: (.*)$", BOOK.partition("Options each mode ignores")[2], re.MULTILINE)
    assert line is not None
    return set(re.findall(r"`(\w+)`", line[1]))


def pictures(mode: Mode, ruleset: Ruleset, decks: list[Deck]) -> list[str]:
    """A random game, at each step its picture without the line that names the rules."""
    table = lay_table(mode, ruleset, decks, seed_of("the same game"))
    carry_on(table)
    rng = random.Random("the same game")
    seen = []
    while not table.over:
        seen.append(re.sub(r"^rules \|.*\n", "", picture(table), flags=re.MULTILINE))
        seat = rng.choice(to_act(table))
        push(table, rng.choice(legal_moves(table, seat)), seat)
    return seen
