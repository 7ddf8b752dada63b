"""A process that only writes a log next to the server, as a baseline for what the disk allows.

Its moves are due at the same rate and are synced in the same groups, but it does nothing else. If it has to wait for
the disk or the CPU, so does the server.
"""

from __future__ import annotations

import os
from array import array
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

from gwint.server.storage.writer import MIN_INTERVAL_S

PAGE: Final = bytes(range(256)) * 16
LOG_PAGES: Final = 4_000
"""The log starts over after this many pages, as the server's does."""


class PlainLog:
    """A log that is written until `latencies` is called."""

    def __init__(self, folder: Path, rate: int) -> None:
        processes = get_context("spawn")
        self._pipe, other = processes.Pipe()
        self._process = processes.Process(target=_write_log, args=(folder / "plain.log", rate, other), daemon=True)
        self._process.start()
        self._pipe.recv()  # Wait until it has started.

    def latencies(self) -> array[float]:
        """Stop writing, and return the seconds from each due move until it was on disk."""
        self._pipe.send(None)
        latencies: array[float] = self._pipe.recv()
        self._process.join()
        return latencies


def _write_log(path: Path, rate: int, pipe: Connection) -> None:
    log = os.open(path, os.O_WRONLY | os.O_CREAT)
    os.write(log, PAGE * LOG_PAGES)
    os.fsync(log)
    pipe.send(None)
    latencies = array("d")
    began, written, page = perf_counter(), 0, 0
    while not pipe.poll():
        start = perf_counter()
        due = int((start - began) * rate)
        os.pwrite(log, PAGE, page * len(PAGE))
        os.fdatasync(log)
        now = perf_counter() - began
        latencies.extend(now - (number + 1) / rate for number in range(written, due))
        written, page = due, (page + 1) % LOG_PAGES
        sleep(max(0.0, start + MIN_INTERVAL_S - perf_counter()))
    pipe.send(latencies)
    os.close(log)
