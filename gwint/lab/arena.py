"""The arena: a plan is played by a crew into a ledger, from wherever it was left."""

from __future__ import annotations

from gwint.lab.ledger import Ledger
from gwint.lab.worker_pool import OnProgress, WorkerPool


def play(ledger: Ledger, pool: WorkerPool, on_progress: OnProgress) -> None:
    """Every chunk that is not kept yet; each is kept as soon as it is played."""
    for chunk, played in pool.play(ledger.missing_chunks(), on_progress):
        ledger.save(chunk, played)
