"""What data say about decks: a report with faults and statistics, and the starter decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from gwint.cards import Ability, Card
from gwint.decks import Deck, Starter, encode, side_deck, write_deck
from gwint.decks.building_rules import MEASURES, Limit, count
from gwint.faults import Fault, GwintError
from gwint.i18n.bundles import translate
from gwint.rulesets import Ruleset

DIGITS: Final = 4
"""The decimals of a share."""


@dataclass(frozen=True, slots=True)
class DeckCounts:
    """Counts of a deck's cards, without its side deck."""

    cards: int
    units: int
    """Including heroes."""
    heroes: int
    specials: int
    spies: int
    medics: int
    strength: int
    """The sum of all printed strengths."""


@dataclass(frozen=True, slots=True)
class DeckLimit:
    """A limit of the decks at a table."""

    counted: str
    """A field of the counts."""
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class StrengthCount:
    """The number of units of one printed strength."""

    strength: int
    units: int


@dataclass(frozen=True, slots=True)
class AbilityShare:
    """The number of cards with an ability."""

    ability: Ability
    cards: int
    share: float
    """Of all cards, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class DeckReport:
    """A deck in all its forms, with its faults and statistics."""

    deck: Deck
    code: str | None
    """None if a card of another faction makes a code impossible."""
    text: str
    faults: tuple[Fault, ...]
    """Empty for a deck that may be played."""
    counts: DeckCounts
    limits: tuple[DeckLimit, ...]
    """The limits of decks at such a table; solo's whole sets have none."""
    curve: tuple[StrengthCount, ...]
    """The number of units of each printed strength, the weakest first."""
    abilities: tuple[AbilityShare, ...]
    """The most frequent first."""
    side_deck: Mapping[Card, int]
    """The cards of the faction's side deck, with their copies."""


@dataclass(frozen=True, slots=True)
class RandomDeckReport(DeckReport):
    """The report of a random deck."""

    seed: str
    """The same seed gives the same deck."""

    @classmethod
    def of(cls, report: DeckReport, seed: str) -> RandomDeckReport:
        return cls(**{field.name: getattr(report, field.name) for field in fields(report)}, seed=seed)


@dataclass(frozen=True, slots=True)
class StarterFacts:
    """A starter deck."""

    id: str
    name: str
    plan: str
    """How it wins."""
    deck: Deck
    code: str


@dataclass(frozen=True, slots=True)
class Starters:
    """DECK-5. Starter decks with their names and plans in a language."""

    language: str
    starters: tuple[StarterFacts, ...]


def deck_report(
    deck: Deck, faults: Iterable[Fault], limits: Iterable[Limit], ruleset: Ruleset, language: str
) -> DeckReport:
    """Return the report of a deck with faults that were found by these limits."""
    return DeckReport(
        deck=deck,
        code=code_of(deck),
        text=write_deck(deck, language),
        faults=tuple(faults),
        counts=deck_counts(deck),
        limits=tuple(DeckLimit(limit.counted, limit.least, limit.most) for limit in limits),
        curve=_curve(deck),
        abilities=_abilities(deck),
        side_deck=Counter(side_deck(deck.faction, ruleset)),
    )


def deck_counts(deck: Deck) -> DeckCounts:
    return DeckCounts(**{counted: int(count(deck.cards, counted)) for counted in MEASURES})


def code_of(deck: Deck) -> str | None:
    """Return the code of a deck, or None for a deck with a card of another faction, which has none."""
    try:
        return encode(deck)
    except GwintError:
        return None


def starter_facts(starters: Iterable[Starter], language: str) -> Starters:
    return Starters(language, tuple(_starter(starter, language) for starter in starters))


def _starter(starter: Starter, language: str) -> StarterFacts:
    name = translate(f"starter-{starter.id}", language)
    plan = translate(f"starter-{starter.id}.plan", language)
    return StarterFacts(starter.id, name, plan, replace(starter.deck, name=name), encode(starter.deck))


def _curve(deck: Deck) -> tuple[StrengthCount, ...]:
    units = Counter(card.strength for card in deck.cards if card.unit and not card.side_deck)
    return tuple(StrengthCount(strength, number) for strength, number in sorted(units.items()))


def _abilities(deck: Deck) -> tuple[AbilityShare, ...]:
    having = Counter(ability for card in deck.cards for ability in card.abilities)
    total = len(deck.cards)
    return tuple(AbilityShare(ability, cards, round(cards / total, DIGITS)) for ability, cards in having.most_common())
