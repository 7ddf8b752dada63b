"""The search tree that the network guides. A node stands for the moves that led to it, in any world.

Several simulations run side by side, so that the network evaluates a batch at once. Each goes through its world until
it needs an evaluation: at a decision of the opponent, who moves as the network's policy does with the dealt hand, and
at the first decision of its own seat that is not in the tree yet, whose value is the simulation's result. The searching
seat's own decisions are evaluated from what it may know, never with the dealt cards.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.legal_moves import legal_answers
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES
from gwint.fast.network.inference import Evaluations
from gwint.fast.observations import observe
from gwint.fast.play import push, to_act
from gwint.fast.search.beliefs import Belief, deal_by_belief
from gwint.fast.search.tree import MAX_DEPTH, NO_NODE, ROOT, won_by
from gwint.fast.table import GAME, Game

NODES: Final = 1 << 18
"""The capacity of a tree; in a full tree, no simulation begins."""
RESERVED: Final = 16 * MAX_LEGAL_MOVES
"""More nodes than the simulations that have begun still add."""
EXPLORATION: Final = 1.6
"""The weight of the policy compared with the values found."""
UNVISITED_LOSS: Final = 0.15
"""How much less than its parent a move is worth before it is tried."""
OTHER_WORLD_PRIOR: Final = 0.02
"""The prior of a move that was not legal in the world in which its decision was first evaluated."""
FRACTION: Final = 1 << 24
"""Random fractions are multiples of its inverse."""

NEW, REPLY, LEAF, IDLE = range(4)
"""What a simulation waits for: to begin, for the opponent's policy, for the value of a new decision, for nothing."""


class GuidedTree(NamedTuple):
    """Nodes by number, and the simulations that run side by side."""

    used: Any
    """The number of nodes."""
    first: Any
    """The newest child."""
    sibling: Any
    """The next older child of the same parent."""
    parent: Any
    move: Any
    """The move that leads here from the parent."""
    prior: Any
    """The policy's probability of the move when its decision was first evaluated."""
    expanded: Any
    """Whether this decision of the searching seat has been evaluated."""
    value: Any
    """Its value then."""
    visits: Any
    pending: Any
    """The simulations that passed here and are not finished; each counts as a loss, so that the others go elsewhere."""
    worth: Any
    """The sum of the results, from -1 to 1."""
    node_by_move: Any
    """By a move's number, the node last indexed for it."""
    games: Any
    """By simulation: its game."""
    state: Any
    path: Any
    depth: Any
    left: Any
    """The number of simulations that have not begun."""


def new_guided_tree(simulations: int) -> GuidedTree:
    """Return a tree that has only its root, and room for simulations that run side by side."""
    return GuidedTree(
        used=np.ones(1, dtype=np.int32),
        first=_column(NO_NODE, np.int32),
        sibling=_column(NO_NODE, np.int32),
        parent=_column(NO_NODE, np.int32),
        move=_column(0, np.int32),
        prior=_column(0, np.float32),
        expanded=_column(0, np.uint8),
        value=_column(0, np.float32),
        visits=_column(0, np.int32),
        pending=_column(0, np.int32),
        worth=_column(0, np.float64),
        node_by_move=np.zeros(COUNT, dtype=np.int32),
        games=np.zeros(simulations, dtype=GAME),
        state=np.full(simulations, IDLE, dtype=np.uint8),
        path=np.zeros((simulations, MAX_DEPTH + 1), dtype=np.int32),
        depth=np.zeros(simulations, dtype=np.int64),
        left=np.zeros(1, dtype=np.int64),
    )


def _column(of_root: int, kind: Any) -> Any:
    """Return a column with a number for each node, of which only the root's is set."""
    column = np.empty(NODES, dtype=kind)
    column[ROOT] = of_root
    return column


# Simulations


@kernel
def resume(t: GuidedTree, e: Evaluations, index: int, root: Game, seat: int, belief: Belief, chance: Any) -> None:
    """Goes on with a simulation, whose evaluation has been done, until it needs the next one."""
    s = t.games[index]
    if t.state[index] == REPLY:
        _follow(t, s, index, to_act(s), _drawn_move(e, index, chance))
    elif t.state[index] == LEAF:
        _expand(t, e, index)
        _backpropagate(t, index, float(e.values[index]))
        t.state[index] = NEW
    while True:
        if t.state[index] == NEW or t.state[index] == IDLE:
            if t.left[0] == 0 or t.used[0] > NODES - RESERVED:
                t.state[index] = IDLE
                e.counts[index] = 0
                return
            _begin(t, index, root, seat, belief, chance)
        if _walk(t, e, index, seat):
            return


@kernel
def _begin(t: GuidedTree, index: int, root: Game, seat: int, belief: Belief, chance: Any) -> None:
    """Begins a simulation in another world."""
    t.left[0] -= 1
    t.games[index] = root
    deal_by_belief(t.games[index], seat, belief, chance)
    t.depth[index] = 0
    t.path[index, 0] = ROOT
    t.pending[ROOT] += 1
    t.state[index] = REPLY


@kernel
def _walk(t: GuidedTree, e: Evaluations, index: int, seat: int) -> bool:
    """Moves on until an evaluation is needed; returns whether it is, and otherwise finishes the simulation."""
    s = t.games[index]
    acting = seat if t.depth[index] == 0 else _next_to_act(s)
    while not s.over and t.depth[index] < MAX_DEPTH:
        count = legal_answers(s, acting, e.moves[index])
        node = int(t.path[index, t.depth[index]])
        if count == 1:
            _follow(t, s, index, acting, int(e.moves[index, 0]))
        elif acting == seat and t.expanded[node]:
            _follow(t, s, index, acting, _selected(t, node, e.moves[index], count))
        else:
            t.state[index] = LEAF if acting == seat else REPLY
            e.counts[index] = count
            observe(s, acting, e.records[index])
            return True
        acting = _next_to_act(s)
    _backpropagate(t, index, 2.0 * won_by(s, seat) - 1.0 if s.over else 0.0)
    t.state[index] = NEW
    return False


@kernel
def _next_to_act(s: Game) -> int:
    return 0 if s.over else to_act(s)


@kernel
def _drawn_move(e: Evaluations, index: int, chance: Any) -> int:
    """Draws one of the legal moves by the policy."""
    rest = draw_below(chance, 0, FRACTION) / FRACTION
    for place in range(e.counts[index]):
        rest -= e.policies[index, place]
        if rest < 0:
            return int(e.moves[index, place])
    return int(e.moves[index, 0])


@kernel
def _follow(t: GuidedTree, s: Game, index: int, acting: int, move: int) -> None:
    """Makes a move, and goes to its node."""
    node = int(t.path[index, t.depth[index]])
    child = _child(t, node, move)
    if child == NO_NODE:
        child = _add_child(t, node, move, OTHER_WORLD_PRIOR)
    push(s, acting, move)
    t.depth[index] += 1
    t.path[index, t.depth[index]] = child
    t.pending[child] += 1


@kernel
def _child(t: GuidedTree, node: int, move: int) -> int:
    child = int(t.first[node])
    while child != NO_NODE and t.move[child] != move:
        child = int(t.sibling[child])
    return child


@kernel
def _add_child(t: GuidedTree, node: int, move: int, prior: float) -> int:
    child = int(t.used[0])
    t.used[0] = child + 1
    t.parent[child], t.move[child], t.prior[child] = node, move, prior
    t.visits[child] = t.pending[child] = t.expanded[child] = 0
    t.worth[child] = t.value[child] = 0.0
    t.first[child], t.sibling[child] = NO_NODE, t.first[node]
    t.first[node] = child
    return child


@kernel
def _expand(t: GuidedTree, e: Evaluations, index: int) -> None:
    """Adds the moves of an evaluated decision; another simulation may have done so meanwhile."""
    node = int(t.path[index, t.depth[index]])
    if t.expanded[node]:
        return
    t.expanded[node] = 1
    t.value[node] = e.values[index]
    for place in range(e.counts[index]):
        child = _child(t, node, int(e.moves[index, place]))
        if child == NO_NODE:
            _add_child(t, node, int(e.moves[index, place]), float(e.policies[index, place]))


@kernel
def _selected(t: GuidedTree, node: int, moves: Any, count: int) -> int:
    """Returns the most promising legal move: by its value, and by its prior as long as it was seldom tried."""
    child = int(t.first[node])
    while child != NO_NODE:
        t.node_by_move[t.move[child]] = child
        child = int(t.sibling[child])
    explored = EXPLORATION * sqrt(float(t.visits[node] + t.pending[node]))
    best, highest = int(moves[0]), -1e9
    for place in range(count):
        move = int(moves[place])
        child = int(t.node_by_move[move])
        known = t.parent[child] == node and child < t.used[0] and t.move[child] == move
        score = _score(t, node, child, explored) if known else t.value[node] + explored * OTHER_WORLD_PRIOR
        if score > highest:
            best, highest = move, score
    return best


@kernel
def _score(t: GuidedTree, node: int, child: int, explored: float) -> float:
    tried = t.visits[child] + t.pending[child]
    value = (t.worth[child] - t.pending[child]) / tried if tried else t.value[node] - UNVISITED_LOSS
    return value + explored * t.prior[child] / (1.0 + tried)


@kernel
def _backpropagate(t: GuidedTree, index: int, result: float) -> None:
    for place in range(t.depth[index] + 1):
        node = t.path[index, place]
        t.visits[node] += 1
        t.pending[node] -= 1
        t.worth[node] += result
