"""Real server processes on real data: started, killed with SIGKILL, and started again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.ports import HOST, free_port

ROOT = Path(__file__).parents[3]
FREE = {"GWINT_ADDRESS_RATE": "0", "GWINT_ADDRESS_CONNECTIONS": "0", "GWINT_SEAT_RATE": "0"}
"""All clients of a test share an address, and none should be limited."""


@dataclass
class Server:
    """`gwint serve` on one folder, which can be started repeatedly."""

    data: Path
    settings: dict[str, str] = field(default_factory=dict)
    """`GWINT_*` settings by name, in lower case and without the prefix."""
    port: int = field(default_factory=free_port)
    metrics_port: int = field(default_factory=free_port)

    def launch(self) -> subprocess.Popen[bytes]:
        """Start another process on the same folder and port."""
        settings = {f"GWINT_{name.upper()}": value for name, value in self.settings.items()}
        settings["GWINT_METRICS_PORT"] = str(self.metrics_port)
        options = ["--host", HOST, "--port", str(self.port), "--data", str(self.data), "--log-level", "warning"]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "gwint.cli", "serve", *options],
                cwd=ROOT,
                env={**os.environ, **FREE, **settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    @property
    def log(self) -> Path:
        """Return what all its processes have logged."""
        return self.data.with_suffix(".log")

    @property
    def pid(self) -> int:
        return self._process.pid

    async def start(self) -> None:
        self._process = self.launch()
        async with asyncio.timeout(60), self.rest() as rest:
            while not await self._healthy(rest):
                assert self._process.poll() is None, self.log.read_text()

    async def _healthy(self, rest: httpx.AsyncClient) -> bool:
        try:
            return (await rest.get("/health")).is_success
        except httpx.TransportError:
            # Nothing signals when the process listens, so it is polled.
            await asyncio.sleep(0.02)
            return False

    def kill(self) -> None:
        """Kill the process with SIGKILL, so that it can finish nothing."""
        self._process.kill()
        self._process.wait()

    def rest(self, token: str = "") -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", headers=headers, timeout=30)

    async def metrics(self) -> str:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.metrics_port}", timeout=30) as prometheus:
            return (await prometheus.get("/metrics")).text

    async def owner(self) -> str:
        """Return the token of a new owner."""
        async with self.rest() as rest:
            return str(answer(await rest.post("/api/owners", json={}))["token"])

    async def table(self, token: str, **terms: Any) -> str:
        """Return the id of a new table with all chairs empty."""
        async with self.rest(token) as rest:
            return str(answer(await rest.post("/api/tables", json=terms))["id"])


def answer(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()


@asynccontextmanager
async def serving(data: Path, **settings: str) -> AsyncIterator[Server]:
    """Run a server that does not outlive the test."""
    server = Server(data, settings)
    await server.start()
    try:
        yield server
    finally:
        server.kill()
