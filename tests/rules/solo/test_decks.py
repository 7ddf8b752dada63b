"""SOLO-1. What you and the virtual opponent play with."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import FACTIONS, SETS, Ability, Card, Faction, Kind
from gwint.decks import Deck, faults, random_deck
from gwint.decks.building import leaders, left_out
from gwint.decks.whole import brought_faults, opponents_set, whole_set
from gwint.rules.modes import MODES
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset
from tests.rules.solo import dealt
from tests.scenes import rule


def full(faction: Faction, ruleset: Ruleset) -> Counter[Card]:
    witcher3 = ruleset.card_pool == "witcher3"
    kept = (card for card in SETS[faction] if not card.side_deck and not left_out(card, ruleset))
    return Counter({card: card.copies_witcher3 if witcher3 else card.copies for card in kept})


@rule("SOLO-1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_opponent_plays_the_whole_set_of_its_faction(faction: Faction, ruleset: Ruleset) -> None:
    deck = opponents_set(faction, ruleset)
    assert deck.faction is faction
    assert Counter(deck.cards) == full(faction, ruleset)


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
def test_side_deck_cards_are_set_aside_and_lie_beside_the_table() -> None:
    table = dealt(foe=Faction.SKELLIGE)
    assert not any(card.side_deck for card in table.seats[1].brought)
    assert all(card.side_deck for card in table.seats[1].side_deck)
    assert table.seats[1].side_deck


@rule("SOLO-1")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_whole_sets_ignore_the_limits_of_deck_building(ruleset: Ruleset) -> None:
    deck = whole_set(Faction.NILFGAARD, leaders(Faction.NILFGAARD, ruleset)[0], ruleset, person=True)
    assert faults(deck, ruleset)
    assert not brought_faults(deck, ruleset)
    assert not MODES["solo"].faults([deck, opponents_set(Faction.MONSTERS, ruleset)])


@rule("SOLO-1", "DECK-1")
def test_a_deck_you_built_keeps_the_limits() -> None:
    deck = random_deck("short", LEGENDARY, Faction.MONSTERS)
    short = Deck.of(deck.faction, deck.leader, [card for card in deck.cards if card.unit][:21])
    assert [fault.kind for fault in brought_faults(short, LEGENDARY)] == ["deck-too-few-units"]
    assert not brought_faults(deck, LEGENDARY)


@rule("SOLO-1", "DECK-2")
def test_or_those_that_the_ruleset_names() -> None:
    deck = random_deck("short", KLUB, Faction.MONSTERS)
    short = Deck.of(deck.faction, deck.leader, [card for card in deck.cards if not card.hero][:29])
    assert "deck-too-few-cards" in [fault.kind for fault in brought_faults(short, KLUB)]


@rule("SOLO-1")
def test_a_leader_of_another_faction_is_no_leader_of_a_whole_set() -> None:
    deck = whole_set(Faction.NILFGAARD, leaders(Faction.MONSTERS, WITCHER3)[0], WITCHER3, person=True)
    assert [fault.kind for fault in brought_faults(deck, WITCHER3)] == ["deck-leader-wrong-faction"]


@rule("SOLO-1")
@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
def test_a_deck_you_built_has_no_weather_but_clear_weather(mode: str) -> None:
    units = [card for card in random_deck("dry", LEGENDARY, Faction.SCOIATAEL).cards if card.unit]
    skies = [card for card in SETS[Faction.SCOIATAEL] if card.kind is Kind.WEATHER]
    foe = opponents_set(Faction.MONSTERS, LEGENDARY)
    wet = Deck.of(Faction.SCOIATAEL, leaders(Faction.SCOIATAEL, LEGENDARY)[0], [*units, *skies, *skies])
    told = [(fault.kind, fault.details["card"]) for fault in MODES[mode].faults([wet, foe])]
    assert told == [("solo-weather", card) for card in wet.counts() if card in skies and not card.has(Ability.CLEAR)]
    dry = Deck.of(wet.faction, wet.leader, [*units, *(card for card in skies if card.has(Ability.CLEAR))])
    assert not MODES[mode].faults([dry, foe])


@rule("SOLO-1")
def test_the_opponent_keeps_its_weather() -> None:
    wet = opponents_set(Faction.MONSTERS, LEGENDARY)
    dry = whole_set(Faction.SCOIATAEL, leaders(Faction.SCOIATAEL, LEGENDARY)[0], LEGENDARY, person=True)
    assert any(card.kind is Kind.WEATHER for card in wet.cards)
    assert not MODES["solo"].faults([dry, wet])
