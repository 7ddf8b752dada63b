"""The random bot plays any legal move, each equally likely."""

from __future__ import annotations

import random

from gwint.bots.budget import Budget
from gwint.rules.moves import Move
from gwint.views import View


def choose(view: View, _budget: Budget, seed: str) -> Move:
    return random.Random(seed).choice(view.moves)
