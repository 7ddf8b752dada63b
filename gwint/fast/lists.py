"""Lists of cards: a row of bytes and a count beside it. Each function returns the count that the list has then."""

from __future__ import annotations

from typing import Any, TypeAlias

from gwint.fast.compiler import inlined
from gwint.fast.table import MARKS, Game

Cards: TypeAlias = Any
"""A row of bytes, one a card."""


@inlined
def append(cards: Cards, count: int, card: int) -> int:
    """A full list takes no more: no deck that may be played fills one."""
    if count == len(cards):
        return count
    cards[count] = card
    return count + 1


@inlined
def find(cards: Cards, count: int, card: int) -> int:
    """The first place of a card; the count where it is not there."""
    for place in range(count):
        if cards[place] == card:
            return place
    return count


@inlined
def found_before(cards: Cards, place: int, card: int) -> bool:
    """Whether such a card lies before this place."""
    return find(cards, place, card) < place


@inlined
def take_out(cards: Cards, count: int, place: int) -> int:
    """Without the card at this place; the order of the others stays."""
    for later in range(place + 1, count):
        cards[later - 1] = cards[later]
    return count - 1


@inlined
def remove(cards: Cards, count: int, card: int) -> int:
    """Without the first such card, if there is one."""
    kept = 0
    for place in range(count):
        lying = cards[place]
        cards[kept] = lying
        # Once a card is missing all later ones move down, whatever they are.
        kept += int((lying != card) | (kept < place))
    return kept


# Each card once


@inlined
def clear_met(s: Game) -> None:
    """No card has been met yet."""
    for word in range(MARKS):
        s.met[word] = 0


@inlined
def mark_met(s: Game, card: int) -> int:
    """1 if this card is met for the first time, else 0: a number, so that what follows can go without a branch."""
    word, mark = card >> 5, card & 31
    met = s.met[word]
    s.met[word] = met | 1 << mark
    return 1 - (met >> mark & 1)
