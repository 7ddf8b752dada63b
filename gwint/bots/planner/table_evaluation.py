"""The value of a table to a seat: named score components, and the chance of winning that follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint.bots.planner import free_for_all, round_model, solo
from gwint.bots.planner.board import carried_strength, lead_over, scorch_risk, weather_risk
from gwint.bots.planner.resources import Estimates, force, own_force
from gwint.bots.planner.round_model import DRAW_VALUE, Force, RoundState
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.table import Table

POINT_WEIGHT: Final = 1e-5
"""The weight of a point when two moves leave the same chance."""


class ScoreComponent(NamedTuple):
    """One thing that counts for or against a table, in points of strength."""

    name: str
    points: float


@dataclass(frozen=True, slots=True)
class TableEvaluation:
    """The value of a table to a seat."""

    chance: float
    """The chance of winning the game."""
    components: tuple[ScoreComponent, ...]

    @property
    def score(self) -> float:
        """The chance of winning; the components break ties."""
        return self.chance + POINT_WEIGHT * sum(component.points for component in self.components)


def evaluate_table(table: Table, estimates: Estimates) -> TableEvaluation:
    """Evaluate the table for the side of `estimates`."""
    if table.winners is not None:
        return TableEvaluation(_decided_chance(table.winners, estimates.side), ())
    foes = table.mode.opposing(table, estimates.side)
    mine, theirs = own_force(table, estimates), [force(table, estimates, side) for side in foes]
    leads = [lead_over(table, estimates.side, side) for side in foes]
    threatened = any(one.turns for one in theirs)
    scorch = -scorch_risk(table, estimates.side) if threatened else 0.0
    weather = -weather_risk(table, estimates.side) if threatened else 0.0
    components = (
        ScoreComponent("lead", min(leads)),
        ScoreComponent("scorch", scorch),
        ScoreComponent("weather", weather),
        ScoreComponent("hand", mine.power),
        ScoreComponent("their-hand", -sum(one.power for one in theirs) / len(theirs)),
    )
    return TableEvaluation(
        _chance(table, estimates.side, mine, theirs, [lead + scorch + weather for lead in leads]), components
    )


def _decided_chance(winners: tuple[int, ...], side: int) -> float:
    return 1.0 if side in winners else 0.0 if winners else DRAW_VALUE


def _chance(table: Table, side: int, mine: Force, theirs: Sequence[Force], leads: Sequence[float]) -> float:
    """Return the chance of winning by the model of the mode; teams use the duel's."""
    foes = table.mode.opposing(table, side)
    if isinstance(table.mode, FreeForAll):
        points = [table.sides[foe].points for foe in foes]
        rivals = [free_for_all.Rival(*values) for values in zip(leads, theirs, points, strict=True)]
        return free_for_all.chance(mine, rivals, table.sides[side].points, table.mode.goal)
    gems = table.sides[side].gems, table.sides[foes[0]].gems
    begun = table.acted or any(seat.passed for seat in table.seats)
    carry = carried_strength(table, side, table.round + begun) - carried_strength(table, foes[0], table.round + begun)
    state = RoundState(leads[0], mine, theirs[0], gems, _is_on_turn(table, side), carry)
    if not all(map(table.mode.holds_cards, range(len(table.seats)))):
        return solo.chance(state)
    return round_model.chance(state) if begun else round_model.chance_before_round(state)


def _is_on_turn(table: Table, side: int) -> bool:
    asked = getattr(table.agenda[-1], "seat", None) if table.agenda else None
    return asked is not None and table.seats[asked].side == side
