"""Decks: building rules, text format, deck codes, starter decks and random decks."""

from __future__ import annotations

from gwint.decks.building_rules import faults
from gwint.decks.code import DeckCodeError, decode, encode
from gwint.decks.deck import Deck, side_deck
from gwint.decks.lookup import AnyDeck, get_deck
from gwint.decks.random import random_deck
from gwint.decks.starter_decks import Starter, starter, starters
from gwint.decks.text_format import DeckTextError
from gwint.decks.text_format import read as read_deck
from gwint.decks.text_format import write as write_deck

__all__ = [
    "AnyDeck", "Deck", "DeckCodeError", "DeckTextError", "Starter", "decode", "encode", "faults", "get_deck",
    "random_deck", "read_deck", "side_deck", "starter", "starters", "write_deck",
]  # fmt: skip
