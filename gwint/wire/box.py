"""What data say about evenings with one box: balanced decks, and the lists to pull and to register them by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from gwint.box import PulledCard, balanced_decks, deck_worth, pull_list, side_deck_list
from gwint.cards import Card, Faction
from gwint.cards.lookup import get_faction
from gwint.cards.names import name
from gwint.decks import Deck, faults
from gwint.faults import Fault, GwintError
from gwint.rulesets import Ruleset
from gwint.wire.decks import DeckCounts, code_of, deck_counts

DIGITS: Final = 2
"""The decimals of a deck's worth."""


class BoxParamError(GwintError):
    """A parameter cannot be read."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A card of a deck, as it is found in the box."""

    code: str
    """The codes printed on its copies: `MON066`, or `MON015–017`."""
    card: Card
    name: str
    copies: int
    """How many of them the deck has."""
    printed: int
    """How many of them the box has."""


@dataclass(frozen=True, slots=True)
class PullList:
    """The cards to take out of the box for a deck."""

    deck: Deck
    code: str | None
    """The deck's code; None if a card of another faction makes a code impossible."""
    leader: str
    """The leader's name."""
    leader_code: str
    """The code printed on the leader's card."""
    cards: tuple[SheetLine, ...]
    """In the order of the printed codes."""
    side_deck: tuple[SheetLine, ...]
    """The cards that may come from the side deck."""


@dataclass(frozen=True, slots=True)
class DeckSheet(PullList):
    """A deck with everything that a pull list and a registration sheet print."""

    counts: DeckCounts
    faults: tuple[Fault, ...]
    """Empty for a deck that may be played."""
    worth: float
    """How strong the deck is likely to be: the mean value of its cards with its leader and faction."""


@dataclass(frozen=True, slots=True)
class BoxDecks:
    """A balanced deck for each seat, all from one box."""

    language: str
    rules: Ruleset
    advanced: bool
    seed: str
    """The same seed gives the same decks."""
    decks: tuple[DeckSheet, ...]


def draw_box_decks(
    seats: int,
    ruleset: Ruleset,
    seed: str,
    advanced: bool,
    factions: Sequence[Faction | None] = (),
    redraws: Sequence[int] = (),
    *,
    language: str,
) -> BoxDecks:
    """Draw balanced decks, with their sheets in a language."""
    decks = balanced_decks(seats, ruleset, seed, advanced, factions, redraws)
    sheets = tuple(deck_sheet(deck, ruleset, advanced, language) for deck in decks)
    return BoxDecks(language, ruleset, advanced, seed, sheets)


def deck_sheet(deck: Deck, ruleset: Ruleset, advanced: bool, language: str) -> DeckSheet:
    listed = deck_pull_list(deck, language)
    return DeckSheet(
        **{field.name: getattr(listed, field.name) for field in fields(listed)},
        counts=deck_counts(deck),
        faults=faults(deck, ruleset, advanced),
        worth=round(deck_worth(deck, ruleset), DIGITS),
    )


def deck_pull_list(deck: Deck, language: str) -> PullList:
    return PullList(
        deck=deck,
        code=code_of(deck),
        leader=name(deck.leader, language),
        leader_code=deck.leader.code,
        cards=tuple(_line(pulled, language) for pulled in pull_list(deck)),
        side_deck=tuple(_line(pulled, language) for pulled in side_deck_list(deck)),
    )


def parse_factions(text: str) -> tuple[Faction | None, ...]:
    """Read the factions of seats: `monsters,,skellige` leaves the second seat open."""
    return tuple(get_faction(one) if one.strip() else None for one in text.split(",")) if text else ()


def parse_redraws(text: str) -> tuple[int, ...]:
    """Read how often each seat's deck was drawn again: `0,2`."""
    counts = text.split(",") if text else []
    for count in counts:
        if not (count.isascii() and count.isdecimal()):
            raise BoxParamError("not-a-number", text=count)
    return tuple(map(int, counts))


def _line(pulled: PulledCard, language: str) -> SheetLine:
    card = pulled.card
    return SheetLine(pulled.code, card, name(card, language), pulled.copies, card.copies)
