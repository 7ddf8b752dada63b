"""Deals the opponent's unseen cards by what the network believes about the hand."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.cards import HERO, ID_OF, NOTHING, UNIT
from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.search.determinization import SEEDS, Unseen
from gwint.fast.table import Game
from gwint.fast.verbs.hands import add_to_hand

WEIGHT_UNIT: Final = 1 << 12
"""The weight of a card that is as likely to be in the hand as not."""
MIN_BELIEF, MAX_BELIEF = 0.01, 0.99
"""The network is never surer than this."""

LEFT, FROM_POOL, SPECIALS, HEROES = range(4)
"""What is counted while a world is dealt."""


class Belief(NamedTuple):
    """How likely each unseen card is to be in the opponent's hand."""

    cards: Any
    """The cards of the pool, followed by those that are certainly in the hand or the deck."""
    weights: Any
    """The odds that each is in the hand, in WEIGHT_UNIT."""
    order: Any
    """Scratch space: the places of the cards that are not dealt yet come first."""
    left: Any
    """Scratch space: how many places, and how many cards of each kind from the pool, may still be dealt."""
    pool: int
    """The number of cards that come from the pool."""
    dealt: int
    """How many of them are dealt."""
    missing: int
    """How many cards of the hand are dealt."""
    specials: int
    """The maximum number of specials among the cards from the pool."""
    heroes: int
    """The maximum number of heroes among them."""


def new_belief(unseen: Unseen, beliefs: Any) -> Belief:
    """Return the belief about unseen cards; `beliefs` has the probability of each card id."""
    cards = np.concatenate([unseen.pool, unseen.certain]).astype(np.uint8)
    sure = np.clip(beliefs[ID_OF[cards]].astype(np.float64), MIN_BELIEF, MAX_BELIEF)
    return Belief(
        cards=cards,
        weights=np.rint(sure / (1 - sure) * WEIGHT_UNIT).astype(np.int64),
        order=np.zeros(len(cards), dtype=np.int64),
        left=np.zeros(4, dtype=np.int64),
        pool=len(unseen.pool),
        dealt=unseen.dealt,
        missing=unseen.missing,
        specials=unseen.specials,
        heroes=unseen.heroes,
    )


@kernel
def deal_by_belief(s: Game, seat: int, b: Belief, chance: Any) -> None:
    """Deals another world that this seat could be in: first the hand, by the weights, then the deck."""
    other = opposing(seat)
    for place in range(len(b.order)):
        b.order[place] = place
    b.left[LEFT], b.left[FROM_POOL] = len(b.order), b.dealt
    b.left[SPECIALS], b.left[HEROES] = b.specials, b.heroes
    missing, in_deck = b.missing, 0
    while missing > 0 and b.left[LEFT] > 0:
        card = _take(b, _weighted_place(b, chance))
        if card != NOTHING:
            add_to_hand(s, other, card)
            missing -= 1
    while b.left[LEFT] > 0:
        card = _take(b, draw_below(chance, 0, b.left[LEFT]))
        if card != NOTHING:
            s.deck[other, in_deck] = card
            in_deck += 1
    s.deck_count[other] = in_deck
    s.loose[other] = in_deck
    for stream in range(len(s.streams)):
        s.streams[stream] = np.uint64(draw_below(chance, 0, SEEDS))


@kernel
def _weighted_place(b: Belief, chance: Any) -> int:
    """Draws one of the places that are left by the weights."""
    total = 0
    for place in range(b.left[LEFT]):
        total += b.weights[b.order[place]]
    rest = draw_below(chance, 0, total)
    for place in range(b.left[LEFT]):
        rest -= b.weights[b.order[place]]
        if rest < 0:
            return place
    return 0


@kernel
def _take(b: Belief, place: int) -> int:
    """Removes a place; returns its card, or NOTHING if the opponent cannot have brought it as well."""
    b.left[LEFT] -= 1
    last = b.left[LEFT]
    b.order[place], b.order[last] = b.order[last], b.order[place]
    card = int(b.cards[b.order[last]])
    if b.order[last] >= b.pool:
        return card
    special, hero = 0 if UNIT[card] else 1, 1 if HERO[card] else 0
    if b.left[FROM_POOL] == 0 or special > b.left[SPECIALS] or hero > b.left[HEROES]:
        return NOTHING
    b.left[FROM_POOL] -= 1
    b.left[SPECIALS] -= special
    b.left[HEROES] -= hero
    return card
