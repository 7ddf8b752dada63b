"""A log written beside the server by a process that does nothing else: what this machine lets anybody keep.

Its moves are due at the same rate and committed in the same groups, but nobody reads, judges or tells them. What it
waits for its disk and its processor, the server waits for as well.
"""

from __future__ import annotations

import os
from array import array
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

from gwint.server.storage.writer import BREATH_S

PAGE: Final = bytes(range(256)) * 16
PAGES: Final = 4_000
"""After so many the log begins anew, as the server's does."""


class BareLog:
    """From its making until it is asked how long its moves took."""

    def __init__(self, folder: Path, rate: int) -> None:
        processes = get_context("spawn")
        self._line, other = processes.Pipe()
        self._process = processes.Process(target=_keep, args=(folder / "bare.log", rate, other), daemon=True)
        self._process.start()
        self._line.recv()  # It has begun.

    def latencies(self) -> array[float]:
        """Ends it: from each move that was due to its being on the disk, in seconds."""
        self._line.send(None)
        taken: array[float] = self._line.recv()
        self._process.join()
        return taken


def _keep(path: Path, rate: int, line: Connection) -> None:
    log = os.open(path, os.O_WRONLY | os.O_CREAT)
    os.write(log, PAGE * PAGES)
    os.fsync(log)
    line.send(None)
    taken = array("d")
    began, written, page = perf_counter(), 0, 0
    while not line.poll():
        start = perf_counter()
        due = int((start - began) * rate)
        os.pwrite(log, PAGE, page * len(PAGE))
        os.fdatasync(log)
        now = perf_counter() - began
        taken.extend(now - (number + 1) / rate for number in range(written, due))
        written, page = due, (page + 1) % PAGES
        sleep(max(0.0, start + BREATH_S - perf_counter()))
    line.send(taken)
    os.close(log)
