"""Which cards to take out of the box for a deck, in the order of their printed codes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gwint.cards import SETS, Card, Leader
from gwint.decks import Deck


@dataclass(frozen=True, slots=True)
class PulledCard:
    """A card of a faction's set, and how many of its copies to take."""

    card: Card
    copies: int

    @property
    def code(self) -> str:
        """The code printed on all copies, without the number of the copy."""
        return printed_code(self.card)


def pull_list(deck: Deck) -> tuple[PulledCard, ...]:
    """Return the cards of a deck, sorted as the set is."""
    return _sorted(PulledCard(card, copies) for card, copies in deck.counts().items())


def side_deck_list(deck: Deck) -> tuple[PulledCard, ...]:
    """SET-11. Return the cards that may come from the side deck during a game with this deck, in all their copies."""
    called = {id_ for card in deck.cards for id_ in (card.avenger, card.transforms_into)}
    return _sorted(PulledCard(card, card.copies) for card in SETS[deck.faction] if card.id in called)


def printed_code(item: Card | Leader) -> str:
    """Return a printed code without the number of the copy: MON015 for the three copies MON015-1/3 to MON015-3/3."""
    code = item.code if isinstance(item, Leader) else item.codes[0]
    return code.partition("-")[0]


def _sorted(cards: Iterable[PulledCard]) -> tuple[PulledCard, ...]:
    return tuple(sorted(cards, key=lambda pulled: pulled.code))
