"""Learns what each move is worth on average (Monte Carlo, a table of moves) in PettingZoo's environment.

python examples/train_pettingzoo.py [GAMES]
"""

import sys
from typing import Any

import numpy as np

from gwint.decks import starter
from gwint.fast.moves import COUNT, MOVES, name
from gwint.lab.environments.aec import env

Array = np.ndarray[Any, Any]
CURIOUS = 0.2
DECKS = [(starter("monsters-swarm").deck, starter("skellige-storm").deck)]
rng = np.random.default_rng(1)


def choose(worth: Array, tried: Array, mask: Array) -> int:
    """The legal move of the highest worth; now and then any, and untried ones first."""
    moves = np.flatnonzero(mask)
    if rng.random() < CURIOUS:
        return int(rng.choice(moves))
    return int(moves[np.argmax(np.where(tried[moves] > 0, worth[moves], 1.0))])


def learn(games: int) -> tuple[Array, Array]:
    worth, tried = np.zeros(COUNT), np.zeros(COUNT)
    duel = env(decks=DECKS)
    for game in range(games):
        duel.reset(seed=game)
        made: dict[str, list[int]] = {agent: [] for agent in duel.agents}
        for agent in duel.agent_iter():
            seen, reward, over, cut, _ = duel.last()
            if over or cut:
                for move in made[agent]:
                    tried[move] += 1
                    worth[move] += (reward - worth[move]) / tried[move]
                duel.step(None)
                continue
            move = choose(worth, tried, seen["action_mask"])
            made[agent].append(move)
            duel.step(move)
    return worth, tried


def main(games: int) -> None:
    worth, tried = learn(games)
    often = np.flatnonzero(tried >= games / 10)
    for move in often[np.argsort(-worth[often])][:5]:
        print(f"{worth[move]:+.2f} {name(MOVES[move])}")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["200"])[0]))
