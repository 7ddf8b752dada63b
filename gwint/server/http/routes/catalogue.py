"""The catalogue route: every card, leader, faction and symbol, named and explained in a language by a ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from gwint import i18n
from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, NEUTRAL, ROWS, Card, Kind, Leader
from gwint.cards.names import name
from gwint.decks.building import in_leader_pool, is_excluded, max_copies
from gwint.i18n.bundles import translate
from gwint.i18n.rules import OF_KIND, AbilityText
from gwint.rules.abilities import called_by
from gwint.rules.placement import unit_rows
from gwint.rulesets import Ruleset
from gwint.server.http.cached_responses import CACHE_SIZE, NOT_MODIFIED, CachedBody, cached_body, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.wire.plain_codecs import CARD_REFS

router = APIRouter(prefix="/api", tags=["catalogue"], responses=COMMON_ERRORS)

SYMBOLS: Final = tuple(OF_KIND[kind] for kind in (Kind.UNIT, Kind.SPECIAL, Kind.WEATHER))
"""The prefixes of the topics that symbols on cards stand for, in addition to rows and kinds."""


class CardAbility(StrictModel):
    """What an ability of a card does."""

    symbol: str
    title: str
    text: str
    brings: str = Field(description="The cards that it brings, as text; empty if none.")


class CardFacts(StrictModel):
    """One printing of a card."""

    ref: str = Field(description="`<printing>/<id>`, its id in all other messages.", examples=["monsters/ghoul"])
    id: str
    printing: str
    home: str = Field(description="Its faction, or `neutral`.")
    kind: str
    name: str
    strength: int | None = Field(description="The printed strength; null for specials.")
    rows: list[str] = Field(description="The rows it may be played to by these rules; empty for specials.")
    abilities: list[str] = Field(description="In printed order.")
    symbols: list[str] = Field(description="Ids of `symbols`: its kind, its printed rows, its abilities.")
    does: list[CardAbility]
    brings: list[str] = Field(description="The refs of the cards that it calls, that avenge it, or that it turns into.")
    copies: int = Field(description="The number of copies in the 2025 edition.")
    most: int = Field(description="The maximum number of copies in a deck by these rules.")
    in_pool: bool = Field(description="Whether these rules include it.")
    side_deck: bool = Field(description="It never starts in a deck.")
    codes: list[str] = Field(description="The codes printed on the 2025 edition's copies.")


class LeaderFacts(StrictModel):
    id: str
    faction: str
    code: str
    name: str
    text: str = Field(description="The effect by these rules.")
    passive: bool
    in_pool: bool = Field(description="Whether these rules include this leader.")


class NamedText(StrictModel):
    """A name with its rule."""

    id: str
    name: str
    text: str


class CatalogueFacts(StrictModel):
    language: str
    rules: str
    cards: list[CardFacts]
    leaders: list[LeaderFacts]
    factions: list[NamedText]
    neutral: NamedText
    symbols: list[NamedText] = Field(description="Kinds, rows, abilities, specials and weather.")
    languages: list[str]


@router.get(
    "/catalogue",
    summary="All cards and leaders with names and rules",
    response_model=CatalogueFacts,
    responses=NOT_MODIFIED,
)
def catalogue(request: Request, language: LanguageParam, ruleset: RulesetParam) -> Response:
    """All cards, leaders, factions and symbols, with names and rule texts by the ruleset."""
    return respond(_body(language, ruleset), request)


@lru_cache(maxsize=CACHE_SIZE)
def _body(language: str, ruleset: Ruleset) -> CachedBody:
    return cached_body(catalogue_facts(language, ruleset))


def catalogue_facts(language: str, ruleset: Ruleset) -> CatalogueFacts:
    return CatalogueFacts(
        language=language,
        rules=str(ruleset),
        cards=[_card(card, ruleset, language) for card in CATALOGUE.cards.values()],
        leaders=[_leader(leader, ruleset, language) for leader in CATALOGUE.leaders.values()],
        factions=[_explained(f"faction-{faction}", faction, ruleset, language) for faction in FACTIONS],
        neutral=_explained(f"faction-{NEUTRAL}", NEUTRAL, ruleset, language),
        symbols=list(_symbols(ruleset, language)),
        languages=list(LANGUAGES),
    )


def _card(card: Card, ruleset: Ruleset, language: str) -> CardFacts:
    return CardFacts(
        ref=CARD_REFS[card],
        id=card.id,
        printing=str(card.printing),
        home=str(card.home),
        kind=str(card.kind),
        name=name(card, language),
        strength=card.strength if card.unit else None,
        rows=[row.id for row in unit_rows(card, ruleset.agile_rows)] if card.unit else [],
        abilities=[str(ability) for ability in card.abilities],
        symbols=list(_symbols_on(card)),
        does=[_card_ability(does) for does in i18n.card_abilities(card, ruleset, language)],
        brings=list(_brings(card, ruleset)),
        copies=card.copies,
        most=max_copies(card, ruleset),
        in_pool=not is_excluded(card, ruleset),
        side_deck=card.side_deck,
        codes=list(card.codes),
    )


def _card_ability(does: AbilityText) -> CardAbility:
    return CardAbility(symbol=does.topic, title=does.title, text=does.text, brings=does.brings)


def _symbols_on(card: Card) -> Iterator[str]:
    yield f"kind-{card.kind}"
    yield from (f"row-{row.id}" for row in card.rows)
    yield from (f"{OF_KIND[card.kind]}-{ability}" for ability in card.abilities)


def _brings(card: Card, ruleset: Ruleset) -> Iterator[str]:
    for id_ in (*called_by(card, ruleset.roach), card.avenger, card.transforms_into):
        if id_ is not None:
            yield CARD_REFS[CATALOGUE.cards[id_, card.printing]]


def _leader(leader: Leader, ruleset: Ruleset, language: str) -> LeaderFacts:
    title, text = i18n.rule_text(f"leader-{leader.id}", ruleset, language)
    return LeaderFacts(
        id=leader.id,
        faction=str(leader.faction),
        code=leader.code,
        name=title,
        text=text,
        passive=leader.effects[ruleset.leader_effects].passive,
        in_pool=in_leader_pool(leader, ruleset),
    )


def _symbols(ruleset: Ruleset, language: str) -> Iterator[NamedText]:
    yield from (_explained(f"kind-{kind}", f"kind-{kind}", ruleset, language) for kind in (*Kind, "leader"))
    yield from (NamedText(id=f"row-{row.id}", name=translate(f"row-{row.id}", language), text="") for row in ROWS)
    for topic in i18n.topics():
        if topic.startswith(tuple(f"{symbol}-" for symbol in SYMBOLS)):
            yield _explained(topic, topic, ruleset, language)


def _explained(topic: str, id_: str, ruleset: Ruleset, language: str) -> NamedText:
    title, text = i18n.rule_text(topic, ruleset, language)
    return NamedText(id=str(id_), name=title, text=text)
