"""Random decks are always legal, and they vary."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import FACTIONS, Card, Faction, Leader, leader
from gwint.decks import Deck, encode, faults, random_deck
from gwint.decks.building_rules import collection, count, leaders
from gwint.faults import GwintError
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset

RULES = st.sampled_from(tuple(RULESETS.values()))
MANY = 400


def decks(ruleset: Ruleset, faction: Faction | None = None, advanced: bool = False) -> list[Deck]:
    return [random_deck(seed, ruleset, faction, advanced=advanced) for seed in range(MANY)]


@pytest.mark.rule("DECK-1", "DECK-2", "DECK-3")
@given(st.text(), RULES, st.sampled_from((None, *FACTIONS)), st.booleans())
def test_a_random_deck_is_legal(seed: str, ruleset: Ruleset, faction: Faction | None, advanced: bool) -> None:
    deck = random_deck(seed, ruleset, faction, advanced=advanced)
    assert faults(deck, ruleset, advanced) == ()
    assert faction in (None, deck.faction)


@pytest.mark.rule("DECK-1", "DECK-2")
@given(st.integers(), st.sampled_from(["deck-1", "deck-2"]), st.booleans(), st.booleans())
def test_a_random_deck_is_legal_under_house_rules(seed: int, limits: str, roach: bool, advanced: bool) -> None:
    ruleset = WITCHER3.changed(deck_limits=limits, roach="yes" if roach else "no", card_pool="storm-in-skellige")
    assert faults(random_deck(seed, ruleset, advanced=advanced), ruleset, advanced) == ()


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB])
def test_every_card_and_every_copy_and_every_leader_is_drawn_some_time(faction: Faction, ruleset: Ruleset) -> None:
    drawn = decks(ruleset, faction)
    assert {deck.leader for deck in drawn} == set(leaders(faction, ruleset))
    assert most_of_each(drawn) == collection(faction, ruleset)


@pytest.mark.parametrize("faction", FACTIONS)
def test_advanced_building_too_reaches_every_card(faction: Faction) -> None:
    assert most_of_each(decks(LEGENDARY, faction, advanced=True)).keys() == collection(faction, LEGENDARY).keys()


def most_of_each(drawn: Iterable[Deck]) -> dict[Card, int]:
    most: dict[Card, int] = {}
    for deck in drawn:
        for card, copies in deck.counts().items():
            most[card] = max(copies, most.get(card, 0))
    return most


def test_all_factions_all_sizes_no_specials_and_many() -> None:
    drawn = decks(LEGENDARY)
    assert {deck.faction for deck in drawn} == set(FACTIONS)
    assert {count(deck.cards, "specials") for deck in drawn} == set(range(11))
    assert min(count(deck.cards, "units") for deck in drawn) == 22
    assert max(count(deck.cards, "units") for deck in drawn) > 45
    assert len({len(deck.cards) for deck in drawn}) > 25
    assert len(set(drawn)) == MANY


def test_the_same_seed_gives_the_same_deck_in_every_process() -> None:
    program = "from gwint.decks import encode, random_deck; print(encode(random_deck('seven')))"
    said = {
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, check=True, text=True, env={"PYTHONHASHSEED": salt}
        ).stdout.strip()
        for salt in ("1", "2")
    }
    assert said == {encode(random_deck("seven"))}


@given(st.integers(), RULES)
def test_a_leader_that_is_asked_for_leads(seed: int, ruleset: Ruleset) -> None:
    bran = leader("king-bran")
    deck = random_deck(seed, ruleset, leader=bran)
    assert (deck.leader, deck.faction) == (bran, Faction.SKELLIGE)


@pytest.mark.parametrize(
    ("asked", "faction", "kind"),
    [
        (leader("king-bran"), Faction.MONSTERS, "deck-leader-wrong-faction"),
        (leader("eist-tuirseach"), None, "deck-leader-not-in-pool"),
    ],
)
def test_a_leader_who_cannot_lead_is_refused(asked: Leader, faction: Faction | None, kind: str) -> None:
    with pytest.raises(GwintError) as refusal:
        random_deck(1, KLUB, faction, asked)
    assert refusal.value.kind == kind
