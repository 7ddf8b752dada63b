"""Writes and reads faults as data: plain details are unchanged, cards and similar values are tagged with their type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.faults import Fault
from gwint.match.deck_naming import Name
from gwint.rules.moves import Move
from gwint.wire.codecs import LONGEST, Data, WireError, mapping, read, write

TAGS: Final[Mapping[str, type]] = {
    "card": Card,
    "leader": Leader,
    "faction": Faction,
    "row": Row,
    "move": Move,
    "name": Name,
}
"""The tag of each type of detail that is not plain data."""
FAULT: Final = "fault"
"""The tag of a fault inside a fault."""
PARTS: Final = frozenset({"kind", "details"})


def write_fault(fault: Fault) -> dict[str, Data]:
    """`{"kind": "deck-too-small", "details": {...}}`."""
    return {"kind": fault.kind, "details": {name: _detail(value) for name, value in fault.details.items()}}


def _detail(value: object) -> Data:
    if isinstance(value, Fault):
        return {FAULT: write_fault(value)}
    for tag, kind in TAGS.items():
        if isinstance(value, kind):
            return {tag: write(kind, value)}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [_detail(one) for one in value]
    if isinstance(value, bool | int) or value is None:
        return value
    return str(value)


def read_fault(data: Data) -> Fault:
    """The inverse of `write_fault`; lists come back as tuples."""
    given = mapping(data, PARTS, needed=PARTS)
    details = mapping(given["details"])
    return Fault(read(str, given["kind"]), {name: _read_detail(value) for name, value in details.items()})


def _read_detail(data: Data) -> object:
    if isinstance(data, list):
        return tuple(_read_detail(one) for one in data)
    if isinstance(data, bool | int | str) or data is None:
        return data
    tag = next(iter(mapping(data)), "")
    if len(data) != 1 or tag not in (*TAGS, FAULT):
        raise WireError("wire-kind", value=tag[:LONGEST], expected=(*TAGS, FAULT))
    return read_fault(data[tag]) if tag == FAULT else read(TAGS[tag], data[tag])
