"""TEAM. Helpers that set up a table for two against two: p1 and p3 against p2 and p4."""

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
"""A deck of each faction, without passive leaders."""
CALM = (Faction.NORTHERN_REALMS, Faction.MONSTERS, Faction.SKELLIGE, Faction.NORTHERN_REALMS)
"""Four players, none of whom decides who starts."""


def field(*lines: str) -> Table:
    """Sets up a round of a team game; a hand that is not given holds a neutral Vesemir."""
    named = {line.split("|")[0].strip() for line in lines}
    hands = [f"p{seat} hand | Vesemir" for seat in (1, 2, 3, 4) if f"p{seat} hand" not in named]
    return position("\n".join(["mode | team", *hands, *lines]))


def all_pass(table: Table) -> Table:
    """Lets all players who have not passed do so, which ends the round."""
    over = len(table.totals)
    while len(table.totals) == over:
        play(table, "pass")
    return table


def decks_of(*factions: Faction) -> list[Deck]:
    return [STARTER[faction] for faction in factions]


def dealt(decks: list[Deck], rules: str = "legendary", seed: object = "a deal") -> Table:
    """Seats four players and carries on to the first question."""
    table = lay_table(TEAM, rulesets.parse(rules), decks, seed_of(str(seed)))
    carry_on(table)
    return table


def keep_hands(table: Table) -> Table:
    """Ends the redraw of all players without an exchange."""
    for seat in to_act(table):
        push(table, Done(), seat)
    return table
