"""The lag of the event loop: how late it runs what is due."""

from __future__ import annotations

import asyncio
from typing import Final

INTERVAL_S: Final = 0.25
"""How often the lag is measured."""
BUCKETS_S: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The shortest is several times what one command takes, so that no secret exchange (SET-10) shows."""


class LoopLag:
    """Measures the lag regularly."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS_S) + 1)
        """Measurements by bucket; the last one is for longer lags."""

    def observe(self, lag_s: float) -> None:
        self.counts[sum(lag_s > limit for limit in BUCKETS_S)] += 1

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + INTERVAL_S
            await asyncio.sleep(INTERVAL_S)
            self.observe(loop.time() - due)
