"""Verbs of the battlefield: placing, transforming, moving, scorching and clearing units."""

from __future__ import annotations

from gwint.fast.agenda import RESOLVE, add
from gwint.fast.cards import AVENGER_OF, DEPLOYS, MARDROEME, MONSTERS, NOTHING, TRANSFORMS_INTO
from gwint.fast.cards import ROWS as ROWS_OF
from gwint.fast.compiler import kernel
from gwint.fast.factions import draw_survivor
from gwint.fast.lists import append, take_out
from gwint.fast.table import ROW, ROWS, SEATS, Game
from gwint.fast.verbs.hands import take_openly
from gwint.fast.verbs.piles import leave_game, put_on_pile, take_from_side_deck


@kernel
def mardroeme_works(s: Game, side: int, row: int) -> bool:
    """AB-MARDROEME. Whether the row has a Mardroeme, as a special or as a unit's ability."""
    for place in range(s.special_count[side, row]):
        if MARDROEME[s.specials[side, row, place]]:
            return True
    for place in range(s.row_count[side, row]):
        if MARDROEME[s.rows[side, row, place]]:
            return True
    return False


@kernel
def lay(s: Game, card: int, side: int, row: int) -> int:
    """Lays a card at the end of a row and returns its place."""
    place = int(s.row_count[side, row])
    s.row_count[side, row] = append(s.rows[side, row], place, card)
    return place


@kernel
def place(s: Game, seat: int, entering: int, side: int, row: int) -> int:
    """PLAY-1. Places a unit at the end of a row; a berserker next to a Mardroeme transforms (AB-BERSERKER)."""
    where = lay(s, entering, side, row)
    if TRANSFORMS_INTO[entering] != NOTHING and mardroeme_works(s, side, row):
        transform(s, seat, side, row, where)
    return where


@kernel
def lay_special(s: Game, special: int, side: int, row: int) -> None:
    """SP-HORN, SP-MARDROEME. Lays a special in a row, next to its units."""
    s.special_count[side, row] = append(s.specials[side, row], s.special_count[side, row], special)


@kernel
def resolve_later(s: Game, seat: int, card: int, side: int, row: int, where: int) -> None:
    """PLAY-2. A card that was placed resolves before anything else on the agenda."""
    if DEPLOYS[card]:
        add(s, RESOLVE, seat, card, row, where, side)


@kernel
def transform(s: Game, seat: int, side: int, row: int, where: int) -> None:
    """AB-BERSERKER. Removes a berserker from the game; a side-deck card takes its place, if any is left (SET-11)."""
    berserker = int(s.rows[side, row, where])
    _, found = take_from_side_deck(s, berserker, TRANSFORMS_INTO[berserker], side)
    leave_game(s, berserker)
    if found == NOTHING:
        s.row_count[side, row] = take_out(s.rows[side, row], s.row_count[side, row], where)
        return
    s.rows[side, row, where] = found
    resolve_later(s, seat, found, side, row, where)


@kernel
def transform_row(s: Game, seat: int, side: int, row: int) -> None:
    """AB-MARDROEME. Transforms all berserkers in the row, last first, so that places stay valid if one is removed."""
    for where in range(int(s.row_count[side, row]) - 1, -1, -1):
        if TRANSFORMS_INTO[s.rows[side, row, where]] != NOTHING:
            transform(s, seat, side, row, where)


@kernel
def swap_for_decoy(s: Game, seat: int, decoy: int, row: int, where: int) -> None:
    """SP-DECOY. The unit goes face up to the hand of the Decoy's player, and the Decoy takes its place."""
    unit = int(s.rows[seat, row, where])
    s.rows[seat, row, where] = decoy
    take_openly(s, seat, unit)


@kernel
def move_unit(s: Game, side: int, row: int, where: int, to: int) -> None:
    """LEAD-13. Moves a unit to another row, without triggering anything."""
    moving = int(s.rows[side, row, where])
    s.row_count[side, row] = take_out(s.rows[side, row], s.row_count[side, row], where)
    lay(s, moving, side, to)


@kernel
def burn(s: Game) -> None:
    """DISC-2. All marked units go together, each to the pile of its side; then avengers come."""
    for side in range(SEATS):
        for row in range(ROWS):
            if s.doomed[side, row]:
                _burn_row(s, side, row)
    avenge(s)


@kernel
def _burn_row(s: Game, side: int, row: int) -> None:
    doomed = s.doomed[side, row]
    s.doomed[side, row] = 0
    remaining = 0
    for where in range(s.row_count[side, row]):
        card = int(s.rows[side, row, where])
        if doomed >> where & 1:
            put_on_pile(s, side, card)
            record_fallen(s, side, card)
        else:
            remaining = append(s.rows[side, row], remaining, card)
    s.row_count[side, row] = remaining


@kernel
def record_fallen(s: Game, side: int, card: int) -> None:
    """AB-AVENGER. Notes that a card was discarded from this side, if it has an avenger."""
    if AVENGER_OF[card] != NOTHING:
        append(s.fallen_side, s.fallen_count, side)
        s.fallen_count = append(s.fallen_card, s.fallen_count, card)


@kernel
def avenge(s: Game) -> None:
    """AB-AVENGER. The avenger of each noted card comes to the same side, into its own row."""
    for fallen in range(s.fallen_count):
        card, side = int(s.fallen_card[fallen]), int(s.fallen_side[fallen])
        seat, avenger = take_from_side_deck(s, card, AVENGER_OF[card], side)
        if avenger != NOTHING:
            row = int(ROWS_OF[avenger, 0])
            resolve_later(s, seat, avenger, side, row, lay(s, avenger, side, row))
    s.fallen_count = 0


@kernel
def sweep(s: Game) -> None:
    """TURN-6. Everything goes to a discard pile, except the Monsters' unit that stays (FAC-1); then avengers come."""
    for side in range(SEATS):
        stays = draw_survivor(s, side) if s.faction[side] == MONSTERS else -1
        for row in range(ROWS):
            _sweep_row(s, side, row, stays - row * ROW)
    for cloud in range(s.cloud_count):
        if s.cloud_card[cloud] != NOTHING:
            put_on_pile(s, s.cloud_seat[cloud], s.cloud_card[cloud])
    s.cloud_count = 0
    avenge(s)


@kernel
def _sweep_row(s: Game, side: int, row: int, stays: int) -> None:
    """Clears a row, except for the unit at place `stays`, if that is in this row."""
    remaining = 0
    for where in range(s.row_count[side, row]):
        card = int(s.rows[side, row, where])
        if where == stays:
            remaining = append(s.rows[side, row], remaining, card)
        else:
            put_on_pile(s, side, card)
            record_fallen(s, side, card)
    for where in range(s.special_count[side, row]):
        put_on_pile(s, side, s.specials[side, row, where])
    s.row_count[side, row] = remaining
    s.special_count[side, row] = 0
    s.leader_horns[side, row] = 0
