"""LEAD. A file for each leader or family of leaders; random effects are tested on many copies of a picture."""

from __future__ import annotations

from collections.abc import Iterator

from gwint.rules.table import Table
from tests.scenes import position

READY = """
hand | Ghoul, Fiend, Harpy
deck | Biting Frost, Impenetrable Fog, Torrential Rain, Skellige Storm, Mardroeme, Clan an Craite Warrior
discard | Botchling
close | Clan an Craite Warrior
ranged | Yaevinn, Yaevinn
foe hand | Vreemde
foe close | 2 Rainfarn, Cahir Mawr Dyffryn aep Ceallach
foe ranged | Tibor Eggebracht, Black Infantry Archer
foe siege | Heavy Zerrikanian Fire Scorpion
foe discard | Sweers
weather | Impenetrable Fog (foe)
"""
"""Returns a table at which every active leader can be used."""


def many_copies(picture: str, count: int = 300) -> Iterator[Table]:
    """Returns copies of a table with different random streams."""
    for luck in range(count):
        yield position(f"{picture}\nchance | {luck:016x} {luck + 1000:016x} {luck + 2000:016x}")
