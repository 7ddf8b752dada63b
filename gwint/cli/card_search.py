"""Searches cards and leaders by words of their names, by facts, and in the ruleset's pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from gwint.cards import CATALOGUE, ROW_OF, Ability, Card, Leader, Row
from gwint.cards.names import all_names, find_cards, find_leader, name
from gwint.decks.building_rules import in_leader_pool, is_excluded
from gwint.faults import GwintError
from gwint.rules.placement import unit_rows
from gwint.rulesets import Ruleset
from gwint.spelling import fold, nearest

Printings = tuple[Card, ...]
"""A card as printed in each faction set that has it: one printing of a faction's card, up to five of a neutral one."""


class UnknownCard(GwintError):
    """No card or leader has the name."""


class Filters(NamedTuple):
    """Facts that a card must have; None and () filter nothing."""

    homes: tuple[str, ...] = ()
    """Factions, or `neutral`."""
    kind: str | None = None
    row: str | None = None
    ability: Ability | None = None
    strength: range | None = None

    def matches(self, card: Card, ruleset: Ruleset) -> bool:
        return (
            (not self.homes or card.home in self.homes)
            and self.kind in (None, card.kind)
            and (self.row is None or ROW_OF[self.row] in rows_of(card, ruleset))
            and (self.ability is None or card.has(self.ability))
            and (self.strength is None or (card.unit and card.strength in self.strength))
        )

    def matches_leader(self, leader: Leader) -> bool:
        """Return whether a leader matches; leaders have a faction and none of the other facts."""
        return self[1:] == Filters()[1:] and (not self.homes or leader.faction in self.homes)


def rows_of(card: Card, ruleset: Ruleset) -> tuple[Row, ...]:
    """PLAY-1, AB-AGILE. A unit may lie in these rows; a special has no row of its own."""
    return unit_rows(card, ruleset.agile_rows) if card.unit else ()


def pool(ruleset: Ruleset) -> Iterator[Printings]:
    """OPT: card_pool, roach. A ruleset plays with these cards, each in these printings."""
    return _group_printings(card for card in CATALOGUE.cards.values() if not is_excluded(card, ruleset))


def leader_pool(ruleset: Ruleset) -> Iterator[Leader]:
    return (leader for leader in CATALOGUE.leaders.values() if in_leader_pool(leader, ruleset))


def _group_printings(cards: Iterable[Card]) -> Iterator[Printings]:
    by_id: dict[str, list[Card]] = {}
    for card in cards:
        by_id.setdefault(card.id, []).append(card)
    return map(tuple, by_id.values())


def search_cards(searched: Iterable[str], ruleset: Ruleset, filters: Filters) -> tuple[list[Printings], list[Leader]]:
    """Find the cards and leaders of the pool with these facts and words; leaders only if there are words."""
    folded = [fold(word) for word in searched]
    cards = [printings for printings in pool(ruleset) if filters.matches(printings[0], ruleset)]
    leaders = [leader for leader in leader_pool(ruleset) if folded and filters.matches_leader(leader)]
    return _matching(folded, cards, leaders)


def _matching(folded: list[str], cards: list[Printings], leaders: list[Leader]) -> tuple[list[Printings], list[Leader]]:
    """Return those whose names, ids or codes have a word beginning with each searched word, or else contain it."""
    for before in (" ", ""):
        searched = [f"{before}{word}" for word in folded]
        found = [
            printings
            for printings in cards
            if _contains_all(_spellings(printings[0], (card.codes for card in printings)), searched)
        ]
        found_leaders = [leader for leader in leaders if _contains_all(_spellings(leader, ((leader.code,),)), searched)]
        if found or found_leaders:
            break
    return found, found_leaders


def _contains_all(spellings: str, searched: Iterable[str]) -> bool:
    return all(word.strip() and word in spellings for word in searched)


def _spellings(card: Card | Leader, codes: Iterable[Iterable[str]]) -> str:
    return "".join(f" {fold(spelt)}\n" for spelt in (card.id, *chain(*codes), *all_names(card)))


def find_by_name(spelt: str, language: str = "en") -> tuple[list[Printings], list[Leader]]:
    """Find the cards and leaders of that name, or else the only card or leader whose names contain all its words."""
    leader = find_leader(spelt)
    cards, leaders = list(_group_printings(find_cards(spelt))), [leader] if leader else []
    if not cards and not leaders:
        everything = list(_group_printings(CATALOGUE.cards.values())), list(CATALOGUE.leaders.values())
        cards, leaders = _matching(fold(spelt).split(), *everything)
        if len(cards) + len(leaders) != 1:
            raise UnknownCard("cli-card-name", name=spelt, nearest=nearest_names(spelt, language))
    return cards, leaders


def nearest_names(spelt: str, language: str) -> tuple[str, ...]:
    """Return up to five cards and leaders with a similar name in any language, by their names in this language."""
    everything: list[Card | Leader] = [*CATALOGUE.cards.values(), *CATALOGUE.leaders.values()]
    owners = {spelling: card for card in everything for spelling in (*all_names(card), card.id)}
    close = (name(owners[spelling], language) for spelling in nearest(spelt, owners, count=20))
    return tuple(dict.fromkeys(close))[:5]
