"""One step of many games: the same functions for the processor and for a device, which goes one thread a game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.cards import NOTHING
from gwint.fast.chance import draw_below
from gwint.fast.compiler import entry_point, kernel
from gwint.fast.duel import opposing
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES, NO_MOVE
from gwint.fast.observations import OBSERVATION, observe
from gwint.fast.play import carry_on, legal_moves, push, to_act
from gwint.fast.table import GAME, SEATS, Games

ANEW: Final = NO_MOVE
"""The action that leaves a game and begins another."""
HALF: Final = 32
BELOW: Final = 1 << HALF


class Batch(NamedTuple):
    """The arrays of so many games; a row of each belongs to one game."""

    games: Games
    chances: Any
    """A stream for each, which its deals come from."""
    legal: Any
    """The numbers of the legal moves, as many as `counts` says."""
    counts: Any
    masks: Any
    """A byte for each move that there is: whether it is legal."""
    acting: Any
    """The seat that answers; NOTHING when the game is over."""
    rewards: Any
    """By seat: 1 for a win, -1 for a loss in the step that ended the game."""
    ended: Any
    """Whether the last step ended a game."""
    observations: Any
    """What the seat that answers may know."""


def batch(count: int) -> Batch:
    """The arrays of so many games that have not begun."""
    return Batch(
        games=np.zeros(count, dtype=GAME),
        chances=np.zeros(count, dtype=np.uint64),
        legal=np.zeros((count, MAX_LEGAL_MOVES), dtype=np.uint16),
        counts=np.zeros(count, dtype=np.uint16),
        masks=np.zeros((count, COUNT), dtype=np.int8),
        acting=np.full(count, NOTHING, dtype=np.uint8),
        rewards=np.zeros((count, SEATS), dtype=np.int8),
        ended=np.zeros(count, dtype=np.uint8),
        observations=np.zeros(count, dtype=OBSERVATION),
    )


@kernel
def word(chance: Any) -> Any:
    """64 bits of chance."""
    high, low = np.uint64(draw_below(chance, 0, BELOW)), np.uint64(draw_below(chance, 0, BELOW))
    return (high << np.uint64(HALF)) | low


@kernel
def begin(b: Batch, place: int, starts: Games) -> None:
    """Another game: any of the tables to start from, with a chance of its own."""
    chance = b.chances[place : place + 1]
    b.games[place] = starts[draw_below(chance, 0, len(starts))]
    s = b.games[place]
    for stream in range(1 + SEATS):
        s.streams[stream] = word(chance)
    carry_on(s)


@kernel
def reward(b: Batch, place: int) -> None:
    """Who has won alone gains what the other loses."""
    winners = int(b.games[place].winners)
    for seat in range(SEATS):
        b.rewards[place, seat] = (winners >> seat & 1) - (winners >> opposing(seat) & 1)


@kernel
def list_moves(b: Batch, place: int) -> None:
    """The legal moves of whoever acts; of the mask only what changes is written."""
    for way in range(b.counts[place]):
        b.masks[place, b.legal[place, way]] = 0
    count = legal_moves(b.games[place], b.legal[place])
    for way in range(count):
        b.masks[place, b.legal[place, way]] = 1
    b.counts[place] = count
    b.acting[place] = to_act(b.games[place])


@kernel
def step_one(b: Batch, place: int, action: int, starts: Games, observing: bool, renewing: bool) -> None:
    """Make a move in one game and tell what there is to answer next; a game that is over stays as it is."""
    s = b.games[place]
    b.ended[place] = b.rewards[place, 0] = b.rewards[place, 1] = 0
    if action == ANEW:
        begin(b, place, starts)
    elif not s.over:
        push(s, to_act(s), action)
        if s.over:
            b.ended[place] = 1
            reward(b, place)
            if renewing:
                begin(b, place, starts)
    list_moves(b, place)
    if observing:
        observe(s, 0 if s.over else to_act(s), b.observations[place])


@entry_point
def step_all(b: Batch, actions: Any, starts: Games, observing: bool, renewing: bool) -> None:
    """A step of every game."""
    for place in range(len(actions)):
        step_one(b, place, actions[place], starts, observing, renewing)


@kernel
def illegal(b: Batch, place: int, action: int) -> bool:
    """Whether there is no such move, or a game that goes on does not allow it."""
    return action < 0 or action >= COUNT or (b.counts[place] > 0 and b.masks[place, action] == 0)


@entry_point
def first_illegal(b: Batch, actions: Any) -> int:
    """The first game whose action is none of its legal moves; the number of games if there is none."""
    for place in range(len(actions)):
        if illegal(b, place, actions[place]):
            return place
    return len(actions)


@kernel
def draw_one(b: Batch, place: int, dice: Any, out: Any) -> None:
    """A legal move of one game, any of them equally likely; none when it is over."""
    if b.counts[place]:
        out[place] = b.legal[place, draw_below(dice[place : place + 1], 0, b.counts[place])]


@entry_point
def draw_all(b: Batch, dice: Any, out: Any) -> None:
    for place in range(len(out)):
        draw_one(b, place, dice, out)
