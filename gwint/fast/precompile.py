"""Compiles every entry point before its first use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.decks import random_deck
from gwint.fast.encoding import encode
from gwint.fast.entry_points import clone, legal, move_list, play_many, step_and_legal
from gwint.fast.network.weights import available
from gwint.fast.search import GuidedSearch, Search
from gwint.fast.table import Games
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.play import carry_on, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY
from gwint.views import View, view

PARTS: Final = 7
"""The number of entry points."""


def warm() -> Iterator[None]:
    """Calls every entry point once, and yields after each."""
    game, moves = _some_game(), move_list()
    legal(game, moves)
    yield
    clone(game)
    yield
    step_and_legal(game, int(moves[0]), moves)
    yield
    play_many(_some_game(), 0)
    yield
    search = Search(_some_view(), "any")
    search.grow(1)
    yield
    search.solve()
    yield
    if available():
        GuidedSearch(_some_view(), "any").grow(1)
    yield


def some_table() -> Table:
    """Returns a duel between random decks that asks its first question."""
    table = lay_table(DUEL, LEGENDARY, [random_deck(seat) for seat in range(2)], seed_of(0))
    carry_on(table)
    return table


def _some_game() -> Games:
    return encode(some_table())


def _some_view() -> View:
    table = some_table()
    return view(table, to_act(table)[0])
