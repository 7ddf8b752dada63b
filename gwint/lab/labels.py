"""The names of bots and decks in tables and plots, and the colours of the factions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint import i18n
from gwint.cards.colours import FACTION_COLOURS, NEUTRAL_COLOUR
from gwint.decks import Deck, starters

WIN_COLOUR: Final = "#24539c"
LOSS_COLOUR: Final = "#9c2b2c"
"""The ends of the heat map: blue and red, which colour-blind readers can distinguish."""


def display_name(name: str, language: str) -> str:
    """Return a starter deck's title, or any other name unchanged."""
    if name in {one.id for one in starters()}:
        return i18n.starter_text(name, language)[0]
    return name


def colour_of(name: str, decks: Mapping[str, Deck]) -> str:
    return FACTION_COLOURS[decks[name].faction] if name in decks else NEUTRAL_COLOUR


def percent(rate: float) -> str:
    return f"{100 * rate:.0f}"


def signed(points: float, digits: int = 0) -> str:
    """Format a number with a sign; the minus is as wide as the plus."""
    return f"{points:+.{digits}f}".replace("-", "−")
