"""An arena under several rulesets: an ordinary arena for each, in a folder of its own below the common one."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from gwint.lab.ledger import PLAN, Ledger, load_plan
from gwint.lab.plans import Plan, PlanError
from gwint.rulesets import RULESETS, Ruleset


def games_each(games: int, rulesets: Sequence[Ruleset]) -> int:
    """Return how many games each ruleset gets, so that all get the same number and together at least `games`."""
    return ceil(games / len(rulesets))


def open_ledgers(folder: Path, plans: Sequence[Plan]) -> list[Ledger]:
    """Open the folder of each plan: the common one for a single ruleset, or one named after each of several."""
    if len(plans) == 1:
        return [Ledger(folder, plans[0])]
    if (folder / PLAN).exists():
        raise PlanError("lab-other-plan", folder=str(folder))
    return [Ledger(folder / str(plan.ruleset), plan) for plan in plans]


def load_plans(folder: Path) -> list[Plan]:
    """Load the plans of a folder: its own, or else those of the folders in it; refuse a folder without a plan."""
    parts = [] if (folder / PLAN).exists() else sorted(plan.parent for plan in folder.glob(f"*/{PLAN}"))
    return sorted((load_plan(part) for part in parts or [folder]), key=_place)


def _place(plan: Plan) -> int:
    """Order plans as the rulesets are listed, with other rulesets behind the named ones."""
    named = list(RULESETS.values())
    return named.index(plan.ruleset) if plan.ruleset in named else len(named)
