"""The functions that Python calls. There are few, because each contains all of the rules and takes long to compile.

A game is an array of one record. Legal moves are written into an array of `moves.MAX_LEGAL_MOVES` numbers.
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
"""Stands for the first seat to act."""
TO_THE_END: Final = 100_000
"""More decisions than any game has."""


# One game


@entry_point
def step_and_legal(game: Games, move: int, out: Numbers) -> int:
    """Makes a legal move for the seat to act and lists the moves of the next; returns 0 when the game is over."""
    s = game[0]
    push(s, to_act(s), move)
    return legal_moves(s, out)


@entry_point
def advance(game: Games, seat: int, move: int, out: Numbers) -> int:
    """Makes a move for a seat (FIRST: the seat to act), lists the next legal moves and returns their number.

    With NO_MOVE, it only carries out steps of the rules and lists the moves of that seat.
    """
    s = game[0]
    if move == NO_MOVE:
        carry_on(s)
    else:
        push(s, to_act(s) if seat == FIRST else seat, move)
    acting = to_act(s) if move != NO_MOVE or seat == FIRST else seat
    return legal_answers(s, acting, out) if may_act(s, acting) else 0


def legal(game: Games, out: Numbers, seat: int = FIRST) -> int:
    """Lists the legal moves of a seat that may act; a new game is first carried on to its first question."""
    return advance(game, seat, NO_MOVE, out)


def step(game: Games, move: int, seat: int = FIRST) -> None:
    """Makes a legal move."""
    advance(game, seat, move, move_list())


@entry_point
def copy_games(games: Games, target: Games) -> None:
    """Copies games into `target`."""
    for number in range(len(games)):
        target[number] = games[number]


def clone(games: Games) -> Games:
    """Returns a copy, fifty times faster than NumPy, which copies field by field."""
    target = np.empty(len(games), dtype=GAME)
    copy_games(games, target)
    return target


def move_list() -> Numbers:
    """Returns an array that holds any list of legal moves."""
    return np.zeros(MAX_LEGAL_MOVES, dtype=np.uint16)


def mask(out: Numbers, count: int) -> Numbers:
    """Returns the listed moves as an array with a byte for every move."""
    marks = np.zeros(COUNT, dtype=np.uint8)
    marks[out[:count]] = 1
    return marks


# Many games


@entry_point
def run(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """Plays every game on by the policies of its seats, with a random stream for each; returns the decisions made."""
    out = np.empty(MAX_LEGAL_MOVES, dtype=np.uint16)
    decisions = 0
    for number in range(len(games)):
        decisions += play_on(games[number], most, policies[number], out, streams[number : number + 1])
    return decisions


def run_on_threads(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """Works like `run` on all cores: an entry point releases Python's lock while it runs."""
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
    """Plays every game on in place, with a policy for each seat; returns the number of decisions."""
    numbers = np.array([POLICIES.index(policy) for policy in policies], dtype=np.uint8)
    playing = run_on_threads if threads else run
    return int(playing(games, most, np.tile(numbers, (len(games), 1)), chance_for(len(games), seed)))


def chance_for(count: int, seed: int) -> Numbers:
    """Returns `count` random streams from a seed."""
    return np.random.default_rng(seed).integers(0, 2**64, count, dtype=np.uint64)


def copies(game: Games, count: int, seed: int) -> Games:
    """Returns `count` copies of a new game, each with its own random streams."""
    games = np.repeat(game, count)
    games["streams"] = np.random.default_rng(seed).integers(0, 2**64, games["streams"].shape, dtype=np.uint64)
    return games


def playout(game: Games, seed: int, policies: tuple[str, str] = ("random", "random")) -> Games:
    """Returns a copy of the game, played to its end."""
    played = clone(game)
    play_many(played, seed, policies)
    return played
