"""LEAD-3, LEAD-7, LEAD-13, LEAD-15. Leaders that act on rows and units."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.cards import Ability, Row
from gwint.fast.abilities import scorch_opposing, scorchable
from gwint.fast.agenda import CHOOSE_BOND, CHOOSE_MOVES, add_more, add_step
from gwint.fast.cards import AGILE, BARRED_BY_UNITS, BOND, EFFECT_ROW, HORN_UNIT, ID_OF, IDS, MORTAL, NOTHING, PRINTINGS
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.leaders.weather import in_deck, play_from_deck
from gwint.fast.lists import append, find, take_out
from gwint.fast.moves import CHOICES
from gwint.fast.placement import UNIT_ROW_COUNT, UNIT_ROWS, count_plays, horn_fits
from gwint.fast.strength import row_conditions, strength_under
from gwint.fast.table import ROWS, Game
from gwint.fast.verbs import move_unit

AGILE_ORDER: Final = np.array([Row.RANGED, Row.CLOSE, Row.SIEGE], dtype=np.uint8)
"""LEAD-13. The order in which rows are moved."""
MARDROEMES: Final = np.array(
    sorted({IDS.index(card.id) for card, _ in PRINTINGS if not card.unit and card.has(Ability.MARDROEME)}),
    dtype=np.uint8,
)
"""The ids of the special Mardroemes."""


@kernel
def bond_at(s: Game, seat: int, row: int, where: int) -> int:
    """LEAD-15. Returns a copy from the deck of the bond unit there; NOTHING if there is no copy or no bond unit."""
    lying = s.rows[seat, row, where]
    return in_deck(s, seat, ID_OF[lying]) if BOND[lying] else NOTHING


@kernel
def bonds(s: Game, seat: int, out: Any) -> int:
    """LEAD-15. Lists a copy from the deck of each bond unit on the player's own side; returns the number of moves."""
    count = 0
    for row in range(ROWS):
        for where in range(s.row_count[seat, row]):
            card = bond_at(s, seat, row, where)
            if card != NOTHING and find(out, count, CHOICES[card]) == count:
                out[count] = CHOICES[card]
                count += 1
    return count


@kernel
def can_bond(s: Game, seat: int) -> bool:
    for row in range(ROWS):
        for where in range(s.row_count[seat, row]):
            if bond_at(s, seat, row, where) != NOTHING:
                return True
    return False


@kernel
def bond(s: Game, seat: int) -> None:
    add_step(s, CHOOSE_BOND, seat)


@kernel
def mardroeme_in_deck(s: Game, seat: int) -> int:
    for id_ in MARDROEMES:
        card = in_deck(s, seat, id_)
        if card != NOTHING:
            return card
    return NOTHING


@kernel
def can_mardroeme(s: Game, seat: int) -> bool:
    """LEAD-2. Whether the deck has a Mardroeme that a row can take."""
    card = mardroeme_in_deck(s, seat)
    return card != NOTHING and count_plays(s, seat, card)[0] > 0


@kernel
def mardroeme(s: Game, seat: int) -> None:
    play_from_deck(s, seat, mardroeme_in_deck(s, seat))


@kernel
def may_move(card: int) -> bool:
    """LEAD-13. Whether the card is an agile unit; heroes do not move."""
    return MORTAL[card] != 0 and AGILE[card] != 0


@kernel
def best_row(s: Game, side: int, row: int, where: int) -> int:
    """LEAD-13. Returns the row where the unit would be strongest on the current board; on a tie it stays."""
    moving = int(s.rows[side, row, where])
    best, most = row, strength_under(s, side, moving, where, row_conditions(s, side, row))
    take_out(s.rows[side, row], s.row_count[side, row], where)
    s.row_count[side, row] -= 1
    for way in range(UNIT_ROW_COUNT[s.agile_rows, moving]):
        to = int(UNIT_ROWS[s.agile_rows, moving, way])
        if to == row:
            continue
        strength = _strength_in(s, side, to, moving)
        if strength > most:
            best, most = to, strength
    _put_back(s, side, row, where, moving)
    return best


@kernel
def _strength_in(s: Game, side: int, row: int, card: int) -> int:
    """Returns the strength that the card would have at the end of this row."""
    s.row_count[side, row] = append(s.rows[side, row], s.row_count[side, row], card)
    last = int(s.row_count[side, row]) - 1
    strength = strength_under(s, side, card, last, row_conditions(s, side, row))
    s.row_count[side, row] -= 1
    return strength


@kernel
def _put_back(s: Game, side: int, row: int, where: int, card: int) -> None:
    for place in range(int(s.row_count[side, row]), where, -1):
        s.rows[side, row, place] = s.rows[side, row, place - 1]
    s.rows[side, row, where] = card
    s.row_count[side, row] += 1


@kernel
def can_move_agile(s: Game, side: int) -> bool:
    """LEAD-2. Whether a unit would move."""
    for row in range(ROWS):
        for where in range(s.row_count[side, row]):
            if may_move(s.rows[side, row, where]) and best_row(s, side, row, where) != row:
                return True
    return False


@kernel
def move_agile(s: Game, side: int) -> None:
    """LEAD-13. Moves units one at a time, each once, judged on the board as it is by then."""
    residents = (int(s.row_count[side, 0]), int(s.row_count[side, 1]), int(s.row_count[side, 2]))
    for row in AGILE_ORDER:
        where = 0
        for _ in range(residents[row]):
            # A unit that moves in lies behind the row's original units and is not moved again.
            to = best_row(s, side, int(row), where) if may_move(s.rows[side, row, where]) else int(row)
            if to == row:
                where += 1
            else:
                move_unit(s, side, int(row), where, to)


@kernel
def can_move_freely(s: Game, side: int) -> bool:
    """LEAD-2, klub. Whether a unit can move: there is an agile unit with another row to go to."""
    for row in range(ROWS):
        for where in range(s.row_count[side, row]):
            card = s.rows[side, row, where]
            if may_move(card) and UNIT_ROW_COUNT[s.agile_rows, card] > 1:
                return True
    return False


@kernel
def move_freely(s: Game, seat: int) -> None:
    """LEAD-13, klub. Lets the player move any agile units, each to any row."""
    s.waiting_count = 0
    for row in AGILE_ORDER:
        for where in range(s.row_count[seat, row]):
            card = s.rows[seat, row, where]
            if may_move(card):
                append(s.waiting_row, s.waiting_count, row)
                s.waiting_count = append(s.waiting_card, s.waiting_count, card)
    add_more(s, CHOOSE_MOVES, seat, 0)


@kernel
def shift_chosen(s: Game, seat: int, chosen: int, row: int, to: int) -> None:
    """LEAD-13, klub. Moves a unit, which may not move again."""
    move_unit(s, seat, row, find(s.rows[seat, row], s.row_count[seat, row], chosen), to)
    place = 0
    while place < s.waiting_count and (s.waiting_card[place] != chosen or s.waiting_row[place] != row):
        place += 1
    take_out(s.waiting_row, s.waiting_count, place)
    s.waiting_count = take_out(s.waiting_card, s.waiting_count, place)
    if s.waiting_count:
        add_more(s, CHOOSE_MOVES, seat, 1)


@kernel
def can_horn(s: Game, seat: int, effect: int) -> bool:
    """LEAD-3. Whether no horn affects the row yet; a horn unit prevents it as well, except in the video game."""
    row = int(EFFECT_ROW[effect])
    if BARRED_BY_UNITS[effect]:
        for where in range(s.row_count[seat, row]):
            if HORN_UNIT[s.rows[seat, row, where]]:
                return False
    return horn_fits(s, seat, row)


@kernel
def horn(s: Game, seat: int, effect: int) -> None:
    """LEAD-3, LEAD-7. Sounds a horn that counts as a special Horn until the round ends, without being a card."""
    s.leader_horns[seat, EFFECT_ROW[effect]] = 1


@kernel
def can_scorch(s: Game, seat: int, effect: int) -> bool:
    """LEAD-2. Whether the opposing row totals ten or more and has a non-hero unit."""
    return scorchable(s, opposing(seat), int(EFFECT_ROW[effect]))


@kernel
def scorch(s: Game, seat: int, effect: int) -> None:
    scorch_opposing(s, seat, int(EFFECT_ROW[effect]))
