"""Learning environments on the fast twin: many duels as arrays, or one duel for PettingZoo, Gymnasium and OpenSpiel.

All use the same observations (`gwint.fast.observations`) and moves (`gwint.fast.moves`).
"""

from __future__ import annotations

from typing import Final

from gwint.fast.arguments import check_number
from gwint.fast.observations import VERSIONS

VERSION: Final = max(VERSIONS)
"""The newest version of observations, moves and rewards; raised when the meaning of any of them changes."""


def name_of(version: int) -> str:
    """Return the name of a version of the environments."""
    return f"gwint_duel_v{check_version(version)}"


def check_version(version: int) -> int:
    """Return the version; refuse one that does not exist."""
    return check_number("version", version, min(VERSIONS), VERSION)


NAME: Final = name_of(VERSION)
