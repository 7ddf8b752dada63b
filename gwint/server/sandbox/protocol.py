"""The requests to a worker process of the sandbox, and its answers; `bots/worker_protocol.py` frames them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gwint.faults import Fault


@dataclass(frozen=True, slots=True)
class TaskRequest:
    """Asks for the result of a function of `tasks.py`."""

    task: Callable[..., Any]
    arguments: tuple[Any, ...]
    cpu_s: int
    """The processor time after which the process is killed."""


@dataclass(frozen=True, slots=True)
class TaskResult:
    value: Any


@dataclass(frozen=True, slots=True)
class TaskRefused:
    """The task refused its arguments."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class TaskFailed:
    """The task failed unexpectedly, or needed too much memory."""

    traceback: str
    out_of_memory: bool


TaskAnswer = TaskResult | TaskRefused | TaskFailed
