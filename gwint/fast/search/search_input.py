"""From a view to the input of a search: a record of what is seen, and the cards that are not."""

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
from gwint.fast.search.determinization import Unseen
from gwint.fast.table import Game, Games
from gwint.rules.table import Seat
from gwint.views import SeatView, View


class HiddenCards(NamedTuple):
    """The opponent's cards that a viewer does not see, as described in `Unseen`."""

    pool: list[Card]
    certain: list[Card]
    dealt: int
    specials: int


def visible_game(view: View, seat: int, seed: str | int) -> tuple[Games, Unseen]:
    """Returns the game as this seat sees it, without the unseen cards, and the unseen cards to be dealt into it."""
    world = worlds.deal(view, seed)
    other = opposing(seat)
    seen, opponent = view.seats[other], world.seats[other]
    hidden = _hidden_cards(view, seen, opponent)
    opponent.hand, opponent.deck, opponent.loose = list(seen.known), [], 0
    game = encode(world)
    return game, _encode_hidden(game[0], hidden, seen.hand_count - len(seen.known))


def _hidden_cards(view: View, seen: SeatView, opponent: Seat) -> HiddenCards:
    """The pool is the faction's set without the cards seen; a dealt world says which cards those are."""
    certain = Counter(seen.returned) - Counter(seen.known)
    dealt = Counter(opponent.hand) + Counter(opponent.deck) - Counter(seen.known) - certain
    shown = Counter(opponent.brought) - dealt
    pool = list((Counter(collection(seen.faction, view.ruleset)) - shown).elements())
    specials = _most_specials(view) - sum(not card.unit for card in shown.elements())
    if _can_be_dealt(pool, specials) < dealt.total():
        # An unusual table may need more cards than the set has left; then the cards of this world will do.
        pool, specials = list(dealt.elements()), dealt.total()
    return HiddenCards(pool, list(certain.elements()), dealt.total(), specials)


def _most_specials(view: View) -> int:
    """DECK. Returns how many specials a deck may have."""
    return next(limit.most for limit in limits(view.ruleset) if limit.counted == "specials") or 0


def _can_be_dealt(pool: list[Card], specials: int) -> int:
    units = sum(card.unit for card in pool)
    return units + max(0, min(specials, len(pool) - units))


def _encode_hidden(s: Game, hidden: HiddenCards, missing: int) -> Unseen:
    def numbers(cards: Iterable[Card]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        return np.array([card_number(s, card) for card in cards], dtype=np.uint8)

    dealt_cards = np.zeros(hidden.dealt + len(hidden.certain), dtype=np.uint8)
    return Unseen(numbers(hidden.pool), numbers(hidden.certain), dealt_cards, hidden.dealt, missing, hidden.specials)
