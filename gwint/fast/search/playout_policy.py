"""The policy of playouts: decides when to pass, and tries a few moves before it chooses one."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.fast.agenda import CHOOSE_DISCARD, REDRAW, TURN
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.moves import PASS
from gwint.fast.play import push
from gwint.fast.playouts import rough_worth, without_discards
from gwint.fast.strength import total
from gwint.fast.table import Game, Games

MOVES_TRIED: Final = 3
"""The number of moves tried for each decision."""
CARD_WORTH: Final = 5
"""The value of a card in hand, in points of strength."""
LEADER_WORTH: Final = 3
CHASED_LEAD: Final = 16
"""The largest lead of an opponent who has passed that is worth chasing while the seat has another gem."""
COMFORTABLE_LEAD: Final = 14
"""A lead that is large enough to pass while more rounds may follow."""
LEAD_PER_CARD_SHORT: Final = 3
"""How much more lead is needed for each card that the opponent holds more."""
HOPELESS_DEFICIT: Final = 20
"""A deficit that is too large to chase while the seat has another gem."""
PERCENT: Final = 100
MIN_PERSISTENCE, MAX_PERSISTENCE = 60, 160
"""The range of persistence, in percent: how far simulated players go for a round."""
SAFE_LEAD: Final = 8
SAFE_LEAD_PER_CARD: Final = 16
"""With the last gem, a lead is safe if it outlasts the opponent's hand."""
WINS_ROUND: Final = 500
"""More than any board is worth: the value of a move that wins the round against an opponent who has passed."""
FRACTIONS: Final = 4
"""The fractions of a point that the rough worth of a card decides."""


@kernel
def sensible(s: Game, seat: int, persistence: int, tries: Games, out: Any, count: int, chance: Any) -> int:
    """Returns the best of a few moves; passes if there is nothing more to win."""
    question = s.step[s.step_count - 1]
    if question == REDRAW or question == CHOOSE_DISCARD:
        return _choose_by_card(out, count, chance)
    if question == TURN and out[count - 1] == PASS and count > 1:
        if passes(s, seat, persistence, lead(s, seat)):
            return PASS
        count -= 1
    if question == TURN:
        count = without_discards(out, count)
    return _choose_by_trial(s, seat, tries, out, count, chance)


@kernel
def hand_size(s: Game, seat: int) -> int:
    """Returns the size of a hand as a signed integer, because differences of bytes would wrap around."""
    return int(np.int64(s.hand_count[seat]))


@kernel
def lead(s: Game, seat: int) -> int:
    return total(s, seat) - total(s, opposing(seat))


@kernel
def passes(s: Game, seat: int, persistence: int, ahead: int) -> bool:
    """Whether to pass: ahead of an opponent who has passed, or far enough ahead or behind to save cards."""
    opponent = opposing(seat)
    if s.passed[opponent]:
        return ahead > 0 or (s.gems[seat] > 1 and -ahead > CHASED_LEAD * persistence // PERCENT)
    if s.gems[seat] == 1:
        return s.gems[opponent] > 1 and ahead > SAFE_LEAD + SAFE_LEAD_PER_CARD * hand_size(s, opponent)
    short = LEAD_PER_CARD_SHORT * (hand_size(s, opponent) - hand_size(s, seat))
    enough = COMFORTABLE_LEAD * persistence // PERCENT + short
    return ahead > enough or -ahead > HOPELESS_DEFICIT * persistence // PERCENT


@kernel
def _choose_by_card(out: Any, count: int, chance: Any) -> int:
    """Returns the better of two random moves by card alone: exchanges and discards leave the board unchanged."""
    first, second = int(out[draw_below(chance, 0, count)]), int(out[draw_below(chance, 0, count)])
    return first if rough_worth(first) >= rough_worth(second) else second


@kernel
def _choose_by_trial(s: Game, seat: int, tries: Games, out: Any, count: int, chance: Any) -> int:
    """Returns the best of a few random moves by the position they lead to."""
    best = int(out[draw_below(chance, 0, count)])
    if count == 1:
        return best
    most = _worth(s, seat, tries, best)
    for _ in range(MOVES_TRIED - 1):
        move = int(out[draw_below(chance, 0, count)])
        worth = _worth(s, seat, tries, move)
        if worth > most:
            best, most = move, worth
    return best


@kernel
def _worth(s: Game, seat: int, tries: Games, move: int) -> int:
    """Values a move by the board, hands and leader after it, on a copy."""
    tries[0] = s
    after = tries[0]
    push(after, seat, move)
    opponent = opposing(seat)
    cards = CARD_WORTH * (hand_size(after, seat) - hand_size(after, opponent))
    resources = cards + (0 if after.leader_used[seat] else LEADER_WORTH)
    ahead = _lead_after(s, after, seat)
    if s.passed[opponent] and ahead > 0:
        return FRACTIONS * (WINS_ROUND + resources) - rough_worth(move)
    return FRACTIONS * (ahead + resources) + rough_worth(move)


@kernel
def _lead_after(s: Game, after: Game, seat: int) -> int:
    """Returns the lead after the move, or at the end of the round if the move ended it."""
    if after.totals_count <= s.totals_count:
        return lead(after, seat)
    last = after.totals_count - 1
    return int(after.totals[last, seat]) - int(after.totals[last, opposing(seat)])
