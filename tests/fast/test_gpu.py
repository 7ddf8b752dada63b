"""The device kernel in Numba's CUDA simulator plays a dozen games exactly as the CPU does."""

from __future__ import annotations

import os
import subprocess
import sys

GAMES = """
import numpy as np
from gwint.fast import copies, encode, play_many
from gwint.fast import gpu
from tests.fast.engine_comparison import new_table

dealt = np.concatenate([copies(encode(new_table(game)), 2, game) for game in range(6)])
here, there = dealt.copy(), dealt.copy()
assert play_many(here, 5, ("thrifty", "random")) == gpu.play_many(there, 5, ("thrifty", "random"))
assert (here == there).all()
print(int(there["over"].sum()))
"""


def test_a_dozen_games_in_the_simulator_are_the_games_of_the_rules() -> None:
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "ignore::RuntimeWarning", "-c", GAMES]
    played = subprocess.run(command, env=os.environ | simulated, capture_output=True, text=True)
    assert played.stdout.strip() == "12", played.stderr


def test_without_a_device_the_module_can_be_imported() -> None:
    command = [sys.executable, "-c", "import gwint.fast.gpu"]
    assert subprocess.run(command, capture_output=True, text=True).returncode == 0
