"""The apprentice plays like the greedy bot half of the time, and at random otherwise."""

from __future__ import annotations

import random
from typing import Final

from gwint.bots import greedy, random_bot
from gwint.bots.budget import Budget
from gwint.rules.moves import Move
from gwint.views import View

ATTENTION: Final = 0.5
"""The probability of a greedy move."""


def choose(view: View, budget: Budget, seed: str) -> Move:
    attentive = random.Random(f"attention {seed}").random() < ATTENTION
    return greedy.choose(view, budget, seed) if attentive else random_bot.choose(view, budget, seed)
