"""Lists of cards: a row of bytes and a separate count. Each function returns the new count."""

from __future__ import annotations

from typing import Any, TypeAlias

from gwint.fast.compiler import inlined
from gwint.fast.table import MARKS, Game

Cards: TypeAlias = Any
"""A row of bytes, one per card."""


@inlined
def append(cards: Cards, count: int, card: int) -> int:
    """Appends a card. A full list drops it, but no legal deck can fill a list."""
    if count == len(cards):
        return count
    cards[count] = card
    return count + 1


@inlined
def find(cards: Cards, count: int, card: int) -> int:
    """Returns the first place of a card; the count if it is not there."""
    for place in range(count):
        if cards[place] == card:
            return place
    return count


@inlined
def found_before(cards: Cards, place: int, card: int) -> bool:
    """Whether the same card lies before this place."""
    return find(cards, place, card) < place


@inlined
def take_out(cards: Cards, count: int, place: int) -> int:
    """Removes the card at this place; the others keep their order."""
    for later in range(place + 1, count):
        cards[later - 1] = cards[later]
    return count - 1


@inlined
def remove(cards: Cards, count: int, card: int) -> int:
    """Removes the first copy of this card, if there is one."""
    remaining = 0
    for place in range(count):
        lying = cards[place]
        cards[remaining] = lying
        # Once a card has been removed, all later cards move down.
        remaining += int((lying != card) | (remaining < place))
    return remaining


# Different cards


@inlined
def clear_met(s: Game) -> None:
    """Clears the marks of the cards met so far."""
    for word in range(MARKS):
        s.met[word] = 0


@inlined
def mark_met(s: Game, card: int) -> int:
    """Marks a card as met. Returns 1 the first time, else 0: a number, so that callers need no branch."""
    word, mark = card >> 5, card & 31
    met = s.met[word]
    s.met[word] = met | 1 << mark
    return 1 - (met >> mark & 1)
