"""FFA. The model of a free-for-all: a point for each opponent beaten, and cards saved for later rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from gwint.bots.planner.round_model import FOE_SPREAD, OWN_SPREAD, Force, normal

CARD_POINTS: Final = 0.22
"""The points that an average card brings in a later round."""
AVERAGE_CARD: Final = 6.0
CLOSING_FACTOR: Final = 0.35
"""The share of that value that remains if a player may reach the goal in this round."""
ROUNDS: Final = 2.5
"""Players spread their cards over this many rounds."""


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent as the seat sees it."""

    lead: float
    """The seat's lead over this opponent."""
    force: Force
    points: int


def chance(mine: Force, rivals: Sequence[Rival], points: int, goal: int) -> float:
    """Return the seat's prospects, from 0 to 1: current and expected points as a share of the maximum."""
    counts = range(mine.turns + 1)
    return max(_prospect(mine, rivals, points, goal, used) for used in counts) / (2 * goal + len(rivals))


def _prospect(mine: Force, rivals: Sequence[Rival], points: int, goal: int, used: int) -> float:
    """FFA-2. The expected points if this many more cards are played in this round."""
    beaten = sum(_beat_chance(rival, mine, used) for rival in rivals)
    closing = max((points, *(rival.points for rival in rivals))) + len(rivals) >= goal
    left = max(0.0, mine.power - used * mine.worth)
    later = CARD_POINTS * left / AVERAGE_CARD * (CLOSING_FACTOR if closing else 1.0)
    return points + beaten + later + (beaten if closing else 0.0)


def _beat_chance(rival: Rival, mine: Force, used: int) -> float:
    """Return the chance to be ahead of a rival when the round ends."""
    theirs = rival.force
    expected = min(theirs.turns, theirs.held / ROUNDS) * theirs.worth
    spread = OWN_SPREAD * sqrt(used) + FOE_SPREAD * sqrt(min(theirs.turns, 4))
    lead = rival.lead + used * mine.worth - expected
    return normal(lead / spread) if spread else float(lead > 0)
