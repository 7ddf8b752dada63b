"""Helpers for rule tests: set up a `position`, `play` phrases, and check what the table `shows`.

In a duel, both engines play: the compiled twin must list the same legal moves as the rules, reach the same table and
count the same totals.
"""

from __future__ import annotations

import fcntl
import os
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, wraps
from typing import Any, Final, TypeVar, cast

import pytest

from gwint.cards import ROWS, Row
from gwint.fast import Games, encode, legal, move_list, number_of, step
from gwint.fast.compiler import cache_folder
from gwint.fast.strength import row_total as fast_row_total
from gwint.notation.move_phrases import phrases, read_move
from gwint.notation.picture_reader import missing, position
from gwint.notation.picture_writer import picture
from gwint.rules import play as rules
from gwint.rules import strength
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves, to_act
from gwint.rules.strength import explain
from gwint.rules.table import Table
from tests.fast.engine_comparison import assert_alike, assert_same_moves

__all__ = [
    "carry_on", "explain", "options", "phrases", "picture", "play", "position", "push", "rule", "rules_only", "shows",
    "strengths", "total",
]  # fmt: skip

rule = pytest.mark.rule

MOST_COMPARED: Final = 200
"""The most tables that a test compares, because comparing thousands would take three times as long."""
compared: Counter[str] = Counter()
"""How many tables each test has compared."""
uncompared: set[str] = set()
"""The tests that run on the rules alone."""

Test = TypeVar("Test", bound=Callable[..., None])


# Making moves


def play(table: Table, *moves: str) -> Table:
    """Makes moves by phrase, each for the first seat to act; `p2: pass` names the seat."""
    for move in moves:
        label, colon, phrase = move.partition(":")
        named = colon and label.strip() in ("p1", "p2", "p3", "p4", "p5")
        seat = int(label.strip()[1]) - 1 if named else to_act(table)[0]
        push(table, read_move(table, phrase.strip() if named else move, seat), seat)
    return table


def push(table: Table, move: Move, seat: int | None = None) -> None:
    """Makes a move for a seat (default: the first seat to act)."""
    if not _is_compared(table) or not to_act(table):
        return rules.push(table, move, seat)
    seat = to_act(table)[0] if seat is None else seat
    game = _encode(table)
    _compare_moves(table, game, seat)
    rules.push(table, move, seat)
    step(game, number_of(game[0], move), seat)
    return assert_alike(table, game)


def carry_on(table: Table) -> None:
    """Carries a table on to its first question."""
    game = _encode(table) if _is_compared(table) else None
    rules.carry_on(table)
    if game is not None:
        legal(game, move_list())
        assert_alike(table, game)


# Reading the table


def options(table: Table) -> set[str]:
    """Returns the phrases of all legal moves of the first seat to act."""
    if _is_compared(table) and to_act(table):
        _compare_moves(table, _encode(table), to_act(table)[0])
    return set(phrases(table))


def strengths(table: Table, side: int, row: Row) -> list[int]:
    """Returns the strength of each card in a row."""
    _compare_totals(table, side, [row])
    return strength.strengths(table, side, row)


def total(table: Table, side: int) -> int:
    """Returns the total of a side."""
    _compare_totals(table, side, ROWS)
    return strength.total(table, side)


def shows(table: Table, *lines: str) -> bool:
    """Asserts that the picture has these lines; pytest prints the picture if it does not."""
    lacking = missing(table, lines)
    assert not lacking, f"not in the picture: {lacking}\n{picture(table)}"
    return True


# Comparing engines


def rules_only(test: Test) -> Test:
    """Marks a test whose tables the twin cannot hold, because a card is invented or from a third set."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        uncompared.add(_current_test())
        test(*arguments, **named)

    return cast(Test, run)


def _is_compared(table: Table) -> bool:
    """Whether the twin plays along at this table."""
    test = _current_test()
    return table.mode is DUEL and test not in uncompared and compared[test] < MOST_COMPARED


def _current_test() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "")


def _encode(table: Table) -> Games:
    load_twin()
    compared[_current_test()] += 1
    return encode(table)


@cache
def load_twin() -> None:
    """Loads the twin's compiled code. The first process that needs it compiles it while the others wait."""
    with (cache_folder() / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        game = encode(position("hand | Ghoul"))
        legal(game, move_list())
        fast_row_total(game[0], 0, 0)


def _compare_moves(table: Table, game: Games, seat: int) -> None:
    moves = move_list()
    count = legal(game, moves, seat)
    assert_same_moves(table, game, legal_moves(table, seat), moves[:count].tolist())


def _compare_totals(table: Table, side: int, rows: Iterable[Row]) -> None:
    if _is_compared(table):
        game = _encode(table)
        for row in rows:
            assert fast_row_total(game[0], side, int(row)) == strength.row_total(table, side, row), picture(table)
