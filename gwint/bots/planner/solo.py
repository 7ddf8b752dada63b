"""SOLO. The model of a round against a virtual opponent, which replies to each card and once more to a pass."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from gwint.bots.planner.round_model import DRAW_VALUE, NEARLY_CERTAIN, OWN_SPREAD, RoundState, normal

TURN_STRENGTH: Final = 5.0
"""The mean strength that the virtual opponent gains in a turn."""
TURN_SPREAD: Final = 7.5
MOST_HELD: Final = 24
"""A larger hand counts as this one, so that there are few later rounds to compute."""
ROUNDING: Final = 0.5
"""Card values are rounded to this step, so that the chances of later rounds can be cached."""


def chance(state: RoundState) -> float:
    """Return the chance of winning the game: the opponent takes its turn, then I play the best number of cards."""
    mine = state.mine
    worth = round(mine.power / max(1, mine.held) / ROUNDING) * ROUNDING
    if not mine.turns:
        return _chance_after_cards(state.lead, 0, state.gems, mine.held, worth, mine.drawn)
    lead, options = state.lead - TURN_STRENGTH, range(mine.turns + 1)
    chances = (_chance_after_cards(lead, used, state.gems, mine.held, worth, mine.drawn) for used in options)
    return NEARLY_CERTAIN * max(chances)


def _chance_after_cards(lead: float, used: int, gems: tuple[int, int], held: int, worth: float, drawn: int) -> float:
    """Return the chance if I play this many more cards and pass; the opponent replies to each card and the pass."""
    spread = OWN_SPREAD * sqrt(used) + TURN_SPREAD * sqrt(used + 1)
    won = normal((lead + used * worth - (used + 1) * TURN_STRENGTH) / spread)
    own, its = gems
    left = min(MOST_HELD, held - used + drawn)
    after_win = _chance_before_round(own, its - 1, left, worth, drawn)
    after_loss = _chance_before_round(own - 1, its, left, worth, drawn)
    return won * after_win + (1 - won) * after_loss


@cache
def _chance_before_round(own: int, its: int, held: int, worth: float, drawn: int) -> float:
    """Return the chance at the start of the next round, in which the virtual opponent moves first (SOLO-3)."""
    if own == 0 or its == 0:
        return 1.0 if own else 0.0 if its else DRAW_VALUE
    return max(_chance_after_cards(-TURN_STRENGTH, used, (own, its), held, worth, drawn) for used in range(held + 1))
