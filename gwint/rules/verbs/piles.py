"""Verbs of discard piles and side decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gwint.cards import CATALOGUE, Card, card
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import Discarded, LeftGame, ShuffledBack
from gwint.rules.factions import seats_of
from gwint.rules.table import Table
from gwint.rules.verbs.hands import leave_hand, shuffle

AVENGERS = frozenset(row.avenger for row in CATALOGUE.cards.values() if row.avenger)
"""The side-deck cards that avenge others (AB-AVENGER-3)."""


def put_on_pile(table: Table, side: int, leaving: Card) -> None:
    """DISC-1. Puts a card on a side's discard pile; avengers may leave the game instead (AB-AVENGER-3)."""
    if leaves_game(table, leaving):
        table.gone.append(leaving)
        table.log.append(LeftGame(leaving))
    else:
        table.sides[side].pile.append(leaving)


def leaves_game(table: Table, leaving: Card) -> bool:
    """AB-AVENGER-3. Whether this card leaves the game instead of going to a discard pile."""
    return leaving.id in AVENGERS and table.ruleset.avenger_leaves_to == "out-of-game"


def spend(table: Table, seat: int, special: Card, source: str = "play") -> None:
    """DISC-1. Discards a weather card or a one-shot special to its player's pile."""
    table.log.append(Discarded(seat, special, source))
    put_on_pile(table, table.seats[seat].side, special)


def discard_from_hand(table: Table, seat: int, thrown: Card) -> None:
    leave_hand(table, seat, thrown)
    table.log.append(Discarded(seat, thrown, "hand"))
    put_on_pile(table, table.seats[seat].side, thrown)


def leave_pile(table: Table, side: int, leaving: Card) -> None:
    """Takes a card off a discard pile, to be played."""
    table.sides[side].pile.remove(leaving)


def draw_from_pile(table: Table, side: int, eligible: Callable[[Card], bool]) -> Card | None:
    """Takes a random eligible card off a discard pile, each equally likely; returns None if there is none."""
    pile = table.sides[side].pile
    places = [place for place, discarded in enumerate(pile) if eligible(discarded)]
    if not places:
        return None
    return pile.pop(places[table.chance.pick_among(TABLE_STREAM, [pile[place] for place in places], "from-pile")])


def shuffle_back(table: Table, side: int, returning: Iterable[Card]) -> None:
    """LEAD-16. Shuffles cards of a pile into the deck of their owner, without triggering anything."""
    by_seat: dict[int, list[Card]] = {}
    for returned in list(returning):
        table.sides[side].pile.remove(returned)
        by_seat.setdefault(table.mode.shuffle_back_seat(table, side, returned), []).append(returned)
    for seat, cards in by_seat.items():
        table.seats[seat].deck.extend(cards)
        table.seats[seat].returned.extend(cards)
        shuffle(table, seat)
        table.log.append(ShuffledBack(seat, side, tuple(cards)))


def side_deck_seat(table: Table, caller: Card, side: int) -> int | None:
    """SET-12. Returns the seat whose side deck a card uses: by its printing, its own side first, then in turn order."""
    holders = seats_of(table, caller.printing)
    own = next((number for number, seat in enumerate(table.seats) if seat.side == side), 0)
    in_order = [seat for seat in table.mode.order(table, own) if seat in holders]
    return min(in_order, key=lambda seat: table.seats[seat].side != side, default=None)


def take_from_side_deck(table: Table, caller: Card, wanted: str, side: int) -> tuple[int, Card] | None:
    """SET-11. Takes a card out of a side deck, which may be empty or unlimited."""
    seat = side_deck_seat(table, caller, side)
    if table.ruleset.side_deck_supply == "unlimited":
        own = next(number for number, owner in enumerate(table.seats) if owner.side == side)
        return (own if seat is None else seat), card(wanted, caller.printing)
    if seat is None:
        return None
    for found in table.seats[seat].side_deck:
        if found.id == wanted:
            table.seats[seat].side_deck.remove(found)
            return seat, found
    return None
