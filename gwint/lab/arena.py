"""The arena: a plan is played by a crew into a ledger, from wherever it was left."""

from __future__ import annotations

from gwint.lab.ledger import Ledger
from gwint.lab.worker_pool import Crew, Seen


def play(ledger: Ledger, crew: Crew, seen: Seen) -> None:
    """Every chunk that is not kept yet; each is kept as soon as it is played."""
    for chunk, played in crew.play(ledger.left(), seen):
        ledger.keep(chunk, played)
