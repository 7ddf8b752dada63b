"""Random numbers as a value: independent streams from one seed, so that one player's luck reveals no other's."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwint.cards import Card, Leader
    from gwint.rules.table import Table

MASK = 0xFFFF_FFFF_FFFF_FFFF
GAMMA = 0x9E37_79B9_7F4A_7C15


@dataclass(slots=True)
class Chance:
    """One 64-bit SplitMix64 state for the table and one for each seat."""

    streams: list[int]
    """`streams[0]` is the table's; `streams[1 + seat]` shuffles that seat's deck."""

    def copy(self) -> Chance:
        return Chance(self.streams.copy())

    def pick(self, stream: int, count: int) -> int:
        """Draws a number below `count`, each equally likely; values that would cause a bias are rejected."""
        while True:
            self.streams[stream] = state = (self.streams[stream] + GAMMA) & MASK
            state = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
            state = ((state ^ (state >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
            state ^= state >> 31
            picked = state % count
            if state - picked <= MASK - (count - 1):
                return picked

    def pick_among(self, stream: int, options: Sequence[object], kind: str) -> int:
        """Draws the index of one of the options; `kind` tells an open dealer what is drawn."""
        return self.pick(stream, len(options))

    def turn_up(self, table: Table, seat: int, lying: Card, source: str) -> Card:
        """Returns the card that is turned up; only an open dealer does not know yet which card was lying there."""
        return lying

    def turn_up_leader(self, table: Table, seat: int) -> Leader:
        """SOLO-14. Returns the top leader of the seat's pile."""
        return table.seats[seat].leaders[-1]

    def search(self, table: Table, seat: int, wanted: Callable[[Card], bool]) -> None:
        """Before a deck is searched, an open dealer settles which of the wanted cards are in it."""


TABLE_STREAM = 0


def seat_stream(seat: int) -> int:
    return 1 + seat


def fresh_seed() -> str:
    """Returns a new 256-bit game seed as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def seed_of(value: str | int | None) -> str:
    """Turns any text or number into a game seed. None gives a fresh seed; 64 hexadecimal digits stay unchanged."""
    if value is None:
        return fresh_seed()
    text = str(value)
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return text.lower()
    return hashlib.sha256(text.encode()).hexdigest()


def chance_of(seed: str, seats: int) -> Chance:
    """Derives all streams of a game from its seed by HMAC-SHA256."""
    key = bytes.fromhex(seed)
    labels = ["table", *(f"seat {seat}" for seat in range(seats))]
    digests = (hmac.digest(key, label.encode(), "sha256") for label in labels)
    return Chance([int.from_bytes(digest[:8], "big") for digest in digests])
