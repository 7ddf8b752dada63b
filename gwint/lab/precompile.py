"""Compiles the laboratory's entry points before their first use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.bots import Budget
from gwint.fast.precompile import some_table
from gwint.lab.clairvoyant import choose
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.duel import deal_duel
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.rules.play import to_act
from gwint.rulesets import LEGENDARY

PARTS: Final = 3
"""How often `warm` yields."""


def warm() -> Iterator[None]:
    """Call every entry point once; yield after those of many duels, of a single duel and of the clairvoyant."""
    duels = Duels(1)
    duels.reset()
    duels.step(duels.sample())
    yield
    duel = deal_duel(initial_tables(starter_pairs(), LEGENDARY), 0)
    duel.push(int(duel.moves[0]))
    duel.observe(duel.acting)
    yield
    table = some_table()
    choose(Budget(simulations=1), table, to_act(table)[0], "any")
    yield
