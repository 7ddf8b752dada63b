"""Measures the tree search on one core, from the middle of a game: `python -m bench.search`."""

from __future__ import annotations

import statistics
import time

from gwint.bots import INSTANT, greedy
from gwint.decks import random_deck
from gwint.fast.search import Search
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rulesets import LEGENDARY
from gwint.views import View, view

RUNS = 5
DECISIONS_BEFORE = 12
"""Decisions of two greedy players before the search starts: a few turns after the redraw."""
SIMULATIONS = 20_000


def middle_of_a_game(seed: int) -> View:
    """Return the view of a player in a game in progress."""
    table = lay_table(DUEL, LEGENDARY, [random_deck(2 * seed), random_deck(2 * seed + 1)], seed_of(seed))
    carry_on(table)
    for decision in range(DECISIONS_BEFORE):
        seat = to_act(table)[0]
        push(table, greedy.choose(view(table, seat), INSTANT, str(decision)), seat)
    return view(table, to_act(table)[0])


def simulations_per_second(policy: str, seed: int) -> float:
    """Return the simulations a CPU second."""
    search = Search(middle_of_a_game(seed), "bench", policy)
    search.grow(1)
    start = time.process_time()
    search.grow(SIMULATIONS)
    return SIMULATIONS / (time.process_time() - start)


def main() -> None:
    for policy in ("random", "sensible"):
        rates = [simulations_per_second(policy, seed) for seed in range(1, RUNS + 1)]
        summary = f"{statistics.median(rates):>10,.0f} simulations/s, from {min(rates):,.0f} to {max(rates):,.0f}"
        print(f"search with {policy} playouts: {summary}")


if __name__ == "__main__":
    main()
