"""A worker process: it plays the chunks that it is sent, one after the other, and tells the games as they end."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import Final

from gwint.engine.program import exit_on_sigterm
from gwint.faults import Fault, Refusal
from gwint.lab.jobs import PlayedGame

REPORT_INTERVAL_S: Final = 0.2
"""How long games may wait until they are told."""

WorkerMessage = list[PlayedGame] | Fault | None
"""Games that have ended, or why there are none, or None when the chunk is done."""


def work(pipe: Connection) -> None:
    """Until the other end is closed, by whatever end its owner met; Ctrl-C is for the owner alone."""
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
    except Refusal as refusal:
        yield refusal.fault


def _batches(games: Iterable[PlayedGame]) -> Iterator[list[PlayedGame]]:
    """The games since the last telling, often enough for a progress bar and seldom enough to cost nothing."""
    batch, last = [], time.monotonic()
    for game in games:
        batch.append(game)
        if time.monotonic() - last > REPORT_INTERVAL_S:
            yield batch
            batch, last = [], time.monotonic()
    yield batch
