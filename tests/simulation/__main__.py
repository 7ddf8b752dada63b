"""`make simulate`: simulated games, each replayed exactly by its own seed."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from secrets import token_hex

from tests.simulation.game import Summary, game_seeds, simulate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="")
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    seed = options.seed or token_hex(4)
    print(f"seed {seed}, {options.games} games", flush=True)
    began, summaries, failures = time.monotonic(), list[Summary](), 0
    for own_seed in game_seeds(seed, options.games):
        try:
            summaries.append(simulate(own_seed))
        except Exception:
            failures += 1
            traceback.print_exc()
            print(f"replay it with: make simulate SEED={own_seed} GAMES=1\n", file=sys.stderr, flush=True)
    _report(summaries, failures, time.monotonic() - began)
    return 1 if failures else 0


def _report(summaries: list[Summary], failures: int, seconds: float) -> None:
    kills, torn, moves, repeated = (
        sum(getattr(one, number) for one in summaries) for number in ("kills", "torn", "moves", "repeated")
    )
    print(f"{len(summaries)} games held, {failures} failed, in {seconds:.0f} s")
    print(f"{kills} kills, {torn} torn commits, {moves} acknowledged moves, {repeated} commands repeated")
    if len(summaries) == 1:
        print(summaries[0])


if __name__ == "__main__":
    sys.exit(main())
