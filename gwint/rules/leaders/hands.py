"""LEAD-10, LEAD-12. Leaders that change a hand or look at one."""

from __future__ import annotations

from gwint.cards import Card, Effect
from gwint.rules.agenda import ChooseDiscard, ChooseFromDeck
from gwint.rules.table import Table
from gwint.rules.verbs import discard_from_hand, draw, pick_from_deck, see_hand


def can_discard_two(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. Whether the hand has two cards and the deck has one."""
    owner = table.seats[seat]
    return len(owner.hand) >= 2 and len(owner.deck) >= 1


def discard_two(table: Table, seat: int, _effect: Effect) -> None:
    table.agenda.append(ChooseDiscard(seat, 2))


def discard_chosen(table: Table, seat: int, left: int, chosen: Card) -> None:
    """LEAD-10. Discards both cards face up before the player searches the deck."""
    discard_from_hand(table, seat, chosen)
    table.agenda.append(ChooseDiscard(seat, left - 1) if left > 1 else ChooseFromDeck(seat))


def pick_chosen(table: Table, seat: int, chosen: Card) -> None:
    """LEAD-10. Takes a card from the deck without showing it."""
    pick_from_deck(table, seat, chosen)


def can_draw(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(table.seats[seat].deck)


def draw_card(table: Table, seat: int, _effect: Effect) -> None:
    """Daisy of the Valley, klub: draws a card."""
    draw(table, seat, 1)


def hand_targets(table: Table, seat: int, _effect: Effect) -> list[int]:
    """LEAD-2, FFA-8. Returns the opponents who have a card in hand."""
    return [other for other in table.mode.opponents(table, seat) if table.seats[other].hand]


def see(table: Table, seat: int, effect: Effect, other: int) -> None:
    """LEAD-12. Shows three cards of the opponent's hand, or all if there are fewer."""
    see_hand(table, seat, other, effect.count, effect.chosen)
