"""The time that a coroutine keeps the event loop busy."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, TypeVar

try:
    from time import thread_time
except ImportError:  # In a browser there is no clock of the processor's time.
    from time import perf_counter as thread_time

Value = TypeVar("Value")


def _free(_seconds: float) -> None:
    """Charge nothing."""


class TimedSteps(Awaitable[Value]):
    """Awaits a coroutine and measures each of its steps; waiting costs nothing."""

    def __init__(
        self,
        coroutine: Coroutine[Any, Any, Value],
        charge: Callable[[float], None] = _free,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """`charge` is called with the seconds of each step; the default clock is the thread's processor time."""
        self.seconds = 0.0
        """The time of all steps so far."""
        self._coroutine = coroutine
        self._charge = charge
        self._clock = clock

    def __await__(self) -> Generator[Any, Any, Value]:
        resume: Callable[[Any], Any] = self._coroutine.send
        value: Any = None
        while True:
            try:
                yielded = self._step(resume, value)
            except StopIteration as done:
                result: Value = done.value
                return result
            try:
                resume, value = self._coroutine.send, (yield yielded)
            except GeneratorExit:
                self._coroutine.close()
                raise
            except BaseException as error:
                # A cancellation, for example, is for the coroutine to handle.
                resume, value = self._coroutine.throw, error

    def _step(self, resume: Callable[[Any], Any], value: Any) -> Any:
        began = self._clock()
        try:
            return resume(value)
        finally:
            spent = self._clock() - began
            self.seconds += spent
            self._charge(spent)
