"""The compiled evaluation of a batch of observations.

Most numbers of an observation are zero, so the first layer adds the weights of the others. The other layers go through
their matrix once for the whole batch, and skip the inputs that are zero.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Any, Final, NamedTuple

import numpy as np

from gwint.fast.cards import IDS
from gwint.fast.compiler import vector_entry_point, vector_kernel
from gwint.fast.moves import MAX_LEGAL_MOVES
from gwint.fast.network.inputs import (
    CLOSE_LEAD,
    DERIVED,
    ENEMY_HAND,
    ENEMY_TOTAL,
    HAND_UNIT,
    LEAD_UNIT,
    OWN_HAND,
    OWN_TOTAL,
)
from gwint.fast.network.weights import Weights
from gwint.fast.observations import OBSERVATION, SIZE

LOGARITHMS: Final = np.log1p(np.arange(256)).astype(np.float32)
"""By the number of a byte."""

LOWEST_LOGIT: Final = np.float32(-1e30)


class Evaluations(NamedTuple):
    """The observations of a batch, what the network says about them, and scratch space."""

    records: Any
    observations: Any
    """The records as rows of bytes, in the same memory."""
    moves: Any
    """The legal moves of each, `counts` of which are valid."""
    counts: Any
    policies: Any
    """The probability of each legal move."""
    values: Any
    """The expected result for the viewer, from -1 to 1."""
    beliefs: Any
    """The probability that the enemy holds a card, by its id; only with `believing`."""
    derived: Any
    first: Any
    hidden: Any
    added: Any
    added_twice: Any


def empty_evaluations(size: int, weights: Weights) -> Evaluations:
    """Allocate a batch."""
    wide, narrow = weights.narrowing.shape
    records = np.zeros(size, dtype=OBSERVATION)
    return Evaluations(
        records=records,
        observations=records.view(np.uint8).reshape(size, SIZE),
        moves=np.zeros((size, MAX_LEGAL_MOVES), dtype=np.uint16),
        counts=np.zeros(size, dtype=np.int64),
        policies=np.zeros((size, MAX_LEGAL_MOVES), dtype=np.float32),
        values=np.zeros(size, dtype=np.float32),
        beliefs=np.zeros((size, len(IDS)), dtype=np.float32),
        derived=np.zeros(DERIVED, dtype=np.float32),
        first=np.zeros((size, wide), dtype=np.float32),
        hidden=np.zeros((size, narrow), dtype=np.float32),
        added=np.zeros((size, narrow), dtype=np.float32),
        added_twice=np.zeros((size, narrow), dtype=np.float32),
    )


@vector_kernel
def _write_derived(observation: Any, derived: Any) -> None:
    """Writes the inputs that are computed from several bytes, as in `inputs.derived_inputs`."""
    lead = np.float32(observation[OWN_TOTAL]) - np.float32(observation[ENEMY_TOTAL])
    more_cards = np.float32(observation[OWN_HAND]) - np.float32(observation[ENEMY_HAND])
    derived[0] = lead / LEAD_UNIT
    derived[1] = tanh(lead / CLOSE_LEAD)
    derived[2] = lead > 0
    derived[3] = lead < 0
    derived[4] = more_cards / HAND_UNIT
    derived[5] = observation[OWN_HAND] == 0


@vector_kernel
def _add_scaled(total: Any, factor: Any, row: Any) -> None:
    for column in range(len(total)):
        total[column] += factor * row[column]


@vector_kernel
def _dot(one: Any, other: Any) -> Any:
    total = np.float32(0)
    for column in range(len(one)):
        total += one[column] * other[column]
    return total


@vector_kernel
def _first_layer(w: Weights, observation: Any, derived: Any, out: Any) -> None:
    out[:] = w.first_bias
    for place in range(SIZE):
        if observation[place]:
            _add_scaled(out, LOGARITHMS[observation[place]], w.inputs[place])
    _write_derived(observation, derived)
    for place in range(DERIVED):
        _add_scaled(out, derived[place], w.derived[place])


@vector_kernel
def _layer(matrix: Any, bias: Any, inputs: Any, count: int, outputs: Any) -> None:
    """Writes the outputs of a layer that follows a ReLU, for the first `count` rows."""
    for row in range(count):
        outputs[row] = bias
    for place in range(len(matrix)):
        for row in range(count):
            if inputs[row, place] > 0:
                _add_scaled(outputs[row], inputs[row, place], matrix[place])


@vector_kernel
def _add_rectified(total: Any, added: Any, count: int) -> None:
    for row in range(count):
        for column in range(total.shape[1]):
            total[row, column] += max(added[row, column], np.float32(0))


@vector_kernel
def _rectify(rows: Any, count: int) -> None:
    for row in range(count):
        for column in range(rows.shape[1]):
            rows[row, column] = max(rows[row, column], np.float32(0))


@vector_kernel
def _write_policy(w: Weights, hidden: Any, moves: Any, count: int, policy: Any) -> None:
    """Writes the probabilities of the legal moves."""
    highest = LOWEST_LOGIT
    for place in range(count):
        policy[place] = _dot(hidden, w.moves[moves[place]]) + w.moves_bias[moves[place]]
        highest = max(highest, policy[place])
    total = np.float32(0)
    for place in range(count):
        policy[place] = exp(policy[place] - highest)
        total += policy[place]
    for place in range(count):
        policy[place] /= total


@vector_entry_point
def evaluate(w: Weights, e: Evaluations, count: int, believing: bool) -> None:
    """Evaluates the first `count` observations."""
    for row in range(count):
        _first_layer(w, e.observations[row], e.derived, e.first[row])
    _layer(w.narrowing, w.narrowing_bias, e.first, count, e.hidden)
    _rectify(e.hidden, count)
    for block in range(len(w.blocks)):
        _layer(w.blocks[block, 0], w.block_biases[block, 0], e.hidden, count, e.added)
        _layer(w.blocks[block, 1], w.block_biases[block, 1], e.added, count, e.added_twice)
        _add_rectified(e.hidden, e.added_twice, count)
    for row in range(count):
        _write_policy(w, e.hidden[row], e.moves[row], e.counts[row], e.policies[row])
        e.values[row] = tanh(_dot(e.hidden[row], w.value) + w.value_bias[0])
        for card in range(len(w.belief) if believing else 0):
            e.beliefs[row, card] = 1 / (1 + exp(-_dot(e.hidden[row], w.belief[card]) - w.belief_bias[card]))
