"""Learns to beat random play in a minute or two: a linear policy trained by REINFORCE on batched duels, with NumPy.

python examples/train_batched.py [ROUNDS]
"""

import sys
from typing import Any

import numpy as np

from gwint import starter
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.observations import field_slices

Array = np.ndarray[Any, Any]
GAMES, STEPS, RATE = 128, 48, 4.0
DECKS = [(starter("monsters-swarm").deck, starter("skellige-storm").deck)]
STATE_FIELDS = slice(next(place.stop for name, _, place in field_slices() if name == "cards"), None)
ROWS = np.arange(GAMES)
rng = np.random.default_rng(1)


def find_used_moves(duels: Duels) -> Array:
    """Find the moves that occur in random play with these decks; the others need no weights."""
    seen = duels.mask().any(axis=0)
    for _ in range(150):
        duels.step(duels.sample())
        seen |= duels.mask().any(axis=0)
    return np.flatnonzero(seen).astype(np.uint16)


def features(duels: Duels) -> Array:
    """Return everything except the cards, scaled, and a constant."""
    state = duels.observe()[:, STATE_FIELDS].astype(np.float32) / 32
    return np.concatenate([state, np.ones((GAMES, 1), dtype=np.float32)], axis=1)


def probabilities(weights: Array, seen: Array, mask: Array) -> Array:
    """Return the policy's probability of each legal move."""
    logits = np.where(mask == 1, seen @ weights, -np.inf)
    scaled = np.exp(logits - logits.max(axis=1, keepdims=True, initial=-1e3))
    chances: Array = scaled / np.maximum(scaled.sum(axis=1, keepdims=True), 1e-9)
    return chances


def play(duels: Duels, used_moves: Array, weights: Array) -> tuple[list[tuple[Array, ...]], list[float]]:
    """Play some steps, with seat 0 learning and seat 1 at random; return the transitions and the results."""
    transitions: list[tuple[Array, ...]] = []
    scores: list[float] = []
    for _ in range(STEPS):
        seen, mask = features(duels), duels.mask()[:, used_moves]
        chances = probabilities(weights, seen, mask)
        drawn = (chances.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
        mine = (duels.acting == 0) & (mask[ROWS, drawn] == 1)
        outcome = duels.step(np.where(mine, used_moves[drawn], duels.sample()))
        rewards, ended = outcome.rewards[:, 0].astype(np.float32), outcome.ended == 1
        transitions.append((seen, chances, drawn, mine, rewards, ended))
        scores.extend(rewards[ended])
    return transitions, scores


def gradient(transitions: list[tuple[Array, ...]], weights: Array) -> Array:
    """Make the moves of won games more likely, and those of lost games less likely."""
    returns, total, decisions = np.zeros(GAMES, dtype=np.float32), np.zeros_like(weights), 1
    for seen, chances, drawn, mine, rewards, ended in reversed(transitions):
        returns = np.where(ended, rewards, returns)
        log_gradient = -chances
        log_gradient[ROWS, drawn] += 1
        counted = (returns * mine)[:, None]
        total += seen.T @ (log_gradient * counted)
        decisions += int(np.count_nonzero(counted))
    return total / decisions


def main(rounds: int) -> float:
    duels = Duels(GAMES)
    results: list[float] = []
    duels.reset(1, DECKS)
    used_moves = find_used_moves(duels)
    weights = np.zeros((features(duels).shape[1], len(used_moves)), dtype=np.float32)
    for number in range(rounds):
        transitions, scores = play(duels, used_moves, weights)
        weights += RATE * gradient(transitions, weights)
        results.append(float(np.mean(scores)))
        if number % 5 == 0 or number == rounds - 1:
            print(f"round {number}: {results[-1]:+.2f} a game over {len(scores)} games", flush=True)
    return results[-1] - results[0]


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["60"])[0]))
