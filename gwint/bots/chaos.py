"""The random bot: any legal move, each equally likely."""

from __future__ import annotations

import random

from gwint.rules.moves import Move
from gwint.views import View


def choose(view: View, seed: str) -> Move:
    return random.Random(seed).choice(view.moves)
