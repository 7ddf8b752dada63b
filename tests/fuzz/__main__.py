"""`make fuzz`: mutates the corpus for some seconds, and adds each input that shows an error to the corpus."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from secrets import token_hex
from typing import Final

from tests.fuzz.campaign import Case, check, corpus_pools, run, shrunk
from tests.fuzz.checks import Failure
from tests.fuzz.corpus import add
from tests.fuzz.targets import TARGETS, Target

SHRINKING_S: Final = 5.0
MAX_PER_TARGET: Final = 5
"""A reader with more failures is left out: most show the same error."""


def main() -> int:
    options = _options()
    targets = {name: TARGETS[name] for name in options.target or TARGETS}
    print(f"seed {options.seed}, {len(targets)} readers, {options.seconds} s", flush=True)
    failures = _fuzz(targets, options.seed, options.seconds)
    return 1 if failures else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", default="")
    parser.add_argument("--target", action="append", choices=TARGETS, help="only this reader; may be repeated")
    options = parser.parse_args()
    options.seed = options.seed or token_hex(4)
    return options


def _fuzz(targets: dict[str, Target], seed: str, seconds: float) -> Counter[str]:
    until = time.monotonic() + seconds
    counts: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    for case in run(targets, seed, corpus_pools(targets)):
        counts["read" if case.outcome == "read" else "refused" if case.outcome else "failed"] += 1
        if case.failure is not None:
            failures[case.target] += 1
            if failures[case.target] <= MAX_PER_TARGET:
                _report(case, targets[case.target])
        if time.monotonic() > until:
            break
    print(", ".join(f"{count} {what}" for what, count in counts.items()))
    return failures


def _report(case: Case, target: Target) -> None:
    until = time.monotonic() + SHRINKING_S

    def fails(data: bytes) -> bool:
        again = check(case.target, target, data).failure if time.monotonic() < until else None
        return again is not None and _same(again, case.failure)

    path = add(case.target, shrunk(case.data, fails))
    print(f"\n{case.target}: {case.failure}\n  kept as {path}", file=sys.stderr)
    if case.failure is not None and case.failure.__cause__ is not None:
        traceback.print_exception(case.failure.__cause__, limit=-6)


def _same(failure: Failure, other: Failure | None) -> bool:
    """Return whether two failures show the same error."""
    causes = [None if one is None else type(one.__cause__) for one in (failure, other)]
    return causes[0] is causes[1]


if __name__ == "__main__":
    sys.exit(main())
