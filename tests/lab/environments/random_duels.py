"""Duels between random decks, played at random on the twin."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gwint.decks import random_deck
from gwint.lab.environments.duel import Duel, deal_duel
from gwint.lab.environments.initial_tables import initial_tables
from gwint.rulesets import RULESETS


def random_duel(seed: int) -> Duel:
    """Deal a duel of two random legal decks under one of the named rulesets."""
    ruleset = list(RULESETS.values())[seed % len(RULESETS)]
    return deal_duel(
        initial_tables([(random_deck(2 * seed, ruleset), random_deck(2 * seed + 1, ruleset))], ruleset), seed
    )


def positions(seed: int) -> Iterator[Duel]:
    """Yield the duel before every decision, and once when it is over."""
    duel, rng = random_duel(seed), Random(seed)
    while not duel.over:
        yield duel
        duel.push(int(rng.choice(duel.moves)))
    yield duel
