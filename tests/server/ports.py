"""Ports for the servers of tests, below the system's own range of ephemeral ports."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator

HOST = "127.0.0.1"
FIRST, EACH = 18_000, 1_000
"""Each worker of the test run has its own ports, so that two never take the same one between asking and listening."""


def _own() -> Iterator[int]:
    worker = int(re.sub(r"\D", "", os.environ.get("PYTEST_XDIST_WORKER", "")) or 0) % 14
    start = os.getpid() % EACH
    while True:
        yield FIRST + worker * EACH + start % EACH
        start += 1


_OWN = _own()


def free_port() -> int:
    """Return a port that is free and was not returned before."""
    for _ in range(EACH):
        port = next(_OWN)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
                probe.listen()
            except OSError:
                continue
            return port
    raise OSError("no port is free")
