"""Fair comparison: a deal is played from every seat and with every start, so that neither decides."""

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
    """Bots and decks that meet once; `jobs` are the games that make it fair."""

    deal: int
    bots: tuple[str, ...]
    """By side."""
    decks: tuple[str, ...]
    """By seat."""
    seed: str
    """Of the deal; each of its tosses has a seed of its own."""


def jobs(meeting: Meeting, mode: Mode) -> Iterator[Job]:
    """Every toss with every seating; in a duel four games. Bots that differ take each other's places at the same cards.

    Where one bot plays all, the decks change places instead.
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
    """How many games a meeting has."""
    return len(mode.sides()) * (max(mode.sides()) + 1)


def rotate(places: Sequence[Item], steps: int) -> tuple[Item, ...]:
    """Everybody sits so many places further."""
    return (*places[steps:], *places[:steps])


def seed_with_toss(seed: str, toss: int, seats: int) -> str:
    """The first of a deal's seeds whose toss this seat wins: so a game lies in its seed alone, its start too."""
    for attempt in count():
        candidate = seed_of(f"{seed}, toss {toss}, {attempt}")
        if toss_winner(candidate, seats) == toss:
            return candidate
    raise AssertionError("a toss is won sooner or later")


def toss_winner(seed: str, seats: int) -> int:
    """SET-6. Who wins the toss of a game with this seed: the first pick of the table's own stream."""
    table = chance_of(seed, 0).streams
    return Chance(table).pick(TABLE_STREAM, seats)
