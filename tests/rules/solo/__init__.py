"""SOLO. A person against the virtual opponent; a file for each topic."""

from __future__ import annotations

from typing import TypeVar

from gwint.cards import Faction, Leader
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, whole_set
from gwint.rules.chance import seed_of
from gwint.rules.events import Event, Played
from gwint.rules.modes import MODES
from gwint.rules.play import carry_on
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import Judged
from gwint.rulesets import LEGENDARY, Ruleset
from tests.scenes import position

HAND = "hand | 2 Redanian Foot Soldier"
"""A hand large enough that you do not pass automatically."""


def solo(text: str, mode: str = "solo") -> Table:
    """Returns a table with a virtual opponent; you have a hand unless the picture says otherwise."""
    lines = [line.strip() for line in text.splitlines()]
    hand = [] if any(line.startswith("hand |") for line in lines) else [HAND]
    return position("\n".join([f"mode | {mode}", *hand, *lines]))


def foe_turn(text: str) -> Table:
    """Returns the table after the virtual opponent's turn; the last card of its deck is the top card."""
    table = solo(f"{text}\nturn | foe")
    carry_on(table)
    return table


def round_end(text: str, mode: str = "solo") -> Table:
    """Returns the table after you have passed and the virtual opponent has had its last turn."""
    table = solo(f"{text}\npassed | yes\nagenda | next-turn foe", mode)
    carry_on(table)
    return table


def leader_turned_up(leader: str, text: str, mode: str = "solo-leaders") -> Table:
    """Returns the end of a round with this leader on top of the virtual opponent's pile."""
    return round_end(f"foe leaders | {leader}\n{text}", mode)


Kind = TypeVar("Kind", bound=Event)


def events_of(table: Table, kind: type[Kind]) -> list[Kind]:
    return [event for event in table.log if isinstance(event, kind)]


def played(table: Table) -> list[str]:
    """Returns the ids of all cards that were played, in order."""
    return [event.card.id for event in events_of(table, Played)]


def last_choice(table: Table) -> Judged:
    """Returns the last choice that the virtual opponent evaluated."""
    return next(event for event in reversed(table.log) if isinstance(event, Judged))


def gains(table: Table) -> dict[str, int]:
    """Returns the gain of each way of the last choice, by row."""
    return {way.row.id if way.row is not None else "": way.gain for way in last_choice(table).ways}


def dealt(
    you: Faction = Faction.NILFGAARD,
    foe: Faction = Faction.MONSTERS,
    ruleset: Ruleset = LEGENDARY,
    mode: str = "solo",
    seed: object = 0,
    leader: Leader | None = None,
) -> Table:
    """Returns a game with whole sets, dealt, at the redraw."""
    brought = whole_set(you, leader or leaders(you, ruleset)[-1], ruleset, person=True)
    table = lay_table(MODES[mode], ruleset, [brought, opponents_set(foe, ruleset)], seed_of(str(seed)))
    carry_on(table)
    return table
