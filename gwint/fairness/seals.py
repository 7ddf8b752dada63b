"""Seals: a hash chain over exactly the events that a viewer was sent, which the viewer's client computes too."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from gwint.fairness.derivation import canonical

SEAL: Final = "gwint seal 1"
NAME: Final = "gwint seal 1 name"
OWNER: Final = "gwint seal 1 owner"
SPECTATOR: Final = "spectator"
HASHED: Final = "sha256:"
"""Begins a name or an owner that was replaced by its hash; it is longer than any name can be."""

DELETED: Final = "?"
"""Stands for the name of a person whose data was deleted."""


def first_link(table: str, viewer: int | None) -> str:
    """Return the chain of a viewer who has been sent nothing yet: a seat, or None for spectators."""
    return hashlib.sha256(canonical([SEAL, table, SPECTATOR if viewer is None else viewer])).hexdigest()


def next_link(chain: str, event: Mapping[str, Any]) -> str:
    """Return the chain after one more event, as it is in the server's message."""
    return hashlib.sha256(bytes.fromhex(chain) + canonical(sealed_event(event))).hexdigest()


def chain_of(table: str, viewer: int | None, events: Iterable[Mapping[str, Any]]) -> str:
    """Return the chain of a viewer over these events."""
    chain = first_link(table, viewer)
    for event in events:
        chain = next_link(chain, event)
    return chain


def sealed_event(event: Mapping[str, Any]) -> dict[str, Any]:
    """Return an event as it enters the chain: with the hash of a person's name instead of the name and its salt."""
    sealed = {key: value for key, value in event.items() if key != "salt"}
    if "salt" in event:
        sealed["name"] = hashed(NAME, event["salt"], event["name"])
    return sealed


def hashed(label: str, salt: str, text: str) -> str:
    """Return the salted hash that stands for a name or an owner; a hash stays as it is."""
    if text.startswith(HASHED):
        return text
    return HASHED + hashlib.sha256(canonical([label, salt, text])).hexdigest()


def shown_name(name: str) -> str:
    """Return a name as people see it: `?` where it was deleted and only its hash is left."""
    return DELETED if name.startswith(HASHED) and len(name) == len(HASHED) + hashlib.sha256().digest_size * 2 else name
