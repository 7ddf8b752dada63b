"""Gwint, the home of Gwent: the rules as a library. Start with `from gwint import Game`.

>>> from gwint import Game
>>> game = Game("northern-realms-siege", "monsters-swarm", seed=7)
>>> game.moves[-1]
'done'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwint.decks import Deck
    from gwint.game import Game
    from gwint.notation.picture_reader import position
    from gwint.notation.picture_writer import picture
    from gwint.rulesets import Ruleset
    from gwint.views import View, view

__all__ = ["Deck", "Game", "Ruleset", "View", "__version__", "picture", "position", "view"]

__version__ = "0.1.0"

_HOMES = {
    "Deck": "gwint.decks",
    "Game": "gwint.game",
    "Ruleset": "gwint.rulesets",
    "View": "gwint.views",
    "picture": "gwint.notation.picture_writer",
    "position": "gwint.notation.picture_reader",
    "view": "gwint.views",
}


def __getattr__(name: str) -> object:
    """Import a name at its first use, so that `import gwint` is fast."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gwint' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
