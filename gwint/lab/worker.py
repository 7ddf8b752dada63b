"""A worker process: plays the chunks it receives and sends the games back as they end."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import Final

from gwint.engine.program import exit_on_sigterm
from gwint.faults import Fault, GwintError
from gwint.lab.jobs import PlayedGame

REPORT_INTERVAL_S: Final = 0.2
"""The longest time a finished game waits before it is sent."""

WorkerMessage = list[PlayedGame] | Fault | None
"""Finished games, the fault that stopped them, or None at the end of a chunk."""


def work(pipe: Connection) -> None:
    """Work until the other end of the pipe is closed; Ctrl-C is handled by the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_on_sigterm()
    try:
        while True:
            chunk = pipe.recv()
            for message in _messages(chunk.play()):
                pipe.send(message)
    except (EOFError, OSError):
        return


def _messages(games: Iterable[PlayedGame]) -> Iterator[WorkerMessage]:
    try:
        yield from _batches(games)
        yield None
    except GwintError as refusal:
        yield refusal.fault


def _batches(games: Iterable[PlayedGame]) -> Iterator[list[PlayedGame]]:
    """Batch the games since the last message: often enough for a progress bar, rarely enough to cost nothing."""
    batch, last = [], time.monotonic()
    for game in games:
        batch.append(game)
        if time.monotonic() - last > REPORT_INTERVAL_S:
            yield batch
            batch, last = [], time.monotonic()
    yield batch
