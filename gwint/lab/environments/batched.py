"""Many duels as arrays: observe, mask, step, reset."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from gwint.bots.budget import MAX_THREADS
from gwint.fast.arguments import ArgumentError, check_array, check_number, wrong_array
from gwint.fast.entry_points import chance_for, clone
from gwint.fast.moves import COUNT, PASS
from gwint.fast.observations import SIZE, SIZES
from gwint.fast.table import GAME, Games
from gwint.lab.environments import VERSION, check_version
from gwint.lab.environments.batch_step import NEW_GAME, DuelArrays, draw_all, first_illegal, new_batch, step_all
from gwint.lab.environments.initial_tables import Pair, initial_tables, starter_pairs
from gwint.rulesets import LEGENDARY, Ruleset

MAX_GAMES: Final = 1 << 24
MAX_PAIRS: Final = 1 << 20
INTEGERS: Final = "iu"
"""The kinds of NumPy's signed and unsigned integers."""

Array: TypeAlias = Any
"""An array of NumPy or of a device."""


class StepResult(NamedTuple):
    """The result of a step, for each game."""

    rewards: Array
    """By seat: 1 for a win, -1 for a loss, in the step that ends a game; otherwise 0."""
    ended: Array
    """True where this step ended a game."""


class Duels:
    """Many duels in parallel, each waiting for a move of the seat in `acting`.

    The arrays belong to the environment and change with the next step. With `renewing`, a game that ends is replaced by
    a new one, which is then observed; without it, a finished game takes no more moves. `version` is the version of the
    observations.
    """

    def __init__(
        self, count: int, *, observing: bool = True, renewing: bool = True, threads: int = 1, version: int = VERSION
    ) -> None:
        check_version(version)
        self.count, self.observing, self.renewing = check_number("count", count, 1, MAX_GAMES), observing, renewing
        check_number("threads", threads, 1, MAX_THREADS)
        self._initial_tables: Array = None
        """None until the first reset."""
        self._batch = DuelArrays(*map(self._place, new_batch(count)))
        self._rows = self._batch.observations.view(np.uint8).reshape(count, SIZE)[:, : SIZES[version]]
        self._masks, self._ended = self._batch.masks.view(np.bool_), self._batch.ended.view(np.bool_)
        self._parts = [slice(part * count // threads, (part + 1) * count // threads) for part in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seeds: int | Array = 0, decks: Iterable[Pair] | None = None, ruleset: Ruleset = LEGENDARY) -> None:
        """Begin all games again; every game is dealt from a random one of these pairs of decks.

        `seeds` is a seed for each game, or one for all; the same seeds and moves give the same games.
        """
        chances = chance_for(self.count, seeds) if isinstance(seeds, int) else self._checked_seeds(seeds)
        pairs = starter_pairs() if decks is None else list(decks)
        check_number("decks", len(pairs), 1, MAX_PAIRS)
        self._begin(chances, initial_tables(pairs, ruleset))

    def reset_to(self, tables: Games, seed: int) -> None:
        """Begin all games again; every game is dealt from a random one of these tables.

        Unlike those of `reset`, the tables, made by `initial_tables`, may have different rulesets.
        """
        check_array("tables", tables, GAME, (None,))
        check_number("tables", len(tables), 1, MAX_PAIRS)
        self._begin(chance_for(self.count, seed), clone(tables))

    def _begin(self, chances: Array, tables: Games) -> None:
        self._initial_tables = self._place(tables)
        self._batch = self._batch._replace(chances=self._place(chances.copy()))
        self._dice = self._place(~chances)
        self._step_games(self.new_actions(NEW_GAME))

    def new_actions(self, move: int = PASS) -> Array:
        """Return an array for a move in every game."""
        return self._place(np.full(self.count, move, dtype=np.uint16))

    def observe(self) -> Array:
        """Return a row of bytes for each game: what the seat to act may know (`gwint.fast.observations.FIELDS`)."""
        return self._rows

    def records(self) -> Array:
        """Return the observations with named fields, always those of the newest version."""
        return self._batch.observations

    def game_bytes(self) -> Array:
        """Return a row of bytes for each game: its whole record (`gwint.fast.table.GAME`), including hidden cards.

        It is meant only as the target when a belief about hidden cards is trained: a player that reads it is cheating.
        The padding between fields has arbitrary contents.
        """
        return self._batch.games.view(np.uint8).reshape(self.count, GAME.itemsize)

    def mask(self) -> Array:
        """Return a row of booleans for each game: whether each move is legal."""
        return self._masks

    @property
    def acting(self) -> Array:
        """The seat to act in each game; 255 where the game is over."""
        return self._batch.acting

    def step(self, actions: Array) -> StepResult:
        """Make a move in every game; if any is illegal, raise ArgumentError and change nothing."""
        if self._initial_tables is None:
            raise ArgumentError("environment-not-reset")
        moves = self._checked_actions(actions)
        illegal_at = self._first_illegal(moves)
        if illegal_at < self.count:
            raise ArgumentError("illegal-action", game=illegal_at, move=int(moves[illegal_at]))
        self._step_games(moves)
        return StepResult(self._batch.rewards, self._ended)

    def sample(self) -> Array:
        """Draw a random legal move for each game, determined by the seeds."""
        if self._initial_tables is None:
            raise ArgumentError("environment-not-reset")
        moves = self.new_actions()
        self._draw_moves(moves)
        return moves

    def _checked_seeds(self, seeds: Array) -> Array:
        array = np.asarray(seeds)
        if array.shape != (self.count,) or array.dtype.kind not in INTEGERS:
            raise wrong_array("seeds", array, np.uint64, (self.count,))
        return array.astype(np.uint64)

    # Overridden for other devices

    def _checked_actions(self, actions: Array) -> Array:
        """Return one move for each game as the numbers that compiled code reads; any whole numbers will do."""
        array = np.asarray(actions)
        if array.shape != (self.count,) or array.dtype.kind not in INTEGERS:
            raise wrong_array("actions", array, np.uint16, (self.count,))
        for game in np.flatnonzero((array < 0) | (array >= COUNT))[:1]:
            raise ArgumentError("illegal-action", game=int(game), move=int(array[game]))
        return np.ascontiguousarray(array, dtype=np.uint16)

    def _place(self, array: Array) -> Array:
        return array

    def _first_illegal(self, actions: Array) -> int:
        return first_illegal(self._batch, actions)

    def _draw_moves(self, moves: Array) -> None:
        draw_all(self._batch, self._dice, moves)

    def _step_games(self, actions: Array) -> None:
        if self._pool is None:
            step_all(self._batch, actions, self._initial_tables, self.observing, self.renewing)
        else:
            list(self._pool.map(lambda part: self._step_part(part, actions), self._parts))

    def _step_part(self, part: slice, actions: Array) -> None:
        games = DuelArrays(*(array[part] for array in self._batch))
        step_all(games, actions[part], self._initial_tables, self.observing, self.renewing)
