"""Which inputs and outputs of the network share weights, and the facts of cards and moves that its weights depend on.

A card has the same weights in both seats' sets, and part of them follows from its facts (its strength, row, abilities),
so that a rare card profits from what was learned about similar ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from gwint.cards import FACTIONS, ROWS, Ability, Card
from gwint.fast.cards import NOTHING, PRINTINGS
from gwint.fast.moves import DECOY, EXCHANGE, KINDS, MOVES, NO_ROW, PASS, PLAY, SHIFT, START, EncodedMove
from gwint.fast.network.weights import CARD_BYTES
from gwint.fast.observations import FIELDS, SIZE

Array: TypeAlias = np.ndarray[Any, Any]

MAX_STRENGTH: Final = 15
"""The strength of the strongest printed cards."""


def card_facts(card: Card) -> list[float]:
    """Return what is printed on a card as numbers."""
    return [
        card.strength / MAX_STRENGTH,
        float(card.unit),
        float(card.hero),
        float(card.avenger is not None),
        float(card.transforms_into is not None),
        len(card.calls) / 4,
        *(float(card.has(ability)) for ability in Ability),
        *(float(row in card.rows) for row in ROWS),
        *(float(card.home == faction) for faction in FACTIONS),
    ]


CARD_FACTS: Final = np.array([card_facts(card) for card, _ in PRINTINGS], dtype=np.float32)
"""By a card's number."""

TABLE_BYTES: Final = SIZE - CARD_BYTES
"""The bytes of an observation that are facts of the table."""
assert FIELDS[0][0] == "cards"


# Moves

_WITH_CARDS: Final = range(PLAY, SHIFT + 1)
"""The kinds of moves that name a card."""


def _move_facts(move: EncodedMove) -> Iterator[float]:
    """Yield the kind of a move, and for its kind the facts of its card and the row."""
    for kind in range(len(KINDS)):
        yield float(move.kind == kind)
    card = move.target if move.kind == DECOY else move.card
    for kind in _WITH_CARDS:
        facts = CARD_FACTS[card] if move.kind == kind and card != NOTHING else np.zeros_like(CARD_FACTS[0])
        yield from map(float, facts)
        for row in range(len(ROWS)):
            yield float(move.kind == kind and move.row == row and move.row != NO_ROW)


MOVE_FACTS: Final = np.array([list(_move_facts(move)) for move in MOVES], dtype=np.float32)
"""By a move's number."""

assert PASS < START < PLAY < DECOY < EXCHANGE < SHIFT
