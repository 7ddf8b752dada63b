"""A move that was made, and what it was worth."""

from __future__ import annotations

from dataclasses import dataclass

from gwint.advice.hints import Candidate
from gwint.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Judged:
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
