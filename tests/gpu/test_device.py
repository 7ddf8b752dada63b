"""On a CUDA device, games are the same as on the CPU. `make test-gpu` runs these tests if there is a device."""

from __future__ import annotations

import json

import numpy as np
import pytest

from gwint.fast import copies, encode, play_many
from gwint.fast.table import GAME
from gwint.faults import GwintError
from gwint.lab.cuda_device import device_name
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.rulesets import RULESETS
from tests.cli.runner import output_of
from tests.fast.engine_comparison import new_table


def _no_device() -> str:
    try:
        return device_name() and ""
    except GwintError as refusal:
        return str(refusal)


pytestmark = [
    pytest.mark.skipif(bool(_no_device()), reason=f"no CUDA device here ({_no_device()})"),
    # Numba warns that few games leave a device idle, and it uses names that NumPy has removed.
    pytest.mark.filterwarnings("ignore:.*Grid size"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@pytest.mark.parametrize("policies", [("random", "random"), ("thrifty", "random")])
def test_thousands_of_games_are_the_processors(policies: tuple[str, str]) -> None:
    from gwint.fast import gpu

    deal_duel = np.concatenate([copies(encode(new_table(game)), 20, game) for game in range(200)])
    here, there = deal_duel.copy(), deal_duel.copy()
    assert gpu.play_many(there, 5, policies) == play_many(here, 5, policies)
    assert (here == there).all()
    assert there["over"].all()


@pytest.mark.parametrize("version", [1, 2])
def test_the_environment_of_the_device_is_the_processors(version: int) -> None:
    from gwint.lab.environments.device import DeviceDuels

    tables = np.concatenate([initial_tables(starter_pairs(), ruleset) for ruleset in RULESETS.values()])
    here, there = Duels(256, version=version), DeviceDuels(256, version=version)
    for duels in (here, there):
        duels.reset_to(tables, 3)
    for _ in range(120):
        moves = there.sample()
        assert moves.copy_to_host().tolist() == here.sample().tolist()
        here.step(moves.copy_to_host())
        there.step(moves)
        assert (there.mask().copy_to_host() == here.mask()).all()
        assert (there.observe().copy_to_host() == here.observe()).all()
        assert (there.game_bytes().copy_to_host().view(GAME) == here.game_bytes().view(GAME)).all()


def test_the_laboratory_runs_an_arena_on_it() -> None:
    result = json.loads(output_of("lab", "gpu", "--games", "20000", "--json"))
    assert result["games"] >= 20000
    assert result["seconds"] > 0
