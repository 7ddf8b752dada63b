"""How fast the twin is on a CUDA device: `python -m bench.gpu`. Games lie on the device; transfers are not counted."""

from __future__ import annotations

import statistics
import time

import numpy as np

from bench.fast import laid
from gwint.fast import copies
from gwint.fast.entry_points import TO_THE_END, chance_for
from gwint.fast.gpu import THREADS, cuda, run
from gwint.fast.playouts import POLICIES
from gwint.lab.gpu import device_name

RUNS = 5
COPIES = 8192
"""Of each of the sixty deals: half a million games at once."""


def paces(policy: int) -> list[float]:
    """Decisions in a second, run after run."""
    games = copies(laid(), COPIES, 0)
    records, decisions = cuda.to_device(games), cuda.to_device(np.zeros(len(games), dtype=np.int64))
    policies = cuda.to_device(np.full((len(games), 2), policy, dtype=np.uint8))
    found = []
    for number in range(RUNS + 1):
        records.copy_to_device(games)
        chance = cuda.to_device(chance_for(len(games), number))
        cuda.synchronize()
        start = time.perf_counter()
        run[-(-len(games) // THREADS), THREADS](records, TO_THE_END, policies, chance, decisions)
        cuda.synchronize()
        found.append(int(decisions.copy_to_host().sum()) / (time.perf_counter() - start))
    return found[1:]


def main() -> None:
    print(device_name())
    for number, policy in enumerate(POLICIES):
        found = paces(number)
        told = f"{statistics.median(found):>14,.0f} decisions/s, from {min(found):,.0f} to {max(found):,.0f}"
        print(f"{policy + ' duels, full rules':32} {told}")


if __name__ == "__main__":
    main()
