"""Decks in all the forms in which they are given: values, ids of starter decks, codes, texts and files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from gwint.cards.lookup import UnknownName
from gwint.decks.code import decode, is_code
from gwint.decks.deck import Deck
from gwint.decks.starter_decks import Starter, starter, starters
from gwint.decks.text_format import read
from gwint.faults import check_type
from gwint.spelling import nearest

AnyDeck = Deck | Starter | str | PathLike[str]
"""A deck, a starter deck or its id, a deck code, a deck's text, or the path of a file with a text or a code."""


def get_deck(deck: AnyDeck) -> Deck:
    """Return a deck given as a `Deck`, a `Starter` or its id, a deck code, a deck's text, or a `Path` to a file.

    A string is never taken for a file's name. Raises UnknownName with the nearest starter decks, DeckCodeError,
    DeckTextError or OSError.
    """
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, Starter):
        return deck.deck
    check_type("deck", deck, Deck, str, Path, PathLike)
    if not isinstance(deck, str):
        return _parse(Path(deck).read_text(encoding="utf-8-sig"))
    if "\n" in deck:
        return read(deck)
    known = [one.id for one in starters()]
    if deck in known:
        return starter(deck).deck
    if is_code(deck):
        return decode(deck)
    raise UnknownName("unknown-deck", name=deck, nearest=nearest(deck, known), names=tuple(known))


def _parse(contents: str) -> Deck:
    return decode(contents) if is_code(contents) else read(contents)
