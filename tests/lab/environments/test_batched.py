"""Batched duels are the same as single ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gwint.cards import FACTIONS
from gwint.decks import starter
from gwint.fast.arguments import ArgumentError
from gwint.fast.moves import PASS
from gwint.fast.table import GAME
from gwint.lab.environments.batch_step import step_all
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.duel import Duel
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.lab.environments.observations import ruleset_in
from gwint.rulesets import KLUB, LEGENDARY, WITCHER3

GAMES = 24


def new_duels(**options: bool) -> Duels:
    duels = Duels(GAMES, **options)
    duels.reset(7)
    return duels


def test_every_game_of_a_batch_goes_as_it_would_alone() -> None:
    duels = new_duels(renewing=False)
    alone = [Duel(duels._batch.games[index : index + 1].copy()) for index in range(GAMES)]
    while not all(duel.over for duel in alone):
        moves = duels.sample()
        duels.step(moves)
        for index, duel in enumerate(alone):
            if not duel.over:
                duel.push(int(moves[index]))
                assert duel.mask().tolist() == duels.mask()[index].tolist()
                assert duel.observe(duel.acting % 255).tobytes() == duels.observe()[index].tobytes()
            assert (duels.game_bytes()[index].view(GAME) == duel.game).all()
    assert set(duels.acting.tolist()) == {255}


def test_the_winner_gets_once_what_the_loser_loses() -> None:
    duels = new_duels(renewing=False)
    rewards, ended = np.zeros((GAMES, 2), dtype=int), np.zeros(GAMES, dtype=int)
    for _ in range(200):
        outcome = duels.step(duels.sample())
        rewards += outcome.rewards
        ended += outcome.ended
    won = duels._batch.games["winners"]
    assert ended.tolist() == [1] * GAMES
    assert rewards[:, 0].tolist() == [{1: 1, 2: -1}.get(int(bits), 0) for bits in won]
    assert (rewards.sum(axis=1) == 0).all()
    assert not duels.mask().any()
    assert set(duels.acting.tolist()) == {255}


def test_a_game_that_ends_is_followed_by_another() -> None:
    duels = new_duels()
    ended = sum(duels.step(duels.sample()).ended.sum() for _ in range(120))
    assert ended > 2 * GAMES
    assert duels.mask().any(axis=1).all()


def test_the_same_seeds_give_the_same_games_on_any_number_of_threads() -> None:
    first, second = Duels(GAMES), Duels(GAMES, threads=3)
    for duels in (first, second):
        duels.reset(np.arange(GAMES))
    for _ in range(60):
        moves = first.sample()
        assert (moves == second.sample()).all()
        first.step(moves)
        second.step(moves)
        assert (first.observe() == second.observe()).all()
        assert (first.mask() == second.mask()).all()


def test_threads_do_not_wait_for_each_other() -> None:
    """Compiled code releases the GIL; with NUMBA_DISABLE_JIT=1 there is nothing to check."""
    assert getattr(step_all, "targetoptions", {"nogil": True})["nogil"]


def test_different_seeds_give_different_games() -> None:
    first, second = Duels(GAMES), Duels(GAMES)
    first.reset(1)
    second.reset(2)
    assert (first.observe() != second.observe()).any(axis=1).sum() > GAMES / 2


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    duels = new_duels()
    before, moves = duels._batch.games.tobytes(), duels.sample()
    moves[5] = np.flatnonzero(duels.mask()[5] == 0)[0]
    with pytest.raises(ValueError, match="Game 5: move"):
        duels.step(moves)
    moves[5] = 60_000
    with pytest.raises(ValueError, match="Game 5: move 60000"):
        duels.step(moves)
    assert duels._batch.games.tobytes() == before


def test_games_use_the_given_decks_and_ruleset() -> None:
    duels = Duels(GAMES)
    monsters, skellige = starter("monsters-swarm").deck, starter("skellige-storm").deck
    duels.reset(1, [(monsters, skellige)], KLUB)
    seats = duels.records()["seat"][:, 0]
    own = duels.records()["faction"][:, 0]
    assert {(int(seat), tuple(faction)) for seat, faction in zip(seats, own.tolist(), strict=True)} <= {
        (0, tuple(_one_of(monsters.faction))),
        (1, tuple(_one_of(skellige.faction))),
    }


def test_games_begin_from_tables_of_different_rulesets() -> None:
    tables = np.concatenate([initial_tables(starter_pairs()[:2], ruleset) for ruleset in (KLUB, WITCHER3)])
    duels = Duels(GAMES)
    duels.reset_to(tables, 3)
    tables[:] = initial_tables(starter_pairs()[:1], LEGENDARY)
    ended = 0
    while ended < GAMES:
        assert {ruleset_in(record) for record in np.split(duels.records(), GAMES)} == {KLUB, WITCHER3}
        ended += int(duels.step(duels.sample()).ended.sum())


def test_tables_of_one_ruleset_begin_the_games_that_their_decks_would() -> None:
    named, own = Duels(GAMES), Duels(GAMES)
    named.reset(7, starter_pairs(), KLUB)
    own.reset_to(initial_tables(starter_pairs(), KLUB), 7)
    assert (named.game_bytes().view(GAME) == own.game_bytes().view(GAME)).all()


@pytest.mark.parametrize("tables", [np.zeros(2, dtype=np.uint8), initial_tables(starter_pairs()[:1], KLUB)[:0]])
def test_other_arrays_are_refused_as_tables_and_change_nothing(tables: np.ndarray[Any, Any]) -> None:
    duels = new_duels()
    before = duels.game_bytes().tobytes()
    with pytest.raises(ArgumentError, match="tables"):
        duels.reset_to(tables, 1)
    assert duels.game_bytes().tobytes() == before


def test_new_actions_are_moves_for_every_game() -> None:
    duels = new_duels()
    assert duels.new_actions(5).tolist() == [5] * GAMES
    with pytest.raises(ArgumentError, match=f"move {PASS}"):
        duels.step(duels.new_actions())


def _one_of(faction: str) -> list[int]:
    return [int(one == faction) for one in FACTIONS]


def test_the_arrays_have_the_documented_types() -> None:
    duels = Duels(3)
    duels.reset(1)
    outcome = duels.step(duels.sample())
    arrays = (
        duels.observe(), duels.mask(), duels.acting, duels.sample(), outcome.rewards, outcome.ended, duels.game_bytes()
    )  # fmt: skip
    assert [str(array.dtype) for array in arrays] == ["uint8", "bool", "uint8", "uint16", "int8", "bool", "uint8"]
    assert duels.sample()[~outcome.ended].shape == (3,)
    assert duels.mask()[0][duels.mask()[0]].all()
