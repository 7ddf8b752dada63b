"""How fast the compiled twin is on one core: `python -m bench.fast`, and the end of `make bench`."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from gwint.decks import random_deck
from gwint.fast import Games, clone, copies, encode, legal, move_list, play_many, step_and_legal
from gwint.fast.entry_points import copy_games
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rulesets import RULESETS

RUNS = 5
PAIRS = 20
COPIES = 200
CLONES = 1_000_000


def laid() -> Games:
    """Random legal decks in the three rulesets."""
    decks = {ruleset: [random_deck(deck, ruleset) for deck in range(2 * PAIRS)] for ruleset in RULESETS.values()}
    pairs = [(ruleset, brought[2 * pair : 2 * pair + 2]) for ruleset, brought in decks.items() for pair in range(PAIRS)]
    return np.concatenate([encode(lay_table(DUEL, *pair, seed_of(place))) for place, pair in enumerate(pairs)])


def pace(work: Callable[..., int], *told: Any) -> float:
    """How much it does in a second of this core."""
    start = time.process_time()
    done = work(*told)
    return done / (time.process_time() - start)


def stepped(games: Games, seed: int) -> int:
    """Every game played from Python, one call a decision; how many decisions."""
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


def cloned(games: Games) -> int:
    """Records copied over each other, many at once."""
    room = clone(games)
    for _ in range(CLONES // len(games)):
        copy_games(games, room)
    return CLONES // len(games) * len(games)


def figures() -> list[tuple[str, list[float], str]]:
    """What is measured, in runs of all together."""
    few = laid()
    many = copies(few, COPIES, 0)
    inside, outside, clones = [], [], []
    play_many(few.copy(), 0)
    stepped(few[:1].copy(), 0)
    for run in range(RUNS):
        inside.append(pace(play_many, many.copy(), run))
        outside.append(pace(stepped, many[::20].copy(), run))
        clones.append(1e9 / pace(cloned, few))
    return [
        ("twin: random duels, one core", inside, "decisions/s"),
        ("twin: stepped from Python", outside, "decisions/s"),
        ("twin: a clone", clones, "ns"),
    ]


def main() -> None:
    for label, values, unit in figures():
        print(f"{label:32} {statistics.median(values):>14,.0f} {unit}, from {min(values):,.0f} to {max(values):,.0f}")


if __name__ == "__main__":
    main()
