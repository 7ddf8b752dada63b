"""Compiles the environments' entry points ahead of their first use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.lab.environments.batched import Duels
from gwint.lab.environments.duel import deal_duel
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.rulesets import LEGENDARY

PARTS: Final = 2
"""Batched duels, and a single duel."""


def warm() -> Iterator[None]:
    """Call every entry point once, and yield after each kind of environment."""
    duels = Duels(1)
    duels.reset()
    duels.step(duels.sample())
    yield
    duel = deal_duel(initial_tables(starter_pairs(), LEGENDARY), 0)
    duel.push(int(duel.moves[0]))
    duel.observe(duel.acting)
    yield
