"""A dealer for printed cards: it knows no face-down card and asks which card it is when one is turned up.

Face-down cards are interchangeable until they are seen. The table holds any arrangement of them that fits what is
known, and a card that is turned up changes places with the one that was lying there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from gwint.cards import Card, Leader
from gwint.rules.chance import Chance
from gwint.rules.table import Seat, Table
from gwint.rules.verbs.hands import sorted_by_id


class Unknown(NamedTuple):
    """Something that the rules must know and only the people at the table can see."""

    kind: str
    """`card`, `leader`, `found`, `from-pile`, `survivor`, `first-weather` or `way`."""
    seat: int | None
    """The seat that the card belongs to; None if it belongs to no single seat."""
    options: tuple[object, ...]
    """All possible outcomes: cards, leaders, spots, ways, or for `found` the numbers of copies in the deck."""
    card: Card | None = None
    """For `found`, the card that is searched for."""
    source: str = ""
    """For `card`, where it lay: on top of the `deck`, or `under` the first of the Decoys (SOLO-7)."""


class OutcomeNeeded(Exception):
    """The dealer has no outcome for this; the table is in the middle of a step and can only be viewed."""

    def __init__(self, unknown: Unknown) -> None:
        super().__init__(unknown)
        self.unknown = unknown


class OpenDealer(Chance):
    """Takes the outcomes one by one; when none is left it raises OutcomeNeeded."""

    def __init__(self, seats: int, outcomes: Iterable[object] = ()) -> None:
        super().__init__([0] * (1 + seats))
        self.outcomes: Iterator[object] = iter(outcomes)

    def copy(self) -> Chance:
        """Trials on a copy of the table (SOLO-5) ask nothing."""
        return Chance(self.streams.copy())

    def pick(self, stream: int, count: int) -> int:
        """A card that is drawn face down may be any: its place is filled when it is seen."""
        return 0

    def pick_among(self, stream: int, options: Sequence[object], kind: str) -> int:
        """Asks which option was drawn; equal options are one."""
        return options.index(self._ask(Unknown(kind, None, tuple(dict.fromkeys(options)))))

    def turn_up(self, table: Table, seat: int, lying: Card, source: str) -> Card:
        """Asks which card was turned up and lets it change places with the card that was assumed to lie there."""
        hidden = HiddenCards(table, seat)
        turned: Card = self._ask(Unknown("card", seat, distinct([lying, *hidden.cards]), source=source))
        if turned != lying:
            hidden.put(hidden.cards.index(turned), lying)
        return turned

    def turn_up_leader(self, table: Table, seat: int) -> Leader:
        turned: Leader = self._ask(Unknown("leader", seat, table.seats[seat].leaders))
        return turned

    def search(self, table: Table, seat: int, wanted: Callable[[Card], bool]) -> None:
        """Asks how many copies of each wanted card are in the deck, where the rest of the cards leaves it open."""
        hidden = HiddenCards(table, seat)
        for card in distinct(filter(wanted, hidden.cards)):
            counts = hidden.possible_counts(card)
            found = self._ask(Unknown("found", seat, tuple(counts), card))
            hidden.settle(card, found)

    def _ask(self, unknown: Unknown) -> Any:
        """Returns the next outcome; with a single option there is nothing to ask."""
        if len(unknown.options) == 1:
            return unknown.options[0]
        for outcome in self.outcomes:
            return outcome
        raise OutcomeNeeded(unknown)


class HiddenCards:
    """The cards of a seat that nobody has seen: its deck, what lies under its Decoys, and its hand but for known cards.

    They are numbered in this order, and a number can be given another card.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.owner: Seat = table.seats[seat]
        self.hand_places = unseen_places(self.owner)
        self.settled: set[Card] = set()
        """The cards whose copies a search has found in the deck or outside it."""

    @property
    def cards(self) -> list[Card]:
        owner = self.owner
        return [*owner.deck, *owner.under, *(owner.hand[place] for place in self.hand_places)]

    def put(self, number: int, card: Card) -> None:
        """Replaces the card with this number."""
        owner, outside = self.owner, number - len(self.owner.deck)
        if outside < 0:
            owner.deck[number] = card
        elif outside < len(owner.under):
            owner.under = (*owner.under[:outside], card, *owner.under[outside + 1 :])
        else:
            owner.hand[self.hand_places[outside - len(owner.under)]] = card

    def swap(self, one: int, other: int) -> None:
        cards = self.cards
        self.put(one, cards[other])
        self.put(other, cards[one])

    def possible_counts(self, card: Card) -> range:
        """Returns how many copies the deck may contain."""
        inside, outside = self._open_places()
        copies = [*inside.values(), *outside.values()].count(card)
        return range(max(0, copies - len(outside)), min(copies, len(inside)) + 1)

    def settle(self, card: Card, found: int) -> None:
        """Makes the deck contain this number of copies; later searches of the same move leave these cards alone."""
        while (missing := found - self.owner.deck.count(card)) != 0:
            giving, taking = self._open_places()[:: -1 if missing > 0 else 1]
            given = next(number for number, lying in giving.items() if lying == card)
            taken = next(number for number, lying in taking.items() if lying != card)
            self.swap(given, taken)
        self.settled.add(card)

    def _open_places(self) -> tuple[dict[int, Card], dict[int, Card]]:
        """Returns the numbers and cards in the deck and outside it, without the cards that are settled."""
        deck = len(self.owner.deck)
        unsettled = {number: card for number, card in enumerate(self.cards) if card not in self.settled}
        inside = {number: card for number, card in unsettled.items() if number < deck}
        return inside, {number: card for number, card in unsettled.items() if number >= deck}


def unseen_places(owner: Seat) -> list[int]:
    """Returns the places of a hand that hold cards no other player has seen there."""
    longest: list[Card] = max(owner.known, key=len, default=[])
    known = Counter(longest)
    places = []
    for place, card in enumerate(owner.hand):
        if known[card]:
            known[card] -= 1
        else:
            places.append(place)
    return places


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Returns each card once, in an order that reveals nothing."""
    return tuple(dict.fromkeys(sorted_by_id(cards)))
