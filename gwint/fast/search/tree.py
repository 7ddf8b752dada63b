"""The search tree, as arrays. A node stands for the moves that led to it, in whatever world they were made."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.chance import draw_below
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.legal_moves import legal_answers
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES
from gwint.fast.play import legal_moves, push, to_act
from gwint.fast.playouts import RANDOM
from gwint.fast.search.playout_policy import MAX_PERSISTENCE, MIN_PERSISTENCE, hand_size, sensible
from gwint.fast.table import GAME, SEATS, Game

NODES: Final = 1 << 18
"""The capacity of a tree; a full tree continues without new nodes."""
MAX_DEPTH: Final = 64
NO_NODE: Final = -1
ROOT: Final = 0
EXPLORATION: Final = 0.6
"""The weight of exploration in UCB."""
PREDICTED, PREDICTED_OUT_OF = 4, 5
"""How often the opponent moves in the tree as in a playout, not as would be worst for the searching seat: the opponent
does not see that seat's hand, and a few simulations say little about the choice.
"""
WIDTH: Final = 1.5
"""Below the root, a node has this many children per square root of its visits."""
MARGIN_WEIGHT: Final = 0.05
"""The share of a game's value that depends on how clearly it was won or lost."""
POINTS_PER_CARD: Final = 20
"""A card left over counts as this many points of the last round, so that no card is wasted in a won game."""
MAX_MARGIN: Final = 100
"""Larger margins count as this one."""


class Tree(NamedTuple):
    """Nodes by number, and the scratch space of a simulation."""

    used: Any
    """The number of nodes."""
    parent: Any
    first: Any
    """The newest child."""
    sibling: Any
    """The next older child of the same parent."""
    move: Any
    """The move that leads here from the parent."""
    visits: Any
    offered: Any
    """How often the move was legal when its parent was visited, because worlds differ."""
    won: Any
    """Games won by the searching seat."""
    worth: Any
    """Games won plus a little for the margin, to choose among moves that all win or all lose."""
    path: Any
    node_by_move: Any
    """By a move's number, the node last indexed for it."""
    games: Any
    """The game of this simulation, and another to try moves on."""
    out: Any
    """The list of legal moves."""
    persistence: Any
    """How far each seat goes for a round in this simulation, in percent."""


def new_tree() -> Tree:
    """Returns a tree that has only its root."""
    return Tree(
        used=np.ones(1, dtype=np.int32),
        parent=_column(NO_NODE),
        first=_column(NO_NODE),
        sibling=_column(NO_NODE),
        move=_column(0),
        visits=_column(0),
        offered=_column(0),
        won=np.zeros(NODES),
        worth=np.zeros(NODES),
        path=np.zeros(MAX_DEPTH + 1, dtype=np.int32),
        node_by_move=np.zeros(COUNT, dtype=np.int32),
        games=np.zeros(2, dtype=GAME),
        out=np.zeros(MAX_LEGAL_MOVES, dtype=np.uint16),
        persistence=np.zeros(SEATS, dtype=np.int64),
    )


def _column(of_root: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Returns a column with a number for each node, of which only the root's is set."""
    column = np.empty(NODES, dtype=np.int32)
    column[ROOT] = of_root
    return column


# One simulation


@kernel
def simulate(t: Tree, seat: int, policy: int, chance: Any) -> None:
    """Runs a simulation: selects a path, adds a node, plays the game out and backpropagates the result."""
    s = t.games[0]
    for number in range(SEATS):
        t.persistence[number] = MIN_PERSISTENCE + draw_below(chance, 0, MAX_PERSISTENCE - MIN_PERSISTENCE + 1)
    depth = _descend(t, s, seat, policy, chance)
    while not s.over:
        count = legal_moves(s, t.out)
        acting = to_act(s)
        push(s, acting, _policy_move(t, s, acting, count, policy, chance))
    won = won_by(s, seat)
    _backpropagate(t, depth, won, (1 - MARGIN_WEIGHT) * won + MARGIN_WEIGHT * margin(s, seat))


@kernel
def _policy_move(t: Tree, s: Game, acting: int, count: int, policy: int, chance: Any) -> int:
    """Returns the policy's move among the first `count` moves."""
    if policy == RANDOM:
        return int(t.out[draw_below(chance, 0, count)])
    return sensible(s, acting, t.persistence[acting], t.games[1:], t.out, count, chance)


@kernel
def won_by(s: Game, seat: int) -> float:
    """Returns 1 for a game won and a half for a draw."""
    if s.winners == 1 << seat:
        return 1.0
    return 0.0 if s.winners == 1 << opposing(seat) else 0.5


@kernel
def margin(s: Game, seat: int) -> float:
    """Returns the margin of the result from 0 to 1, by the last round's lead and the cards left over."""
    last = s.totals_count - 1
    lead = int(s.totals[last, seat]) - int(s.totals[last, opposing(seat)])
    lead += POINTS_PER_CARD * (hand_size(s, seat) - hand_size(s, opposing(seat)))
    return 0.5 + min(MAX_MARGIN, max(-MAX_MARGIN, lead)) / (2 * MAX_MARGIN)


@kernel
def _backpropagate(t: Tree, depth: int, won: float, worth: float) -> None:
    for place in range(depth + 1):
        node = t.path[place]
        t.visits[node] += 1
        t.won[node] += won
        t.worth[node] += worth


# Selection


@kernel
def _descend(t: Tree, s: Game, seat: int, policy: int, chance: Any) -> int:
    """Follows the most promising moves to a new node and returns its depth."""
    node, acting = ROOT, seat
    t.path[0] = ROOT
    for depth in range(MAX_DEPTH):
        known = int(t.used[0])
        count = legal_answers(s, acting, t.out)
        node = _select_child(t, s, node, count, acting, seat, policy, chance)
        if node == NO_NODE:
            return depth
        t.path[depth + 1] = node
        push(s, acting, int(t.move[node]))
        if node == known or s.over:
            return depth + 1
        acting = to_act(s)
    return MAX_DEPTH


@kernel
def _select_child(t: Tree, s: Game, node: int, count: int, acting: int, seat: int, policy: int, chance: Any) -> int:
    """Returns the most promising child that this world allows, or a new child; NO_NODE if the tree is full."""
    _index_children(t, node)
    if acting != seat and draw_below(chance, 0, PREDICTED_OUT_OF) < PREDICTED:
        return _predicted_child(t, node, _policy_move(t, s, acting, count, policy, chance))
    best, highest, tried, untried = NO_NODE, -1.0, 0, 0
    for place in range(count):
        move = t.out[place]
        child = int(t.node_by_move[move])
        if t.parent[child] != node:
            t.out[untried] = move
            untried += 1
            continue
        tried += 1
        t.offered[child] += 1
        score = _ucb(t, child, acting == seat)
        if score > highest:
            best, highest = child, score
    if untried and t.used[0] < NODES and _may_widen(t, node, tried):
        return _add_child(t, node, _policy_move(t, s, acting, untried, policy, chance))
    return best


@kernel
def _predicted_child(t: Tree, node: int, move: int) -> int:
    """Returns the child of the move that the opponent is predicted to make."""
    child = int(t.node_by_move[move])
    if t.parent[child] == node:
        t.offered[child] += 1
        return child
    return _add_child(t, node, move) if t.used[0] < NODES else NO_NODE


@kernel
def _index_children(t: Tree, node: int) -> None:
    child = t.first[node]
    while child != NO_NODE:
        t.node_by_move[t.move[child]] = child
        child = t.sibling[child]


@kernel
def _ucb(t: Tree, child: int, own: bool) -> float:
    """UCB over the times the move was offered: its value for the seat that moves, plus an exploration term."""
    visits = t.visits[child]
    mean = t.worth[child] / visits
    return (mean if own else 1.0 - mean) + EXPLORATION * sqrt(log(t.offered[child]) / visits)


@kernel
def _may_widen(t: Tree, node: int, tried: int) -> bool:
    """Whether to add a child: at the root every move is tried, below only as many as the visits can tell apart."""
    return node == ROOT or tried == 0 or tried < WIDTH * sqrt(float(t.visits[node]))


@kernel
def _add_child(t: Tree, node: int, move: int) -> int:
    child = int(t.used[0])
    t.used[0] = child + 1
    t.parent[child], t.move[child] = node, move
    t.first[child], t.sibling[child] = NO_NODE, t.first[node]
    t.first[node] = child
    t.visits[child], t.offered[child], t.won[child], t.worth[child] = 0, 1, 0.0, 0.0
    return child
