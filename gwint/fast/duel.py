"""The duel: the answers of `gwint.rules.modes.duel`."""

from __future__ import annotations

from typing import Final

from gwint.fast.cards import NILFGAARD, NOTHING
from gwint.fast.compiler import kernel
from gwint.fast.options import option
from gwint.fast.table import SEATS, Game

LAST_TO_PASS: Final = option("after_draw", "last-to-pass")


@kernel
def opposing(side: int) -> int:
    return 1 - side


@kernel
def next_seat(s: Game, seat: int) -> int:
    """TURN-2. Returns the next seat that has not passed; NOTHING when all have passed (TURN-4)."""
    following = opposing(seat)
    if not s.passed[following]:
        return following
    return NOTHING if s.passed[seat] else seat


@kernel
def wins_ties(s: Game, side: int) -> bool:
    """FAC-2. Whether Nilfgaard wins ties for this side."""
    return s.faction[side] == NILFGAARD


@kernel
def round_winner(s: Game, first: int, second: int) -> int:
    """TURN-5. Returns the side with the higher total; NOTHING for a tie unless Nilfgaard wins it (FAC-2)."""
    if first != second:
        return 0 if first > second else 1
    if wins_ties(s, 0) == wins_ties(s, 1):
        return NOTHING
    return 0 if wins_ties(s, 0) else 1


@kernel
def settle_round(s: Game, winner: int) -> None:
    """TURN-5. The loser removes a gem; after a tie, both players do."""
    for side in range(SEATS):
        if side != winner:
            s.gems[side] -= 1


@kernel
def decided(s: Game) -> bool:
    """TURN-8. Whether a player has no gem left, which ends the game."""
    return s.gems[0] == 0 or s.gems[1] == 0


@kernel
def winners(s: Game) -> int:
    """TURN-8. Returns a bit for each side that has a gem left."""
    return (1 if s.gems[0] > 0 else 0) + (2 if s.gems[1] > 0 else 0)


@kernel
def next_starter(s: Game, winner: int) -> int:
    """TURN-7. The winner starts; after a draw, the player who did not start the round or the last to pass."""
    if winner != NOTHING:
        return winner
    if s.after_draw == LAST_TO_PASS:
        return int(s.last_pass)
    return int(opposing(s.starter))
