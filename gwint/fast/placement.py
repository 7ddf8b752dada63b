"""PLAY. Where a card may be placed, and what happens when it is played."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.cards import Ability, Row
from gwint.fast.abilities import scorch_all
from gwint.fast.cards import (
    ABILITIES,
    DOES_CLEAR,
    DOES_DECOY,
    DOES_HORN,
    DOES_MARDROEME,
    DOES_SCORCH,
    MARDROEME,
    MORTAL,
    NOTHING,
    PRINTINGS,
    SET_OF,
    SPY,
    UNIT,
)
from gwint.fast.compiler import inlined, kernel
from gwint.fast.duel import opposing
from gwint.fast.lists import find, found_before
from gwint.fast.moves import DECOYS, NO_MOVE, NO_ROW, PLAYS
from gwint.fast.options import option
from gwint.fast.strength import special_horn
from gwint.fast.table import ROWS, Game
from gwint.fast.verbs.battlefield import lay_special, place, resolve_later, swap_for_decoy, transform_row
from gwint.fast.verbs.piles import spend
from gwint.fast.verbs.weather import clear_weather, lay_weather
from gwint.rules.placement import unit_rows
from gwint.rulesets import OPTIONS

SHARED: Final = option("mardroeme_shares_row", "yes")
_UNIT_ROWS: Final = [[unit_rows(card, value) for card, _ in PRINTINGS] for value in OPTIONS["agile_rows"]]
UNIT_ROW_COUNT: Final = np.array([[len(rows) for rows in cards] for cards in _UNIT_ROWS], dtype=np.uint8)
UNIT_ROWS: Final = np.array(
    [[[*rows, *[NOTHING] * (ROWS - len(rows))] for rows in cards] for cards in _UNIT_ROWS], dtype=np.uint8
)
"""PLAY-1, AB-AGILE. The rows that a card may lie in, by the value of `agile_rows` and card."""

NEEDS_PLACE: Final = np.array(
    [not card.unit and any(map(card.has, (Ability.DECOY, Ability.HORN, Ability.MARDROEME))) for card, _ in PRINTINGS],
    dtype=np.uint8,
)
"""PLAY-4. The specials for which the board may have no place."""


def _always(number: int, rows: tuple[Row, ...]) -> list[int]:
    """Returns the moves that play a card on any board: a unit's rows; PLAY-5. Or a special without a row."""
    if PRINTINGS[number][0].unit:
        return [int(PLAYS[number, row]) for row in rows]
    return [] if NEEDS_PLACE[number] else [int(PLAYS[number, NO_ROW])]


_ALWAYS: Final = [[_always(number, rows) for number, rows in enumerate(cards)] for cards in _UNIT_ROWS]
ALWAYS_COUNT: Final = np.array([[len(moves) for moves in cards] for cards in _ALWAYS], dtype=np.uint8)
ALWAYS: Final = np.array(
    [[[*moves, *[NO_MOVE] * (ROWS - len(moves))] for moves in cards] for cards in _ALWAYS], dtype=np.uint16
)
"""The moves that need no place, by the value of `agile_rows` and card."""

# Legal places


@kernel
def plays(s: Game, seat: int, card: int, out: Any, count: int) -> int:
    """Lists every way this seat may play this card now, in `out` from `count` on; PLAY-4. There may be none."""
    return special_plays(s, seat, card, out, count) if NEEDS_PLACE[card] else count + always_plays(s, card, out, count)


@inlined
def always_plays(s: Game, card: int, out: Any, count: int) -> int:
    """PLAY-1, AB-AGILE, AB-SPY, PLAY-5. Lists a unit's rows, or the only way to play Scorch or weather.

    It always writes the maximum number of moves, which saves a branch, and returns how many count.
    """
    for way in range(ROWS):
        out[count + way] = ALWAYS[s.agile_rows, card, way]
    return int(ALWAYS_COUNT[s.agile_rows, card])


@kernel
def special_plays(s: Game, seat: int, card: int, out: Any, count: int) -> int:
    """PLAY-4, PLAY-5. Decoy, Horn and Mardroeme may be played only where there is a place."""
    if ABILITIES[card, 0] == DOES_DECOY:
        return decoy_places(s, seat, card, out, count)
    for row in range(ROWS):
        out[count] = PLAYS[card, row]
        count += 1 if special_fits(s, seat, card, row) else 0
    return count


@kernel
def decoy_places(s: Game, seat: int, card: int, out: Any, count: int) -> int:
    """SP-DECOY, SP-DECOY-2. A Decoy takes any non-hero unit of its own side."""
    for row in range(ROWS):
        for where in range(s.row_count[seat, row]):
            target = s.rows[seat, row, where]
            if MORTAL[target] and not found_before(s.rows[seat, row], where, target):
                out[count] = DECOYS[SET_OF[card], target, row]
                count += 1
    return count


@kernel
def special_fits(s: Game, seat: int, card: int, row: int) -> bool:
    """Whether a Horn or a Mardroeme may lie in this row."""
    return mardroeme_fits(s, seat, row) if MARDROEME[card] else horn_fits(s, seat, row)


@kernel
def horn_fits(s: Game, side: int, row: int) -> bool:
    """PLAY-4. Whether the row has no special Horn, and no Mardroeme where specials share a space."""
    if special_horn(s, side, row):
        return False
    return s.mardroeme_shares_row == SHARED or not s.special_count[side, row]


@kernel
def mardroeme_fits(s: Game, side: int, row: int) -> bool:
    """SP-MARDROEME. A Mardroeme goes to any row of its own side, unless the shared space for specials is occupied."""
    if s.mardroeme_shares_row == SHARED:
        return True
    return not (s.special_count[side, row] or s.leader_horns[side, row])


@kernel
def count_plays(s: Game, seat: int, card: int) -> tuple[int, int, int]:
    """Returns how many ways there are to play this card, and the row and target of the last."""
    if UNIT[card]:
        return int(UNIT_ROW_COUNT[s.agile_rows, card]), int(UNIT_ROWS[s.agile_rows, card, 0]), NOTHING
    ability = ABILITIES[card, 0]
    if ability == DOES_DECOY:
        return _count_decoy_plays(s, seat)
    if ability != DOES_HORN and ability != DOES_MARDROEME:
        return 1, NO_ROW, NOTHING
    count = last = 0
    for row in range(ROWS):
        if special_fits(s, seat, card, row):
            count, last = count + 1, row
    return count, last, NOTHING


@kernel
def _count_decoy_plays(s: Game, seat: int) -> tuple[int, int, int]:
    count, last, target = 0, 0, NOTHING
    for row in range(ROWS):
        for where in range(s.row_count[seat, row]):
            lying = int(s.rows[seat, row, where])
            if MORTAL[lying] and not found_before(s.rows[seat, row], where, lying):
                count, last, target = count + 1, row, lying
    return count, last, target


# Playing


@kernel
def play_card(s: Game, seat: int, card: int, row: int, target: int) -> None:
    """Plays a card that has left its hand, pile or deck."""
    if UNIT[card]:
        side = opposing(seat) if SPY[card] else seat
        resolve_later(s, seat, card, side, row, place(s, seat, card, side, row))
        return
    ability = ABILITIES[card, 0]
    if ability == DOES_DECOY:
        decoy(s, seat, card, row, target)
    elif ability == DOES_HORN or ability == DOES_MARDROEME:
        row_special(s, seat, card, row)
    elif ability == DOES_SCORCH:
        scorch(s, seat, card)
    elif ability == DOES_CLEAR:
        clear(s, seat, card)
    else:
        lay_weather(s, seat, ability, card)


@kernel
def decoy(s: Game, seat: int, card: int, row: int, target: int) -> None:
    """SP-DECOY. Exchanges the Decoy for a non-hero unit on the player's own side, which returns to the hand."""
    swap_for_decoy(s, seat, card, row, find(s.rows[seat, row], s.row_count[seat, row], target))


@kernel
def row_special(s: Game, seat: int, card: int, row: int) -> None:
    """SP-HORN, SP-MARDROEME. Lays the special in its row, where it stays until the round ends."""
    lay_special(s, card, seat, row)
    if MARDROEME[card]:
        transform_row(s, seat, seat, row)


@kernel
def scorch(s: Game, seat: int, card: int) -> None:
    """SP-SCORCH. Destroys the strongest units of the whole battlefield, then discards the card itself."""
    scorch_all(s)
    spend(s, seat, card)


@kernel
def clear(s: Game, seat: int, card: int) -> None:
    """SP-CLEAR. Discards all weather, then the card itself."""
    clear_weather(s)
    spend(s, seat, card)
