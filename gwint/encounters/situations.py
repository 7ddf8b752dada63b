"""The situations in which two subjects can meet: for each pair of kinds, the setups in which one of them acts.

The player whose turn it is acts. A setup need not be possible, and nothing need happen in it: `scenes` plays all setups
and keeps those in which the two subjects affect each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from gwint.cards import Card, Faction, Leader
from gwint.encounters.card_situations import card_meets_card, single_card
from gwint.encounters.leader_situations import card_meets_leader, leader_meets_card, leader_meets_leader, single_leader
from gwint.encounters.moment_situations import (
    faction_meets_card,
    faction_meets_faction,
    moment_meets_card,
    moment_meets_faction,
    moment_meets_leader,
    single_faction,
    single_moment,
)
from gwint.encounters.setups import Setup
from gwint.encounters.subjects import Moment, Subject
from gwint.rulesets import Ruleset


def setups(first: Subject, second: Subject | None, ruleset: Ruleset) -> Iterator[Setup]:
    """Yields every setup in which the two meet, or in which the first shows what it does if there is no second."""
    if second is None:
        yield from SINGLE[type(first)](first, ruleset)
        return
    for actor, other in dict.fromkeys(((first, second), (second, first))):
        meet = PAIRS.get((type(actor), type(other)))
        if meet is not None:
            yield from meet(actor, other, ruleset)


SINGLE: Final[Mapping[type, Callable[[Any, Ruleset], Iterator[Setup]]]] = {
    Card: single_card,
    Leader: single_leader,
    Faction: single_faction,
    Moment: single_moment,
}
PAIRS: Final[Mapping[tuple[type, type], Callable[[Any, Any, Ruleset], Iterator[Setup]]]] = {
    (Card, Card): card_meets_card,
    (Card, Leader): card_meets_leader,
    (Leader, Card): leader_meets_card,
    (Leader, Leader): leader_meets_leader,
    (Moment, Card): moment_meets_card,
    (Moment, Faction): moment_meets_faction,
    (Moment, Leader): moment_meets_leader,
    (Faction, Card): faction_meets_card,
    (Faction, Faction): faction_meets_faction,
}
"""The function that makes the setups of each pair of kinds, with the acting subject first."""
