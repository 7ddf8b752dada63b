"""Exact solution of the last round: plays out every line, if neither unseen cards nor chance can affect it."""

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
"""More decisions than a small last round has."""
UNSOLVED: Final = -1.0
LOST, WON = 0.0, 1.0
ABOVE_ANY: Final = 2.0
"""More than any line is worth."""


class Lines(NamedTuple):
    """The current line of the search, decision by decision."""

    games: Any
    """The games before each decision."""
    moves: Any
    count: Any
    """The number of moves of each decision; `next` is the number already tried."""
    next: Any
    best: Any
    """The best result so far for the deciding seat, as games won by the searching seat."""


def empty_lines() -> Lines:
    """Returns arrays for the longest line."""
    return Lines(
        games=np.zeros(MAX_DEPTH, dtype=GAME),
        moves=np.zeros((MAX_DEPTH, MAX_LEGAL_MOVES), dtype=np.uint16),
        count=np.zeros(MAX_DEPTH, dtype=np.int64),
        next=np.zeros(MAX_DEPTH, dtype=np.int64),
        best=np.zeros(MAX_DEPTH),
    )


@kernel
def is_solvable(s: Game, seat: int, missing: int) -> bool:
    """Whether this round ends the game and no unseen card can be played in it."""
    return s.gems[0] == 1 and s.gems[1] == 1 and (s.passed[1 - seat] or missing == 0)


@kernel
def solve_move(lines: Lines, s: Game, seat: int, move: int, most: int) -> float:
    """Returns the value of a move under perfect play; UNSOLVED if chance interferes or after `most` decisions."""
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
    """Starts a decision of which nothing is known yet."""
    s = lines.games[depth]
    lines.count[depth] = legal_answers(s, to_act(s), lines.moves[depth])
    lines.next[depth] = 0
    lines.best[depth] = UNSOLVED if to_act(s) == seat else ABOVE_ANY


@kernel
def _is_settled(lines: Lines, depth: int, seat: int) -> bool:
    """Whether the best possible result has been found."""
    return lines.best[depth] == (WON if to_act(lines.games[depth]) == seat else LOST)


@kernel
def _play_next(lines: Lines, depth: int) -> Game:
    """Returns the game after the next move of a decision."""
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
