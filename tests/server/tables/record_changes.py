"""Small changes of a record's text, for tests of verifiers."""

from __future__ import annotations

import re
from collections.abc import Callable

from gwint.fairness.evidence import CHECKSUM, checksum

OTHER = "77" * 32
"""Another hash, secret or entropy."""
Change = Callable[[str], str]


def line(record: str, key: str) -> str:
    found = re.search(rf"^{re.escape(key)} \| (.*)$", record, re.MULTILINE)
    assert found is not None, key
    return found[1]


def changed(key: str, change: Change) -> Change:
    """Change the value of a line."""

    def tamper(record: str) -> str:
        value = line(record, key)
        assert change(value) != value
        return record.replace(f"{key} | {value}\n", f"{key} | {change(value)}\n", 1)

    return tamper


def as_value(value: str) -> Change:
    return lambda _: value


def first_of(value: str) -> Change:
    """Replace the first value of a list."""
    return lambda before: " ".join([value, *before.split()[1:]])


def added(key: str, value: str) -> Change:
    return lambda record: record.replace("deal message |", f"{key} | {value}\ndeal message |", 1)


def without(pattern: str) -> Change:
    """Leave the lines out that begin with a pattern."""

    def tamper(record: str) -> str:
        kept = "".join(one for one in record.splitlines(keepends=True) if not re.match(pattern, one))
        assert kept != record, pattern
        return kept

    return tamper


def both(*changes: Change) -> Change:
    def tamper(record: str) -> str:
        for change in changes:
            record = change(record)
        return record

    return tamper


def swapped(first: str, second: str) -> Change:
    """Exchange the values of two lines."""

    def tamper(record: str) -> str:
        one, other = line(record, first), line(record, second)
        return changed(second, as_value(one))(changed(first, as_value(other))(record))

    return tamper


def with_new_checksum(record: str) -> str:
    return changed(CHECKSUM, as_value(checksum(record)))(record)
