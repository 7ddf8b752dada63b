"""`make bench`: measures the speed of the rules on one core."""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from bench import fast
from gwint.decks import random_deck
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import RULESETS

GAMES = 900
RUNS = 5


def random_duels(seed: int) -> int:
    """Play random duels with random legal decks in the three rulesets, and return the number of decisions."""
    rng = random.Random(seed)
    return sum(_play_duel(rng, game) for game in range(GAMES))


def _play_duel(rng: random.Random, game: int) -> int:
    ruleset, decks = POOL[game % len(POOL)]
    table = lay_table(DUEL, ruleset, rng.sample(decks, 2), SEEDS[game])
    carry_on(table)
    decisions = 0
    while not table.over:
        seat = to_act(table)[0]
        push(table, rng.choice(legal_moves(table, seat)), seat)
        decisions += 1
    return decisions


POOL = [(ruleset, [random_deck(deck, ruleset) for deck in range(40)]) for ruleset in RULESETS.values()]
SEEDS = [seed_of(game) for game in range(GAMES)]


def middle_of_a_game() -> Table:
    ruleset, decks = POOL[0]
    table = lay_table(DUEL, ruleset, decks[:2], SEEDS[0])
    carry_on(table)
    rng = random.Random(1)
    for _ in range(14):
        if not table.over:
            push(table, rng.choice(legal_moves(table)))
    return table


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def copy_microseconds() -> float:
    table = middle_of_a_game()

    def copies() -> None:
        for _ in range(10_000):
            table.copy()

    return timed(copies) / 10_000 * 1e6


def import_milliseconds(statement: str) -> float:
    """Return what an import adds to the start of a bare interpreter."""

    def start(code: str) -> float:
        return timed(lambda: subprocess.run([sys.executable, "-c", code], check=True))

    return (start(statement) - start("pass")) * 1e3


def main() -> None:
    machine = platform.processor() or platform.machine()
    print(f"{machine}, Python {platform.python_version()}, load {os.getloadavg()[0]:.2f}")
    games, decisions, copies, imports, game_imports = [], [], [], [], []
    for run in range(RUNS):
        start = time.perf_counter()
        played = random_duels(run)
        seconds = time.perf_counter() - start
        games.append(GAMES / seconds)
        decisions.append(played / seconds)
        copies.append(copy_microseconds())
        imports.append(import_milliseconds("import gwint"))
        game_imports.append(import_milliseconds("from gwint import Game"))
    for label, values, unit in (
        ("random duels, full rules", games, "games/s"),
        ("  in decisions", decisions, "decisions/s"),
        ("copy of a table", copies, "µs"),
        ("import gwint", imports, "ms"),
        ("from gwint import Game", game_imports, "ms"),
    ):
        print(f"{label:28} {statistics.median(values):>12,.1f} {unit:12} median of {RUNS}, from {_spread(values)}")
    fast.main()


def _spread(values: list[float]) -> str:
    return f"{min(values):,.1f} to {max(values):,.1f}"


if __name__ == "__main__":
    main()
