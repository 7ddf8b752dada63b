"""Answers about evenings with one box: balanced decks, the sheet of a deck, and the quick reference card."""

from __future__ import annotations

from secrets import randbelow
from typing import Final

from gwint.box.quick_reference import QuickReference, quick_reference
from gwint.decks import get_deck
from gwint.faults import GwintError
from gwint.rulesets import Ruleset
from gwint.server.api.encoding import encoded
from gwint.wire.box import BoxDecks, DeckSheet, deck_sheet, draw_box_decks, parse_factions, parse_redraws

MAX_CARDS: Final = 100
"""The largest deck that has a sheet: more than a faction's whole set has."""
LONGEST_DECK: Final = 1000
"""The maximum length of a deck code."""
SEEDS: Final = 10**9


class SheetError(GwintError):
    """The deck is too large for a sheet."""


def new_seed() -> str:
    return str(randbelow(SEEDS))


def balanced_decks(
    seats: int, ruleset: Ruleset, advanced: bool, factions: str, redraws: str, seed: str, language: str
) -> bytes:
    """Return a balanced deck for each seat; `factions` and `redraws` list values by seat, separated by commas."""
    drawn = draw_box_decks(
        seats, ruleset, seed, advanced, parse_factions(factions), parse_redraws(redraws), language=language
    )
    return encoded(BoxDecks, drawn)


def sheet(deck: str, ruleset: Ruleset, advanced: bool, language: str) -> bytes:
    """Return the sheet of a deck, given as a code or as the id of a starter deck."""
    given = get_deck(deck)
    if len(given.cards) > MAX_CARDS:
        raise SheetError("deck-too-large", cards=len(given.cards), most=MAX_CARDS)
    return encoded(DeckSheet, deck_sheet(given, ruleset, advanced, language))


def reference(ruleset: Ruleset, language: str) -> bytes:
    """Return the quick reference card."""
    return encoded(QuickReference, quick_reference(ruleset, language))
