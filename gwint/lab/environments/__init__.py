"""Learning environments on the fast twin: many duels as arrays, or one duel for PettingZoo, Gymnasium and OpenSpiel.

All use the same observations (`gwint.fast.observations`) and moves (`gwint.fast.moves`).
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""The version of observations, moves and rewards; raised when the meaning of any of them changes."""
NAME: Final = f"gwint_duel_v{VERSION}"
