"""Measures the twin on a CUDA device: `python -m bench.gpu`. The games are on the device; transfers are not counted."""

from __future__ import annotations

import statistics
import time

import numpy as np

from bench.fast import lay_games
from gwint.fast import copies
from gwint.fast.entry_points import TO_THE_END, chance_for
from gwint.fast.gpu import THREADS, cuda, run
from gwint.fast.playouts import POLICIES
from gwint.lab.cuda_device import device_name

RUNS = 5
COPIES = 8192
"""Copies of each of the sixty deals, which makes half a million games."""


def measure_rates(policy: int) -> list[float]:
    """Return the decisions a second of each run."""
    games = copies(lay_games(), COPIES, 0)
    records, decisions = cuda.to_device(games), cuda.to_device(np.zeros(len(games), dtype=np.int64))
    policies = cuda.to_device(np.full((len(games), 2), policy, dtype=np.uint8))
    rates = []
    for number in range(RUNS + 1):
        records.copy_to_device(games)
        chance = cuda.to_device(chance_for(len(games), number))
        cuda.synchronize()
        start = time.perf_counter()
        run[-(-len(games) // THREADS), THREADS](records, TO_THE_END, policies, chance, decisions)
        cuda.synchronize()
        rates.append(int(decisions.copy_to_host().sum()) / (time.perf_counter() - start))
    return rates[1:]


def main() -> None:
    print(device_name())
    for number, policy in enumerate(POLICIES):
        rates = measure_rates(number)
        summary = f"{statistics.median(rates):>14,.0f} decisions/s, from {min(rates):,.0f} to {max(rates):,.0f}"
        print(f"{policy + ' duels, full rules':32} {summary}")


if __name__ == "__main__":
    main()
