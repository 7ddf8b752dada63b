"""One step of many games; the CPU and a CUDA device (one thread a game) share the same functions."""

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
"""The action that abandons a game and begins another."""
WORD_BITS: Final = 32
WORD_LIMIT: Final = 1 << WORD_BITS


class DuelArrays(NamedTuple):
    """The arrays of a batch; each game has one row in every array."""

    games: Games
    chances: Any
    """A random stream for each game, which its deals come from."""
    legal: Any
    """The numbers of the legal moves; `counts` says how many are valid."""
    counts: Any
    masks: Any
    """A byte for every possible move: whether it is legal."""
    acting: Any
    """The seat to act; NOTHING when the game is over."""
    rewards: Any
    """By seat: 1 for a win, -1 for a loss in the step that ended the game."""
    ended: Any
    """Whether the last step ended a game."""
    observations: Any
    """What the seat to act may know."""


def new_batch(count: int) -> DuelArrays:
    """Allocate the arrays for games that have not begun."""
    return DuelArrays(
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
    """Draw 64 random bits."""
    high, low = np.uint64(draw_below(chance, 0, WORD_LIMIT)), np.uint64(draw_below(chance, 0, WORD_LIMIT))
    return (high << np.uint64(WORD_BITS)) | low


@kernel
def begin(b: DuelArrays, index: int, initial_tables: Games) -> None:
    """Begin another game from a random initial table, with fresh random streams."""
    chance = b.chances[index : index + 1]
    b.games[index] = initial_tables[draw_below(chance, 0, len(initial_tables))]
    s = b.games[index]
    for stream in range(1 + SEATS):
        s.streams[stream] = random_bits(chance)
    carry_on(s)


@kernel
def set_rewards(b: DuelArrays, index: int) -> None:
    """Give a sole winner 1 and the loser -1."""
    winners = int(b.games[index].winners)
    for seat in range(SEATS):
        b.rewards[index, seat] = (winners >> seat & 1) - (winners >> opposing(seat) & 1)


@kernel
def update_moves(b: DuelArrays, index: int) -> None:
    """List the legal moves of the seat to act; only the changed parts of the mask are written."""
    for move_index in range(b.counts[index]):
        b.masks[index, b.legal[index, move_index]] = 0
    count = legal_moves(b.games[index], b.legal[index])
    for move_index in range(count):
        b.masks[index, b.legal[index, move_index]] = 1
    b.counts[index] = count
    b.acting[index] = to_act(b.games[index])


@kernel
def step_one(b: DuelArrays, index: int, action: int, initial_tables: Games, observing: bool, renewing: bool) -> None:
    """Make a move in one game and list the next legal moves; a finished game stays as it is."""
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
def step_all(b: DuelArrays, actions: Any, initial_tables: Games, observing: bool, renewing: bool) -> None:
    """Step every game."""
    for index in range(len(actions)):
        step_one(b, index, actions[index], initial_tables, observing, renewing)


@kernel
def illegal(b: DuelArrays, index: int, action: int) -> bool:
    """Whether a move does not exist, or is not legal in a game in progress."""
    return action < 0 or action >= COUNT or (b.counts[index] > 0 and b.masks[index, action] == 0)


@entry_point
def first_illegal(b: DuelArrays, actions: Any) -> int:
    """Return the first game whose action is illegal, or the number of games."""
    for index in range(len(actions)):
        if illegal(b, index, actions[index]):
            return index
    return len(actions)


@kernel
def draw_one(b: DuelArrays, index: int, dice: Any, out: Any) -> None:
    """Draw a legal move of one game, all equally likely; a finished game has none."""
    if b.counts[index]:
        out[index] = b.legal[index, draw_below(dice[index : index + 1], 0, b.counts[index])]


@entry_point
def draw_all(b: DuelArrays, dice: Any, out: Any) -> None:
    for index in range(len(out)):
        draw_one(b, index, dice, out)
