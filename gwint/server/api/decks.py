"""Answers about decks: reading them in any form, checking them, and random ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbelow
from typing import Any, Final, NamedTuple

from gwint import rulesets
from gwint.cards import CATALOGUE, FACTIONS, Card, Faction, Leader
from gwint.decks import Deck, faults, get_deck, random_deck
from gwint.decks.building_rules import limits
from gwint.faults import GwintError
from gwint.i18n.modes import MATCH
from gwint.match import Lineup
from gwint.match import faults as lineup_faults
from gwint.rules.modes import DUEL, MODES
from gwint.rulesets import Ruleset
from gwint.server.api.encoding import encoded
from gwint.server.api.params import known_language, known_mode
from gwint.server.tables.json_bytes import dumps
from gwint.spelling import nearest
from gwint.wire import write_fault
from gwint.wire.decks import DeckReport, RandomDeckReport, deck_report
from gwint.wire.plain_codecs import CARDS

PLAYER: Final = 0
"""A seat that a person plays in every mode."""
MAX_CARDS: Final = 1000
"""Far more than any deck or whole set has."""
SEEDS: Final = 10**9


class DeckError(GwintError):
    """The data do not describe a deck, or one that is too large."""


class CheckOptions(NamedTuple):
    """The rules that a deck is checked by, and the language of its text."""

    rules: str
    advanced: bool
    mode: str
    language: str


# Tasks


def report_text(text: str, options: CheckOptions) -> bytes:
    """Return a deck in all its forms, given as a text, a code or the id of a starter deck."""
    ruleset = rulesets.parse(options.rules)
    return _report(get_deck(text), ruleset, options)


def report_data(data: Mapping[str, Any], options: CheckOptions) -> bytes:
    """Return a deck in all its forms, given as data."""
    ruleset = rulesets.parse(options.rules)
    return _report(deck_from_data(data), ruleset, options)


def _report(deck: Deck, ruleset: Ruleset, options: CheckOptions) -> bytes:
    mode, language = known_mode(options.mode), known_language(options.language)
    return encoded(DeckReport, report_deck(deck, ruleset, options.advanced, mode, language))


# Other answers


def new_seed() -> str:
    return str(randbelow(SEEDS))


def report_random(ruleset: Ruleset, faction: str | None, advanced: bool, seed: str, language: str) -> bytes:
    """Return a random legal deck of a faction or of any."""
    deck = random_deck(seed, ruleset, None if faction is None else known_faction(faction), advanced=advanced)
    report = report_deck(deck, ruleset, advanced, DUEL.name, language)
    return encoded(RandomDeckReport, RandomDeckReport.of(report, seed))


def check_lineup(decks: Sequence[Mapping[str, Any]], rules: str) -> bytes:
    """TOUR-1, DECK-3. Return the faults of three decks together, and of each by the advanced limits."""
    lineup = Lineup(tuple(map(deck_from_data, decks)))
    return dumps({"faults": [write_fault(fault) for fault in lineup_faults(lineup, rulesets.parse(rules))]})


# Reading


def deck_from_data(data: Mapping[str, Any]) -> Deck:
    """Return the deck that data of the right form describe."""
    if sum(data["cards"].values()) > MAX_CARDS:
        raise DeckError("deck-too-large", cards=sum(data["cards"].values()), most=MAX_CARDS)
    cards = [card for ref, copies in data["cards"].items() for card in [_card(ref)] * copies]
    return Deck.of(known_faction(data["faction"]), _leader(data["leader"]), cards, data["name"])


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
