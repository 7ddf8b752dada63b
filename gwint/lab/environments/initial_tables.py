"""Where games begin: the records of tables that are laid and not yet dealt."""

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
    """Any two different starter decks, each at either seat."""
    return list(permutations((one.deck for one in starters()), 2))


def initial_tables(pairs: Iterable[Pair], ruleset: Ruleset) -> Games:
    """A record for each pair of decks; whoever deals from it gives it its chance."""
    return np.concatenate([encode(lay_table(DUEL, ruleset, list(pair), seed_of(0))) for pair in pairs])
