"""Starter decks are legal in every ruleset, different from each other, and each faction has at least two."""

from __future__ import annotations

import re

import pytest

from gwint.cards import CATALOGUE, FACTIONS, Faction
from gwint.cards.lookup import UnknownName
from gwint.decks import Starter, faults, starter, starters
from gwint.decks.starter_decks import FOLDER
from gwint.rulesets import RULESETS, Ruleset

ALL = starters()


def of(faction: Faction) -> list[Starter]:
    return [one for one in ALL if one.deck.faction is faction]


@pytest.mark.rule("DECK-5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_two_with_different_leaders(faction: Faction) -> None:
    assert len(of(faction)) >= 2
    assert len({one.deck.leader for one in of(faction)}) == len(of(faction))


@pytest.mark.rule("DECK-5", "DECK-1", "DECK-2")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_starter_is_legal_under_every_ruleset(one: Starter, ruleset: Ruleset) -> None:
    assert [str(fault) for fault in faults(one.deck, ruleset)] == []


@pytest.mark.rule("DECK-5")
@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_starter_has_a_name_a_plan_of_one_sentence_and_an_id_of_its_faction(one: Starter) -> None:
    assert one.deck.name
    assert re.fullmatch(r"[A-Z][^.]+\.", one.plan)
    assert one.id.startswith(f"{one.deck.faction}-")


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_decks_of_a_faction_play_differently(faction: Faction) -> None:
    first, second, *_ = (one.deck for one in of(faction))
    shared = sum(min(copies, second.counts().get(card, 0)) for card, copies in first.counts().items())
    assert shared <= 18


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_starter_is_no_bigger_than_it_must_be_and_can_call_what_it_has(one: Starter) -> None:
    assert len(one.deck.cards) == 30
    ids = {card.id for card in one.deck.cards}
    for card in one.deck.cards:
        missing = [called for called in card.calls if called not in ids and called != "roach"]
        assert missing == [], f"{card.id} calls {missing}"


def test_a_weather_leader_has_its_weather_in_the_deck() -> None:
    for one in ALL:
        effect = one.deck.leader.effects["book"]
        weathers = {card.id for card in one.deck.cards if card.kind == "weather"}
        assert not effect.weathers or weathers & set(effect.weathers)


def test_a_starter_is_found_by_its_id() -> None:
    for one in ALL:
        assert starter(one.id) is one
    with pytest.raises(UnknownName, match="monsters-swarm"):
        starter("monsters-tea-party")


def test_every_file_is_a_starter() -> None:
    assert [one.id for one in ALL] == sorted(path.stem for path in FOLDER.iterdir() if path.suffix == ".deck")
    assert len({one.deck for one in ALL}) == len({one.deck.name for one in ALL}) == len(ALL)
    assert all(one.deck.leader is CATALOGUE.leaders[one.deck.leader.id] for one in ALL)
