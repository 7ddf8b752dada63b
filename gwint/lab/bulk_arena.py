"""Arenas too large to store every game: plays batches of encoded games and counts what each pair scored.

Deals are balanced as everywhere else, but one generator seeds a whole batch instead of a seed for each game.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gwint.fast.encoding import encode
from gwint.fast.table import GAME, SEATS, Games
from gwint.lab.confidence_intervals import Share
from gwint.lab.game_runners import POLICIES
from gwint.lab.jobs import GameSetup
from gwint.lab.plans import Plan
from gwint.lab.seat_rotation import Meeting, rotate
from gwint.lab.summary import Contest, contest, contest_as_json
from gwint.rules.chance import GAMMA, TABLE_STREAM
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table

DEALS_PER_BATCH: Final = 25_000
"""A batch needs a few hundred megabytes."""
PLACEHOLDER_SEED: Final = "0" * 64
"""Replaced before the first card is drawn."""

Array = NDArray[Any]
ShareTable = dict[tuple[str, str], Share]


class GameBatch(NamedTuple):
    """The games of many deals, four consecutive ones for each deal."""

    games: Games
    policies: Array
    """By seat, their numbers in POLICIES."""
    decks: Array
    """By seat, their numbers in the plan."""
    chances: Array
    """A random stream for the policies of each game."""


Play = Callable[[GameBatch], None]
"""Plays the games of a batch to their end, in place."""


def play_in_batches(plan: Plan, play: Play, on_progress: Callable[[int], None]) -> Iterator[ShareTable]:
    """Play a plan and yield the scores of each pair of bots, then those of each pair of decks."""
    bots = np.zeros((2, len(POLICIES), len(POLICIES)))
    decks = np.zeros((2, len(plan.decks), len(plan.decks)))
    for number, meetings in enumerate(_batches(plan.meetings())):
        batch = deal_batch(plan.setup, meetings, f"{plan.seed} batch {number}")
        play(batch)
        halves = _half_points(batch.games["winners"])
        _add_scores(bots, batch.policies, halves)
        _add_scores(decks, batch.decks, halves)
        on_progress(len(batch.games))
    yield _shares(bots, POLICIES)
    yield _shares(decks, list(plan.decks))


def _batches(meetings: Iterator[Meeting]) -> Iterator[list[Meeting]]:
    while batch := list(islice(meetings, DEALS_PER_BATCH)):
        yield batch


# Dealing


def deal_batch(setup: GameSetup, meetings: Sequence[Meeting], seed: str) -> GameBatch:
    """Deal every meeting with both winners of the toss and from both seats, with the same cards."""
    names = {name: number for number, name in enumerate(setup.decks)}
    seatings = [seating for meeting in meetings for seating in _seatings(meeting)]
    deck_numbers = np.array([[names[deck] for deck in decks] for _, decks in seatings], dtype=np.int64)
    policies = np.array([[POLICIES.index(bot) for bot in bots] for bots, _ in seatings], dtype=np.uint8)
    streams, chances = _random_streams(len(meetings), seed)
    games = _laid_games(setup, deck_numbers)
    games["streams"] = streams
    return GameBatch(games, policies, deck_numbers, chances)


def _seatings(meeting: Meeting) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Seat bots and decks as `balance.jobs` does, for each winner of the toss."""
    differ = len(set(meeting.bots)) > 1
    for _toss in range(SEATS):
        for shift in range(SEATS):
            yield rotate(meeting.bots, shift if differ else 0), rotate(meeting.decks, 0 if differ else shift)


def _laid_games(setup: GameSetup, deck_numbers: Array) -> Games:
    """Encode one table for each pair of decks, and copy it."""
    decks = list(setup.decks.values())
    pairs, places = np.unique(deck_numbers, axis=0, return_inverse=True)
    laid = np.zeros(len(pairs), dtype=GAME)
    for place, pair in enumerate(pairs):
        laid[place] = encode(lay_table(DUEL, setup.ruleset, [decks[number] for number in pair], PLACEHOLDER_SEED))[0]
    return laid[places.ravel()]


def _random_streams(deals: int, seed: str) -> tuple[Array, Array]:
    """Draw the streams of tables and seats: four equal games a deal, in which each seat wins the toss twice."""
    rng = np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:16], "big"))
    drawn = rng.integers(0, 1 << 64, size=(deals, 1 + SEATS), dtype=np.uint64)
    games = SEATS * SEATS
    streams = np.repeat(drawn, games, axis=0)
    streams[:, TABLE_STREAM] = _set_toss(streams[:, TABLE_STREAM], np.tile(np.repeat(np.arange(SEATS), SEATS), deals))
    return streams, rng.integers(0, 1 << 64, size=deals * games, dtype=np.uint64)


def _set_toss(streams: Array, winners: Array) -> Array:
    """SET-6. Advance each stream until its next pick of two gives this winner."""
    moved = streams.copy()
    while (wrong := toss_winner(moved) != winners).any():
        moved[wrong] += np.uint64(GAMMA)
    return moved


def toss_winner(streams: Array) -> Array:
    """`Chance.pick` of two, for many streams."""
    state = streams + np.uint64(GAMMA)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58_476D_1CE4_E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D0_49BB_1331_11EB)
    return ((state ^ (state >> np.uint64(31))) & np.uint64(1)).astype(np.int64)


# Scores


def _half_points(winners: Array) -> Array:
    """Return the half points of the first seat, from the bit set of winners."""
    return np.array([1, 2, 0, 1])[winners]


def _add_scores(table: Array, entrants: Array, halves: Array) -> None:
    first, second = entrants[:, 0].astype(np.int64), entrants[:, 1].astype(np.int64)
    for one, other, scored in ((first, second, halves), (second, first, 2 - halves)):
        np.add.at(table[0], (one, other), scored / 2)
        np.add.at(table[1], (one, other), 1)


def _shares(table: Array, names: Iterable[str]) -> ShareTable:
    names_by_number = list(names)
    return {
        (one, other): Share(float(table[0, row, column]), int(table[1, row, column]))
        for row, one in enumerate(names_by_number)
        for column, other in enumerate(names_by_number)
        if one != other and table[1, row, column]
    }


# CUDA


@dataclass(frozen=True, slots=True)
class DeviceRun:
    """The result of an arena played on a CUDA device."""

    games: int
    seconds: float
    """Time on the device including transfers, but not dealing, which the CPU does."""
    bots: Contest
    decks: Contest


def play_plan_on_device(plan: Plan, on_progress: Callable[[int], None]) -> DeviceRun:
    """Play a whole plan on the device; games are counted, not stored."""
    seconds = 0.0

    def timed(batch: GameBatch) -> None:
        nonlocal seconds
        if not seconds:
            # Compile the kernel before the clock starts.
            _play_on_device(GameBatch(*(column[:1].copy() for column in batch)))
        start = time.perf_counter()
        _play_on_device(batch)
        seconds += time.perf_counter() - start

    bots, decks = play_in_batches(plan, timed, on_progress)
    return DeviceRun(plan.all_games, seconds, contest(POLICIES, bots), contest(list(plan.decks), decks))


def _play_on_device(batch: GameBatch) -> None:
    """Play one game a thread, in place."""
    from gwint.fast.entry_points import TO_THE_END
    from gwint.fast.gpu import play_on_device

    play_on_device(batch.games, TO_THE_END, batch.policies, batch.chances)


def as_json(run: DeviceRun) -> dict[str, Any]:
    return {
        "games": run.games,
        "seconds": round(run.seconds, 3),
        "bots": contest_as_json(run.bots),
        "decks": contest_as_json(run.decks),
    }
