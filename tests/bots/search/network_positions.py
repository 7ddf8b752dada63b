"""Positions of random games, and what the network says about them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from gwint.decks import random_deck
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.initial_tables import initial_tables
from gwint.rulesets import RULESETS

OUTPUTS: Final = Path(__file__).parent / "network_outputs.json"
GAMES: Final = 6
STEPS: Final = (0, 9, 18, 24)
"""After how many random moves the positions are taken."""


def positions() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return the observations and the masks of legal moves, the same each time."""
    tables = [
        initial_tables([(random_deck(2 * seed, ruleset), random_deck(2 * seed + 1, ruleset))], ruleset)
        for seed, ruleset in enumerate(RULESETS.values())
    ]
    duels = Duels(GAMES)
    duels.reset_to(np.concatenate(tables), 7)
    observations, masks = [], []
    for step in range(STEPS[-1] + 1):
        if step in STEPS:
            observations.append(duels.observe().copy())
            masks.append(duels.mask().copy())
        duels.step(duels.sample())
    return np.concatenate(observations), np.concatenate(masks)
