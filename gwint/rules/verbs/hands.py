"""Verbs of hands and decks: drawing, exchanging, taking and showing cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from gwint.cards import Card
from gwint.rules.chance import TABLE_STREAM, seat_stream
from gwint.rules.events import Drew, Exchanged, SawHand, TookFromDeck, TookFromPile
from gwint.rules.table import Seat, Table


def shuffle(table: Table, seat: int) -> None:
    """PLAY-10. Shuffles lazily: drawing decides the order, with the same odds and no work for cards never drawn."""
    owner = table.seats[seat]
    owner.loose = len(owner.deck)
    owner.bottom = 0


def draw_top(table: Table, seat: int) -> Card:
    """Takes the top card of a deck that is not empty."""
    owner = table.seats[seat]
    deck = owner.deck
    if owner.loose:
        chosen = len(deck) - 1 - table.chance.pick(seat_stream(seat), owner.loose)
        deck[chosen], deck[-1] = deck[-1], deck[chosen]
        owner.loose -= 1
    top = deck.pop()
    if owner.bottom > len(deck):
        owner.bottom = len(deck)
    return top


def turn_top(table: Table, seat: int) -> Card:
    """SOLO-2. Takes the top card of a deck, face up."""
    top = table.chance.turn_up(table, seat, draw_top(table, seat), "deck")
    _forget_returned(table.seats[seat], top)
    return top


def turn_up(table: Table, seat: int) -> Card:
    """SOLO-7. Takes the first card under the Decoys, face up."""
    owner = table.seats[seat]
    lying, *rest = owner.under
    owner.under = tuple(rest)
    first = table.chance.turn_up(table, seat, lying, "under")
    _forget_returned(owner, first)
    return first


def draw(table: Table, seat: int, count: int) -> None:
    """PLAY-9. Draws `count` cards, or as many as there are."""
    owner = table.seats[seat]
    cards = tuple(draw_top(table, seat) for _ in range(min(count, len(owner.deck))))
    if cards:
        owner.hand.extend(cards)
        table.log.append(Drew(seat, cards))


def exchange(table: Table, seat: int, given: Card) -> None:
    """SET-5. Sets a card aside, or puts it under the deck, and draws another."""
    owner = table.seats[seat]
    owner.hand.remove(given)
    if table.ruleset.redraw_returns == "bottom":
        owner.deck.insert(0, given)
        owner.bottom += 1
    else:
        owner.aside.append(given)
    drawn = draw_top(table, seat)
    owner.hand.append(drawn)
    table.log.append(Exchanged(seat, given, drawn))


def return_aside(table: Table, seat: int) -> None:
    """SET-5. Shuffles the cards set aside back into the deck."""
    owner = table.seats[seat]
    if owner.aside:
        owner.deck.extend(owner.aside)
        owner.aside.clear()
        shuffle(table, seat)


def leave_hand(table: Table, seat: int, leaving: Card) -> None:
    """Takes a card out of a hand, face up; players who knew of it no longer know of it there."""
    owner = table.seats[seat]
    owner.hand.remove(leaving)
    for known in owner.known:
        if leaving in known:
            known.remove(leaving)
    _forget_returned(owner, leaving)


def leave_deck(table: Table, seat: int, leaving: Card) -> None:
    """Takes a card out of a deck, face up; a deck that was searched must be shuffled afterwards."""
    owner = table.seats[seat]
    owner.deck.remove(leaving)
    _forget_returned(owner, leaving)


def _forget_returned(owner: Seat, leaving: Card) -> None:
    if leaving in owner.returned:
        owner.returned.remove(leaving)


def pick_from_deck(table: Table, seat: int, picked: Card) -> None:
    """LEAD-10. Moves a chosen card from deck to hand, unseen by others, and shuffles the deck."""
    owner = table.seats[seat]
    owner.deck.remove(picked)
    owner.hand.append(picked)
    shuffle(table, seat)
    table.log.append(TookFromDeck(seat, picked))


def take_openly(table: Table, seat: int, taken: Card) -> None:
    """Adds a card to a hand, face up."""
    owner = table.seats[seat]
    owner.hand.append(taken)
    for viewer, known in enumerate(owner.known):
        if viewer != seat:
            known.append(taken)


def take_from_pile(table: Table, seat: int, side: int, taken: Card) -> None:
    """LEAD-4, LEAD-5. Moves a card from a discard pile to the hand of its new owner."""
    table.sides[side].pile.remove(taken)
    take_openly(table, seat, taken)
    table.log.append(TookFromPile(seat, taken, side))


def see_hand(table: Table, seat: int, owner: int, count: int, chosen: bool) -> None:
    """LEAD-12. Shows cards of a hand; a player who points at card backs points at unknown cards first."""
    hand = table.seats[owner].hand
    known = table.seats[owner].known[seat]
    if chosen:
        fresh = _pick_random(table, _without(hand, known), count)
        seen = fresh + _pick_random(table, known, count - len(fresh))
        known.extend(fresh)
    else:
        seen = _pick_random(table, hand, count)
        # A card that is seen may be the same one that was known before.
        known.extend(_without(seen, known))
    for partner in range(len(table.seats)):
        if partner != seat and table.mode.sees_hand(table, partner, seat):
            # TEAM-9. A leader shows the cards to both partners.
            table.seats[owner].known[partner].extend(_without(known, table.seats[owner].known[partner]))
    table.log.append(SawHand(seat, owner, tuple(seen)))


def _pick_random(table: Table, cards: Sequence[Card], count: int) -> list[Card]:
    """Picks `count` of the cards at random, or all if there are fewer."""
    left = list(cards)
    return [left.pop(table.chance.pick(TABLE_STREAM, len(left))) for _ in range(min(count, len(left)))]


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    """Returns the cards without those taken, one copy for each."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left


BY_ID: Final = attrgetter("id", "printing")


def sorted_by_id(cards: Iterable[Card]) -> list[Card]:
    """Sorts cards in an order that does not reveal the order of the deck."""
    return sorted(cards, key=BY_ID)
