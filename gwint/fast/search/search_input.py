"""From a view to the input of a search: a record of what is seen, and the cards that are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from gwint import worlds
from gwint.cards import Card
from gwint.decks.building_rules import collection, count
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
    heroes: int


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
    of_faction = Counter(collection(seen.faction, view.ruleset))
    pool = list((of_faction - shown).elements())
    specials, heroes = (_left_to_deal(counted, of_faction, shown, view) for counted in ("specials", "heroes"))
    if _can_be_dealt(pool, specials, heroes) < dealt.total():
        # An unusual table may need more cards than the set has left; then the cards of this world will do.
        pool, specials, heroes = list(dealt.elements()), dealt.total(), dealt.total()
    return HiddenCards(pool, list(certain.elements()), dealt.total(), specials, heroes)


def _left_to_deal(counted: str, of_faction: Counter[Card], shown: Counter[Card], view: View) -> int:
    """DECK. Returns how many more specials or heroes the opponent's deck may have."""
    return worlds.most_in_deck(counted, of_faction, view.ruleset) - count(shown.elements(), counted)


def _can_be_dealt(pool: list[Card], specials: int, heroes: int) -> int:
    limited = (max(0, min(left, count(pool, kind))) for left, kind in ((specials, "specials"), (heroes, "heroes")))
    return sum(card.mortal for card in pool) + sum(limited)


def _encode_hidden(s: Game, hidden: HiddenCards, missing: int) -> Unseen:
    def numbers(cards: Iterable[Card]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        return np.array([card_number(s, card) for card in cards], dtype=np.uint8)

    dealt_cards = np.zeros(hidden.dealt + len(hidden.certain), dtype=np.uint8)
    return Unseen(
        numbers(hidden.pool),
        numbers(hidden.certain),
        dealt_cards,
        hidden.dealt,
        missing,
        hidden.specials,
        hidden.heroes,
    )
