"""FAC. The random part of the faction abilities."""

from __future__ import annotations

from gwint.fast.cards import MORTAL
from gwint.fast.chance import TABLE_STREAM, pick
from gwint.fast.compiler import kernel
from gwint.fast.lists import Cards
from gwint.fast.table import ROW, ROWS, Game


@kernel
def draw_survivor(s: Game, side: int) -> int:
    """FAC-1. Picks the random non-hero unit that stays with Monsters; returns row * ROW + place, or -1."""
    candidates = 0
    for row in range(ROWS):
        candidates += count_mortals(s.rows[side, row], s.row_count[side, row])
    if not candidates:
        return -1
    chosen = pick(s, TABLE_STREAM, candidates)
    for row in range(ROWS):
        here = count_mortals(s.rows[side, row], s.row_count[side, row])
        if chosen < here:
            return row * ROW + nth_mortal(s.rows[side, row], chosen)
        chosen -= here
    return -1


@kernel
def count_mortals(cards: Cards, count: int) -> int:
    """Counts the non-hero units among the cards."""
    found = 0
    for place in range(count):
        found += int(MORTAL[cards[place]])
    return found


@kernel
def nth_mortal(cards: Cards, wanted: int) -> int:
    """Returns the place of the non-hero unit with this index."""
    place = 0
    while True:
        if MORTAL[cards[place]]:
            if wanted == 0:
                return place
            wanted -= 1
        place += 1
