"""A view as arrays is what the environments show the same seat, and its numbers lead back to its moves."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from gwint import Game, GwintError, ObservationError, observe_view
from gwint.fast import decode
from gwint.lab.environments.batched import Duels
from gwint.views import view
from tests.lab.environments.test_observations import positions


@pytest.mark.parametrize("version", [1, 2])
def test_a_view_is_the_row_and_the_mask_of_its_game_in_the_environment(version: int) -> None:
    duels = Duels(20, version=version)
    duels.reset(3)
    for _ in range(25):
        for index in range(duels.count):
            game = duels._batch.games[index : index + 1]
            seat = int(duels.acting[index])
            seen = observe_view(view(decode(game), seat), version)
            assert seen.row.tobytes() == duels.observe()[index].tobytes()
            assert seen.mask.tolist() == duels.mask()[index].tolist()
        duels.step(duels.sample())


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_has_its_number(seed: int) -> None:
    for duel in positions(seed):
        for seat in range(2):
            seen = view(decode(duel.game), seat)
            shown = observe_view(seen)
            assert tuple(shown.moves.values()) == tuple(seen.moves)
            assert list(shown.moves) == [*dict.fromkeys(shown.moves)]
            assert sorted(shown.moves) == np.flatnonzero(shown.mask).tolist()
            if seat == duel.acting:
                assert sorted(shown.moves) == sorted(duel.moves.tolist())


def test_a_spectator_and_another_mode_have_no_observation() -> None:
    with pytest.raises(ObservationError, match="no seat “None”"):
        observe_view(Game("monsters-swarm", "skellige-storm", seed=1).view(None))
    larger = Game("monsters-swarm", "skellige-storm", "nilfgaard-spies", mode="ffa-3", seed=1)
    with pytest.raises(GwintError, match="duels only"):
        observe_view(larger.view(0))
    with pytest.raises(GwintError, match="from 1 to 2"):
        observe_view(Game("monsters-swarm", "skellige-storm", seed=1).view(0), 3)


def test_without_numba_it_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from gwint import Game, ObservationError, observe_view\n"
        "try: observe_view(Game('monsters-swarm', 'skellige-storm', seed=1).view(0))\n"
        "except ObservationError as error: print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "pip install 'gwint[fast]'" in ran.stdout, ran.stderr
