"""The names of cards, leaders and factions, and searching by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from gwint.cards import CATALOGUE
from gwint.cards.model import Card, Faction, Leader
from gwint.faults import check_type
from gwint.spelling import fold, folded_spellings

FACTION_NAMES: Final[Mapping[Faction, Mapping[str, str]]] = {
    Faction.MONSTERS: {
        "en": "Monsters", "pl": "Potwory", "de": "Monster", "cs": "Příšery", "uk": "Монстри",
    },
    Faction.NILFGAARD: {
        "en": "Nilfgaard", "pl": "Nilfgaard", "de": "Nilfgaard", "cs": "Nilfgaard", "uk": "Нільфгард",
    },
    Faction.NORTHERN_REALMS: {
        "en": "Northern Realms", "pl": "Królestwa Północy", "de": "Nördliche Königreiche",
        "cs": "Severní říše", "uk": "Королівства Півночі",
    },
    Faction.SCOIATAEL: {
        "en": "Scoia’tael", "pl": "Scoia’tael", "de": "Scoia’tael", "cs": "Scoia’tael", "uk": "Скойа’таелі",
    },
    Faction.SKELLIGE: {
        "en": "Skellige", "pl": "Skellige", "de": "Skellige", "cs": "Skellige", "uk": "Скелліге",
    },
}  # fmt: skip
"""The names used in the rulebooks."""

BALLAD_MARKS: Final = frozenset({"ballad", "legendary ballad", "ballade", "legendare ballade"})
"""DECK-6. The marks in brackets after a name that stand for the Legendary Ballad face."""


def name(item: Card | Leader, language: str = "en") -> str:
    """Returns the name of a card or leader in a language; in English if the language is unknown."""
    by_language = CATALOGUE.names[item.id].by_language
    return by_language.get(language) or by_language["en"]


def faction_name(faction: Faction, language: str = "en") -> str:
    return FACTION_NAMES[faction].get(language) or FACTION_NAMES[faction]["en"]


def all_names(item: Card | Leader) -> tuple[str, ...]:
    """Returns every name that finds a card or leader: the main names in all languages, then the others."""
    names = CATALOGUE.names[item.id]
    return (*names.by_language.values(), *(other for _, other in names.others))


def find_cards(text: str, printing: Faction | None = None) -> tuple[Card, ...]:
    """Returns the cards of that id, code or name in any language; a neutral card in all printings, or the given one.

    Main names have priority over other names: two crones have each other's Polish name as another name.
    """
    check_type("card", text, str)
    plain, ballad = _split_ballad_mark(text)
    for spellings in _card_spellings():
        found = tuple(
            card
            for card in spellings.get(fold(plain), ())
            if printing in (None, card.printing) and (card.ballad_face or not ballad)
        )
        if found:
            return found
    return ()


def find_leader(text: str) -> Leader | None:
    """Returns the leader of that id, code or name in any language, or of an epithet that is unique to a leader."""
    leaders = set(_leader_spellings().get(fold(text), ())) or _leader_epithets().get(fold(text), set())
    return next(iter(leaders)) if len(leaders) == 1 else None


def find_faction(text: str) -> Faction | None:
    """Returns the faction of that id or name in any language."""
    for faction, names in FACTION_NAMES.items():
        if fold(text) in {fold(faction), *map(fold, names.values())}:
            return faction
    return None


def _split_ballad_mark(text: str) -> tuple[str, bool]:
    """DECK-6. Returns the name before a Legendary Ballad mark, and whether there was a mark."""
    before, bracket, mark = text.rstrip().rpartition("(")
    if bracket and mark.endswith(")") and fold(mark) in BALLAD_MARKS:
        return before, True
    return text, False


@cache
def _card_spellings() -> tuple[Mapping[str, tuple[Card, ...]], ...]:
    """Returns the spellings that find a card, the most specific first: ids and codes, main names, other names."""
    tiers: tuple[dict[str, tuple[Card, ...]], ...] = ({}, {}, {})
    for card in CATALOGUE.cards.values():
        names = CATALOGUE.names[card.id]
        spelled = (
            (card.id, *_codes(card)),
            tuple(names.by_language.values()),
            tuple(other for _, other in names.others),
        )
        for tier, spellings in zip(tiers, spelled, strict=True):
            for spelling in set().union(*map(folded_spellings, spellings)):
                tier[spelling] = (*tier.get(spelling, ()), card)
    return tiers


def _codes(card: Card) -> Iterator[str]:
    """Yields a card's codes with and without the number of the copy: SKE019-1/3 and SKE019."""
    for code in card.codes:
        yield code
        yield code.partition("-")[0]


@cache
def _leader_spellings() -> Mapping[str, set[Leader]]:
    spellings: dict[str, set[Leader]] = {}
    for leader in CATALOGUE.leaders.values():
        for spelling in set().union(*map(folded_spellings, (leader.id, leader.code, *all_names(leader)))):
            spellings.setdefault(spelling, set()).add(leader)
    return spellings


@cache
def _leader_epithets() -> Mapping[str, set[Leader]]:
    """Returns the endings of leaders' names, with and without the first word: Siegemaster, Foltest Siegemaster."""
    epithets: dict[str, set[Leader]] = {}
    for leader in CATALOGUE.leaders.values():
        for spelling in set().union(*map(folded_spellings, all_names(leader))):
            first, *words = spelling.split()
            for start in range(len(words)):
                end = " ".join(words[start:])
                epithets.setdefault(end, set()).add(leader)
                epithets.setdefault(f"{first} {end}", set()).add(leader)
    return epithets
