"""A deck is a value: decks with the same cards are equal."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import FACTIONS, LEADERS, SETS, Ability, Faction, card, leader
from gwint.decks import Deck, random_deck, side_deck
from gwint.rulesets import KLUB, LEGENDARY, WITCHER3, Ruleset

BRAN = leader("king-bran")
GHOUL = card("ghoul", "monsters")


@given(st.integers(), st.randoms(use_true_random=False))
def test_the_order_in_which_cards_come_does_not_matter(seed: int, chance: Random) -> None:
    deck = random_deck(seed)
    cards = list(deck.cards)
    chance.shuffle(cards)
    again = Deck.of(deck.faction, deck.leader, cards)
    assert again == deck
    assert hash(again) == hash(deck)
    assert again.cards == deck.cards


def test_cards_lie_in_the_order_of_the_factions_set() -> None:
    everything = SETS[Faction.SKELLIGE]
    assert Deck.of(Faction.SKELLIGE, BRAN, reversed(everything)).cards == everything


def test_another_leader_card_or_copy_makes_another_deck() -> None:
    deck = random_deck("one", faction=Faction.MONSTERS)
    rival = next(one for one in LEADERS[Faction.MONSTERS] if one is not deck.leader)
    assert Deck.of(deck.faction, rival, deck.cards) != deck
    assert Deck.of(deck.faction, deck.leader, deck.cards[1:]) != deck
    assert Deck.of(deck.faction, deck.leader, (*deck.cards, GHOUL)) != deck
    assert Deck.of(Faction.SKELLIGE, deck.leader, deck.cards) != deck


def test_a_name_is_one_line_and_no_part_of_the_deck() -> None:
    plain = Deck.of(Faction.SKELLIGE, BRAN, [])
    named = Deck.of(Faction.SKELLIGE, BRAN, [], name="  Storm\nover  the isles ")
    assert named.name == "Storm over the isles"
    assert named == plain
    assert hash(named) == hash(plain)


def test_counts_tell_each_card_once() -> None:
    deck = Deck.of(Faction.MONSTERS, BRAN, [GHOUL, card("draug", "monsters"), GHOUL])
    assert deck.counts() == {card("draug", "monsters"): 1, GHOUL: 2}
    assert list(deck.counts()) == list(dict.fromkeys(deck.cards))


def test_a_deck_survives_pickling() -> None:
    deck = random_deck("pickle")
    assert pickle.loads(pickle.dumps(deck)) == deck


# Side decks


@pytest.mark.rule("SET-9", "SET-11")
@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB])
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_side_deck_holds_the_sets_summoned_cards_in_their_printed_number(faction: Faction, ruleset: Ruleset) -> None:
    held = [one.id for one in side_deck(faction, ruleset)]
    islanders = ["hemdall", "transformed-vildkaarl", *["transformed-young-vildkaarl"] * 3]
    assert held == ["bovine-defence-force"] * 2 + (islanders if faction is Faction.SKELLIGE else [])


@pytest.mark.rule("SET-11")
def test_a_side_deck_that_never_runs_out_holds_one_of_each() -> None:
    assert [one.id for one in side_deck(Faction.SKELLIGE, WITCHER3)] == [
        "bovine-defence-force", "hemdall", "transformed-vildkaarl", "transformed-young-vildkaarl",
    ]  # fmt: skip


@pytest.mark.rule("SET-2", "SET-11")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_side_deck_is_of_the_factions_printing_and_serves_all_callers(faction: Faction) -> None:
    held = side_deck(faction, LEGENDARY)
    assert {one.printing for one in held} == {faction}
    callers = [one for one in SETS[faction] if one.has(Ability.AVENGER) or one.has(Ability.BERSERKER)]
    assert {one.avenger or one.transforms_into for one in callers} == {one.id for one in held}
