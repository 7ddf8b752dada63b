"""Which cards to take out of the box for a deck, in the order of their printed codes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gwint.cards import SETS, Card
from gwint.decks import Deck

DIGITS: Final = 3
"""The digits of a printed code after its faction's letters."""


@dataclass(frozen=True, slots=True)
class PulledCard:
    """A card of a faction's set, and how many of its copies to take."""

    card: Card
    copies: int

    @property
    def code(self) -> str:
        """The codes printed on its copies, without the number of the copy: `MON066`, or `MON015–017`."""
        return printed_codes(self.card)


def pull_list(deck: Deck) -> tuple[PulledCard, ...]:
    """Return the cards of a deck, sorted as the set is."""
    return _sorted(PulledCard(card, copies) for card, copies in deck.counts().items())


def side_deck_list(deck: Deck) -> tuple[PulledCard, ...]:
    """SET-11. Return the cards that may come from the side deck during a game with this deck, in all their copies."""
    called = {id_ for card in deck.cards for id_ in (card.avenger, card.transforms_into)}
    return _sorted(PulledCard(card, card.copies) for card in SETS[deck.faction] if card.id in called)


def printed_codes(card: Card) -> str:
    """Return the codes of all copies: one for MON066-1/3 to MON066-3/3, or the first and the last of a series."""
    first, last = (card.codes[place].partition("-")[0] for place in (0, -1))
    return first if first == last else f"{first}–{last[-DIGITS:]}"


def _sorted(cards: Iterable[PulledCard]) -> tuple[PulledCard, ...]:
    return tuple(sorted(cards, key=lambda pulled: pulled.code))
