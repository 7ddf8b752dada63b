"""LEAD. One file for each leader or family of leaders; chance is tried by laying the same picture many times."""

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
"""A table at which every active leader has something to do."""


def lots(picture: str, count: int = 300) -> Iterator[Table]:
    """The same table so many times, each with other luck."""
    for luck in range(count):
        yield position(f"{picture}\nchance | {luck:016x} {luck + 1000:016x} {luck + 2000:016x}")
