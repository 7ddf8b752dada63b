"""The device's kernels, run in Numba's simulator, play the same games as the CPU."""

from __future__ import annotations

import os
import subprocess
import sys

PLAY = """
import numpy as np
from gwint.fast.arguments import ArgumentError
from gwint.fast.gpu import cuda
from gwint.fast.table import GAME
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.device import DeviceDuels
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.rulesets import KLUB, WITCHER3

tables = np.concatenate([initial_tables(starter_pairs()[:1], ruleset) for ruleset in (KLUB, WITCHER3)])
here, there = Duels(2, version=1), DeviceDuels(2, version=1)
for duels in (here, there):
    duels.reset_to(tables, 3)
for _ in range(4):
    moves = there.sample()
    assert moves.copy_to_host().tolist() == here.sample().tolist()
    here.step(moves.copy_to_host())
    there.step(moves)
    assert (there.mask().copy_to_host() == here.mask()).all()
    assert (there.observe().copy_to_host() == here.observe()).all()
    assert there.records().copy_to_host().tobytes() == here.records().tobytes()
    assert (there.game_bytes().copy_to_host().view(GAME) == here.game_bytes().view(GAME)).all()
for wrong in (np.zeros(3, dtype=np.uint16), np.zeros(2, dtype=np.int64), np.zeros((2, 1), dtype=np.uint16)):
    for actions in (cuda.to_device(wrong), wrong.astype(np.float64)):
        try:
            there.step(actions)
        except ArgumentError:
            continue
        print("accepted", actions.dtype, actions.shape)
try:
    there.step(there.new_actions(1171))
except ValueError as error:
    print(error)
"""


def test_the_device_plays_the_same_games_as_the_cpu() -> None:
    simulated = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, env=simulated)
    assert run.stdout == "Game 0: move 1171 is not legal.\n", run.stderr
