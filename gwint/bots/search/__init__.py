"""Tree search: the duel's strongest player. It needs the fast twin, and a view of a duel."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Final

from gwint.bots.budget import Budget
from gwint.fast.search import Search
from gwint.rules.moves import Move
from gwint.views import View

BETWEEN_LOOKS: Final = 32
"""So many simulations between two looks at the clock: a few milliseconds at most."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as the search judges it."""

    move: Move
    visits: int
    """How often it was simulated; never where the last round is solved."""
    chance: float
    """How often it won, a draw counted as a half."""


def choose(view: View, budget: Budget, seed: str) -> Move:
    """The move that was simulated most; the only one at once."""
    return view.moves[0] if len(view.moves) == 1 else analysed(view, budget, seed)[0].move


def analysed(view: View, budget: Budget, seed: str, threads: int = 1) -> list[Candidate]:
    """Every legal move, the best first. Each thread grows a tree of its own; at the root they are one."""
    end = perf_counter() + budget.milliseconds / 1000
    searches = [Search(view, f"{seed} {number}") for number in range(threads)]
    if exact := searches[0].solved():
        return sorted((Candidate(move, 0, exact[move]) for move in view.moves), key=lambda one: -one.chance)
    share = max(1, budget.simulations // threads)
    thinking = partial(_until, end) if budget.milliseconds else partial(_so_often, share)
    if threads == 1:
        thinking(searches[0])
    else:
        with ThreadPoolExecutor(threads) as crew:
            list(crew.map(thinking, searches))
    return _ranked(view, searches)


def _so_often(simulations: int, search: Search) -> None:
    search.grow(simulations)


def _until(end: float, search: Search) -> None:
    """On until the time is up, at least once."""
    search.grow(BETWEEN_LOOKS)
    while perf_counter() < end:
        search.grow(BETWEEN_LOOKS)


def _ranked(view: View, searches: list[Search]) -> list[Candidate]:
    tried = [search.tried() for search in searches]
    candidates = []
    for move in view.moves:
        visits, won = (sum(one[move][column] for one in tried) for column in range(2))
        candidates.append(Candidate(move, int(visits), won / visits if visits else 0.0))
    return sorted(candidates, key=lambda one: (-one.visits, -one.chance))
