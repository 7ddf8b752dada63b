"""Shares of the event loop: the time that requests keep it busy is measured, and an address that uses much waits.

The requests of one address are paced, so that those of others get their turn within a few hundredths of a second.
What counts is the time on the wall, not that of the processor: where other programs take the processor away, a step
keeps others waiting for longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from time import monotonic, perf_counter
from typing import Any, Final, TypeVar

from gwint.server.rate_limits import ByAddress, too_fast
from gwint.server.timed_steps import TimedSteps

Value = TypeVar("Value")
Argument = TypeVar("Argument")

BURST_S: Final = 0.05
"""The time that the requests of an address may take without a pause."""
EXPECTED_S: Final = 0.01
"""What the first requests of an address are expected to take; later ones, what its latest have taken."""
LEARNING: Final = 0.3
"""The weight of the latest request in what is expected of the next."""
SHORTEST_S: Final = 0.001
"""No request waits for less than this."""
MAX_WAITING: Final = 1_000
"""How many requests of one address may wait for their turn."""


class WorkShare:
    """The share of the event loop's time that one address may use; 0 is unlimited."""

    def __init__(self, share: float, clock: Callable[[], float] = monotonic) -> None:
        self._share = share
        self._clock = clock
        self._left = BURST_S
        self._expected_s = EXPECTED_S
        self._at = clock()
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Run a coroutine when it is its turn, and charge the time that it takes; refuse it if too many wait."""
        if not self._share:
            return await work
        try:
            await self._wait()
        except BaseException:
            work.close()
            raise
        expected_s, measured = self._expected_s, self._timed(work)
        self._left -= expected_s
        before = CHARGED.get()
        CHARGED.set(self)
        try:
            return await measured
        finally:
            CHARGED.set(before)
            self._left += expected_s
            self._expected_s += LEARNING * (measured.seconds - self._expected_s)

    async def measure(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Charge a coroutine that does not wait for its turn."""
        return await self._timed(work) if self._share else await work

    def charged(self, function: Callable[[Argument], Value], argument: Argument) -> Value:
        """Call a function and charge the time that it takes."""
        began = perf_counter()
        try:
            return function(argument)
        finally:
            self.charge(perf_counter() - began)

    def _timed(self, work: Coroutine[Any, Any, Value]) -> TimedSteps[Value]:
        return TimedSteps(work, self.charge, perf_counter)

    async def _wait(self) -> None:
        """Wait until the requests before this one have been paid for."""
        if self._turn.locked() or self.delay_s() > 0:
            if self._waiting >= MAX_WAITING:
                raise too_fast("address_work", seconds=1)
            self._waiting += 1
            try:
                async with self._turn:
                    while (delay_s := self.delay_s()) > 0:
                        await asyncio.sleep(delay_s)
            finally:
                self._waiting -= 1

    def delay_s(self) -> float:
        """Return how long the next request has to wait."""
        if not self._share:
            return 0.0
        now = self._clock()
        self._left = min(BURST_S, self._left + self._share * (now - self._at))
        self._at = now
        delay_s = -self._left / self._share
        return delay_s if delay_s > SHORTEST_S else 0.0

    def charge(self, seconds: float) -> None:
        self._left -= seconds


CHARGED: Final[ContextVar[WorkShare | None]] = ContextVar("CHARGED", default=None)
"""The share that the current request is charged to."""


def charged_task(work: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
    """Start a task for the current request, which does not end with it: its steps are charged like the request's."""
    share = CHARGED.get()
    return asyncio.create_task(work if share is None else share.measure(work))


class WorkShares:
    """The shares of all addresses."""

    def __init__(self, share: float) -> None:
        self._shares = ByAddress(lambda: WorkShare(share))

    def of(self, address: str) -> WorkShare:
        return self._shares.of(address)


UNLIMITED: Final = WorkShares(0)
