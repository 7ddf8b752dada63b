"""How fast the tree search is on one core, from the middle of a game: `python -m bench.search`."""

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
MIDDLE = 12
"""The decisions of two greedy players before the game is looked at: a few turns after the redraw."""
SIMULATIONS = 20_000


def middle(seed: int) -> View:
    """A game under way, as its player sees it."""
    table = lay_table(DUEL, LEGENDARY, [random_deck(2 * seed), random_deck(2 * seed + 1)], seed_of(seed))
    carry_on(table)
    for decision in range(MIDDLE):
        seat = to_act(table)[0]
        push(table, greedy.choose(view(table, seat), INSTANT, str(decision)), seat)
    return view(table, to_act(table)[0])


def pace(policy: str, seed: int) -> float:
    """Simulations in a second of this core."""
    search = Search(middle(seed), "bench", policy)
    search.grow(1)
    start = time.process_time()
    search.grow(SIMULATIONS)
    return SIMULATIONS / (time.process_time() - start)


def main() -> None:
    for policy in ("random", "sensible"):
        paces = [pace(policy, seed) for seed in range(1, RUNS + 1)]
        told = f"{statistics.median(paces):>10,.0f} a second, from {min(paces):,.0f} to {max(paces):,.0f}"
        print(f"simulations, {policy} playouts: {told}")


if __name__ == "__main__":
    main()
