"""Commitments: hashes that fix a deal's secret, entropy and decks before anyone can see them; see docs/fairness.md.

>>> commitment("k3m9", 1, "00" * 32)[:16]
'f0a0400875914d63'
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, Final

Deck = tuple[str, str, tuple[str, ...]]
"""A deck as plain data: faction, leader, and the cards in the deck's order as `PRINTING/ID`."""

COMMITMENT: Final = "gwint deal 1 commitment"
PLEDGE: Final = "gwint deal 1 entropy"
DECKS: Final = "gwint deal 1 decks"
HEX: Final = re.compile("[0-9a-f]{64}")
"""A secret, an entropy or a hash: 32 bytes as lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class DealContext:
    """What the server claims about a deal besides its decks; it is fixed together with them."""

    bots: tuple[str, ...]
    """By seat, the bot that sits there at the deal; empty for people and for virtual seats."""
    advanced: bool = False
    """Whether decks are built to the advanced limits, on which the bots' decks depend."""
    faction: str = ""
    """The agreed faction of the virtual opponent; empty if it is drawn or there is none."""
    previous: str = ""
    """The table of which this is the rematch: bots keep their decks."""
    failed: tuple[tuple[int, ...], ...] = ()
    """The seats because of which each earlier attempt failed."""
    mode: str = ""
    """As in the message of the seed, like the next two."""
    rules: str = ""
    """The text of the ruleset: the same rules can be written in many ways, and each would give another seed."""
    version: int = 0


def canonical(value: Any) -> bytes:
    """Return the canonical text of a JSON value without fractions: no spaces, keys in order, UTF-8."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def is_hex(text: str) -> bool:
    """Return whether a text is 32 bytes as lower-case hexadecimal digits."""
    return HEX.fullmatch(text) is not None


def commitment(table: str, attempt: int, secret: str) -> str:
    """Return what the server shows before any player contributes: it fixes the secret and hides it."""
    return hashlib.sha256(canonical([COMMITMENT, table, attempt, secret])).hexdigest()


def pledge(table: str, attempt: int, entropy: str) -> str:
    """Return what a player shows before any player reveals: it fixes the player's entropy and hides it."""
    return hashlib.sha256(canonical([PLEDGE, table, attempt, entropy])).hexdigest()


def decks_commitment(salt: str, table: str, attempt: int, decks: Sequence[Sequence[Deck]], context: DealContext) -> str:
    """Return what the server shows before any player reveals: it fixes the decks of all seats and hides them.

    It also fixes the context of the deal, which nothing else in a record does, and with it everything in the message
    of the seed but the entropies: otherwise a server that knows these could choose among seeds. Its salt is not the
    secret: that is published when an attempt fails, and then anybody could try which decks were fixed.
    """
    return keyed_hash(salt, [DECKS, table, attempt, decks, *astuple(context)])


def keyed_hash(secret: str, value: object) -> str:
    """Return the HMAC of a value under a secret."""
    return hmac.digest(bytes.fromhex(secret), canonical(value), "sha256").hex()
