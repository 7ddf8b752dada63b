"""Sources of time: the date for the log, and a steady count for all measurements."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A source of time in milliseconds."""

    def now(self) -> int:
        """Return the time since the epoch; it may jump."""

    def steady(self) -> int:
        """Return the time since an arbitrary moment; it never jumps."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        return time.monotonic_ns() // 1_000_000
