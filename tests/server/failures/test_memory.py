"""A stranger's requests do not make the server grow."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress
from pathlib import Path

from tests.server.server_process import PATIENCE_S, serving

BODY = b'{"board": [' + b'{"a":1},' * 31_000 + b"x"
"""A body of nearly the largest size that is not JSON after all."""
TIMES = 300
MOST_MEGABYTES = 60
"""If the bodies stayed in memory, they would take more than this."""


def megabytes(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def test_broken_bodies_do_not_stay_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        client.get("/api/version")
        before = megabytes(server.process.pid)
        for _ in range(TIMES):
            answer = client.post("/api/score", content=BODY, headers={"content-type": "application/json"})
            assert answer.status_code == 422
        assert megabytes(server.process.pid) - before < MOST_MEGABYTES


UNANSWERED = {
    "pipelined requests": b"GET /api/catalogue HTTP/1.1\r\nhost: x\r\n\r\n" * 2_000,
    "headers": b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:b\r\n" * 12_000,
    "a body": b"POST /api/score HTTP/1.1\r\nhost: x\r\ncontent-length: 250000\r\n\r\n" + b" " * 249_000,
}
"""Requests that never end, or whose answers are not read."""
CONNECTIONS = 400
MOST_UNANSWERED_MEGABYTES = 30
"""If the body of each refused request were kept, they would take more than this."""


def test_unanswered_requests_do_not_fill_the_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        client.get("/api/catalogue")
        before = megabytes(server.process.pid)
        for kind, sent in UNANSWERED.items():
            with ExitStack() as held:
                for _ in range(CONNECTIONS):
                    flood = held.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE_S))
                    with suppress(ConnectionError):
                        flood.sendall(sent)
                for _ in range(50):
                    assert client.get("/health").status_code == 200
                assert megabytes(server.process.pid) - before < MOST_UNANSWERED_MEGABYTES, kind
