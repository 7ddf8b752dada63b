"""The values that advice returns: reasons, ranked moves, hints, judged moves and reviews."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from gwint.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a move; the message `advice-KIND` of `locales/*/advice.ftl` puts it into words."""

    kind: str
    values: Mapping[str, object] = field(default_factory=dict)
    """Numbers, cards, a leader, and keywords that a message selects by."""


class RankedMove(NamedTuple):
    """A legal move and the chance of winning after it."""

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth considering."""

    move: Move
    chance: float
    """The chance of winning after it, from 0 to 1."""
    reasons: tuple[Reason, ...]
    """The reasons for it, the most important first, two at most."""


@dataclass(frozen=True, slots=True)
class Hint:
    chance: float
    """The chance of winning if the best move is made."""
    candidates: tuple[Candidate, ...]
    """At most five moves, best first; for each card only the best way to play it."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move of the record, judged from the view of the seat that made it."""

    number: int
    """The number of its entry in the record, from 1."""
    seat: int
    move: Move
    chance: float
    """The player's chance of winning after the best move."""
    after: float
    """The player's chance of winning after the move that was made."""
    best: Candidate
    mark: str
    """`best`, `good`, `doubtful`, `mistake` or `blunder`."""

    @property
    def fall(self) -> float:
        """The chance of winning that the move lost."""
        return self.chance - self.after


@dataclass(frozen=True, slots=True)
class Review:
    chances: tuple[tuple[float, ...], ...]
    """At the deal and after each entry of the record, the chance of each seat; partners share theirs, and the chances
    of all sides add up to 1."""
    judged: tuple[JudgedMove, ...]
    """The moves that were not taken back."""
    turning: tuple[int, ...]
    """The numbers of the moves that turned the game (the largest losses), in order."""
