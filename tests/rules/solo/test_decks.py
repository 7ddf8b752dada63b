"""SOLO-1. The decks of a person and of the virtual opponent."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import CATALOGUE, FACTIONS, SETS, Ability, Card, Faction, Kind
from gwint.decks import Deck, faults, random_deck, starter
from gwint.decks.building_rules import is_excluded, leaders
from gwint.decks.full_sets import SET, opponents_set, read_persons_deck, whole_set
from gwint.faults import Fault
from gwint.rules.modes import MODES
from gwint.rules.table_validation import table_deck_faults
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset
from tests.rules.solo import dealt
from tests.scenes import rule


def full(faction: Faction, ruleset: Ruleset) -> Counter[Card]:
    witcher3 = ruleset.card_pool == "witcher3"
    cards = (card for card in SETS[faction] if not card.side_deck and not is_excluded(card, ruleset))
    return Counter({card: card.copies_witcher3 if witcher3 else card.copies for card in cards})


def faults_of(deck: Deck, ruleset: Ruleset, mode: str = "solo", advanced: bool = False) -> tuple[Fault, ...]:
    """Returns the faults of your deck; the two decks together never have any."""
    decks = [deck, opponents_set(Faction.MONSTERS, ruleset)]
    found = table_deck_faults(MODES[mode], ruleset, decks, advanced)
    assert (found.seats[1], found.combination) == ((), ())
    return found.seats[0]


@rule("SOLO-1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_opponent_plays_the_whole_set_of_its_faction(faction: Faction, ruleset: Ruleset) -> None:
    deck = opponents_set(faction, ruleset)
    assert deck.faction is faction
    assert Counter(deck.cards) == full(faction, ruleset)


@rule("SOLO-1")
def test_every_leaders_set_is_brought_by_its_id() -> None:
    assert [read_persons_deck(SET + id_, LEGENDARY).leader.id for id_ in CATALOGUE.leaders] == [*CATALOGUE.leaders]


@rule("SOLO-1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_you_play_the_whole_set_without_weather_but_with_clear_weather(faction: Faction, ruleset: Ruleset) -> None:
    leader = leaders(faction, ruleset)[1]
    deck = whole_set(faction, leader, ruleset, person=True)
    without = Counter(opponents_set(faction, ruleset).cards) - Counter(deck.cards)
    assert deck.leader is leader
    assert all(card.kind is Kind.WEATHER and not card.has(Ability.CLEAR) for card in without)
    assert {card for card in deck.cards if card.kind is Kind.WEATHER} == {
        card for card in full(faction, ruleset) if card.has(Ability.CLEAR)
    }


@rule("SOLO-1")
def test_side_deck_cards_are_set_aside() -> None:
    table = dealt(foe=Faction.SKELLIGE)
    assert not any(card.side_deck for card in table.seats[1].brought)
    assert all(card.side_deck for card in table.seats[1].side_deck)
    assert table.seats[1].side_deck


@rule("SOLO-1")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_whole_sets_ignore_the_limits_of_deck_building(ruleset: Ruleset) -> None:
    deck = whole_set(Faction.NILFGAARD, leaders(Faction.NILFGAARD, ruleset)[0], ruleset, person=True)
    assert faults(deck, ruleset)
    assert not faults_of(deck, ruleset)
    assert not faults_of(deck, ruleset, advanced=True)


@rule("SOLO-1", "DECK-1")
def test_a_deck_you_built_obeys_the_limits() -> None:
    deck = random_deck("short", LEGENDARY, Faction.MONSTERS)
    short = Deck.of(deck.faction, deck.leader, [card for card in deck.cards if card.unit][:21])
    assert [fault.kind for fault in faults_of(short, LEGENDARY)] == ["deck-too-few-units"]
    assert "deck-too-few-units" not in [fault.kind for fault in faults_of(deck, LEGENDARY)]


@rule("SOLO-1", "DECK-2")
def test_a_deck_you_built_obeys_the_limits_of_the_ruleset() -> None:
    deck = random_deck("short", KLUB, Faction.MONSTERS)
    short = Deck.of(deck.faction, deck.leader, [card for card in deck.cards if not card.hero][:29])
    assert "deck-too-few-cards" in [fault.kind for fault in faults_of(short, KLUB)]


@rule("SOLO-1")
def test_a_leader_of_another_faction_is_no_leader_of_a_whole_set() -> None:
    deck = whole_set(Faction.NILFGAARD, leaders(Faction.MONSTERS, WITCHER3)[0], WITCHER3, person=True)
    assert [fault.kind for fault in faults_of(deck, WITCHER3)] == ["deck-leader-wrong-faction"]


@rule("SOLO-1")
@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
def test_a_deck_you_built_has_no_weather_but_clear_weather(mode: str) -> None:
    units = [card for card in random_deck("dry", LEGENDARY, Faction.SCOIATAEL).cards if card.unit]
    skies = [card for card in SETS[Faction.SCOIATAEL] if card.kind is Kind.WEATHER]
    wet = Deck.of(Faction.SCOIATAEL, leaders(Faction.SCOIATAEL, LEGENDARY)[0], [*units, *skies, *skies])
    found = [fault for fault in faults_of(wet, LEGENDARY, mode) if fault.kind == "solo-weather"]
    assert [(fault.kind, fault.details["card"]) for fault in found] == [
        ("solo-weather", card) for card in wet.counts() if card in skies and not card.has(Ability.CLEAR)
    ]
    dry = Deck.of(wet.faction, wet.leader, [*units, *(card for card in skies if card.has(Ability.CLEAR))])
    assert not faults_of(dry, LEGENDARY, mode)


@rule("SOLO-1")
def test_the_opponents_deck_has_its_weather() -> None:
    wet = opponents_set(Faction.MONSTERS, LEGENDARY)
    dry = whole_set(Faction.SCOIATAEL, leaders(Faction.SCOIATAEL, LEGENDARY)[0], LEGENDARY, person=True)
    assert any(card.kind is Kind.WEATHER for card in wet.cards)
    assert not table_deck_faults(MODES["solo"], LEGENDARY, [dry, wet])


@rule("SOLO-1", "DECK-3")
def test_a_deck_you_built_obeys_the_limits_of_advanced_building() -> None:
    spies = starter("nilfgaard-spies").deck
    dry = Deck.of(spies.faction, spies.leader, [card for card in spies.cards if card.kind is not Kind.WEATHER])
    assert not faults_of(dry, LEGENDARY)
    assert "deck-too-many-spies" in [fault.kind for fault in faults_of(dry, LEGENDARY, advanced=True)]


@rule("SOLO-1")
def test_the_opponent_brings_no_deck_that_was_built() -> None:
    deck = whole_set(Faction.SKELLIGE, leaders(Faction.SKELLIGE, LEGENDARY)[0], LEGENDARY, person=True)
    found = table_deck_faults(MODES["solo"], LEGENDARY, [deck, starter("monsters-swarm").deck])
    assert list(found) == [Fault("solo-not-whole", {"faction": Faction.MONSTERS})]
