"""How a seat stands at a table: named reasons in points of strength, and the chance of winning they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint.bots.planner import free_for_all, round_model, solo
from gwint.bots.planner.board import lead_over, outlasting, scorch_risk, weather_risk
from gwint.bots.planner.resources import Sight, force, own_force
from gwint.bots.planner.round_model import DRAWN, Force, Race
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.table import Table

TRIFLE: Final = 1e-5
"""What a point counts among moves that leave the same chance."""


class Reason(NamedTuple):
    """One thing that speaks for a standing, or against it."""

    name: str
    points: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What a table is worth to a seat."""

    chance: float
    """Of winning the game."""
    reasons: tuple[Reason, ...]

    @property
    def score(self) -> float:
        """The chance first; where it is the same, what lies there and is held."""
        return self.chance + TRIFLE * sum(reason.points for reason in self.reasons)


def standing(table: Table, seen: Sight) -> Standing:
    """The chances of the seat's side at this table, and the reasons for them."""
    if table.winners is not None:
        return Standing(_decided(table.winners, seen.side), ())
    foes = table.mode.opposing(table, seen.side)
    mine, theirs = own_force(table, seen), [force(table, seen, side) for side in foes]
    leads = [lead_over(table, seen.side, side) for side in foes]
    threatened = any(one.turns for one in theirs)
    scorch = -scorch_risk(table, seen.side) if threatened else 0.0
    weather = -weather_risk(table, seen.side) if threatened else 0.0
    reasons = (
        Reason("lead", min(leads)),
        Reason("scorch", scorch),
        Reason("weather", weather),
        Reason("hand", mine.power),
        Reason("their-hand", -sum(one.power for one in theirs) / len(theirs)),
    )
    return Standing(_chance(table, seen.side, mine, theirs, [lead + scorch + weather for lead in leads]), reasons)


def _decided(winners: tuple[int, ...], side: int) -> float:
    return 1.0 if side in winners else 0.0 if winners else DRAWN


def _chance(table: Table, side: int, mine: Force, theirs: Sequence[Force], leads: Sequence[float]) -> float:
    """Each mode has a race of its own; teams run the duel's."""
    foes = table.mode.opposing(table, side)
    if isinstance(table.mode, FreeForAll):
        points = [table.sides[foe].points for foe in foes]
        rivals = [free_for_all.Rival(*told) for told in zip(leads, theirs, points, strict=True)]
        return free_for_all.chance(mine, rivals, table.sides[side].points, table.mode.goal)
    gems = table.sides[side].gems, table.sides[foes[0]].gems
    begun = table.acted or any(seat.passed for seat in table.seats)
    carry = outlasting(table, side, table.round + begun) - outlasting(table, foes[0], table.round + begun)
    run = Race(leads[0], mine, theirs[0], gems, _on_turn(table, side), carry)
    if not all(map(table.mode.holds_cards, range(len(table.seats)))):
        return solo.chance(run)
    return round_model.chance(run) if begun else round_model.coming(run)


def _on_turn(table: Table, side: int) -> bool:
    asked = getattr(table.agenda[-1], "seat", None) if table.agenda else None
    return asked is not None and table.seats[asked].side == side
