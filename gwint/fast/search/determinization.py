"""From a view to what is searched: the record of what is seen, and the cards that are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from gwint import worlds
from gwint.cards import Card
from gwint.decks.building import collection, limits
from gwint.fast.duel import opposing
from gwint.fast.encoding import card_number, encode
from gwint.fast.search.hidden_cards import Unseen
from gwint.fast.table import Game, Games
from gwint.rules.table import Seat
from gwint.views import SeatView, View


class Hidden(NamedTuple):
    """The other's cards that a viewer does not see, as `Unseen` tells them."""

    pool: list[Card]
    sure: list[Card]
    dealt: int
    specials: int


def sighted(view: View, seat: int, seed: str | int) -> tuple[Games, Unseen]:
    """The game as this seat sees it, without the unseen cards; and those, to be dealt into it."""
    world = worlds.deal(view, seed)
    other = opposing(seat)
    known, foe = view.seats[other], world.seats[other]
    hidden = _hidden(view, known, foe)
    foe.hand, foe.deck, foe.loose = list(known.known), [], 0
    game = encode(world)
    return game, _numbered(game[0], hidden, known.hand_count - len(known.known))


def _hidden(view: View, known: SeatView, foe: Seat) -> Hidden:
    """What can be dealt is what the faction's set has beside the cards seen: one world tells which those are."""
    sure = Counter(known.returned) - Counter(known.known)
    dealt = Counter(foe.hand) + Counter(foe.deck) - Counter(known.known) - sure
    shown = Counter(foe.brought) - dealt
    pool = list((Counter(collection(known.faction, view.ruleset)) - shown).elements())
    specials = _most_specials(view) - sum(not card.unit for card in shown.elements())
    if _can_be_dealt(pool, specials) < dealt.total():
        # A view of an odd table may want more cards than the set has left: that world's are as good as any.
        pool, specials = list(dealt.elements()), dealt.total()
    return Hidden(pool, list(sure.elements()), dealt.total(), specials)


def _most_specials(view: View) -> int:
    """DECK. How many specials a deck may have."""
    return next(limit.most for limit in limits(view.ruleset) if limit.counted == "specials") or 0


def _can_be_dealt(pool: list[Card], specials: int) -> int:
    units = sum(card.unit for card in pool)
    return units + max(0, min(specials, len(pool) - units))


def _numbered(s: Game, hidden: Hidden, missing: int) -> Unseen:
    def numbers(cards: Iterable[Card]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        return np.array([card_number(s, card) for card in cards], dtype=np.uint8)

    room = np.zeros(hidden.dealt + len(hidden.sure), dtype=np.uint8)
    return Unseen(numbers(hidden.pool), numbers(hidden.sure), room, hidden.dealt, missing, hidden.specials)
