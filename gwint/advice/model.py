"""The values that advice consists of: reasons, ranked moves, hints, judged moves and reviews."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from gwint.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a move; said in words by `locales/*/advice.ftl`, message `advice-KIND`."""

    kind: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    """Numbers, and words that a message chooses by; a card's id as `card`, a leader's as `leader`."""


class RankedMove(NamedTuple):
    """A legal move and the chance of winning after it."""

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth thinking of."""

    move: Move
    chance: float
    """Of winning after it, from 0 to 1."""
    reasons: tuple[Reason, ...]
    """What speaks for it, the most weighty first, two at most."""


@dataclass(frozen=True, slots=True)
class Hint:
    chance: float
    """Of winning now, if the best move is made."""
    candidates: tuple[Candidate, ...]
    """The best first, five at most; of each card only the best way to play it."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move of the record, judged from the view of the seat that made it."""

    number: int
    """Of the entry in the record, from 1."""
    seat: int
    move: Move
    chance: float
    """The mover's before it, by the best move."""
    after: float
    """The mover's by the move that was made."""
    best: Candidate
    mark: str
    """`best`, `good`, `doubtful`, `mistake` or `blunder`."""

    @property
    def fall(self) -> float:
        """How much of the chance the move lost."""
        return self.chance - self.after


@dataclass(frozen=True, slots=True)
class Review:
    chances: tuple[tuple[float, ...], ...]
    """After each entry of the record, for each seat; partners share theirs, and all sides together have 1."""
    judged: tuple[JudgedMove, ...]
    """The moves that stand; those that were taken back are not judged."""
    turning: tuple[int, ...]
    """The numbers of the moves that turned the game, the largest falls, in their order."""
