"""Time, as the server is told it: the date for the log, and a steady count for everything that is measured."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Where times come from, in milliseconds."""

    def now(self) -> int:
        """Since the epoch; it may jump."""

    def steady(self) -> int:
        """Since some moment; it never jumps."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        return time.monotonic_ns() // 1_000_000
