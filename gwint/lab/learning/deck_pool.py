"""The decks that games are dealt from: starter decks, random legal decks, and the better ones among many random decks.

The decks of `gwint.lab.held_out_decks` are never among them: their seeds begin with a word that no pool's begins with.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

import numpy as np

from gwint.box.deck_worth import deck_worth
from gwint.decks import Deck, random_deck
from gwint.fast.encoding import encode
from gwint.fast.table import Games
from gwint.lab.held_out_decks import starter_decks
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rulesets import RULESETS, Ruleset

CANDIDATES: Final = 8
"""The number of random decks of which the best is taken as a better deck."""
STARTER_SHARE: Final = 0.4
"""The share of seats that play a starter deck where the ruleset allows it."""
BETTER_SHARE: Final = 0.5
"""The share of the other decks that are better ones."""
PARTS: Final = 32
"""The parts in which tables are laid, side by side."""


def random_decks(count: int, seed: str, ruleset: Ruleset) -> list[Deck]:
    """Return random legal decks, of which BETTER_SHARE are the best of several."""
    better = round(count * BETTER_SHARE)
    return [
        *(_better_deck(f"{seed} better {number}", ruleset) for number in range(better)),
        *(random_deck(f"{seed} {number}", ruleset) for number in range(count - better)),
    ]


def _better_deck(seed: str, ruleset: Ruleset) -> Deck:
    candidates = [random_deck(f"{seed} {number}", ruleset) for number in range(CANDIDATES)]
    return max(candidates, key=lambda deck: deck_worth(deck, ruleset))


def initial_tables(count: int, decks: int, seed: str, processes: int = 1) -> Games:
    """Lay `count` tables from pools of `decks` random decks in all for each ruleset, all rulesets equally often.

    The work is divided into PARTS with their own decks, so that the result does not depend on the processes.
    """
    parts = [(-(-count // PARTS), -(-decks // PARTS), f"{seed} {part}") for part in range(PARTS)]
    if processes == 1:
        return np.concatenate([_lay_tables(*part) for part in parts])[:count]
    # A forked process would share the locks of PyTorch's threads.
    with ProcessPoolExecutor(processes, get_context("spawn")) as executor:
        return np.concatenate(list(executor.map(_lay_tables, *zip(*parts, strict=True))))[:count]


def _lay_tables(count: int, decks: int, seed: str) -> Games:
    chance = Random(seed)
    pools = [
        (ruleset, list(starter_decks(ruleset).values()), random_decks(decks, seed, ruleset))
        for ruleset in RULESETS.values()
    ]
    tables = []
    for number in range(count):
        ruleset, known, drawn = pools[number % len(pools)]
        pair = [chance.choice(known if known and chance.random() < STARTER_SHARE else drawn) for _ in range(2)]
        tables.append(encode(lay_table(DUEL, ruleset, pair, seed_of(0))))
    return np.concatenate(tables)
