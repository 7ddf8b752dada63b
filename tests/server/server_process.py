"""A real server process with its own folder and a free port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "gwint.cli", "serve")
PATIENCE_S = 60.0
"""For a busy machine; what must be quick is measured."""


@dataclass
class Running:
    """A server that accepts requests."""

    process: subprocess.Popen[str]
    port: int
    data: Path
    said: dict[str, Any]
    """What it printed when it was ready."""
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, **options: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE_S, **options)

    def socket(self, token: str = "", query: str = "") -> AbstractContextManager[ClientConnection]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = f"ws://127.0.0.1:{self.port}/api/socket{query}"
        return connect(address, additional_headers=headers, open_timeout=PATIENCE_S)

    def stop(self, *signals: signal.Signals) -> int:
        for one in signals or (signal.SIGTERM,):
            self.process.send_signal(one)
        return self.process.wait(PATIENCE_S)

    def lines(self) -> list[dict[str, Any]]:
        """The log so far; every line must be JSON."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]


@contextmanager
def serving(folder: Path, *options: str, port: int = 0, **environment: str) -> Iterator[Running]:
    """Start a server, on a free port unless one is given, wait until it is ready, and kill it at the end."""
    port, log = port or free_port(), folder / "log.jsonl"
    command = [*COMMAND, "--port", str(port), "--data", str(folder / "data"), "--json", *options]
    with log.open("w", encoding="utf-8") as stderr, started(command, stderr, environment) as process:
        assert process.stdout
        said = process.stdout.readline()
        assert said, log.read_text(encoding="utf-8")
        yield Running(process, port, folder / "data", json.loads(said), log)


@contextmanager
def started(command: list[str], stderr: int | IO[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start a process that is killed at the end if it still runs."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GWINT_")}
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, text=True, env={**inherited, **environment}
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def refused(*options: str, **environment: str) -> tuple[int, str]:
    """Return the exit code and the error of a server that cannot start."""
    with started([*COMMAND, *options], subprocess.PIPE, environment) as process:
        out, err = process.communicate(timeout=PATIENCE_S)
    assert out == ""
    return process.returncode, err
