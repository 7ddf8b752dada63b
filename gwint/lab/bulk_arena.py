"""Arenas too large to keep every game: the records of whole deals at once, and what pairs scored.

Deals are balanced as everywhere, but their chance comes from one generator and not from a seed for each game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gwint.fast.encoding import encode
from gwint.fast.table import GAME, SEATS, Games
from gwint.lab.balance import Meeting, turned
from gwint.lab.confidence_intervals import Share
from gwint.lab.game_runners import POLICIES
from gwint.lab.jobs import Terms
from gwint.lab.plans import Plan
from gwint.rules.chance import GAMMA, TABLE_STREAM
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table

DEALS: Final = 25_000
"""At once: some hundred megabytes of records."""
NOBODY: Final = "0" * 64
"""A seed that is replaced before anything is drawn."""

Whole = NDArray[Any]


class Batch(NamedTuple):
    """Games of many deals, four of each deal one after the other."""

    games: Games
    policies: Whole
    """By seat, their numbers in POLICIES."""
    decks: Whole
    """By seat, their numbers in the plan."""
    chances: Whole
    """A stream for the policies of each game."""


Play = Callable[[Batch], None]
"""Plays the games of a batch to their end, in place."""


def tables(plan: Plan, play: Play, seen: Callable[[int], None]) -> Iterator[dict[tuple[str, str], Share]]:
    """What pairs of bots scored, then what pairs of decks did."""
    bots = np.zeros((2, len(POLICIES), len(POLICIES)))
    decks = np.zeros((2, len(plan.decks), len(plan.decks)))
    for number, meetings in enumerate(_batches(plan.meetings())):
        batch = dealt(plan.terms, meetings, f"{plan.seed} batch {number}")
        play(batch)
        halves = _halves(batch.games["winners"])
        _count(bots, batch.policies, halves)
        _count(decks, batch.decks, halves)
        seen(len(batch.games))
    yield _shares(bots, POLICIES)
    yield _shares(decks, list(plan.decks))


def _batches(meetings: Iterator[Meeting]) -> Iterator[list[Meeting]]:
    while batch := list(islice(meetings, DEALS)):
        yield batch


# Dealing


def dealt(terms: Terms, meetings: Sequence[Meeting], seed: str) -> Batch:
    """Every meeting with both winners of the toss, from both seats, at the same cards."""
    names = {name: number for number, name in enumerate(terms.decks)}
    seatings = [seating for meeting in meetings for seating in _seatings(meeting)]
    brought = np.array([[names[deck] for deck in decks] for _, decks in seatings], dtype=np.int64)
    policies = np.array([[POLICIES.index(bot) for bot in bots] for bots, _ in seatings], dtype=np.uint8)
    streams, chances = _chance(len(meetings), seed)
    games = _records(terms, brought)
    games["streams"] = streams
    return Batch(games, policies, brought, chances)


def _seatings(meeting: Meeting) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """As in `balance.jobs`: bots that differ change places, or else the decks do; for each winner of the toss."""
    differ = len(set(meeting.bots)) > 1
    for _toss in range(SEATS):
        for turn in range(SEATS):
            yield turned(meeting.bots, turn if differ else 0), turned(meeting.decks, 0 if differ else turn)


def _records(terms: Terms, brought: Whole) -> Games:
    """A table for each pair of decks, copied."""
    decks = list(terms.decks.values())
    pairs, places = np.unique(brought, axis=0, return_inverse=True)
    laid = np.zeros(len(pairs), dtype=GAME)
    for place, pair in enumerate(pairs):
        laid[place] = encode(lay_table(DUEL, terms.ruleset, [decks[number] for number in pair], NOBODY))[0]
    return laid[places.ravel()]


def _chance(deals: int, seed: str) -> tuple[Whole, Whole]:
    """The streams of tables and seats: the same four times, but that each seat wins the toss twice."""
    rng = np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:16], "big"))
    drawn = rng.integers(0, 1 << 64, size=(deals, 1 + SEATS), dtype=np.uint64)
    games = SEATS * SEATS
    streams = np.repeat(drawn, games, axis=0)
    streams[:, TABLE_STREAM] = _tossed(streams[:, TABLE_STREAM], np.tile(np.repeat(np.arange(SEATS), SEATS), deals))
    return streams, rng.integers(0, 1 << 64, size=deals * games, dtype=np.uint64)


def _tossed(streams: Whole, wished: Whole) -> Whole:
    """SET-6. Each stream moved on until its next pick of two is the one wished for."""
    moved = streams.copy()
    while (wrong := toss_of(moved) != wished).any():
        moved[wrong] += np.uint64(GAMMA)
    return moved


def toss_of(streams: Whole) -> Whole:
    """`Chance.pick` of two, for many streams."""
    state = streams + np.uint64(GAMMA)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58_476D_1CE4_E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D0_49BB_1331_11EB)
    return ((state ^ (state >> np.uint64(31))) & np.uint64(1)).astype(np.int64)


# Counting


def _halves(winners: Whole) -> Whole:
    """Half points of the first seat, from the bits of those who won."""
    return np.array([1, 2, 0, 1])[winners]


def _count(table: Whole, entrants: Whole, halves: Whole) -> None:
    first, second = entrants[:, 0].astype(np.int64), entrants[:, 1].astype(np.int64)
    for one, other, scored in ((first, second, halves), (second, first, 2 - halves)):
        np.add.at(table[0], (one, other), scored / 2)
        np.add.at(table[1], (one, other), 1)


def _shares(table: Whole, names: Iterable[str]) -> dict[tuple[str, str], Share]:
    listed = list(names)
    return {
        (one, other): Share(float(table[0, row, column]), int(table[1, row, column]))
        for row, one in enumerate(listed)
        for column, other in enumerate(listed)
        if one != other and table[1, row, column]
    }
