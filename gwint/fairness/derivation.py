"""The derivation of a deal's seed, and of everything else that the server draws; docs/fairness.md describes it."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Final

from gwint.fairness.commitments import Deck, canonical, keyed_hash

SEED: Final = "gwint deal 1 seed"
DRAW: Final = "gwint deal 1 draw"


def seed_message(
    table: str, attempt: int, mode: str, rules: str, version: int,
    decks: Sequence[Sequence[Deck]], entropies: Sequence[str],
) -> bytes:  # fmt: skip
    """Return everything that a seed depends on besides the secret; a seat without entropy has an empty text."""
    return canonical([SEED, table, attempt, mode, rules, version, decks, entropies])


def seed(secret: str, message: bytes) -> str:
    """Return the seed of the deal: foreseeing it takes the secret and every entropy."""
    return hmac.digest(bytes.fromhex(secret), message, "sha256").hex()


def draw(secret: str, table: str, attempt: int, what: str, seat: int, number: int = 0) -> str:
    """Return the seed of anything else that the server draws: `bot-deck`, `virtual-faction` or `thinking`."""
    return keyed_hash(secret, [DRAW, table, attempt, what, seat, number])
