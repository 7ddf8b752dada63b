"""SET-6, FAC-4, FAC-6. Who starts a round: the toss, the random draw, and Scoia'tael's choice."""

from __future__ import annotations

from typing import Final

from gwint.fast.agenda import CHOOSE_STARTER, CLAIM_ROUND, TOSS_COIN, add_more, add_step
from gwint.fast.cards import NOTHING, SCOIATAEL
from gwint.fast.chance import TABLE_STREAM, pick
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.options import option
from gwint.fast.table import SEATS, Game

ONCE_ANY_ROUND: Final = option("scoiatael", "once-any-round")
TWO_CANCEL: Final = option("scoiatael", "game-start-two-cancel")
CHOOSES: Final = option("toss_winner", "chooses")


@kernel
def settle_start(s: Game) -> None:
    """SET-6, SET-7. Scoia'tael decides (FAC-4, FAC-6); otherwise the toss does."""
    if s.scoiatael == ONCE_ANY_ROUND:
        add_step(s, TOSS_COIN, 0)
        offer_round(s, draw_lot(s))
        return
    both = is_scoiatael(s, 0) and is_scoiatael(s, 1)
    if (is_scoiatael(s, 0) or is_scoiatael(s, 1)) and not (both and s.scoiatael == TWO_CANCEL):
        add_step(s, CHOOSE_STARTER, draw_lot(s))
    else:
        toss(s)


@kernel
def is_scoiatael(s: Game, seat: int) -> bool:
    return s.faction[seat] == SCOIATAEL


@kernel
def draw_lot(s: Game) -> int:
    """FAC-4, FAC-6. Returns the Scoia'tael seat that comes first, at random if both are; any seat if there is none."""
    if is_scoiatael(s, 0) and is_scoiatael(s, 1):
        return pick(s, TABLE_STREAM, SEATS)
    return 0 if is_scoiatael(s, 0) else 1


@kernel
def toss(s: Game) -> None:
    """SET-6. The winner of the toss starts, or chooses who starts."""
    winner = pick(s, TABLE_STREAM, SEATS)
    s.starter = winner
    if s.toss_winner == CHOOSES:
        add_step(s, CHOOSE_STARTER, winner)


@kernel
def may_claim(s: Game, seat: int) -> bool:
    return is_scoiatael(s, seat) and not s.claimed[seat]


@kernel
def offer_round(s: Game, first: int) -> None:
    """FAC-6. Asks each Scoia'tael player with an unused claim in turn, until one claims the round."""
    second = opposing(first)
    if may_claim(s, first):
        add_more(s, CLAIM_ROUND, first, second if may_claim(s, second) else NOTHING)
    elif may_claim(s, second):
        add_more(s, CLAIM_ROUND, second, NOTHING)


@kernel
def decline_round(s: Game, following: int) -> None:
    """FAC-6. Saves the claim and asks the next seat."""
    if following != NOTHING:
        add_more(s, CLAIM_ROUND, following, NOTHING)


@kernel
def claim_round(s: Game, seat: int, starter: int) -> None:
    """FAC-6. A claim decides who starts, overriding toss and custom."""
    s.claimed[seat] = 1
    if s.step_count and s.step[s.step_count - 1] == TOSS_COIN:
        s.step_count -= 1
    s.starter = starter
