"""A bad connection between client and server: data arrive late and are cut off in the middle."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from tests.server.ports import HOST, free_port

CHUNK = 4096


@dataclass
class BadLine:
    """A TCP proxy that cuts every connection after some bytes, up to a number of cuts."""

    port: int
    """Where it listens."""
    target: int
    chance: random.Random
    cuts: int
    """How many more connections are cut."""
    longest: int = 30_000
    """The maximum number of bytes before a cut."""
    cut: int = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions."""
        there, back = await asyncio.open_connection(HOST, self.target)
        left = [self.chance.randrange(200, self.longest)]
        ways = [
            asyncio.create_task(self._carry(reader, back, left)),
            asyncio.create_task(self._carry(there, writer, left)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (back, writer):
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        """Forward one direction piece by piece; `left` is what the connection may still carry."""
        with suppress(ConnectionError):
            while piece := await reader.read(CHUNK):
                await asyncio.sleep(self.chance.random() * 0.004)
                left[0] -= len(piece)
                if left[0] < 0 and self.cuts > 0:
                    self.cuts, self.cut = self.cuts - 1, self.cut + 1
                    writer.write(piece[: len(piece) // 2])
                    await writer.drain()
                    return
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def bad_line(target: int, chance: random.Random, cuts: int) -> AsyncIterator[BadLine]:
    line = BadLine(free_port(), target, chance, cuts)
    server = await asyncio.start_server(line.carry, HOST, line.port)
    try:
        yield line
    finally:
        server.close()
