"""What Python calls: few compiled functions, because each of them holds all of the rules and takes its time to compile.

A game is an array of one record; a list of legal moves is written into an array of `moves.MOST` numbers.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from gwint.fast.cards import NOTHING
from gwint.fast.compiler import entry_point
from gwint.fast.legal_moves import legal_answers
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES, NO_MOVE
from gwint.fast.play import carry_on, legal_moves, may_act, push, to_act
from gwint.fast.playouts import POLICIES, play_on
from gwint.fast.table import GAME, Games

Numbers = np.ndarray[Any, Any]
FIRST: Final = NOTHING
"""The first seat to act, where a seat is asked for."""
TO_THE_END: Final = 100_000
"""More decisions than any game has."""


# One game


@entry_point
def step_and_legal(game: Games, move: int, out: Numbers) -> int:
    """Make a legal move for whoever is to act, and list the moves of whoever acts next; none when the game is over."""
    s = game[0]
    push(s, to_act(s), move)
    return legal_moves(s, out)


@entry_point
def advance(game: Games, seat: int, move: int, out: Numbers) -> int:
    """Make a move for a seat (FIRST: whose turn it is) and list what may be answered next; how many that are.

    With NO_MOVE nothing is done but what the rules do by themselves, and the moves listed are those of that seat.
    """
    s = game[0]
    if move == NO_MOVE:
        carry_on(s)
    else:
        push(s, to_act(s) if seat == FIRST else seat, move)
    acting = to_act(s) if move != NO_MOVE or seat == FIRST else seat
    return legal_answers(s, acting, out) if may_act(s, acting) else 0


def legal(game: Games, out: Numbers, seat: int = FIRST) -> int:
    """List the legal moves of a seat that may act; a game just laid is first carried on to its first question."""
    return advance(game, seat, NO_MOVE, out)


def step(game: Games, move: int, seat: int = FIRST) -> None:
    """Make a legal move."""
    advance(game, seat, move, move_list())


@entry_point
def copy_games(games: Games, target: Games) -> None:
    """Copies of these games over those."""
    for number in range(len(games)):
        target[number] = games[number]


def clone(games: Games) -> Games:
    """A copy: fifty times faster than NumPy's own, which goes field by field."""
    target = np.empty(len(games), dtype=GAME)
    copy_games(games, target)
    return target


def move_list() -> Numbers:
    """An array that any list of legal moves fits in."""
    return np.zeros(MAX_LEGAL_MOVES, dtype=np.uint16)


def mask(out: Numbers, count: int) -> Numbers:
    """The moves listed as a byte for each move that there is."""
    marks = np.zeros(COUNT, dtype=np.uint8)
    marks[out[:count]] = 1
    return marks


# Many games


@entry_point
def run(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """Play every game on by the policies of its two seats, with a stream of chance for each; the decisions taken."""
    out = np.empty(MAX_LEGAL_MOVES, dtype=np.uint16)
    decisions = 0
    for number in range(len(games)):
        decisions += play_on(games[number], most, policies[number], out, streams[number : number + 1])
    return decisions


def run_on_threads(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """As `run`, over all cores: a door lets go of Python while it is gone through."""
    cores = os.cpu_count() or 1
    shares = [slice(core * len(games) // cores, (core + 1) * len(games) // cores) for core in range(cores)]
    with ThreadPoolExecutor(cores) as pool:
        return sum(pool.map(lambda share: run(games[share], most, policies[share], streams[share]), shares))


def play_many(
    games: Games,
    seed: int,
    policies: tuple[str, str] = ("random", "random"),
    most: int = TO_THE_END,
    threads: bool = False,
) -> int:
    """Play every game on, in place, by a policy for each seat; how many decisions that took."""
    numbers = np.array([POLICIES.index(policy) for policy in policies], dtype=np.uint8)
    playing = run_on_threads if threads else run
    return int(playing(games, most, np.tile(numbers, (len(games), 1)), chance_for(len(games), seed)))


def chance_for(count: int, seed: int) -> Numbers:
    """So many streams of chance from one seed."""
    return np.random.default_rng(seed).integers(0, 2**64, count, dtype=np.uint64)


def copies(game: Games, count: int, seed: int) -> Games:
    """So many copies of a game that has just been laid, each with its own chance."""
    games = np.repeat(game, count)
    games["streams"] = np.random.default_rng(seed).integers(0, 2**64, games["streams"].shape, dtype=np.uint64)
    return games


def playout(game: Games, seed: int, policies: tuple[str, str] = ("random", "random")) -> Games:
    """A copy of the game, played to its end."""
    played = clone(game)
    play_many(played, seed, policies)
    return played
