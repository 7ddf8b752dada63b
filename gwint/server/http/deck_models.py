"""Decks as data: reading, checking for a table, counting and writing."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from pydantic import Field

from gwint.cards import CATALOGUE, FACTIONS, Card, Faction, Leader
from gwint.cards.names import nearest
from gwint.decks import Deck, encode, faults, write_deck
from gwint.decks.building import MEASURES, Limit, count, limits
from gwint.faults import Fault, GwintError
from gwint.i18n.modes import MATCH
from gwint.rules.modes import MODES
from gwint.rulesets import Ruleset
from gwint.server.http.models import WHOLE_NUMBER, FaultModel, ShortText, StrictModel, fault_model
from gwint.wire.plain_codecs import CARD_REFS, CARDS

PLAYER: Final = 0
"""A seat that a person plays in every mode."""
MAX_CARDS: Final = 1000
"""Far more than any deck or whole set has."""
MAX_LENGTH: Final = 100
"""The maximum length of a deck's name; longer names are cut."""


class DeckError(GwintError):
    """The data do not describe a deck, or one that is too large."""


class DeckData(StrictModel):
    """A deck, which may have faults."""

    faction: ShortText = Field(examples=["monsters"])
    leader: ShortText = Field(examples=["eredin-king-of-the-wild-hunt"])
    cards: dict[ShortText, Annotated[int, Field(ge=1, le=MAX_CARDS), WHOLE_NUMBER]] = Field(
        description="The number of copies of each card.",
        max_length=len(CATALOGUE.cards),
        examples=[{"monsters/ghoul": 3, "monsters/decoy": 1}],
    )
    name: str = Field(default="", max_length=MAX_LENGTH)


class Counts(StrictModel):
    """Counts of a deck's cards, without its side deck."""

    cards: int
    units: int = Field(description="Including heroes.")
    heroes: int
    specials: int
    spies: int
    medics: int
    strength: int = Field(description="The sum of all printed strengths.")


class DeckLimit(StrictModel):
    counted: str = Field(description="A key of `counts`.", examples=["units"])
    least: int | None
    most: int | None


class Strength(StrictModel):
    strength: int
    units: int


class AbilityShare(StrictModel):
    ability: str
    cards: int
    share: float = Field(description="Of all cards, from 0 to 1.")


class DeckAnswer(StrictModel):
    """A deck in all its forms, with its faults and statistics."""

    deck: DeckData
    code: str | None = Field(description="null if a card of another faction makes a code impossible.")
    text: str
    faults: list[FaultModel] = Field(description="Empty for a deck that may be played.")
    counts: Counts
    limits: list[DeckLimit] = Field(description="The limits of decks at such a table; solo's whole sets have none.")
    curve: list[Strength] = Field(description="The number of units of each printed strength, the weakest first.")
    abilities: list[AbilityShare] = Field(description="The most frequent first.")


# Reading


def read_deck_data(data: DeckData) -> Deck:
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
        raise DeckError("unknown-faction", text=id_)
    return Faction(id_)


# Checking


def deck_faults(deck: Deck, ruleset: Ruleset, advanced: bool, mode: str) -> tuple[Fault, ...]:
    """DECK-4. Return every fault of a player's deck at a table of this mode."""
    if mode == MATCH:
        return faults(deck, ruleset, advanced=True)
    return MODES[mode].deck_faults(PLAYER, deck, ruleset, advanced)


def deck_limits(ruleset: Ruleset, advanced: bool, mode: str) -> tuple[Limit, ...]:
    """DECK-1, DECK-2, DECK-3. Return the limits of a deck at a table of this mode."""
    return limits(ruleset, advanced or mode == MATCH)


# Writing


def deck_data(deck: Deck) -> DeckData:
    """Return a deck as data; the inverse of `read_deck_data`."""
    cards = {CARD_REFS[card]: copies for card, copies in deck.counts().items()}
    return DeckData(faction=str(deck.faction), leader=deck.leader.id, cards=cards, name=deck.name[:MAX_LENGTH].rstrip())


def deck_answer(deck: Deck, found: tuple[Fault, ...], limits: tuple[Limit, ...], language: str) -> DeckAnswer:
    if len(deck.cards) > MAX_CARDS:
        raise DeckError("deck-too-large", cards=len(deck.cards), most=MAX_CARDS)
    return DeckAnswer(
        deck=deck_data(deck),
        code=code_of(deck),
        text=write_deck(deck, language),
        faults=[fault_model(fault) for fault in found],
        counts=Counts(**{counted: int(count(deck.cards, counted)) for counted in MEASURES}),
        limits=[DeckLimit(counted=limit.counted, least=limit.least, most=limit.most) for limit in limits],
        curve=_curve(deck),
        abilities=_abilities(deck),
    )


def code_of(deck: Deck) -> str | None:
    try:
        return encode(deck)
    except GwintError:
        return None


def _curve(deck: Deck) -> list[Strength]:
    units = Counter(card.strength for card in deck.cards if card.unit and not card.side_deck)
    return [Strength(strength=strength, units=number) for strength, number in sorted(units.items())]


def _abilities(deck: Deck) -> list[AbilityShare]:
    having = Counter(str(ability) for card in deck.cards for ability in card.abilities)
    total = len(deck.cards)
    return [
        AbilityShare(ability=ability, cards=cards, share=round(cards / total, 4))
        for ability, cards in having.most_common()
    ]
