"""The worlds that the search deals inside the record fit the view, like those of `gwint.worlds`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from gwint.cards import Card
from gwint.decks.building_rules import collection
from gwint.fast import chance_for, clone, decode
from gwint.fast.cards import IDS
from gwint.fast.encoding import card_number, encode
from gwint.fast.playouts import WORTH
from gwint.fast.search.beliefs import deal_by_belief, new_belief
from gwint.fast.search.determinization import WEAK_WORTH, redeal
from gwint.fast.search.search_input import visible_game
from gwint.rules.agenda import Redraw
from gwint.rules.table import Table
from gwint.views import View, view
from tests.bots.test_secrets import questions
from tests.scenes import position

ONE_IS_KNOWN = """
hand | Ves, Ballista
foe hand | Ghoul, Fiend, Nekker
foe known to me | Fiend
foe deck | 12 Harpy
"""


def worlds(seen: View, seat: int, count: int) -> list[Table]:
    game, unseen = visible_game(seen, seat, "any")
    chance = chance_for(1, 5)
    dealt = []
    for _ in range(count):
        world = clone(game)
        redeal(world[0], seat, unseen, chance)
        dealt.append(decode(world))
    return dealt


def believed_worlds(seen: View, seat: int, count: int, likely: str = "") -> list[Table]:
    """Deal worlds in which one card is believed to be in the hand, and the others hardly."""
    game, unseen = visible_game(seen, seat, "any")
    beliefs = np.full(len(IDS), 0.05, dtype=np.float32)
    if likely:
        beliefs[IDS.index(likely)] = 0.99
    belief, chance, dealt = new_belief(unseen, beliefs), chance_for(1, 5), []
    for _ in range(count):
        world = clone(game)
        deal_by_belief(world[0], seat, belief, chance)
        dealt.append(decode(world))
    return dealt


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("dealing", [worlds, believed_worlds])
def test_every_world_looks_the_same_to_the_seat(dealing: Callable[..., list[Table]], seed: int) -> None:
    for table, seat in questions("duel", seed):
        seen = view(table, seat)
        for world in dealing(seen, seat, 3):
            assert view(world, seat) == seen


def test_a_card_is_dealt_to_the_hand_as_often_as_it_is_believed_to_be_there() -> None:
    table, seat = next(questions("duel", seed=4))
    seen, other = view(table, seat), 1 - seat
    unseen = Counter(collection(table.seats[other].faction, table.ruleset)) - Counter(seen.seats[other].known)
    likely = next(card for card in unseen if card.mortal)
    held = [likely in world.seats[other].hand for world in believed_worlds(seen, seat, 60, likely.id)]
    elsewhere = [likely in world.seats[other].hand for world in believed_worlds(seen, seat, 60)]
    assert sum(held) > 50
    assert sum(elsewhere) < 40


def test_worlds_differ_and_hold_only_cards_of_the_collection() -> None:
    table, seat = next(questions("duel", seed=4))
    other = 1 - seat
    whole = Counter(collection(table.seats[other].faction, table.ruleset))
    hands = [Counter(world.seats[other].hand) for world in worlds(view(table, seat), seat, 20)]
    assert len({frozenset(hand.items()) for hand in hands}) > 15
    assert all(hand <= whole for hand in hands)


def test_a_card_known_to_be_in_the_hand_stays_there() -> None:
    table = position(ONE_IS_KNOWN)
    known = table.seats[1].known[0][0]
    assert all(known in world.seats[1].hand for world in worlds(view(table, 0), 0, 20))


def test_after_the_redraw_a_hand_holds_fewer_weak_cards_than_its_deck() -> None:
    table, seat = next(found for found in questions("duel", seed=4) if not isinstance(found[0].agenda[-1], Redraw))
    other, game = 1 - seat, encode(table)[0]

    def weak(cards: list[Card]) -> float:
        return sum(bool(WORTH[card_number(game, card)] < WEAK_WORTH) for card in cards) / len(cards)

    dealt = [world.seats[other] for world in worlds(view(table, seat), seat, 200)]
    assert sum(weak(one.hand) for one in dealt) < 0.9 * sum(weak(one.deck) for one in dealt)
