"""The last round solved exactly: every line to its end, where nothing unseen and no chance has a say in it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.compiler import kernel
from gwint.fast.legal_moves import legal_answers
from gwint.fast.moves import MAX_LEGAL_MOVES
from gwint.fast.play import push, to_act
from gwint.fast.search.tree import won_by
from gwint.fast.table import GAME, Game

MAX_DEPTH: Final = 40
"""More decisions than a last round has that is small enough."""
UNSOLVED: Final = -1.0
LOST, WON = 0.0, 1.0
ABOVE_ANY: Final = 2.0
"""More than any line is worth."""


class Lines(NamedTuple):
    """The line that is being looked at, decision by decision."""

    games: Any
    """As they are before each decision."""
    moves: Any
    count: Any
    """How many moves there are, and below how many of them have been looked at."""
    next: Any
    best: Any
    """For whoever decides, of what was looked at so far: in games won by the seat that asks."""


def empty_lines() -> Lines:
    """Room for the longest line."""
    return Lines(
        games=np.zeros(MAX_DEPTH, dtype=GAME),
        moves=np.zeros((MAX_DEPTH, MAX_LEGAL_MOVES), dtype=np.uint16),
        count=np.zeros(MAX_DEPTH, dtype=np.int64),
        next=np.zeros(MAX_DEPTH, dtype=np.int64),
        best=np.zeros(MAX_DEPTH),
    )


@kernel
def is_solvable(s: Game, seat: int, missing: int) -> bool:
    """Whether this round ends the game and nothing unseen can be played in it."""
    return s.gems[0] == 1 and s.gems[1] == 1 and (s.passed[1 - seat] or missing == 0)


@kernel
def solve_move(lines: Lines, s: Game, seat: int, move: int, most: int) -> float:
    """What a move is worth if both then play perfectly; UNSOLVED where chance has a say, or after so many decisions."""
    lines.games[0] = s
    first = lines.games[0]
    push(first, seat, move)
    if _chance_was_used(first, s):
        return UNSOLVED
    if first.over:
        return won_by(first, seat)
    _open_decision(lines, 0, seat)
    depth = 0
    for _ in range(most):
        if lines.next[depth] == lines.count[depth] or _is_settled(lines, depth, seat):
            if depth == 0:
                return float(lines.best[0])
            depth -= 1
            _update_best(lines, depth, seat, float(lines.best[depth + 1]))
            continue
        if depth + 1 == MAX_DEPTH:
            return UNSOLVED
        after = _play_next(lines, depth)
        if _chance_was_used(after, s):
            return UNSOLVED
        if after.over:
            _update_best(lines, depth, seat, won_by(after, seat))
        else:
            depth += 1
            _open_decision(lines, depth, seat)
    return UNSOLVED


@kernel
def _chance_was_used(after: Game, before: Game) -> bool:
    for stream in range(len(before.streams)):
        if after.streams[stream] != before.streams[stream]:
            return True
    return False


@kernel
def _open_decision(lines: Lines, depth: int, seat: int) -> None:
    """A decision that nothing is known of yet."""
    s = lines.games[depth]
    lines.count[depth] = legal_answers(s, to_act(s), lines.moves[depth])
    lines.next[depth] = 0
    lines.best[depth] = UNSOLVED if to_act(s) == seat else ABOVE_ANY


@kernel
def _is_settled(lines: Lines, depth: int, seat: int) -> bool:
    """Nothing better can be found."""
    return lines.best[depth] == (WON if to_act(lines.games[depth]) == seat else LOST)


@kernel
def _play_next(lines: Lines, depth: int) -> Game:
    """The game after the next move of a decision."""
    lines.games[depth + 1] = lines.games[depth]
    after = lines.games[depth + 1]
    move = int(lines.moves[depth, lines.next[depth]])
    lines.next[depth] += 1
    push(after, to_act(after), move)
    return after


@kernel
def _update_best(lines: Lines, depth: int, seat: int, won: float) -> None:
    if to_act(lines.games[depth]) == seat:
        lines.best[depth] = max(lines.best[depth], won)
    else:
        lines.best[depth] = min(lines.best[depth], won)
