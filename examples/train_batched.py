"""Learns to beat random play in seconds: a linear policy, REINFORCE, many duels as arrays. NumPy alone.

python examples/train_batched.py [ROUNDS]
"""

import sys

import numpy as np

from gwint.decks import starter
from gwint.fast.moves import COUNT
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.observations import places

GAMES, STEPS, RATE = 128, 48, 4.0
DECKS = [(starter("monsters-swarm").deck, starter("skellige-storm").deck)]
FACTS = slice(next(place.stop for name, _, place in places() if name == "cards"), None)
rng = np.random.default_rng(1)


def features(duels):
    """What is not cards, scaled, with a constant."""
    facts = duels.observe()[:, FACTS].astype(np.float32) / 32
    return np.concatenate([facts, np.ones((len(facts), 1), dtype=np.float32)], axis=1)


def chances(weights, seen, mask):
    """How likely the policy is to make each legal move."""
    liking = np.where(mask == 1, seen @ weights, -np.inf)
    grown = np.exp(liking - liking.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def play(duels, weights):
    """Some steps; seat 0 learns, seat 1 plays at random: what was seen, done and got, and the scores of games."""
    played, scores = [], []
    for _ in range(STEPS):
        seen, mask, mine = features(duels), duels.mask().copy(), duels.acting == 0
        likely = chances(weights, seen, mask)
        drawn = (likely.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
        moves = np.where(mine & (mask[np.arange(GAMES), drawn] == 1), drawn, duels.sample()).astype(np.uint16)
        outcome = duels.step(moves)
        rewards, ended = outcome.rewards[:, 0].astype(np.float32), outcome.ended == 1
        played.append((seen, likely, moves, mine, rewards, ended))
        scores.extend(rewards[ended])
    return played, scores


def gradient(played, weights):
    """Moves of games that were won become likelier, those of games that were lost less so."""
    got, whole, decisions = np.zeros(GAMES, dtype=np.float32), np.zeros_like(weights), 1
    for seen, likely, moves, mine, rewards, ended in reversed(played):
        got = np.where(ended, rewards, got)
        better = -likely
        better[np.arange(GAMES), moves] += 1
        counted = (got * mine)[:, None]
        whole += seen.T @ (better * counted)
        decisions += np.count_nonzero(counted)
    return whole / decisions


def main(rounds):
    duels = Duels(GAMES)
    duels.reset(1, DECKS)
    weights = np.zeros((features(duels).shape[1], COUNT), dtype=np.float32)
    first = None
    for number in range(rounds):
        played, scores = play(duels, weights)
        first = first or np.mean(scores)
        weights += RATE * gradient(played, weights)
        if number % 5 == 0 or number == rounds - 1:
            print(f"round {number}: {np.mean(scores):+.2f} a game over {len(scores)} games", flush=True)
    return np.mean(scores) - first


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["40"])[0]))
