"""The greedy bot: looks one move ahead and knows the simplest things about passing."""

from __future__ import annotations

import random

from gwint.rules.agenda import Redraw
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Start
from gwint.rules.play import push
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

CARD_WORTH = 4.0
"""What a card in hand is worth, in points of strength."""
LEADER_WORTH = 3.0
ENOUGH = 18
"""A lead that is left alone while there are rounds to come."""
LOST = 25
"""A deficit that is not chased while there is another gem."""
WEAK = 3
"""A unit of this strength is exchanged in the redraw."""


def choose(view: View, seed: str) -> Move:
    """The move after which the board and the hand look best, in a world that fits what is seen."""
    assert view.viewer is not None
    if isinstance(view.question, Redraw):
        return _redraw(view)
    if Decline() in view.moves:
        return Start(view.viewer)
    if Pass() in view.moves and _should_pass(view):
        return Pass()
    moves = [move for move in view.moves if not isinstance(move, Pass)] or list(view.moves)
    world = deal(view, seed)
    rng = random.Random(seed)
    best = max(moves, key=lambda move: (_worth(world, view, move), rng.random()))
    return Pass() if Pass() in view.moves and _not_worth_it(world, view, best) else best


def _redraw(view: View) -> Move:
    """Give up the weakest plain unit."""
    plain = [
        move.card
        for move in view.moves
        if isinstance(move, Exchange) and move.card.mortal and move.card.strength <= WEAK and not move.card.abilities
    ]
    return Exchange(min(plain, key=lambda card: card.strength)) if plain else Done()


def _lead(view: View) -> int:
    own, foe = _sides(view)
    return view.sides[own].total - max(view.sides[side].total for side in foe)


def _sides(view: View) -> tuple[int, list[int]]:
    assert view.viewer is not None
    own = view.seats[view.viewer].side
    return own, [side for side in range(len(view.sides)) if side != own]


def _should_pass(view: View) -> bool:
    """Pass when the round is won for nothing more, or lost for too much."""
    own, _ = _sides(view)
    lead = _lead(view)
    if all(seat.passed for seat in view.seats if seat.side != own):
        return lead > 0
    if _last_chance(view):
        return False
    return lead > ENOUGH or lead < -LOST


def _last_chance(view: View) -> bool:
    """To lose this round is to lose the game; where rounds are worth points there is always another."""
    own, _ = _sides(view)
    return view.sides[own].gems == 1


def _not_worth_it(world: Table, view: View, best: Move) -> bool:
    """Nothing improves the board: rather pass than waste a card, unless that loses the game."""
    return not _last_chance(view) and _worth(world, view, best) < _standing(world, view)


def _worth(world: Table, view: View, move: Move) -> float:
    after = world.copy()
    push(after, move, view.viewer)
    worth = _standing(after, view)
    if isinstance(move, (Choose, Discard)):
        worth += _liking(move)
    return worth


def _liking(move: Choose | Discard) -> float:
    """A card chosen for later is liked by its strength, a card thrown away by its weakness."""
    worth = move.card.strength / 10 + 0.3 * len(move.card.abilities)
    return -worth if isinstance(move, Discard) else worth


def _standing(table: Table, view: View) -> float:
    """The own lead, at the end of the round if it is over, and what hand and leader are still worth."""
    assert view.viewer is not None
    own, foes = _sides(view)
    seat = table.seats[view.viewer]
    ended = len(table.totals) > len(view.totals)
    totals = table.totals[-1] if ended else tuple(total(table, side) for side in range(len(table.sides)))
    lead = totals[own] - max(totals[side] for side in foes)
    pending = 0.0 if seat.leader_used else LEADER_WORTH
    return lead + CARD_WORTH * len(seat.hand) + pending
