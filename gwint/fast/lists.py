"""Lists of cards: a row of bytes and a count beside it. Each function returns the count that the list has then."""

from __future__ import annotations

from typing import Any, TypeAlias

from gwint.fast.compiled import kernel

Cards: TypeAlias = Any
"""A row of bytes, one a card."""


@kernel
def append(cards: Cards, count: int, card: int) -> int:
    """A full list takes no more: no deck that may be played fills one."""
    if count == len(cards):
        return count
    cards[count] = card
    return count + 1


@kernel
def find(cards: Cards, count: int, card: int) -> int:
    """The first place of a card; the count where it is not there."""
    for place in range(count):
        if cards[place] == card:
            return place
    return count


@kernel
def take_out(cards: Cards, count: int, place: int) -> int:
    """Without the card at this place; the order of the others stays."""
    for later in range(place + 1, count):
        cards[later - 1] = cards[later]
    return count - 1


@kernel
def remove(cards: Cards, count: int, card: int) -> int:
    """Without the first such card, if there is one."""
    place = find(cards, count, card)
    return take_out(cards, count, place) if place < count else count


@kernel
def is_first(cards: Cards, place: int) -> bool:
    """Whether no such card lies before this one."""
    return find(cards, place, cards[place]) == place
