"""SET. Helpers that set up a table and read what happened."""

from __future__ import annotations

from typing import TypeVar

from gwint import rulesets
from gwint.decks import Deck, starter
from gwint.rules.chance import seed_of
from gwint.rules.events import Event
from gwint.rules.modes import DUEL
from gwint.rules.moves import Done
from gwint.rules.play import to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from tests.scenes import carry_on, push

Kind = TypeVar("Kind", bound=Event)

REALMS = starter("northern-realms-siege").deck
MONSTERS = starter("monsters-swarm").deck
ELVES = starter("scoiatael-archers").deck
DWARVES = starter("scoiatael-mahakam").deck


def new_table(
    rules: str = "legendary", decks: tuple[Deck, Deck] = (REALMS, MONSTERS), seed: object = "a deal"
) -> Table:
    """Returns a table for two players on which nothing has happened yet."""
    return lay_table(DUEL, rulesets.parse(rules), decks, seed_of(str(seed)))


def dealt(rules: str = "legendary", decks: tuple[Deck, Deck] = (REALMS, MONSTERS), seed: object = "a deal") -> Table:
    """Returns a table for two players, carried on to its first question."""
    table = new_table(rules, decks, seed)
    carry_on(table)
    return table


def keep_hands(table: Table) -> Table:
    """Ends the redraw of both players without an exchange."""
    for seat in to_act(table):
        push(table, Done(), seat)
    return table


def events_of(table: Table, kind: type[Kind]) -> list[Kind]:
    """Returns the events of one kind in order."""
    return [event for event in table.log if isinstance(event, kind)]


def kinds(table: Table) -> list[str]:
    """Returns the names of all events in order."""
    return [type(event).__name__ for event in table.log]
