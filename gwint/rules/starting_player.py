"""SET-6, FAC-4, FAC-6. Who starts the first round, and Scoia'tael's claim to a later one.

After a round, the mode decides who starts the next (TURN-7, `Mode.next_starter`).
"""

from __future__ import annotations

from collections.abc import Sequence

from gwint.cards import Faction
from gwint.rules.agenda import ChooseStarter, ClaimRound, TossCoin
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import ChoseStarter, DrewLot, KeptClaim, Tossed
from gwint.rules.factions import seats_of
from gwint.rules.table import Table


def settle_start(table: Table) -> None:
    """SET-6, SET-7. Scoia'tael decides (FAC-4, FAC-6); otherwise the toss does."""
    scoiatael = list(seats_of(table, Faction.SCOIATAEL))
    way = table.ruleset.scoiatael
    if way == "once-any-round":
        table.agenda.append(TossCoin())
        offer_round(table, draw_lot(table, scoiatael))
    elif scoiatael and not (way == "game-start-two-cancel" and len(scoiatael) > 1):
        table.agenda.append(ChooseStarter(draw_lot(table, scoiatael)[0]))
    else:
        toss(table)


def draw_lot(table: Table, seats: list[int]) -> list[int]:
    """FAC-4, FAC-6. A random draw decides which of several Scoia'tael players comes first."""
    if len(seats) < 2:
        return seats
    first = seats[table.chance.pick_among(TABLE_STREAM, seats, "lot")]
    table.log.append(DrewLot(first))
    return [first, *(seat for seat in seats if seat != first)]


def toss(table: Table) -> None:
    """SET-6. The winner of the toss starts, or chooses who starts."""
    winner = table.chance.pick_among(TABLE_STREAM, range(len(table.seats)), "toss")
    table.log.append(Tossed(winner))
    table.starter = winner
    if table.ruleset.toss_winner == "chooses":
        table.agenda.append(ChooseStarter(winner))


def offer_round(table: Table, scoiatael: Sequence[int]) -> None:
    """FAC-6. Asks each Scoia'tael player with an unused claim in turn, until one claims the round."""
    asked = tuple(seat for seat in scoiatael if not table.seats[seat].claimed)
    if asked:
        table.agenda.append(ClaimRound(asked[0], asked[1:]))


def claim_round(table: Table, question: ClaimRound, starter: int | None) -> None:
    """FAC-6. A claim decides who starts, overriding toss and custom; without it the claim is saved."""
    if starter is None:
        table.log.append(KeptClaim(question.seat))
        offer_round(table, question.others)
        return
    table.seats[question.seat].claimed = True
    if table.agenda and isinstance(table.agenda[-1], TossCoin):
        table.agenda.pop()
    choose_starter(table, question.seat, starter)


def choose_starter(table: Table, seat: int, starter: int) -> None:
    table.starter = starter
    table.log.append(ChoseStarter(seat, starter))
