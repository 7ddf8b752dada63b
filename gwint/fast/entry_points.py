"""The functions that Python calls. There are few, because each contains all of the rules and takes long to compile.

A game is an array of one record. Legal moves are written into an array of `moves.MAX_LEGAL_MOVES` numbers.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any, Final

import numpy as np

from gwint.fast.arguments import ArgumentError, check_array, check_number
from gwint.fast.cards import NOTHING
from gwint.fast.compiler import entry_point, kernel
from gwint.fast.legal_moves import legal_answers
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES, NO_MOVE
from gwint.fast.observations import OBSERVATION, observe
from gwint.fast.play import carry_on, legal_moves, may_act, push, to_act
from gwint.fast.playouts import POLICIES, play_on
from gwint.fast.table import GAME, SEATS, Games
from gwint.rules import RULES_VERSION

Numbers = np.ndarray[Any, Any]
FIRST: Final = NOTHING
"""Stands for the first seat to act."""
TO_THE_END: Final = 100_000
"""More decisions than any game has."""
ILLEGAL: Final = -1
"""Returned instead of a number of moves when the move is not legal; the game is unchanged."""


def check_games(name: str, games: Games, count: int | None = None) -> None:
    """Refuses anything but an array of games; one of zeros would be played for ever."""
    check_array(name, games, GAME, (count,))
    if not games["rules_version"].all():
        raise ArgumentError("argument-number", name="rules_version", value=0, least=1, most=RULES_VERSION)


def _check_one(game: Games, out: Numbers) -> None:
    check_games("game", game, 1)
    check_array("out", out, np.uint16, (MAX_LEGAL_MOVES,))


# One game


@entry_point
def _step_and_legal(game: Games, move: int, out: Numbers) -> int:
    s = game[0]
    if not _is_listed(move, out, legal_moves(s, out)):
        return ILLEGAL
    push(s, to_act(s), move)
    return legal_moves(s, out)


def step_and_legal(game: Games, move: int, out: Numbers) -> int:
    """Makes a legal move for the seat to act and lists the moves of the next; returns 0 when the game is over."""
    _check_one(game, out)
    count: int = _step_and_legal(game, index(move), out)
    if count < 0:
        raise ArgumentError("illegal-action", game=0, move=move)
    return count


@entry_point
def _advance(game: Games, seat: int, move: int, out: Numbers) -> int:
    s = game[0]
    if move == NO_MOVE:
        carry_on(s)
    else:
        mover = to_act(s) if seat == FIRST else seat
        if not may_act(s, mover) or not _is_listed(move, out, legal_answers(s, mover, out)):
            return ILLEGAL
        push(s, mover, move)
    acting = to_act(s) if move != NO_MOVE or seat == FIRST else seat
    return legal_answers(s, acting, out) if may_act(s, acting) else 0


def advance(game: Games, seat: int, move: int, out: Numbers) -> int:
    """Makes a move for a seat (FIRST: the seat to act), lists the next legal moves and returns their number.

    With NO_MOVE, it only carries out steps of the rules and lists the moves of that seat.
    """
    _check_one(game, out)
    if seat != FIRST:
        check_number("seat", seat, 0, SEATS - 1)
    count: int = _advance(game, index(seat), index(move), out)
    if count < 0:
        raise ArgumentError("illegal-action", game=0, move=move)
    return count


@kernel
def _is_listed(move: int, out: Numbers, count: int) -> bool:
    """Whether a move is one of the first `count` of a list."""
    for number in range(count):
        if out[number] == move:
            return True
    return False


def legal(game: Games, out: Numbers, seat: int = FIRST) -> int:
    """Lists the legal moves of a seat that may act; a new game is first carried on to its first question."""
    return advance(game, seat, NO_MOVE, out)


def step(game: Games, move: int, seat: int = FIRST) -> None:
    """Makes a legal move."""
    check_number("move", move, 0, COUNT - 1)
    advance(game, seat, move, move_list())


@entry_point
def _copy_games(games: Games, target: Games) -> None:
    for number in range(len(games)):
        target[number] = games[number]


def clone(games: Games) -> Games:
    """Returns a copy, fifty times faster than NumPy, which copies field by field."""
    check_games("games", games)
    target = np.empty(len(games), dtype=GAME)
    _copy_games(games, target)
    return target


def move_list() -> Numbers:
    """Returns an array that holds any list of legal moves."""
    return np.zeros(MAX_LEGAL_MOVES, dtype=np.uint16)


def mask(out: Numbers, count: int) -> Numbers:
    """Returns the listed moves as an array with a byte for every move."""
    check_array("out", out, np.uint16, (None,))
    marks = np.zeros(COUNT, dtype=np.uint8)
    marks[out[: check_number("count", count, 0, len(out))]] = 1
    return marks


@entry_point
def _observe_into(game: Games, viewer: int, out: Any) -> None:
    observe(game[0], viewer, out[0])


def observe_into(game: Games, viewer: int, out: Any) -> None:
    """Writes what a seat may know of a game into the first of an array of observations."""
    check_array("game", game, GAME, (1,))
    check_array("out", out, OBSERVATION, (None,))
    _observe_into(game, check_number("viewer", viewer, 0, SEATS - 1), out)


# Many games


@entry_point
def _run(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    out = np.empty(MAX_LEGAL_MOVES, dtype=np.uint16)
    decisions = 0
    for number in range(len(games)):
        decisions += play_on(games[number], most, policies[number], out, streams[number : number + 1])
    return decisions


def run(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """Plays every game on by the policies of its seats, with a random stream for each; returns the decisions made."""
    check_run(games, most, policies, streams)
    decisions: int = _run(games, most, policies, streams)
    return decisions


def check_run(games: Games, most: int, policies: Numbers, streams: Numbers) -> None:
    """Refuses arguments that do not fit each other or do not exist."""
    check_games("games", games)
    check_number("most", most, 0, TO_THE_END)
    check_array("policies", policies, np.uint8, (len(games), SEATS))
    check_array("streams", streams, np.uint64, (len(games),))
    if len(games) and int(policies.max()) >= len(POLICIES):
        raise ArgumentError(
            "argument-number", name="policies", value=int(policies.max()), least=0, most=len(POLICIES) - 1
        )


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
    check_games("games", games)
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
