"""Hash chains: a chain over exactly the events that a viewer was sent, which the viewer's client computes too.

The server also has a chain over all entries of a table's log, which it sends to everyone when the game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, Final

from gwint.fairness.commitments import canonical, is_hex

SEAL: Final = "gwint seal 1"
NAME: Final = "gwint seal 1 name"
OWNER: Final = "gwint seal 1 owner"
SPECTATOR: Final = "spectator"
LOG: Final = "log"
"""Stands for a viewer in the first link of the log's chain."""
HASHED: Final = "sha256:"
"""Begins a name or an owner that was replaced by its hash; it is longer than any name can be."""

DELETED: Final = "?"
"""Stands for the name of a person whose data was deleted."""


def first_link(table: str, viewer: int | str | None) -> str:
    """Return the chain of a viewer who has been sent nothing: a seat, or None for spectators; or of an empty log."""
    return hashlib.sha256(canonical([SEAL, table, SPECTATOR if viewer is None else viewer])).hexdigest()


def next_link(chain: str, event: Mapping[str, Any]) -> str:
    """Return the chain after one more event, as it is in the server's message."""
    return hashlib.sha256(bytes.fromhex(chain) + canonical(sealed_event(event))).hexdigest()


def chain_of(table: str, viewer: int | None, events: Iterable[Mapping[str, Any]]) -> str:
    """Return the chain of a viewer over these events."""
    return reduce(next_link, events, first_link(table, viewer))


def log_chain(table: str, entries: Iterable[Mapping[str, Any]]) -> str:
    """Return the chain over entries of a table's log, as they are in its sealed log."""
    return reduce(next_link, entries, first_link(table, LOG))


def sealed_event(event: Mapping[str, Any]) -> dict[str, Any]:
    """Return an event as it enters the chain: with the hash of a person's name instead of the name and its salt."""
    sealed = {key: value for key, value in event.items() if key != "salt"}
    if "salt" in event:
        sealed["name"] = hashed(NAME, event["salt"], event["name"])
    return sealed


def hashed(label: str, salt: str, text: str) -> str:
    """Return the salted hash that stands for a name or an owner; a hash stays as it is."""
    if is_hashed(text):
        return text
    return HASHED + hashlib.sha256(canonical([label, salt, text])).hexdigest()


def is_hashed(text: str) -> bool:
    return text.startswith(HASHED) and is_hex(text.removeprefix(HASHED))


def shown_name(name: str) -> str:
    """Return a name as people see it: `?` where it was deleted and only its hash is left."""
    return DELETED if is_hashed(name) else name
