"""The facts of cards, leaders, factions and symbols as data, named and explained in a language by a ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from gwint import i18n
from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, NEUTRAL, ROWS, Ability, Card, Faction, Kind, Leader, Row
from gwint.cards.names import name
from gwint.decks.building_rules import in_leader_pool, is_excluded, max_copies
from gwint.i18n.bundles import translate
from gwint.i18n.rules import OF_KIND
from gwint.rules.abilities import called_by
from gwint.rules.placement import unit_rows
from gwint.rulesets import Ruleset

SYMBOLS: Final = tuple(OF_KIND[kind] for kind in (Kind.UNIT, Kind.SPECIAL, Kind.WEATHER))
"""The prefixes of the topics that symbols on cards stand for, in addition to rows and kinds."""


@dataclass(frozen=True, slots=True)
class OtherName:
    """A further name of a card or a leader, which is accepted as input."""

    language: str
    name: str


@dataclass(frozen=True, slots=True)
class CardAbility:
    """What an ability of a card does."""

    symbol: str
    title: str
    text: str
    brings: str
    """The cards that it brings, as text; empty if none."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One printing of a card."""

    ref: Card
    """`PRINTING/ID`, by which all other data refer to it."""
    id: str
    printing: Faction
    """The faction in whose set it is printed."""
    home: str
    """Its faction, or `neutral`."""
    kind: Kind
    name: str
    names: Mapping[str, str]
    """Its name in each language."""
    other_names: tuple[OtherName, ...]
    strength: int | None
    """The printed strength; None for specials."""
    rows: tuple[Row, ...]
    """The rows it may be played to by these rules; empty for specials."""
    abilities: tuple[Ability, ...]
    """In printed order."""
    symbols: tuple[str, ...]
    """Ids of the catalogue's `symbols`: its kind, its printed rows, its abilities."""
    does: tuple[CardAbility, ...]
    brings: tuple[Card, ...]
    """The cards that it calls, that avenge it, or that it turns into."""
    copies: int
    """The number of copies in the 2025 edition."""
    copies_witcher3: int
    """The number of copies in the video game."""
    most: int
    """The maximum number of copies in a deck by these rules."""
    in_pool: bool
    """Whether these rules include it."""
    side_deck: bool
    """Whether it never starts in a deck."""
    ballad_face: bool
    """Whether it is known to have an alternative picture."""
    codes: tuple[str, ...]
    """The codes printed on the 2025 edition's copies."""


@dataclass(frozen=True, slots=True)
class LeaderFacts:
    """A leader and its effect."""

    id: Leader
    faction: Faction
    code: str
    """The code printed on the 2025 edition's card."""
    name: str
    names: Mapping[str, str]
    """The name in each language."""
    other_names: tuple[OtherName, ...]
    text: str
    """The effect by these rules."""
    passive: bool
    """Whether the effect lasts all game instead of being used once."""
    in_pool: bool
    """Whether these rules include this leader."""
    in_witcher3: bool
    """Whether the video game has this leader."""


@dataclass(frozen=True, slots=True)
class NamedText:
    """A name with its rule."""

    id: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All cards, leaders, factions and symbols."""

    language: str
    rules: Ruleset
    cards: tuple[CardFacts, ...]
    leaders: tuple[LeaderFacts, ...]
    factions: tuple[NamedText, ...]
    neutral: NamedText
    symbols: tuple[NamedText, ...]
    """Kinds, rows, abilities, specials and weather."""
    languages: tuple[str, ...]


def catalogue_facts(ruleset: Ruleset, language: str) -> Catalogue:
    return Catalogue(
        language=language,
        rules=ruleset,
        cards=tuple(card_facts(card, ruleset, language) for card in CATALOGUE.cards.values()),
        leaders=tuple(leader_facts(leader, ruleset, language) for leader in CATALOGUE.leaders.values()),
        factions=tuple(_explained(f"faction-{faction}", faction, ruleset, language) for faction in FACTIONS),
        neutral=_explained(f"faction-{NEUTRAL}", NEUTRAL, ruleset, language),
        symbols=tuple(_symbols(ruleset, language)),
        languages=LANGUAGES,
    )


def card_facts(card: Card, ruleset: Ruleset, language: str) -> CardFacts:
    does = (CardAbility(*ability) for ability in i18n.card_abilities(card, ruleset, language))
    return CardFacts(
        ref=card,
        id=card.id,
        printing=card.printing,
        home=str(card.home),
        kind=card.kind,
        name=name(card, language),
        names=CATALOGUE.names[card.id].by_language,
        other_names=_other_names(card.id),
        strength=card.strength if card.unit else None,
        rows=unit_rows(card, ruleset.agile_rows) if card.unit else (),
        abilities=card.abilities,
        symbols=tuple(_symbols_on(card)),
        does=tuple(does),
        brings=tuple(_brings(card, ruleset)),
        copies=card.copies,
        copies_witcher3=card.copies_witcher3,
        most=max_copies(card, ruleset),
        in_pool=not is_excluded(card, ruleset),
        side_deck=card.side_deck,
        ballad_face=card.ballad_face,
        codes=card.codes,
    )


def leader_facts(leader: Leader, ruleset: Ruleset, language: str) -> LeaderFacts:
    title, text = i18n.rule_text(f"leader-{leader.id}", ruleset, language)
    return LeaderFacts(
        id=leader,
        faction=leader.faction,
        code=leader.code,
        name=title,
        names=CATALOGUE.names[leader.id].by_language,
        other_names=_other_names(leader.id),
        text=text,
        passive=leader.effects[ruleset.leader_effects].passive,
        in_pool=in_leader_pool(leader, ruleset),
        in_witcher3=leader.in_witcher3,
    )


@cache
def _other_names(id_: str) -> tuple[OtherName, ...]:
    return tuple(OtherName(language, other) for language, other in CATALOGUE.names[id_].others)


def _symbols_on(card: Card) -> Iterator[str]:
    yield f"kind-{card.kind}"
    yield from (f"row-{row.id}" for row in card.rows)
    yield from (f"{OF_KIND[card.kind]}-{ability}" for ability in card.abilities)


def _brings(card: Card, ruleset: Ruleset) -> Iterator[Card]:
    for id_ in (*called_by(card, ruleset.roach), card.avenger, card.transforms_into):
        if id_ is not None:
            yield CATALOGUE.cards[id_, card.printing]


def _symbols(ruleset: Ruleset, language: str) -> Iterator[NamedText]:
    yield from (_explained(f"kind-{kind}", f"kind-{kind}", ruleset, language) for kind in (*Kind, "leader"))
    yield from (NamedText(f"row-{row.id}", translate(f"row-{row.id}", language), "") for row in ROWS)
    for topic in i18n.topics():
        if topic.startswith(tuple(f"{symbol}-" for symbol in SYMBOLS)):
            yield _explained(topic, topic, ruleset, language)


def _explained(topic: str, id_: str, ruleset: Ruleset, language: str) -> NamedText:
    title, text = i18n.rule_text(topic, ruleset, language)
    return NamedText(str(id_), title, text)
