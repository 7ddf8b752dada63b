"""Worker processes for bots and advice: nothing thinks on the event loop, and no table waits past a deadline.

`workers.Workers` is the entry point. Nothing is imported here, so that a worker process loads no more than its bots.
"""


class WorkersStopped(Exception):
    """The workers were stopped before they chose a move."""
