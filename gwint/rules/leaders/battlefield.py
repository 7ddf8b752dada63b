"""LEAD-3, LEAD-7, LEAD-13, LEAD-15. Leaders that act on rows and units."""

from __future__ import annotations

from gwint.cards import Ability, Card, Effect, Row
from gwint.rules.abilities import scorch_opposing, scorchable
from gwint.rules.agenda import ChooseBond, ChooseMoves
from gwint.rules.events import SoundedHorn
from gwint.rules.leaders.weather import play_from_deck
from gwint.rules.placement import horn_fits, plays, unit_rows
from gwint.rules.strength import row_conditions, strength_under
from gwint.rules.table import Spot, Table
from gwint.rules.verbs import move_unit, sorted_by_id


def bonds(table: Table, seat: int) -> tuple[Card, ...]:
    """LEAD-15. Returns a copy from the deck of each bond unit on the player's own side."""
    lying = {card.id for row in table.side_of(seat).rows for card in row if Ability.BOND in card.abilities}
    copies = sorted_by_id(card for card in table.seats[seat].deck if card.id in lying)
    return tuple({card.id: card for card in copies}.values())


def can_bond(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(bonds(table, seat))


def bond(table: Table, seat: int, _effect: Effect) -> None:
    table.agenda.append(ChooseBond(seat))


def mardroemes(table: Table, seat: int) -> list[Card]:
    deck = table.seats[seat].deck
    return sorted_by_id(card for card in deck if not card.unit and Ability.MARDROEME in card.abilities)


def can_mardroeme(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. Whether the deck has a Mardroeme that a row can take."""
    return any(plays(table, seat, card) for card in mardroemes(table, seat))


def mardroeme(table: Table, seat: int, _effect: Effect) -> None:
    play_from_deck(table, seat, mardroemes(table, seat)[0])


AGILE_ORDER = (Row.RANGED, Row.CLOSE, Row.SIEGE)
"""LEAD-13. The order in which rows are moved."""


def may_move(card: Card) -> bool:
    """LEAD-13. Whether the card is an agile unit; heroes do not move."""
    return card.mortal and Ability.AGILE in card.abilities


def agile_spots(table: Table, side: int) -> list[Spot]:
    rows = table.sides[side].rows
    return [Spot(side, row, place) for row in AGILE_ORDER for place, card in enumerate(rows[row]) if may_move(card)]


def best_row(table: Table, spot: Spot) -> Row:
    """LEAD-13. Returns the row where the unit would be strongest on the current board; on a tie it stays."""
    rows = table.sides[spot.side].rows
    moving = rows[spot.row][spot.place]
    best, most = spot.row, strength_under(moving, spot.place, row_conditions(table, spot.side, spot.row))
    rows[spot.row].pop(spot.place)
    for row in unit_rows(moving, table.ruleset.agile_rows):
        if row == spot.row:
            continue
        rows[row].append(moving)
        strength = strength_under(moving, len(rows[row]) - 1, row_conditions(table, spot.side, row))
        rows[row].pop()
        if strength > most:
            best, most = row, strength
    rows[spot.row].insert(spot.place, moving)
    return best


def can_move_agile(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. Whether a unit would move."""
    return any(best_row(table, spot) != spot.row for spot in agile_spots(table, table.seats[seat].side))


def move_agile(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-13. Moves units one at a time, each once, judged on the board as it is by then."""
    side = table.seats[seat].side
    rows = table.sides[side].rows
    residents = {row: len(rows[row]) for row in AGILE_ORDER}
    for row in AGILE_ORDER:
        place = 0
        for _ in range(residents[row]):
            # A unit that moves in lies behind the row's original units and is not moved again.
            to = best_row(table, Spot(side, row, place)) if may_move(rows[row][place]) else row
            if to == row:
                place += 1
            else:
                move_unit(table, Spot(side, row, place), to)


def can_move_freely(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2, klub. Whether a unit can move: there is an agile unit with another row to go to."""
    rows = table.side_of(seat).rows
    spots = agile_spots(table, table.seats[seat].side)
    return any(len(unit_rows(rows[spot.row][spot.place], table.ruleset.agile_rows)) > 1 for spot in spots)


def move_freely(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-13, klub. Lets the player move any agile units, each to any row."""
    rows = table.side_of(seat).rows
    spots = agile_spots(table, table.seats[seat].side)
    waiting = tuple((rows[spot.row][spot.place], spot.row) for spot in spots)
    table.agenda.append(ChooseMoves(seat, waiting, moved=False))


def shift_chosen(table: Table, question: ChooseMoves, chosen: Card, row: Row, to: Row) -> None:
    """LEAD-13, klub. Moves a unit, which may not move again."""
    side = table.seats[question.seat].side
    move_unit(table, Spot(side, row, table.sides[side].rows[row].index(chosen)), to)
    waiting = list(question.waiting)
    waiting.remove((chosen, row))
    if waiting:
        table.agenda.append(ChooseMoves(question.seat, tuple(waiting), moved=True))


def can_horn(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-3. Whether no horn affects the row yet; a horn unit prevents it as well, except in the video game."""
    assert effect.row is not None
    army = table.side_of(seat)
    barred = effect.barred_by == "any-horn" and any(
        card.unit and Ability.HORN in card.abilities for card in army.rows[effect.row]
    )
    return not barred and horn_fits(table, army, effect.row)


def horn(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-3, LEAD-7. Sounds a horn that counts as a special Horn until the round ends, without being a card."""
    assert effect.row is not None
    table.side_of(seat).leader_horns[effect.row] = True
    table.log.append(SoundedHorn(seat, table.seats[seat].side, effect.row))


def can_scorch(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-2. Whether an opposing row totals ten or more and has a non-hero unit."""
    assert effect.row is not None
    enemies = table.mode.opposing(table, table.seats[seat].side)
    return any(scorchable(table, side, effect.row) for side in enemies)


def scorch(table: Table, seat: int, effect: Effect) -> None:
    assert effect.row is not None
    scorch_opposing(table, seat, effect.row)
