"""A stranger's requests do not make the server grow."""

from __future__ import annotations

from pathlib import Path

from tests.server.server_process import serving

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
