"""Learns to beat random play in a minute or two: a linear policy, REINFORCE, many duels as arrays. NumPy alone.

python examples/train_batched.py [ROUNDS]
"""

import sys
from typing import Any

import numpy as np

from gwint.decks import starter
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.observations import field_slices

Array = np.ndarray[Any, Any]
GAMES, STEPS, RATE = 128, 48, 4.0
DECKS = [(starter("monsters-swarm").deck, starter("skellige-storm").deck)]
FACTS = slice(next(place.stop for name, _, place in field_slices() if name == "cards"), None)
EACH = np.arange(GAMES)
rng = np.random.default_rng(1)


def usual_moves(duels: Duels) -> Array:
    """The moves that random play ever may make with these decks: all others would be weights for nothing."""
    seen = duels.mask().any(axis=0)
    for _ in range(150):
        duels.step(duels.sample())
        seen |= duels.mask().any(axis=0)
    return np.flatnonzero(seen).astype(np.uint16)


def features(duels: Duels) -> Array:
    """What is not cards, scaled, with a constant."""
    facts = duels.observe()[:, FACTS].astype(np.float32) / 32
    return np.concatenate([facts, np.ones((GAMES, 1), dtype=np.float32)], axis=1)


def chances(weights: Array, seen: Array, mask: Array) -> Array:
    """How likely the policy is to make each legal move."""
    liking = np.where(mask == 1, seen @ weights, -np.inf)
    grown = np.exp(liking - liking.max(axis=1, keepdims=True, initial=-1e3))
    likely: Array = grown / np.maximum(grown.sum(axis=1, keepdims=True), 1e-9)
    return likely


def play(duels: Duels, usual: Array, weights: Array) -> tuple[list[tuple[Array, ...]], list[float]]:
    """Some steps; seat 0 learns, seat 1 plays at random: what was seen, done and got, and the scores of games."""
    played: list[tuple[Array, ...]] = []
    scores: list[float] = []
    for _ in range(STEPS):
        seen, mask = features(duels), duels.mask()[:, usual]
        likely = chances(weights, seen, mask)
        drawn = (likely.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
        mine = (duels.acting == 0) & (mask[EACH, drawn] == 1)
        outcome = duels.step(np.where(mine, usual[drawn], duels.sample()))
        rewards, ended = outcome.rewards[:, 0].astype(np.float32), outcome.ended == 1
        played.append((seen, likely, drawn, mine, rewards, ended))
        scores.extend(rewards[ended])
    return played, scores


def gradient(played: list[tuple[Array, ...]], weights: Array) -> Array:
    """Moves of games that were won become likelier, those of games that were lost less so."""
    got, whole, decisions = np.zeros(GAMES, dtype=np.float32), np.zeros_like(weights), 1
    for seen, likely, drawn, mine, rewards, ended in reversed(played):
        got = np.where(ended, rewards, got)
        better = -likely
        better[EACH, drawn] += 1
        counted = (got * mine)[:, None]
        whole += seen.T @ (better * counted)
        decisions += int(np.count_nonzero(counted))
    return whole / decisions


def main(rounds: int) -> float:
    duels = Duels(GAMES)
    results: list[float] = []
    duels.reset(1, DECKS)
    usual = usual_moves(duels)
    weights = np.zeros((features(duels).shape[1], len(usual)), dtype=np.float32)
    for number in range(rounds):
        played, scores = play(duels, usual, weights)
        weights += RATE * gradient(played, weights)
        results.append(float(np.mean(scores)))
        if number % 5 == 0 or number == rounds - 1:
            print(f"round {number}: {results[-1]:+.2f} a game over {len(scores)} games", flush=True)
    return results[-1] - results[0]


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["60"])[0]))
