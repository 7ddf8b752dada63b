"""Bots think in worker processes, never on the event loop: a table waits no longer than a deadline for any of them.

The front is `workers.Workers`. Nothing is imported here, so that a worker loads no more than its bots.
"""
