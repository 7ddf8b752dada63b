"""Decks in requests: reading them, and checking decks for a table."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BeforeValidator, Field

from gwint.cards import CATALOGUE, FACTIONS, Card, Faction, Leader
from gwint.decks import Deck, faults
from gwint.decks.building import limits
from gwint.faults import GwintError
from gwint.i18n.modes import MATCH
from gwint.rules.modes import MODES
from gwint.rulesets import Ruleset
from gwint.server.http.models import WHOLE_NUMBER, ShortText, StrictModel
from gwint.server.tables.commands import with_few_fields
from gwint.spelling import nearest
from gwint.wire.deck_data import MAX_NAME
from gwint.wire.decks import DeckReport, deck_report
from gwint.wire.plain_codecs import CARDS

PLAYER: Final = 0
"""A seat that a person plays in every mode."""
MAX_CARDS: Final = 1000
"""Far more than any deck or whole set has."""


class DeckError(GwintError):
    """The data do not describe a deck, or one that is too large."""


class DeckInput(StrictModel):
    """A deck as `DeckData` describes it; its name may be left out."""

    faction: ShortText = Field(examples=["monsters"])
    leader: ShortText = Field(examples=["eredin-king-of-the-wild-hunt"])
    cards: Annotated[
        dict[ShortText, Annotated[int, Field(ge=1, le=MAX_CARDS), WHOLE_NUMBER]],
        Field(
            description="The number of copies of each card.",
            max_length=len(CATALOGUE.cards),
            examples=[{"monsters/ghoul": 3, "monsters/decoy": 1}],
        ),
        BeforeValidator(lambda data: with_few_fields(data, len(CATALOGUE.cards))),
    ]
    name: str = Field(default="", max_length=MAX_NAME)


# Reading


def read_deck_input(data: DeckInput) -> Deck:
    """Return the deck that the data describe."""
    if sum(data.cards.values()) > MAX_CARDS:
        raise DeckError("deck-too-large", cards=sum(data.cards.values()), most=MAX_CARDS)
    cards = [card for ref, copies in data.cards.items() for card in [_card(ref)] * copies]
    return Deck.of(known_faction(data.faction), _leader(data.leader), cards, data.name)


def _card(ref: str) -> Card:
    if ref not in CARDS:
        raise DeckError("unknown-card", text=ref, nearest=nearest(ref, CARDS))
    return CARDS[ref]


def _leader(id_: str) -> Leader:
    if id_ not in CATALOGUE.leaders:
        raise DeckError("unknown-leader", text=id_, nearest=nearest(id_, CATALOGUE.leaders))
    return CATALOGUE.leaders[id_]


def known_faction(id_: str) -> Faction:
    if id_ not in FACTIONS:
        raise DeckError("unknown-faction", text=id_, nearest=nearest(id_, map(str, FACTIONS)))
    return Faction(id_)


# Checking


def report_deck(deck: Deck, ruleset: Ruleset, advanced: bool, mode: str, language: str) -> DeckReport:
    """DECK-4. Return a player's deck with every fault that it has at a table of this mode."""
    if len(deck.cards) > MAX_CARDS:
        raise DeckError("deck-too-large", cards=len(deck.cards), most=MAX_CARDS)
    if mode == MATCH:
        advanced, found = True, faults(deck, ruleset, advanced=True)
    else:
        found = MODES[mode].deck_faults(PLAYER, deck, ruleset, advanced)
    return deck_report(deck, found, limits(ruleset, advanced), ruleset, language)
