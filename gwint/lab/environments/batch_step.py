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

NEW_GAME: Final = NO_MOVE
"""The action that leaves a game and begins another."""
WORD_BITS: Final = 32
WORD_LIMIT: Final = 1 << WORD_BITS


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


def new_batch(count: int) -> Batch:
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
def random_bits(chance: Any) -> Any:
    """64 bits of chance."""
    high, low = np.uint64(draw_below(chance, 0, WORD_LIMIT)), np.uint64(draw_below(chance, 0, WORD_LIMIT))
    return (high << np.uint64(WORD_BITS)) | low


@kernel
def begin(b: Batch, index: int, initial_tables: Games) -> None:
    """Another game: any of the tables to start from, with a chance of its own."""
    chance = b.chances[index : index + 1]
    b.games[index] = initial_tables[draw_below(chance, 0, len(initial_tables))]
    s = b.games[index]
    for stream in range(1 + SEATS):
        s.streams[stream] = random_bits(chance)
    carry_on(s)


@kernel
def set_rewards(b: Batch, index: int) -> None:
    """Who has won alone gains what the other loses."""
    winners = int(b.games[index].winners)
    for seat in range(SEATS):
        b.rewards[index, seat] = (winners >> seat & 1) - (winners >> opposing(seat) & 1)


@kernel
def update_moves(b: Batch, index: int) -> None:
    """The legal moves of whoever acts; of the mask only what changes is written."""
    for move_index in range(b.counts[index]):
        b.masks[index, b.legal[index, move_index]] = 0
    count = legal_moves(b.games[index], b.legal[index])
    for move_index in range(count):
        b.masks[index, b.legal[index, move_index]] = 1
    b.counts[index] = count
    b.acting[index] = to_act(b.games[index])


@kernel
def step_one(b: Batch, index: int, action: int, initial_tables: Games, observing: bool, renewing: bool) -> None:
    """Make a move in one game and tell what there is to answer next; a game that is over stays as it is."""
    s = b.games[index]
    b.ended[index] = b.rewards[index, 0] = b.rewards[index, 1] = 0
    if action == NEW_GAME:
        begin(b, index, initial_tables)
    elif not s.over:
        push(s, to_act(s), action)
        if s.over:
            b.ended[index] = 1
            set_rewards(b, index)
            if renewing:
                begin(b, index, initial_tables)
    update_moves(b, index)
    if observing:
        observe(s, 0 if s.over else to_act(s), b.observations[index])


@entry_point
def step_all(b: Batch, actions: Any, initial_tables: Games, observing: bool, renewing: bool) -> None:
    """A step of every game."""
    for index in range(len(actions)):
        step_one(b, index, actions[index], initial_tables, observing, renewing)


@kernel
def illegal(b: Batch, index: int, action: int) -> bool:
    """Whether there is no such move, or a game that goes on does not allow it."""
    return action < 0 or action >= COUNT or (b.counts[index] > 0 and b.masks[index, action] == 0)


@entry_point
def first_illegal(b: Batch, actions: Any) -> int:
    """The first game whose action is none of its legal moves; the number of games if there is none."""
    for index in range(len(actions)):
        if illegal(b, index, actions[index]):
            return index
    return len(actions)


@kernel
def draw_one(b: Batch, index: int, dice: Any, out: Any) -> None:
    """A legal move of one game, any of them equally likely; none when it is over."""
    if b.counts[index]:
        out[index] = b.legal[index, draw_below(dice[index : index + 1], 0, b.counts[index])]


@entry_point
def draw_all(b: Batch, dice: Any, out: Any) -> None:
    for index in range(len(out)):
        draw_one(b, index, dice, out)
