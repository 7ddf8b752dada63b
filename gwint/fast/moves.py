"""The numbers of moves: a card with its row, target or opponent, never a place in a hand. Built from the catalogue.

A spy goes to the other side and a leader targets the other seat, so in a duel neither needs a number of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from gwint.cards import ROWS, Ability, Card, Row
from gwint.fast.cards import CARDS, NOTHING, PRINTINGS, SETS
from gwint.fast.table import SEATS

KINDS: Final = (
    "pass", "use-leader", "done", "decline", "start", "play", "decoy", "exchange", "choose", "discard", "shift",
)  # fmt: skip
PASS, USE_LEADER, DONE, DECLINE, START, PLAY, DECOY, EXCHANGE, CHOOSE, DISCARD, SHIFT = range(len(KINDS))
"""The kinds of moves; `decoy` is a play with a target."""
NO_ROW: Final = len(ROWS)
"""The row of weather and one-shot specials."""


class EncodedMove(NamedTuple):
    """A move: its kind, card and row, and the target card, the destination row or the named seat."""

    kind: int
    card: int = NOTHING
    row: int = NO_ROW
    target: int = NOTHING


def _possible_rows(card: Card) -> tuple[Row, ...]:
    """Returns every row that a unit can ever lie in; AB-AGILE. Under some rules, all three."""
    return ROWS if card.has(Ability.AGILE) else card.rows


def _plays(number: int, card: Card) -> Iterator[EncodedMove]:
    if card.unit:
        yield from (EncodedMove(PLAY, number, row) for row in _possible_rows(card))
    elif card.has(Ability.HORN) or card.has(Ability.MARDROEME):
        yield from (EncodedMove(PLAY, number, row) for row in ROWS)
    elif card.has(Ability.DECOY):
        targets = [
            (row, place) for place, (unit, _) in enumerate(PRINTINGS) if unit.mortal for row in _possible_rows(unit)
        ]
        yield from (EncodedMove(DECOY, number, row, target) for row, target in targets)
    else:
        yield EncodedMove(PLAY, number)


def _all_moves() -> Iterator[EncodedMove]:
    yield from (EncodedMove(kind) for kind in (PASS, USE_LEADER, DONE, DECLINE))
    yield from (EncodedMove(START, target=seat) for seat in range(SEATS))
    for number, (card, _) in enumerate(PRINTINGS):
        yield from _plays(number, card)
    for kind in (EXCHANGE, CHOOSE, DISCARD):
        yield from (EncodedMove(kind, number) for number in range(CARDS))
    for number, (card, _) in enumerate(PRINTINGS):
        if card.mortal and card.has(Ability.AGILE):
            yield from (EncodedMove(SHIFT, number, row, to) for row in ROWS for to in ROWS if row != to)


MOVES: Final = tuple(_all_moves())
"""Every move by its number."""
COUNT: Final = len(MOVES)
MAX_LEGAL_MOVES: Final = 512
"""The length of an array for legal moves, which they never fill."""
NO_MOVE: Final = 65535


def name(move: EncodedMove) -> str:
    """Returns a stable text for a move: `play ghoul close`, `play decoy@1 ghoul close`, `start 0`."""
    kind = "play" if move.kind == DECOY else KINDS[move.kind]
    parts = [kind] if move.card == NOTHING else [kind, card_name(move.card)]
    if move.kind == DECOY:
        parts.append(card_name(move.target))
    if move.row != NO_ROW:
        parts.append(Row(move.row).id)
    if move.kind == SHIFT:
        parts.append(Row(move.target).id)
    return " ".join([*parts, str(move.target)] if move.kind == START else parts)


def card_name(number: int) -> str:
    """Returns a card's id, with the seat whose set it is printed in for a neutral card."""
    card, which = PRINTINGS[number]
    return f"{card.id}@{which}" if card.home == "neutral" else card.id


VERSION: Final = hashlib.blake2b("\n".join(map(name, MOVES)).encode(), digest_size=4).hexdigest()
"""A digest of all moves: programs with the same version agree on the meaning of a number."""

# Columns by a move's number

KIND: Final = np.array([move.kind for move in MOVES], dtype=np.uint8)
CARD: Final = np.array([move.card for move in MOVES], dtype=np.uint8)
TO_ROW: Final = np.array([move.row for move in MOVES], dtype=np.uint8)
TARGET: Final = np.array([move.target for move in MOVES], dtype=np.uint8)

# Numbers by move


def _numbers(*sizes: int) -> np.ndarray[Any, Any]:
    return np.full(sizes, NO_MOVE, dtype=np.uint16)


NUMBER_OF: Final = {move: number for number, move in enumerate(MOVES)}
STARTS: Final = _numbers(SEATS)
PLAYS: Final = _numbers(CARDS, len(ROWS) + 1)
"""By card and row; the last row means no row."""
DECOYS: Final = _numbers(SETS, CARDS, len(ROWS))
"""By the seat whose set the Decoy belongs to, target and row."""
EXCHANGES: Final = _numbers(CARDS)
CHOICES: Final = _numbers(CARDS)
DISCARDS: Final = _numbers(CARDS)
SHIFTS: Final = _numbers(CARDS, len(ROWS), len(ROWS))

for _number, (_kind, _card, _row, _target) in enumerate(MOVES):
    if _kind == START:
        STARTS[_target] = _number
    elif _kind == PLAY:
        PLAYS[_card, _row] = _number
    elif _kind == DECOY:
        DECOYS[PRINTINGS[_card][1], _target, _row] = _number
    elif _kind == SHIFT:
        SHIFTS[_card, _row, _target] = _number
    elif _kind in (EXCHANGE, CHOOSE, DISCARD):
        {EXCHANGE: EXCHANGES, CHOOSE: CHOICES, DISCARD: DISCARDS}[_kind][_card] = _number
