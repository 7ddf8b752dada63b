"""Evenings with one box: balanced random decks, lists for pulling their cards, and the quick reference card."""

from __future__ import annotations

from gwint.box.balanced_decks import MAX_SEATS, MIN_SEATS, BoxError, balanced_decks
from gwint.box.deck_worth import deck_worth
from gwint.box.pull_list import PulledCard, pull_list, side_deck_list

__all__ = [
    "MAX_SEATS", "MIN_SEATS", "BoxError", "PulledCard", "balanced_decks", "deck_worth", "pull_list", "side_deck_list",
]  # fmt: skip
