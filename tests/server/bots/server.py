"""A server that asks one bot and waits: `python -m tests.server.bots.server BOT SEED`."""

from __future__ import annotations

import asyncio
import sys

from gwint.server.bots.bot_moves import Workers
from tests.server.bots.bad_bots import PROGRAMS
from tests.server.bots.scenes import TURN


async def serve(bot: str, seed: str) -> None:
    workers = Workers(1, 60, programs=PROGRAMS)
    await workers.start()
    await workers.choose(bot, TURN, seed)


if __name__ == "__main__":
    asyncio.run(serve(*sys.argv[1:]))
