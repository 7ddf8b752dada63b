"""Reviews a finished game: every move is judged by what its player could know at the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, starmap
from typing import Final

from gwint.advice.model import Candidate, JudgedMove, Review
from gwint.advice.ranking import rank_moves
from gwint.advice.reasons import reasons
from gwint.advice.win_probability import chances
from gwint.bots import Budget
from gwint.notation.move_phrases import read_move
from gwint.notation.record import opening, steps
from gwint.notation.record_model import Record, RecordMove
from gwint.rules.moves import Move
from gwint.views import View, view

MARKS: Final = (("best", 0.01), ("good", 0.05), ("doubtful", 0.1), ("mistake", 0.2), ("blunder", 1.0))
"""The mark of a move that loses less than this much of the chance of winning."""
TURNING_LOSS: Final = 0.1
"""A move that loses this much of the chance may have turned the game."""
MAX_TURNING_POINTS: Final = 5


def review(record: Record, budget: Budget, seed: str, progress: Callable[[int, int], None], threads: int = 1) -> Review:
    """Review a whole game; `progress` receives the number of judged moves and the total."""
    total, judged = len(moves_not_undone(record)), []
    for one in judge_record(record, budget, seed, threads):
        judged.append(one)
        progress(len(judged), total)
    return build_review(record, judged)


def moves_not_undone(record: Record) -> tuple[int, ...]:
    """Return the numbers of the moves that were not taken back."""
    numbers: list[int] = []
    for number, entry in enumerate(record.entries, start=1):
        if isinstance(entry, RecordMove):
            numbers.append(number)
        else:
            del numbers[-entry.count :]
    return tuple(numbers)


def judge_record(record: Record, budget: Budget, seed: str, threads: int = 1) -> Iterator[JudgedMove]:
    """Judge one move after the other, on several threads; their number does not change the judgements.

    The first move is judged alone, so that the search is compiled only once.
    """
    moves = _moves(record, budget, seed)
    yield from starmap(judge_move, moves if threads == 1 else islice(moves, 1))
    with ThreadPoolExecutor(threads) as executor:
        judged = [executor.submit(judge_move, *arguments) for arguments in moves]
        try:
            yield from (one.result() for one in judged)
        finally:
            executor.shutdown(cancel_futures=True)


def _moves(record: Record, budget: Budget, seed: str) -> Iterator[tuple[int, View, Move, Budget, str]]:
    """Yield the arguments of `judge_move` for every move that was not taken back."""
    remaining = moves_not_undone(record)
    table = opening(record)
    for number, (entry, after) in enumerate(steps(record), start=1):
        if isinstance(entry, RecordMove) and number in remaining:
            move = read_move(table, entry.phrase, entry.seat)
            yield number, view(table, entry.seat), move, budget, f"{seed} {number}"
        table = after


def judge_move(number: int, before: View, move: Move, budget: Budget, seed: str) -> JudgedMove:
    """Judge a move, given the player's view before it."""
    assert before.viewer is not None
    ranked = rank_moves(before, budget, seed)
    best = ranked[0]
    after = next(one.chance for one in ranked if one.move == move)
    advised = Candidate(best.move, best.chance, reasons(before, best.move, seed))
    return JudgedMove(number, before.viewer, move, best.chance, after, advised, _mark(best.chance - after))


def _mark(fall: float) -> str:
    return next((mark for mark, below in MARKS if fall < below), MARKS[-1][0])


def build_review(record: Record, judged: Sequence[JudgedMove]) -> Review:
    """Combine the judged moves of a record into a review."""
    falls = sorted((one for one in judged if one.fall >= TURNING_LOSS), key=lambda one: -one.fall)
    turning = sorted(one.number for one in falls[:MAX_TURNING_POINTS])
    return Review(tuple(chances(record, judged)), tuple(judged), tuple(turning))
