"""Learns the mean value of each move (Monte Carlo, tabular) in PettingZoo's environment.

python examples/train_pettingzoo.py [GAMES]
"""

import sys
from typing import Any

import numpy as np

from gwint import starter
from gwint.fast.moves import COUNT, MOVES, name
from gwint.lab.environments.pettingzoo_env import env

Array = np.ndarray[Any, Any]
EXPLORATION = 0.2
DECKS = [(starter("monsters-swarm").deck, starter("skellige-storm").deck)]
rng = np.random.default_rng(1)


def choose(values: Array, visits: Array, mask: Array) -> int:
    """Choose the legal move of the highest value, sometimes a random one, and untried ones first."""
    moves = np.flatnonzero(mask)
    if rng.random() < EXPLORATION:
        return int(rng.choice(moves))
    return int(moves[np.argmax(np.where(visits[moves] > 0, values[moves], 1.0))])


def learn(games: int) -> tuple[Array, Array]:
    values, visits = np.zeros(COUNT), np.zeros(COUNT)
    duel = env(decks=DECKS)
    for game in range(games):
        duel.reset(seed=game)
        moves_made: dict[str, list[int]] = {agent: [] for agent in duel.agents}
        for agent in duel.agent_iter():
            seen, reward, over, cut, _ = duel.last()
            if over or cut:
                for move in moves_made[agent]:
                    visits[move] += 1
                    values[move] += (reward - values[move]) / visits[move]
                duel.step(None)
                continue
            move = choose(values, visits, seen["action_mask"])
            moves_made[agent].append(move)
            duel.step(move)
    return values, visits


def main(games: int) -> None:
    values, visits = learn(games)
    often = np.flatnonzero(visits >= games / 10)
    for move in often[np.argsort(-values[often])][:5]:
        print(f"{values[move]:+.2f} {name(MOVES[move])}")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["200"])[0]))
