"""PLAY. Where a card may be placed, and what happens when it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from gwint.cards import ROWS, Ability, Card, Row
from gwint.rules.abilities import scorch_all
from gwint.rules.events import Played
from gwint.rules.moves import Play
from gwint.rules.strength import special_horn
from gwint.rules.table import Side, Spot, Table
from gwint.rules.verbs.battlefield import lay_special, place, resolve_later, swap_for_decoy, transform_row
from gwint.rules.verbs.piles import spend
from gwint.rules.verbs.weather import clear_weather, lay_weather
from gwint.rules.virtual_opponent import decoys

# Legal places


def plays(table: Table, seat: int, card: Card) -> tuple[Play, ...]:
    """Returns every way this seat may play this card now; PLAY-4. A card without any cannot be played."""
    if card.spy:
        return _spy_plays(card, table.ruleset.agile_rows, table.mode.opposing(table, table.seats[seat].side))
    if card.unit:
        return _unit_plays(card, table.ruleset.agile_rows)
    return PLACES[card.abilities[0]](table, seat, card)


def unit_rows(card: Card, agile_rows: str) -> tuple[Row, ...]:
    """PLAY-1. Returns the rows of a unit's range symbol; AB-AGILE. Close or ranged, or all rows under some rules."""
    return ROWS if agile_rows == "all" and Ability.AGILE in card.abilities else card.rows


@cache
def _unit_plays(card: Card, agile_rows: str) -> tuple[Play, ...]:
    return tuple(Play(card, row) for row in unit_rows(card, agile_rows))


@cache
def _spy_plays(card: Card, agile_rows: str, sides: tuple[int, ...]) -> tuple[Play, ...]:
    """AB-SPY. A spy goes to an opponent's side."""
    return tuple(Play(card, row, side=side) for side in sides for row in unit_rows(card, agile_rows))


def decoy_places(table: Table, seat: int, card: Card) -> tuple[Play, ...]:
    """SP-DECOY, SP-DECOY-2. A Decoy takes any non-hero unit of its own side; SOLO-7. Without a hand it takes none."""
    if not table.mode.holds_cards(seat):
        return tuple(Play(card, row) for row in ROWS)
    army = table.side_of(seat)
    targets = dict.fromkeys((row, unit) for row in ROWS for unit in army.rows[row] if unit.mortal)
    return tuple(Play(card, row, target) for row, target in targets)


def horn_places(table: Table, seat: int, card: Card) -> tuple[Play, ...]:
    """SP-HORN. A row holds one special Horn."""
    army = table.side_of(seat)
    return tuple(Play(card, row) for row in ROWS if horn_fits(table, army, row))


def horn_fits(table: Table, army: Side, row: Row) -> bool:
    """PLAY-4. Whether the row has no special Horn, and no Mardroeme where specials share a space."""
    if special_horn(army, row):
        return False
    return table.ruleset.mardroeme_shares_row == "yes" or not army.specials[row]


def mardroeme_places(table: Table, seat: int, card: Card) -> tuple[Play, ...]:
    """SP-MARDROEME. A Mardroeme goes to any row of its own side, unless the shared space for specials is occupied."""
    army = table.side_of(seat)
    shares = table.ruleset.mardroeme_shares_row == "yes"
    return tuple(Play(card, row) for row in ROWS if shares or not (army.specials[row] or army.leader_horns[row]))


def anytime(_table: Table, _seat: int, card: Card) -> tuple[Play, ...]:
    """PLAY-5. Scorch, Clear Weather and weather may always be played."""
    return _play_anywhere(card)


@cache
def _play_anywhere(card: Card) -> tuple[Play, ...]:
    return (Play(card),)


# Playing


def play_card(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """Plays a card that has left its hand, pile or deck."""
    card = move.card
    if not card.unit:
        ON_PLAY[card.abilities[0]](table, seat, move, source, how)
        return
    assert move.row is not None
    side = table.seats[seat].side if move.side is None else move.side
    resolve_later(table, seat, [(card, place(table, seat, card, side, move.row, source, how))])


def _announce(table: Table, seat: int, move: Play, source: str, how: str, spot: Spot | None = None) -> None:
    table.log.append(Played(seat, move.card, source, how, spot))


def decoy(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """SP-DECOY. Exchanges the Decoy for a non-hero unit on the player's own side, which returns to the hand."""
    assert move.row is not None
    side = table.seats[seat].side
    if move.target is None:
        spot = Spot(side, move.row, len(table.sides[side].rows[move.row]))
        _announce(table, seat, move, source, how, spot)
        decoys.lay(table, seat, move.card, spot)
        return
    spot = Spot(side, move.row, table.sides[side].rows[move.row].index(move.target))
    _announce(table, seat, move, source, how, spot)
    swap_for_decoy(table, seat, move.card, spot)


def row_special(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """SP-HORN, SP-MARDROEME. Lays the special in its row, where it stays until the round ends."""
    assert move.row is not None
    side = table.seats[seat].side
    lay_special(table, seat, move.card, side, move.row, source, how)
    if Ability.MARDROEME in move.card.abilities:
        transform_row(table, seat, side, move.row)


def scorch(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """SP-SCORCH. Destroys the strongest units of the whole battlefield, then discards the card itself."""
    _announce(table, seat, move, source, how)
    scorch_all(table, seat)
    spend(table, seat, move.card)


def weather(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """SP-WEATHER. Lays the weather in the weather zone."""
    _announce(table, seat, move, source, how)
    lay_weather(table, seat, move.card.abilities[0], move.card)


def clear(table: Table, seat: int, move: Play, source: str, how: str) -> None:
    """SP-CLEAR. Discards all weather, then the card itself."""
    _announce(table, seat, move, source, how)
    clear_weather(table, seat)
    spend(table, seat, move.card)


PLACES: Final[Mapping[Ability, Callable[[Table, int, Card], tuple[Play, ...]]]] = {
    Ability.DECOY: decoy_places,
    Ability.HORN: horn_places,
    Ability.MARDROEME: mardroeme_places,
    Ability.SCORCH: anytime,
    Ability.FROST: anytime,
    Ability.FOG: anytime,
    Ability.RAIN: anytime,
    Ability.STORM: anytime,
    Ability.CLEAR: anytime,
}
"""The function that lists the legal places of each special."""

ON_PLAY: Final[Mapping[Ability, Callable[[Table, int, Play, str, str], None]]] = {
    Ability.DECOY: decoy,
    Ability.HORN: row_special,
    Ability.MARDROEME: row_special,
    Ability.SCORCH: scorch,
    Ability.FROST: weather,
    Ability.FOG: weather,
    Ability.RAIN: weather,
    Ability.STORM: weather,
    Ability.CLEAR: clear,
}
"""The function that plays each special."""
