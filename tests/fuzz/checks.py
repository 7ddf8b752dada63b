"""Checks of one input: it is read or refused, soon, and what was read can be written and read again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from gwint.faults import GwintError
from gwint.wire import write_fault
from tests.fuzz.targets import Target

BASE_S: Final = 0.25
PER_BYTE_S: Final = 0.0005
"""The slowest reader, which replays a record, takes about a tenth of this."""
ATTEMPTS: Final = 3
"""A busy machine makes one attempt slow, but not all of them."""


class Failure(AssertionError):
    """An input exposes an error in a reader."""


def outcome(target: Target, data: bytes) -> str:
    """Return how an input is read: `read`, or the kind of its refusal; raise Failure for anything else."""
    began = time.thread_time()
    try:
        value = target.read(data)
    except GwintError as refusal:
        _check_refusal(refusal)
        return refusal.kind
    except Exception as error:
        raise Failure(f"reading raised {error!r}") from error
    finally:
        if time.thread_time() - began > _limit_s(data):
            _check_time(target, data)
    if target.write is not None:
        _check_round_trip(target, target.write, value)
    return "read"


def _check_refusal(refusal: GwintError) -> None:
    """A refusal is a sentence for people and data for programs."""
    try:
        str(refusal)
        json.dumps(write_fault(refusal.fault))
    except Exception as error:
        raise Failure(f"the refusal {refusal.kind} could not be written: {error!r}") from error


def _check_round_trip(target: Target, write: Callable[[Any], bytes], value: object) -> None:
    try:
        again = target.read(write(value))
    except Exception as error:
        raise Failure(f"what was read could not be written and read again: {error!r}") from error
    if again != value:
        raise Failure("what was read, written and read again differs")


def _limit_s(data: bytes) -> float:
    return BASE_S + PER_BYTE_S * len(data)


def _check_time(target: Target, data: bytes) -> None:
    taken = min(_seconds(target, data) for _ in range(ATTEMPTS))
    if taken > _limit_s(data):
        raise Failure(f"reading {len(data)} bytes took {taken:.2f} s; the limit is {_limit_s(data):.2f} s")


def _seconds(target: Target, data: bytes) -> float:
    began = time.thread_time()
    with suppress(Exception):
        target.read(data)
    return time.thread_time() - began
