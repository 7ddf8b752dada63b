"""Verbs of the battlefield: placing, transforming, moving, scorching and clearing units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gwint.cards import Ability, Card, Faction, Row
from gwint.rules.agenda import Resolve
from gwint.rules.events import Burned, Moved, Played, Stayed, Summoned, Swept, Transformed, WentToHand
from gwint.rules.factions import draw_survivor, seats_of
from gwint.rules.table import Side, Spot, Table
from gwint.rules.verbs.hands import draw_top, take_openly
from gwint.rules.verbs.piles import leaves_game, put_on_pile, take_from_side_deck
from gwint.rules.virtual_opponent.events import LaidFaceDown


def mardroeme_works(army: Side, row: Row) -> bool:
    """AB-MARDROEME. Whether the row has a Mardroeme, as a special or as a unit's ability."""
    return any(Ability.MARDROEME in card.abilities for card in army.specials[row]) or any(
        Ability.MARDROEME in card.abilities for card in army.rows[row]
    )


def place(table: Table, seat: int, entering: Card, side: int, row: Row, source: str, how: str) -> Spot:
    """PLAY-1. Places a unit at the end of a row; a berserker next to a Mardroeme transforms (AB-BERSERKER)."""
    lying = table.sides[side].rows[row]
    spot = Spot(side, row, len(lying))
    lying.append(entering)
    table.log.append(Played(seat, entering, source, how, spot))
    if entering.transforms_into is not None and mardroeme_works(table.sides[side], row):
        transform(table, seat, spot)
    return spot


def lay_special(table: Table, seat: int, special: Card, side: int, row: Row, source: str, how: str) -> None:
    """SP-HORN, SP-MARDROEME. Lays a special in a row, next to its units."""
    lying = table.sides[side].specials[row]
    table.log.append(Played(seat, special, source, how, Spot(side, row, len(lying))))
    lying.append(special)


def resolve_later(table: Table, seat: int, placed: Iterable[tuple[Card, Spot]]) -> None:
    """PLAY-2. Cards placed together resolve in that order, before anything else on the agenda."""
    table.agenda.extend(reversed([Resolve(seat, card, spot) for card, spot in placed if card.deploys]))


def transform(table: Table, seat: int, spot: Spot) -> None:
    """AB-BERSERKER. Removes a berserker from the game; a side-deck card takes its place, if any is left (SET-11)."""
    lying = table.sides[spot.side].rows[spot.row]
    berserker = lying[spot.place]
    assert berserker.transforms_into is not None
    found = take_from_side_deck(table, berserker, berserker.transforms_into, spot.side)
    table.gone.append(berserker)
    if found is None:
        lying.pop(spot.place)
        table.log.append(Transformed(berserker, None, spot))
        return
    lying[spot.place] = found[1]
    table.log.append(Transformed(berserker, found[1], spot))
    resolve_later(table, seat, [(found[1], spot)])


def transform_row(table: Table, seat: int, side: int, row: Row) -> None:
    """AB-MARDROEME. Transforms all berserkers in the row, last first, so that places stay valid if one is removed."""
    for place_ in reversed(range(len(table.sides[side].rows[row]))):
        if table.sides[side].rows[row][place_].transforms_into is not None:
            transform(table, seat, Spot(side, row, place_))


def swap_for_decoy(table: Table, seat: int, decoy: Card, spot: Spot) -> None:
    """SP-DECOY. The unit goes face up to the hand of the Decoy's player, and the Decoy takes its place."""
    lying = table.sides[spot.side].rows[spot.row]
    unit = lying[spot.place]
    lying[spot.place] = decoy
    take_openly(table, seat, unit)
    table.log.append(WentToHand(seat, unit, spot))


def lay_decoy(table: Table, seat: int, decoy: Card, spot: Spot, next_up: bool) -> bool:
    """SOLO-7. Lays a Decoy that takes no unit; the top card of the deck goes face down under it, unseen."""
    table.sides[spot.side].rows[spot.row].append(decoy)
    owner = table.seats[seat]
    if not owner.deck:
        return False
    hidden = (draw_top(table, seat),)
    owner.under = hidden + owner.under if next_up else owner.under + hidden
    table.log.append(LaidFaceDown(seat, spot))
    return True


def move_unit(table: Table, spot: Spot, to: Row) -> None:
    """LEAD-13. Moves a unit to another row, without triggering anything."""
    rows = table.sides[spot.side].rows
    moving = rows[spot.row].pop(spot.place)
    target = Spot(spot.side, to, len(rows[to]))
    rows[to].append(moving)
    table.log.append(Moved(moving, spot, target))


def burn(table: Table, spots: Sequence[Spot]) -> None:
    """DISC-2. All victims go together, each to the pile of its side; then avengers come."""
    if not spots:
        return
    victims = [(table.sides[spot.side].rows[spot.row][spot.place], spot) for spot in spots]
    for _, spot in sorted(victims, key=lambda victim: victim[1].place, reverse=True):
        table.sides[spot.side].rows[spot.row].pop(spot.place)
    table.log.append(Burned(tuple(victims)))
    for card, spot in victims:
        put_on_pile(table, spot.side, card)
    avenge(table, [(card, spot.side) for card, spot in victims])


def avenge(table: Table, discarded: Iterable[tuple[Card, int]]) -> None:
    """AB-AVENGER. The avenger of each discarded card comes to the same side, into its own row."""
    for card, side in discarded:
        found = None if card.avenger is None else take_from_side_deck(table, card, card.avenger, side)
        if found is None:
            continue
        seat, avenger = found
        row = avenger.rows[0]
        spot = Spot(side, row, len(table.sides[side].rows[row]))
        table.sides[side].rows[row].append(avenger)
        table.log.append(Summoned(seat, avenger, spot))
        resolve_later(table, seat, [(avenger, spot)])


def sweep(table: Table) -> None:
    """TURN-6. Everything goes to a discard pile, except the Monsters' unit that stays (FAC-1); then avengers come."""
    stays = _survivors(table)
    piles: list[list[Card]] = [[] for _ in table.sides]
    fallen: list[tuple[Card, int]] = []
    for side, army in enumerate(table.sides):
        for row, lying in enumerate(army.rows):
            survivor = stays.get(side)
            left = [survivor.place] if survivor is not None and survivor.row == row else []
            going = [card for place_, card in enumerate(lying) if place_ not in left]
            fallen += [(card, side) for card in going]
            piles[side] += going + army.specials[row]
            lying[:] = [lying[place_] for place_ in left]
            army.specials[row].clear()
            army.leader_horns[row] = False
    for cloud in table.weather:
        if cloud.card is not None:
            piles[table.seats[cloud.seat].side].append(cloud.card)
    table.weather.clear()
    swept = tuple(tuple(card for card in pile if not leaves_game(table, card)) for pile in piles)
    table.log.append(Swept(swept))
    for side, pile in enumerate(piles):
        for card in pile:
            put_on_pile(table, side, card)
    avenge(table, fallen)


def _survivors(table: Table) -> dict[int, Spot]:
    """FAC-1. Returns the spot of the unit that stays, for each Monsters side."""
    spots: dict[int, Spot] = {}
    for side in dict.fromkeys(table.seats[seat].side for seat in seats_of(table, Faction.MONSTERS)):
        spot = draw_survivor(table, side)
        if spot is not None:
            spots[side] = spot
            table.log.append(Stayed(table.sides[side].rows[spot.row][spot.place], spot))
    return spots
