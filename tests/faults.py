"""Checks of the fault that an error carries: `pytest.raises(GwintError, check=of_kind("game-over"))`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gwint import Fault, GwintError


def of_kind(*kinds: str) -> Callable[[GwintError], bool]:
    """Return whether an error's fault, or a fault in its details, is of one of these kinds."""
    return lambda error: any(fault.kind in kinds for fault in _faults(error.fault))


def _faults(fault: Fault) -> Iterator[Fault]:
    yield fault
    listed = fault.details.get("faults", ())
    for inner in listed if isinstance(listed, tuple) else ():
        yield from _faults(inner)
