"""TEAM. How these tests lay a table for two against two: p1 and p3 against p2 and p4."""

from __future__ import annotations

from gwint import rulesets
from gwint.cards import Faction
from gwint.decks import Deck, starter
from gwint.rules.chance import seed_of
from gwint.rules.modes import TEAM
from gwint.rules.moves import Done
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from tests.scenes import play, position

STARTER = {
    Faction.MONSTERS: starter("monsters-swarm").deck,
    Faction.NILFGAARD: starter("nilfgaard-spies").deck,
    Faction.NORTHERN_REALMS: starter("northern-realms-siege").deck,
    Faction.SCOIATAEL: starter("scoiatael-archers").deck,
    Faction.SKELLIGE: starter("skellige-berserkers").deck,
}
"""A deck of each faction, none of them with a passive leader."""
CALM = (Faction.NORTHERN_REALMS, Faction.MONSTERS, Faction.SKELLIGE, Faction.NORTHERN_REALMS)
"""Four players of whom nobody decides who starts."""


def field(*lines: str) -> Table:
    """A round of a team game; whose hand is not told holds a Vesemir, who is of no faction."""
    told = {line.split("|")[0].strip() for line in lines}
    hands = [f"p{seat} hand | Vesemir" for seat in (1, 2, 3, 4) if f"p{seat} hand" not in told]
    return position("\n".join(["mode | team", *hands, *lines]))


def all_pass(table: Table) -> Table:
    """Everybody who has not passed yet does, and the round is over."""
    over = len(table.totals)
    while len(table.totals) == over:
        play(table, "pass")
    return table


def decks_of(*factions: Faction) -> list[Deck]:
    return [STARTER[faction] for faction in factions]


def dealt(decks: list[Deck], rules: str = "legendary", seed: object = "a deal") -> Table:
    """Four players sit down, and all happens that needs no answer of theirs."""
    table = lay_table(TEAM, rulesets.parse(rules), decks, seed_of(str(seed)))
    carry_on(table)
    return table


def kept(table: Table) -> Table:
    """Everybody keeps the hand they drew."""
    for seat in to_act(table):
        push(table, Done(), seat)
    return table
