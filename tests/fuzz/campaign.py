"""A campaign: mutated inputs for all readers in turn, each of which depends only on the seed and those before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Final

from tests.fuzz.checks import Failure, outcome
from tests.fuzz.corpus import inputs
from tests.fuzz.mutations import mutated
from tests.fuzz.targets import Target

ROUND: Final = 20
"""How many inputs a reader gets before the next has its turn."""
LARGEST_POOL: Final = 200


@dataclass(frozen=True)
class Case:
    """An input and how it was read."""

    target: str
    data: bytes
    outcome: str
    """`read`, or the kind of the refusal; empty for a failure."""
    failure: Failure | None = None


def run(targets: Mapping[str, Target], seed: str, pools: Mapping[str, list[bytes]]) -> Iterator[Case]:
    """Yield cases without end. An input with a new outcome joins its pool, so that later ones begin from it."""
    chance = Random(seed)
    seen: dict[str, set[str]] = {name: set() for name in targets}
    for name in cycle(targets):
        for _ in range(ROUND):
            case = check(name, targets[name], mutated(chance, targets[name].grammar, pools[name]))
            yield case
            if case.outcome not in seen[name] and len(pools[name]) < LARGEST_POOL:
                seen[name].add(case.outcome)
                pools[name].append(case.data)


def check(name: str, target: Target, data: bytes) -> Case:
    try:
        return Case(name, data, outcome(target, data))
    except Failure as failure:
        return Case(name, data, "", failure)


def corpus_pools(targets: Mapping[str, Target]) -> dict[str, list[bytes]]:
    return {name: list(inputs(name).values()) for name in targets}


def shrunk(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Return a shorter input that still fails: pieces are left out, first large and then small ones."""
    size = len(data) // 2
    while size:
        at = 0
        while at < len(data):
            shorter = data[:at] + data[at + size :]
            if fails(shorter):
                data = shorter
            else:
                at += size
        size //= 2
    return data
