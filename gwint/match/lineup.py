"""TOUR-1. The lineup of a player for a match: three decks, and their faults."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from gwint import decks
from gwint.cards import FACTIONS, Card, Faction
from gwint.cards.lookup import get_faction
from gwint.decks import AnyDeck, Deck, Starter, get_deck, random_deck, read_deck
from gwint.decks.text_format import lines
from gwint.faults import Fault
from gwint.rulesets import LEGENDARY, Ruleset, get_ruleset

DECKS: Final = 3
"""TOUR-1. How many decks a player brings, each of a faction of its own."""
FOLDER: Final = Path(__file__).with_name("lineups")
"""The texts of the advanced starter decks."""

Shared = TypeVar("Shared", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Lineup:
    """TOUR-1. A player's decks for a match. It may be faulty; `faults` lists the faults."""

    decks: tuple[Deck, ...]
    """In the player's order, which is secret because it could reveal decks that are not named yet."""

    @classmethod
    def of(cls, *given: AnyDeck) -> Lineup:
        """A lineup of decks, each as `get_deck` takes it."""
        return cls(tuple(get_deck(one) for one in given))

    @property
    def factions(self) -> tuple[Faction, ...]:
        return tuple(deck.faction for deck in self.decks)

    def faults(self, rules: Ruleset | str = LEGENDARY) -> tuple[Fault, ...]:
        """TOUR-1, DECK-4. Every fault of the lineup under a ruleset; a legal one has none."""
        return faults(self, get_ruleset(rules))

    def deck(self, faction: Faction) -> Deck:
        """The deck of that faction; raises KeyError where there is none."""
        return {deck.faction: deck for deck in self.decks}[faction]


def heroes(deck: Deck) -> dict[str, Card]:
    """TOUR-1. A deck's heroes by id, which all printings of a hero share."""
    return {card.id: card for card in deck.cards if card.hero}


def faults(lineup: Lineup, ruleset: Ruleset) -> tuple[Fault, ...]:
    """TOUR-1, DECK-4. Every fault of a lineup; a legal lineup has none."""
    return (
        *_number_faults(lineup),
        *_faction_faults(lineup),
        *_hero_faults(lineup),
        *_deck_faults(lineup, ruleset),
    )


def _number_faults(lineup: Lineup) -> Iterator[Fault]:
    if len(lineup.decks) != DECKS:
        yield Fault("lineup-decks", {"decks": len(lineup.decks), "expected": DECKS})


def _faction_faults(lineup: Lineup) -> Iterator[Fault]:
    for faction, numbers in _shared([faction] for faction in lineup.factions):
        yield Fault("lineup-same-faction", {"faction": faction, "decks": numbers})


def _hero_faults(lineup: Lineup) -> Iterator[Fault]:
    cards = {id_: card for deck in reversed(lineup.decks) for id_, card in heroes(deck).items()}
    for id_, numbers in _shared(heroes(deck) for deck in lineup.decks):
        yield Fault("lineup-same-hero", {"card": cards[id_], "decks": numbers})


def _shared(of_decks: Iterable[Iterable[Shared]]) -> Iterator[tuple[Shared, tuple[int, ...]]]:
    """Everything that more than one deck has, with the numbers of those decks, counted from 1."""
    having: dict[Shared, list[int]] = {}
    for number, things in enumerate(of_decks, start=1):
        for thing in things:
            having.setdefault(thing, []).append(number)
    return ((thing, tuple(numbers)) for thing, numbers in having.items() if len(numbers) > 1)


def _deck_faults(lineup: Lineup, ruleset: Ruleset) -> Iterator[Fault]:
    """DECK-3. The faults of each deck by the ruleset and the advanced limits."""
    for number, deck in enumerate(lineup.decks, start=1):
        for fault in decks.faults(deck, ruleset, advanced=True):
            yield Fault("lineup-deck", {"deck": number, "faction": deck.faction, "fault": fault})


def random_lineup(seed: object, ruleset: Ruleset | str = LEGENDARY) -> Lineup:
    """A random legal lineup; the same seed gives the same lineup."""
    ruleset = get_ruleset(ruleset)
    brought: list[Deck] = []
    for faction in Random(f"{seed}").sample(FACTIONS, DECKS):
        brought.append(_random_deck_without_heroes_of(brought, f"{seed} {faction}", ruleset, faction))
    return Lineup(tuple(brought))


def _random_deck_without_heroes_of(brought: Iterable[Deck], seed: str, ruleset: Ruleset, faction: Faction) -> Deck:
    """The first random deck that shares no hero with the other decks; few attempts are needed."""
    taken = {id_ for deck in brought for id_ in heroes(deck)}
    tries = (random_deck(f"{seed} {number}", ruleset, faction, advanced=True) for number in count())
    return next(deck for deck in tries if taken.isdisjoint(heroes(deck)))


# TOUR-1, DECK-3. An advanced starter deck of every faction: any three make a legal lineup.


@cache
def advanced_starters() -> Mapping[Faction, Starter]:
    """The advanced deck of each faction; no two share a hero."""
    return {faction: _starter(FOLDER / f"{faction}.deck") for faction in FACTIONS}


def starter_lineup(*factions: Faction | str) -> Lineup:
    """The lineup of these factions' advanced decks."""
    return Lineup(tuple(advanced_starters()[get_faction(faction)].deck for faction in factions))


def _starter(path: Path) -> Starter:
    text = path.read_text(encoding="utf-8")
    plan = next(line.value for line in lines(text) if line.header == "plan")
    return Starter(f"advanced-{path.stem}", plan, read_deck(text))
