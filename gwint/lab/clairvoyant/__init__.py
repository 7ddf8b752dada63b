"""A player for the laboratory alone, who sees all cards and all future chance: a ceiling for what search can reach.

Bots receive a view and no table, so this is not a bot, has no place among `gwint.bots` and cannot be loaded as one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

from gwint.bots.budget import INSTANT, Budget, parse_budget
from gwint.bots.search.parallel_trees import Forest
from gwint.fast.encoding import encode
from gwint.lab.clairvoyant.true_world_search import TrueWorldSearch
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.views import view

DEFAULT_BUDGET: Final = Budget(simulations=12_000)
"""That of the champion."""


def clairvoyant_player(name: str) -> Callable[[Table, int, str], Move]:
    """Return the player of a name such as `clairvoyant@3000`."""
    _, at, budget = name.partition("@")
    return partial(choose, (parse_budget(budget) if at else INSTANT).or_default(DEFAULT_BUDGET))


def choose(budget: Budget, table: Table, seat: int, seed: str) -> Move:
    """Choose a proven win in the last round, or else the move that a search of the true world visits most."""
    end = perf_counter() + budget.milliseconds / 1000
    seen, game = view(table, seat), encode(table)
    if len(seen.moves) == 1:
        return seen.moves[0]
    if (won := TrueWorldSearch(game, seen, seed).winning_move()) is not None:
        return won
    forest = Forest(seen, seed, budget.threads, lambda _, its_seed: TrueWorldSearch(game, seen, its_seed))
    if budget.milliseconds:
        forest.grow_until(end)
    else:
        forest.grow(budget.simulations)
    found = forest.move_statistics()
    return max(seen.moves, key=lambda move: found[move])
