"""Encoded tables that are laid but not yet dealt, from which games begin."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import TypeAlias

import numpy as np

from gwint.decks import Deck, starters
from gwint.fast.encoding import encode
from gwint.fast.table import Games
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rulesets import Ruleset

Pair: TypeAlias = tuple[Deck, Deck]
"""The decks of the two seats."""


def starter_pairs() -> list[Pair]:
    """Return all ordered pairs of different starter decks."""
    return list(permutations((one.deck for one in starters()), 2))


def initial_tables(pairs: Iterable[Pair], ruleset: Ruleset) -> Games:
    """Encode a table for each pair of decks; the caller sets its random streams."""
    return np.concatenate([encode(lay_table(DUEL, ruleset, list(pair), seed_of(0))) for pair in pairs])
