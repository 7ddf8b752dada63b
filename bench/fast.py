"""Measures the compiled twin on one core: `python -m bench.fast`, and the end of `make bench`."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from gwint.decks import random_deck
from gwint.fast import Games, clone, copies, encode, legal, move_list, play_many, step_and_legal
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rulesets import RULESETS

RUNS = 5
PAIRS = 20
COPIES = 200
CLONES = 1_000_000


def lay_games() -> Games:
    """Encode tables with random legal decks in the three rulesets."""
    decks = {ruleset: [random_deck(deck, ruleset) for deck in range(2 * PAIRS)] for ruleset in RULESETS.values()}
    pairs = [(ruleset, drawn[2 * pair : 2 * pair + 2]) for ruleset, drawn in decks.items() for pair in range(PAIRS)]
    return np.concatenate([encode(lay_table(DUEL, *pair, seed_of(place))) for place, pair in enumerate(pairs)])


def rate_of(work: Callable[..., int], *arguments: Any) -> float:
    """Return the units of work done in a CPU second."""
    start = time.process_time()
    done = work(*arguments)
    return done / (time.process_time() - start)


def step_from_python(games: Games, seed: int) -> int:
    """Play every game with one Python call for each decision, and return the number of decisions."""
    chance = random.Random(seed).random
    out = move_list()
    decisions = 0
    for place in range(len(games)):
        game = games[place : place + 1]
        count = legal(game, out)
        while count:
            count = step_and_legal(game, out.item(int(chance() * count)), out)
            decisions += 1
    return decisions


def clone_games(games: Games) -> int:
    """Copy all games repeatedly, and return the number of copies."""
    for _ in range(CLONES // len(games)):
        clone(games)
    return CLONES // len(games) * len(games)


def measure() -> list[tuple[str, list[float], str]]:
    """Run all measurements."""
    few = lay_games()
    many = copies(few, COPIES, 0)
    compiled, from_python, clones = [], [], []
    play_many(few.copy(), 0)
    step_from_python(few[:1].copy(), 0)
    for run in range(RUNS):
        compiled.append(rate_of(play_many, many.copy(), run))
        from_python.append(rate_of(step_from_python, many[::20].copy(), run))
        clones.append(1e9 / rate_of(clone_games, few))
    return [
        ("twin: random duels, compiled", compiled, "decisions/s"),
        ("twin: stepped from Python", from_python, "decisions/s"),
        ("twin: copy of a game", clones, "ns"),
    ]


def main() -> None:
    for label, values, unit in measure():
        print(f"{label:32} {statistics.median(values):>14,.0f} {unit}, from {min(values):,.0f} to {max(values):,.0f}")


if __name__ == "__main__":
    main()
