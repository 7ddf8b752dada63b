"""What the other seat may hold: dealt anew for every simulation, inside the record."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.cards import UNIT
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.playouts import WORTH
from gwint.fast.rounds import MAX_EXCHANGES
from gwint.fast.table import Game
from gwint.fast.verbs.hands import add_to_hand

WEAK_WORTH: Final = 6
"""A card worth less is not kept by a sane player who may exchange it."""
SEEDS: Final = 1 << 62
"""So many places there are for a stream of chance to begin at."""


class Unseen(NamedTuple):
    """The cards that a seat does not see of the other's hand and deck."""

    pool: Any
    """What the other can have brought beside what was seen; its order changes with every deal."""
    certain: Any
    """Cards that are known to be in hand or deck, but not in which."""
    dealt_cards: Any
    """As long as all that are dealt together."""
    dealt: int
    """How many come out of the pool."""
    missing: int
    """How many of the cards dealt are in the hand, beside those known to be there."""
    specials: int
    """How many specials there can be among them."""


@kernel
def redeal(s: Game, seat: int, unseen: Unseen, chance: Any) -> None:
    """Another world that this seat could be sitting in: the other's unseen cards, and all chance to come."""
    _draw_from_pool(unseen, chance)
    for place in range(len(unseen.certain)):
        unseen.dealt_cards[unseen.dealt + place] = unseen.certain[place]
    _fill_hand(s, opposing(seat), unseen, chance)
    for stream in range(len(s.streams)):
        s.streams[stream] = np.uint64(draw_below(chance, 0, SEEDS))


@kernel
def _draw_from_pool(unseen: Unseen, chance: Any) -> None:
    """So many cards at random, no more specials than a deck may have."""
    pool, left, specials, dealt = unseen.pool, len(unseen.pool), unseen.specials, 0
    while dealt < unseen.dealt and left > 0:
        place = draw_below(chance, 0, left)
        left -= 1
        pool[place], pool[left] = pool[left], pool[place]
        card = pool[left]
        if UNIT[card] or specials > 0:
            specials -= 0 if UNIT[card] else 1
            unseen.dealt_cards[dealt] = card
            dealt += 1


@kernel
def _fill_hand(s: Game, other: int, unseen: Unseen, chance: Any) -> None:
    """Any of them are in the hand; the rest is the deck, whose order is settled as it is drawn from."""
    dealt_cards, left = unseen.dealt_cards, len(unseen.dealt_cards)
    for _ in range(unseen.missing):
        place = draw_below(chance, 0, left)
        left -= 1
        dealt_cards[place], dealt_cards[left] = dealt_cards[left], dealt_cards[place]
    if s.redraws[other] == 0:
        _exchange(dealt_cards, left, chance)
    for place in range(left, len(dealt_cards)):
        add_to_hand(s, other, int(dealt_cards[place]))
    for place in range(left):
        s.deck[other, place] = dealt_cards[place]
    s.deck_count[other] = left
    s.loose[other] = left


@kernel
def _exchange(dealt_cards: Any, deck: int, chance: Any) -> None:
    """The redraw as it was likely used: for the weakest of the hand, which lies behind the deck, others were drawn."""
    for _ in range(MAX_EXCHANGES if deck > 0 else 0):
        weakest = deck
        for place in range(deck + 1, len(dealt_cards)):
            if WORTH[dealt_cards[place]] < WORTH[dealt_cards[weakest]]:
                weakest = place
        if weakest < len(dealt_cards) and WORTH[dealt_cards[weakest]] < WEAK_WORTH:
            place = draw_below(chance, 0, deck)
            dealt_cards[place], dealt_cards[weakest] = dealt_cards[weakest], dealt_cards[place]
