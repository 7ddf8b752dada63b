"""The cards that the opponent may hold, dealt into the record again for every simulation."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.cards import HERO, UNIT
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.playouts import WORTH
from gwint.fast.table import Game
from gwint.fast.verbs.hands import add_to_hand

WEAK_WORTH: Final = 6
"""A sensible player exchanges a card worth less than this."""
SEEDS: Final = 1 << 62
"""The number of starting points for a random stream."""


class Unseen(NamedTuple):
    """The cards of the opponent's hand and deck that a seat does not see."""

    pool: Any
    """The cards the opponent may have brought besides those seen; the order changes with every deal."""
    certain: Any
    """Cards that are in hand or deck, but it is not known in which."""
    dealt_cards: Any
    """Scratch space for all cards dealt together."""
    dealt: int
    """How many cards come from the pool."""
    missing: int
    """How many of the dealt cards are in the hand, besides those known to be there."""
    specials: int
    """The maximum number of specials among them."""
    heroes: int
    """The maximum number of heroes among them."""


@kernel
def redeal(s: Game, seat: int, unseen: Unseen, chance: Any) -> None:
    """Deals another world that this seat could be in: the opponent's unseen cards and all future chance."""
    _draw_from_pool(unseen, chance)
    for place in range(len(unseen.certain)):
        unseen.dealt_cards[unseen.dealt + place] = unseen.certain[place]
    _fill_hand(s, opposing(seat), unseen, chance)
    for stream in range(len(s.streams)):
        s.streams[stream] = np.uint64(draw_below(chance, 0, SEEDS))


@kernel
def _draw_from_pool(unseen: Unseen, chance: Any) -> None:
    """Draws random cards from the pool, with no more specials and heroes than a deck may have."""
    pool, left, specials, heroes, dealt = unseen.pool, len(unseen.pool), unseen.specials, unseen.heroes, 0
    while dealt < unseen.dealt and left > 0:
        place = draw_below(chance, 0, left)
        left -= 1
        pool[place], pool[left] = pool[left], pool[place]
        card = pool[left]
        if (UNIT[card] or specials > 0) and (not HERO[card] or heroes > 0):
            specials -= 0 if UNIT[card] else 1
            heroes -= 1 if HERO[card] else 0
            unseen.dealt_cards[dealt] = card
            dealt += 1


@kernel
def _fill_hand(s: Game, other: int, unseen: Unseen, chance: Any) -> None:
    """Puts some of the cards into the hand; the rest is the deck, whose order is decided by drawing."""
    dealt_cards, left = unseen.dealt_cards, len(unseen.dealt_cards)
    for _ in range(unseen.missing):
        place = draw_below(chance, 0, left)
        left -= 1
        dealt_cards[place], dealt_cards[left] = dealt_cards[left], dealt_cards[place]
    if s.redraws[other] == 0:
        _exchange(dealt_cards, left, int(s.max_redraws), chance)
    for place in range(left, len(dealt_cards)):
        add_to_hand(s, other, int(dealt_cards[place]))
    for place in range(left):
        s.deck[other, place] = dealt_cards[place]
    s.deck_count[other] = left
    s.loose[other] = left


@kernel
def _exchange(dealt_cards: Any, deck: int, most: int, chance: Any) -> None:
    """Simulates a likely redraw: the weakest cards of the hand, which lie behind the deck, were exchanged."""
    for _ in range(most if deck > 0 else 0):
        weakest = deck
        for place in range(deck + 1, len(dealt_cards)):
            if WORTH[dealt_cards[place]] < WORTH[dealt_cards[weakest]]:
                weakest = place
        if weakest < len(dealt_cards) and WORTH[dealt_cards[weakest]] < WEAK_WORTH:
            place = draw_below(chance, 0, deck)
            dealt_cards[place], dealt_cards[weakest] = dealt_cards[weakest], dealt_cards[place]
