from gwint.decks import Deck
from gwint.encounters import Encounter, meet
from gwint.faults import Fault, GwintError
from gwint.game import Game
from gwint.i18n import format_fault
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.rulesets import Ruleset
from gwint.views import View, view

__all__ = [
    "Deck", "Encounter", "Fault", "Game", "GwintError", "Ruleset", "View", "__version__", "format_fault", "meet",
    "picture", "position", "view",
]  # fmt: skip

__version__: str
