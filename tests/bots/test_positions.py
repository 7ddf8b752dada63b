"""Positions with marked moves: `good` lists all sensible moves, `silly` moves that no beginner would make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from gwint.bots import BOTS
from gwint.notation.move_phrases import phrase, read_move
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves
from gwint.views import view
from tests.scenes import position

FOLDER: Final = Path(__file__).with_name("positions")
MIN_PUZZLES: Final = 150
"""The number of puzzles must not fall below this."""


class Puzzle(NamedTuple):
    """A picture and its marked moves."""

    name: str
    picture: str
    mark: str
    moves: tuple[str, ...]


def puzzles() -> Iterator[Puzzle]:
    """Read the puzzles of every file: a title, a picture, and one line of marked moves."""
    for path in sorted(FOLDER.glob("*.txt")):
        for number, block in enumerate(path.read_text(encoding="utf-8").split("= ")[1:], start=1):
            title, *lines = block.strip().splitlines()
            mark, _, moves = (part.strip() for part in lines[-1].partition("|"))
            marked = tuple(move.strip() for move in moves.split(";"))
            yield Puzzle(f"{path.stem}-{number}: {title}", "\n".join(lines[:-1]), mark, marked)


PUZZLES: Final = tuple(puzzles())


def sensible(puzzle: Puzzle) -> list[Move]:
    """Return the moves that a bot may choose; the marked moves must be legal."""
    table = position(puzzle.picture)
    marked = [read_move(table, move) for move in puzzle.moves]
    return [move for move in legal_moves(table) if (move in marked) is (puzzle.mark == "good")]


def test_every_mode_has_puzzles() -> None:
    modes = Counter(position(puzzle.picture).mode.name for puzzle in PUZZLES)
    assert sum(modes.values()) >= MIN_PUZZLES
    assert set(modes) >= {"duel", "ffa-3", "ffa-4", "ffa-5", "team", "solo", "solo-leaders"}


def check(puzzle: Puzzle, bot: str, seed: str) -> None:
    table = position(puzzle.picture)
    chosen = BOTS[bot](view(table, 0), seed=seed)
    assert chosen in sensible(puzzle), phrase(table, chosen)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_can_be_solved_and_failed(puzzle: Puzzle) -> None:
    assert 0 < len(sensible(puzzle)) < len(legal_moves(position(puzzle.picture)))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_planner_makes_a_sensible_move(puzzle: Puzzle) -> None:
    for seed in ("first", "second"):
        check(puzzle, "captain", seed)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_champion_makes_a_sensible_move(puzzle: Puzzle) -> None:
    check(puzzle, "champion", "first")
