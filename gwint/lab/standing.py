"""The standing of a bot, a deck or a player in a comparison; it needs no other library."""

from __future__ import annotations

from dataclasses import dataclass

from gwint.lab.confidence_intervals import Share


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot or deck."""

    name: str
    share: Share
    rating: float
    half: float
    """Half the width of the rating's interval."""
