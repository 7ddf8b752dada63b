"""Checks what Python passes to compiled code, which reads and writes memory without checking it."""

from __future__ import annotations

from typing import Any

import numpy as np

from gwint.faults import GwintError


class ArgumentError(GwintError):
    """An array of another type, shape or kind of number than compiled code works on, or a number out of range."""


def check_array(name: str, array: Any, dtype: Any, shape: tuple[int | None, ...]) -> None:
    """Refuse anything but a contiguous, writable array of this type and shape; None stands for any length."""
    if not (
        isinstance(array, np.ndarray)
        and (array.dtype is dtype or array.dtype == dtype)
        and _fits(array.shape, shape)
        and array.flags.carray
    ):
        raise wrong_array(name, array, dtype, shape)


def check_number(name: str, number: Any, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`; refuse any other."""
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)) or not least <= number <= most:
        raise ArgumentError("argument-number", name=name, value=repr(number)[:40], least=least, most=most)
    return int(number)


def wrong_array(name: str, array: Any, dtype: Any, shape: tuple[int | None, ...]) -> ArgumentError:
    return ArgumentError("argument-array", name=name, expected=_describe(dtype, shape), found=_describe_found(array))


def _fits(found: tuple[int, ...], shape: tuple[int | None, ...]) -> bool:
    return len(found) == len(shape) and all(
        length is None or length == one for one, length in zip(found, shape, strict=True)
    )


def _describe_found(array: Any) -> str:
    if not hasattr(array, "dtype") or not hasattr(array, "shape"):
        return type(array).__name__
    found = _describe(array.dtype, array.shape)
    return found if not isinstance(array, np.ndarray) or array.flags.carray else f"{found}, not contiguous or read-only"


def _describe(dtype: Any, shape: tuple[int | None, ...]) -> str:
    """Describe an array: `uint16 (64, *)`."""
    kind = np.dtype(dtype)
    lengths = ", ".join("*" if length is None else str(length) for length in shape)
    return f"{_describe_record(kind) if kind.names else kind.name} ({lengths})"


def _describe_record(kind: np.dtype[Any]) -> str:
    """Name a record: only an observation counts the cards."""
    return "OBSERVATION" if "cards" in (kind.names or ()) else "GAME"
