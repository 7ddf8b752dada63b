"""The processor time that a coroutine uses on the event loop."""

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


class CpuTimed(Awaitable[Value]):
    """Awaits a coroutine and measures the processor time of each of its steps; waiting costs nothing."""

    def __init__(self, coroutine: Coroutine[Any, Any, Value], charge: Callable[[float], None] = _free) -> None:
        """`charge` is called with the seconds of each step."""
        self.seconds = 0.0
        """The processor time so far."""
        self._coroutine = coroutine
        self._charge = charge

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
        began = thread_time()
        try:
            return resume(value)
        finally:
            spent = thread_time() - began
            self.seconds += spent
            self._charge(spent)
