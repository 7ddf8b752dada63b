"""Compiled policies, and games played by them.

A policy is a number: it chooses among the legal moves of the seat to act, from what that seat may know.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.fast.cards import CARDS, NOTHING, PRINTINGS, SPY, STRENGTH
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.moves import CARD, DECOY, DISCARD, EXCHANGE, KIND, PASS, SHIFT
from gwint.fast.play import carry_on, legal_moves, push, to_act
from gwint.fast.strength import total
from gwint.fast.table import Game

POLICIES: Final = ("random", "thrifty")
RANDOM, THRIFTY = range(len(POLICIES))

COMFORTABLE_LEAD: Final = 18
"""A lead that is large enough to pass while more rounds may follow."""
HOPELESS_DEFICIT: Final = 25
"""A deficit that is too large to chase while the seat has another gem."""
SPY_WORTH: Final = 12
ABILITY_WORTH: Final = 3
WORTH: Final = np.array(
    [
        SPY_WORTH if SPY[number] else int(STRENGTH[number]) + ABILITY_WORTH * len(PRINTINGS[number][0].abilities)
        for number in range(CARDS)
    ],
    dtype=np.uint8,
)
"""A rough value of playing each card."""


@kernel
def choose(s: Game, policy: int, out: Any, count: int, chance: Any) -> int:
    """Returns the move that a policy chooses from the list."""
    if policy == THRIFTY:
        return _thrifty(s, out, count, chance)
    return int(out[draw_below(chance, 0, count)])


@kernel
def _thrifty(s: Game, out: Any, count: int, chance: Any) -> int:
    """Passes when the round is clearly won or lost; otherwise plays the better of two random moves."""
    if out[count - 1] == PASS and count > 1:
        if should_pass(s, to_act(s)):
            return PASS
        count = without_discards(out, count - 1)
    first, second = int(out[draw_below(chance, 0, count)]), int(out[draw_below(chance, 0, count)])
    return first if rough_worth(first) >= rough_worth(second) else second


@kernel
def without_discards(out: Any, count: int) -> int:
    """TURN-12. Returns how many moves of a turn remain without the discards at their end, or all if there is no other.

    Simulated players would waste cards, because a random move is a discard about as often as a play.
    """
    kept = count
    while kept > 0 and KIND[out[kept - 1]] == DISCARD:
        kept -= 1
    return kept if kept > 0 else count


@kernel
def should_pass(s: Game, seat: int) -> bool:
    """Whether to pass: ahead of an opponent who has passed, or far enough ahead or behind to save cards."""
    opponent = opposing(seat)
    lead = total(s, seat) - total(s, opponent)
    if s.passed[opponent]:
        return lead > 0
    return s.gems[seat] > 1 and (lead > COMFORTABLE_LEAD or lead < -HOPELESS_DEFICIT)


@kernel
def rough_worth(move: int) -> int:
    """Values a move by its card alone: strong cards are played and chosen, weak cards exchanged and discarded."""
    if CARD[move] == NOTHING or KIND[move] == SHIFT:
        return ABILITY_WORTH
    worth = int(WORTH[CARD[move]])
    if KIND[move] == EXCHANGE or KIND[move] == DISCARD:
        return COMFORTABLE_LEAD - worth
    return SPY_WORTH if KIND[move] == DECOY else worth


@kernel
def play_on(s: Game, most: int, policies: Any, out: Any, chance: Any) -> int:
    """Plays at most this many decisions by the policies of the two seats; returns the number played."""
    carry_on(s)
    for decision in range(most):
        count = legal_moves(s, out)
        if count == 0:
            return decision
        seat = to_act(s)
        push(s, seat, choose(s, policies[seat], out, count, chance))
    return most
