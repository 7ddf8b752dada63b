"""How playouts are played: with some sense. It knows when to pass, and looks at what a few moves would do."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.fast.agenda import CHOOSE_DISCARD, REDRAW, TURN
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.moves import PASS
from gwint.fast.play import push
from gwint.fast.playouts import rough_worth
from gwint.fast.strength import total
from gwint.fast.table import Game, Games

MOVES_TRIED: Final = 3
"""So many moves are tried before one is made."""
CARD_WORTH: Final = 5
"""What a card in hand is worth in points of strength."""
LEADER_WORTH: Final = 3
CHASED_LEAD: Final = 16
"""The greatest lead of one who has passed that is chased while there is another gem."""
COMFORTABLE_LEAD: Final = 14
"""A lead that is left alone while there are rounds to come."""
LEAD_PER_CARD_SHORT: Final = 3
"""How much more of it each card takes that the other holds more."""
HOPELESS_DEFICIT: Final = 20
"""A deficit that is not chased while there is another gem."""
PERCENT: Final = 100
MIN_PERSISTENCE, MAX_PERSISTENCE = 60, 160
"""Players differ in how far they go for a round: from so many to so many hundredths of these leads."""
SAFE_LEAD: Final = 8
SAFE_LEAD_PER_CARD: Final = 16
"""With the last gem, a lead is enough that outlasts the other's hand."""
WINS_ROUND: Final = 500
"""More than any board is worth: a move that wins the round from one who has passed."""
FRACTIONS: Final = 4
"""So many parts of a point are told apart by the look of the card."""


@kernel
def sensible(s: Game, seat: int, persistence: int, tries: Games, out: Any, count: int, chance: Any) -> int:
    """The best of a few moves; no move where there is no more to win."""
    question = s.step[s.step_count - 1]
    if question == REDRAW or question == CHOOSE_DISCARD:
        return _choose_by_card(out, count, chance)
    if question == TURN and out[count - 1] == PASS and count > 1:
        if passes(s, seat, persistence, lead(s, seat)):
            return PASS
        count -= 1
    return _choose_by_trial(s, seat, tries, out, count, chance)


@kernel
def hand_size(s: Game, seat: int) -> int:
    """How many a seat holds, with a sign: bytes would be taken from each other without one."""
    return int(np.int64(s.hand_count[seat]))


@kernel
def lead(s: Game, seat: int) -> int:
    return total(s, seat) - total(s, opposing(seat))


@kernel
def passes(s: Game, seat: int, persistence: int, ahead: int) -> bool:
    """Ahead of one who has passed; or so far ahead or behind that cards are better kept for another round."""
    opponent = opposing(seat)
    if s.passed[opponent]:
        return ahead > 0 or (s.gems[seat] > 1 and -ahead > CHASED_LEAD * persistence // PERCENT)
    if s.gems[seat] == 1:
        return s.gems[opponent] > 1 and ahead > SAFE_LEAD + SAFE_LEAD_PER_CARD * hand_size(s, opponent)
    short = LEAD_PER_CARD_SHORT * (hand_size(s, opponent) - hand_size(s, seat))
    return (
        ahead > COMFORTABLE_LEAD * persistence // PERCENT + short or -ahead > HOPELESS_DEFICIT * persistence // PERCENT
    )


@kernel
def _choose_by_card(out: Any, count: int, chance: Any) -> int:
    """The better of two by its card alone: what is exchanged or thrown away shows nothing on the board."""
    first, second = int(out[draw_below(chance, 0, count)]), int(out[draw_below(chance, 0, count)])
    return first if rough_worth(first) >= rough_worth(second) else second


@kernel
def _choose_by_trial(s: Game, seat: int, tries: Games, out: Any, count: int, chance: Any) -> int:
    """The best of a few at random, by what they leave."""
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
    """The board, the hands and the leader that this move leaves, made on a copy."""
    tries[0] = s
    after = tries[0]
    push(after, seat, move)
    opponent = opposing(seat)
    cards_and_leader = CARD_WORTH * (hand_size(after, seat) - hand_size(after, opponent)) + (
        0 if after.leader_used[seat] else LEADER_WORTH
    )
    ahead = _lead_after(s, after, seat)
    if s.passed[opponent] and ahead > 0:
        return FRACTIONS * (WINS_ROUND + cards_and_leader) - rough_worth(move)
    return FRACTIONS * (ahead + cards_and_leader) + rough_worth(move)


@kernel
def _lead_after(s: Game, after: Game, seat: int) -> int:
    """At the end of the round, where the move has ended it."""
    if after.totals_count <= s.totals_count:
        return lead(after, seat)
    last = after.totals_count - 1
    return int(after.totals[last, seat]) - int(after.totals[last, opposing(seat)])
