"""Worker processes for bots and advice: nothing thinks on the event loop, and no table waits past a deadline.

`workers.Workers` is the entry point. No module is imported here that a worker process or a browser would not need.
"""

from __future__ import annotations

from gwint.faults import GwintError


class WorkersStopped(Exception):
    """The workers were stopped before they chose a move."""


class NoAdvice(GwintError):
    """No advice could be computed in time."""
