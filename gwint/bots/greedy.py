"""The greedy bot looks one move ahead and follows simple rules for passing."""

from __future__ import annotations

import random

from gwint.bots.budget import Budget
from gwint.rules.agenda import Redraw
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Start
from gwint.rules.play import push
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.views import SeatView, View
from gwint.worlds import deal

CARD_VALUE = 4.0
"""The value of a card in hand, in points of strength."""
LEADER_VALUE = 3.0
BEATEN_VALUE = 6.0
"""FFA-2. The value of being ahead of an opponent where rounds are worth points."""
SAFE_LEAD = 18
"""A lead, for each enemy still playing, with which the bot passes while there are rounds to come."""
HOPELESS_DEFICIT = 25
"""A deficit, for each player of the bot's side still playing, at which it gives up the round, but not its last gem."""
SAFE_SOLO_LEAD = 10
"""SOLO-3. A lead that survives the one turn that a virtual opponent takes after a pass."""
WEAK_STRENGTH = 3
"""The redraw exchanges plain units up to this strength."""


def choose(view: View, _budget: Budget, seed: str) -> Move:
    """Choose the move that leaves the best board and hand, in a world that fits the view."""
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
    best = max(moves, key=lambda move: (_move_value(world, view, move), rng.random()))
    return Pass() if Pass() in view.moves and _pass_is_better(world, view, best) else best


def _redraw(view: View) -> Move:
    """Exchange the weakest plain unit."""
    hand = [move.card for move in view.moves if isinstance(move, Exchange)]
    plain = [card for card in hand if card.mortal and card.strength <= WEAK_STRENGTH and not card.abilities]
    return Exchange(min(plain, key=lambda card: card.strength)) if plain else Done()


# Sides


def _own_side(view: View) -> int:
    assert view.viewer is not None
    return view.seats[view.viewer].side


def _enemy_sides(view: View) -> list[int]:
    return [side for side in range(len(view.sides)) if side != _own_side(view)]


def _leads(view: View) -> list[int]:
    """Return the lead of the bot's side over each enemy."""
    own = view.sides[_own_side(view)].total
    return [own - view.sides[side].total for side in _enemy_sides(view)]


def _players_left(view: View, own: bool) -> list[SeatView]:
    """List the players who have not passed, on the bot's side or among the enemies."""
    return [seat for seat in view.seats if (seat.side == _own_side(view)) is own and not seat.passed]


# Passing


def _should_pass(view: View) -> bool:
    """Decide whether the round is already won, or would cost too much to win."""
    leads = _leads(view)
    if not _players_left(view, own=False):
        return min(leads) > 0
    if any(not view.mode.holds_cards(seat) for seat in range(len(view.seats))):
        return min(leads) > SAFE_SOLO_LEAD or (min(leads) < -HOPELESS_DEFICIT and not _is_last_chance(view))
    if _is_last_chance(view):
        return False
    if isinstance(view.mode, FreeForAll):
        return min(leads) > SAFE_LEAD or _is_hopeless(view, leads)
    enemies, friends = len(_players_left(view, own=False)), len(_players_left(view, own=True))
    return min(leads) > SAFE_LEAD * enemies or min(leads) < -HOPELESS_DEFICIT * friends


def _is_hopeless(view: View, leads: list[int]) -> bool:
    """FFA-2. Whether no enemy who is ahead can be caught any more."""
    behind = [lead for lead in leads if lead <= 0]
    return bool(behind) and max(behind) < -HOPELESS_DEFICIT


def _is_last_chance(view: View) -> bool:
    """Whether losing this round could lose the game: the last gem, or an enemy within reach of the goal."""
    if isinstance(view.mode, FreeForAll):
        most = len(view.sides) - 1
        return any(view.sides[side].points + most >= view.mode.goal for side in _enemy_sides(view))
    return view.sides[_own_side(view)].gems == 1


def _pass_is_better(world: Table, view: View, best: Move) -> bool:
    """Whether passing is worth more than the best move and cannot lose the game."""
    return not _is_last_chance(view) and _move_value(world, view, best) < _move_value(world, view, Pass())


# Values


def _move_value(world: Table, view: View, move: Move) -> float:
    after = world.copy()
    push(after, move, view.viewer)
    value = _table_value(after, view)
    if isinstance(move, (Choose, Discard)):
        value += _preference(move)
    return value


def _preference(move: Choose | Discard) -> float:
    """Prefer to choose strong cards and to discard weak ones."""
    value = move.card.strength / 10 + 0.3 * len(move.card.abilities)
    return -value if isinstance(move, Discard) else value


def _table_value(table: Table, view: View) -> float:
    """Return the lead, at the end of the round if it is over, plus the value of the hand and of the unused leader."""
    assert view.viewer is not None
    seat = table.seats[view.viewer]
    ended = len(table.totals) > len(view.totals)
    totals = table.totals[-1] if ended else tuple(total(table, side) for side in range(len(table.sides)))
    pending = 0.0 if seat.leader_used else LEADER_VALUE
    return _lead(view, totals) + CARD_VALUE * len(seat.hand) + pending


def _lead(view: View, totals: tuple[int, ...]) -> float:
    """Return the mean lead over the enemies, plus a bonus for each enemy beaten in a free-for-all."""
    leads = [totals[_own_side(view)] - totals[side] for side in _enemy_sides(view)]
    beaten = sum(lead > 0 for lead in leads) if isinstance(view.mode, FreeForAll) else 0
    return sum(leads) / len(leads) + BEATEN_VALUE * beaten
