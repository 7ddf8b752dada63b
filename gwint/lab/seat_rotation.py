"""Fair comparison: a deal is played from every seat and with every start, so that neither decides the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from gwint.lab.jobs import Job
from gwint.rules.chance import TABLE_STREAM, Chance, chance_of, seed_of
from gwint.rules.modes import Mode

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Bots and decks that meet once; `jobs` returns the games that make the meeting fair."""

    deal: int
    bots: tuple[str, ...]
    """By side."""
    decks: tuple[str, ...]
    """By seat."""
    seed: str
    """The deal's seed; each toss has its own seed derived from it."""


def jobs(meeting: Meeting, mode: Mode) -> Iterator[Job]:
    """Yield every toss with every seating, which is four games in a duel. Different bots swap seats with the same
    cards.

    If one bot plays all seats, the decks swap instead.
    """
    sides = mode.sides()
    differ = len(set(meeting.bots)) > 1
    for toss in range(len(sides)):
        seed = seed_with_toss(meeting.seed, toss, len(sides))
        for shift in range(max(sides) + 1):
            bots = rotate(meeting.bots, shift if differ else 0)
            decks = rotate(meeting.decks, 0 if differ else shift)
            yield Job(meeting.deal, tuple(bots[side] for side in sides), decks, toss, seed)


def games_per_meeting(mode: Mode) -> int:
    """Return the number of games in a meeting."""
    return len(mode.sides()) * (max(mode.sides()) + 1)


def rotate(places: Sequence[Item], steps: int) -> tuple[Item, ...]:
    """Move everybody this many seats along."""
    return (*places[steps:], *places[:steps])


def seed_with_toss(seed: str, toss: int, seats: int) -> str:
    """Return the first seed of a deal with which this seat wins the toss, so that the seed alone defines the game."""
    for attempt in count():
        candidate = seed_of(f"{seed}, toss {toss}, {attempt}")
        if toss_winner(candidate, seats) == toss:
            return candidate
    raise AssertionError("count() never ends")


def toss_winner(seed: str, seats: int) -> int:
    """SET-6. The winner of the toss with this seed: the first pick of the table's own stream."""
    table = chance_of(seed, 0).streams
    return Chance(table).pick(TABLE_STREAM, seats)
