"""TOUR-1. Lineups: three decks, three factions, no hero twice, each deck to DECK-3."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from gwint import decks
from gwint.cards import FACTIONS, Faction, card
from gwint.decks import Deck, read_deck, starter, write_deck
from gwint.decks.building_rules import count
from gwint.match import Lineup, Match, MatchError, advanced_starters, faults, random_lineup, starter_lineup
from gwint.match.lineup import FOLDER, heroes
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, Ruleset
from tests.match.sample_matches import ALA, BOB, ELVES, MONSTERS, NILFGAARD, REALMS, SKELLIGE
from tests.scenes import rule

SIEGE = advanced_starters()[REALMS].deck
PACKS = advanced_starters()[MONSTERS].deck
CLANS = advanced_starters()[SKELLIGE].deck
TRIOS = tuple(combinations(FACTIONS, 3))


def faults_of(lineup: Lineup, ruleset: Ruleset = LEGENDARY) -> list[str]:
    return [fault.plain_text() for fault in faults(lineup, ruleset)]


def exchanged(deck: Deck, old: str, new: str) -> Deck:
    """The deck with one card replaced by another."""
    cards = list(deck.cards)
    cards.remove(card(old, deck.faction))
    return Deck.of(deck.faction, deck.leader, [*cards, card(new, deck.faction)])


@rule("TOUR-1")
def test_three_decks_of_three_factions_without_a_common_hero_are_a_lineup() -> None:
    assert faults_of(Lineup.of(SIEGE, PACKS, CLANS)) == []


@rule("TOUR-1")
@pytest.mark.parametrize(
    "brought", [[], [SIEGE], [SIEGE, PACKS], [SIEGE, PACKS, CLANS, advanced_starters()[ELVES].deck]]
)
def test_a_lineup_has_exactly_three_decks(brought: list[Deck]) -> None:
    assert faults_of(Lineup.of(*brought)) == [f"lineup-decks (decks: {len(brought)}, expected: 3)"]


@rule("TOUR-1")
def test_the_factions_of_a_lineup_are_different() -> None:
    found = faults_of(Lineup.of(SIEGE, CLANS, SIEGE))
    assert "lineup-same-faction (faction: northern-realms, decks: 1 | 3)" in found


@rule("TOUR-1", "DECK-6")
def test_a_neutral_hero_in_any_colour_may_be_in_one_deck_only() -> None:
    assert card("triss-merigold", "monsters") in PACKS.cards
    both = Lineup.of(SIEGE, PACKS, exchanged(CLANS, "hjalmar", "triss-merigold"))
    assert faults_of(both) == ["lineup-same-hero (card: triss-merigold, decks: 2 | 3)"]


@rule("TOUR-1")
def test_a_hero_in_all_three_decks_is_one_fault_that_names_all_three() -> None:
    triss = [
        exchanged(SIEGE, "vernon-roche", "triss-merigold"),
        PACKS,
        exchanged(CLANS, "hjalmar", "triss-merigold"),
    ]
    assert faults_of(Lineup.of(*triss)) == ["lineup-same-hero (card: triss-merigold, decks: 1 | 2 | 3)"]


@rule("TOUR-1")
def test_other_cards_may_be_in_all_decks() -> None:
    assert all(card("dandelion", deck.faction) in deck.cards for deck in (SIEGE, PACKS, CLANS))


@rule("TOUR-1")
def test_opponents_may_share_heroes_and_factions() -> None:
    assert Match(ALA, ALA).question is not None


@rule("TOUR-1", "DECK-3")
def test_each_deck_is_built_to_the_advanced_limits() -> None:
    greedy = starter("nilfgaard-spies").deck
    assert decks.faults(greedy, LEGENDARY) == ()
    assert faults_of(Lineup.of(SIEGE, greedy, CLANS)) == [
        "lineup-same-hero (card: yennefer-of-vengerberg, decks: 2 | 3)",
        "lineup-deck (deck: 2, faction: nilfgaard, fault: deck-too-many-specials (specials: 7, most: 5))",
        "lineup-deck (deck: 2, faction: nilfgaard, fault: deck-too-many-spies (spies: 3, most: 2))",
        "lineup-deck (deck: 2, faction: nilfgaard, fault: deck-too-many-medics (medics: 5, most: 2))",
        "lineup-deck (deck: 2, faction: nilfgaard, fault: deck-too-strong (strength: 145, most: 130))",
    ]


@rule("DECK-3", "MODE-1")
def test_the_advanced_limits_are_added_to_those_of_another_ruleset() -> None:
    thin = Deck.of(SIEGE.faction, SIEGE.leader, SIEGE.cards[:-1])
    assert faults_of(Lineup.of(thin, PACKS, CLANS)) == []
    assert faults_of(Lineup.of(thin, PACKS, CLANS), KLUB) == [
        "lineup-deck (deck: 1, faction: northern-realms, fault: deck-too-few-cards (cards: 29, least: 30))"
    ]


@rule("DECK-4", "TOUR-1")
def test_every_fault_is_listed_with_its_deck() -> None:
    empty = Deck.of(Faction.MONSTERS, PACKS.leader, [])
    assert faults_of(Lineup.of(CLANS, empty, CLANS, PACKS)) == [
        "lineup-decks (decks: 4, expected: 3)",
        "lineup-same-faction (faction: skellige, decks: 1 | 3)",
        "lineup-same-faction (faction: monsters, decks: 2 | 4)",
        *(
            f"lineup-same-hero (card: {hero}, decks: 1 | 3)"
            for hero in ("yennefer-of-vengerberg", "cerys", "ermion", "hjalmar")
        ),
        "lineup-deck (deck: 2, faction: monsters, fault: deck-too-few-units (units: 0, least: 22))",
    ]


@rule("DECK-4", "TOUR-1")
def test_a_match_refuses_faulty_lineups_with_every_fault_of_both_players() -> None:
    with pytest.raises(MatchError) as refused:
        Match([SIEGE, PACKS], [SIEGE, SIEGE, CLANS])
    assert refused.value.kind == "match-lineups"
    found: Any = refused.value.details["faults"]
    described = [(fault.kind, fault.details["seat"], fault.details["fault"].kind) for fault in found]
    assert described == [
        ("lineup-of-player", 0, "lineup-decks"),
        ("lineup-of-player", 1, "lineup-same-faction"),
        *[("lineup-of-player", 1, "lineup-same-hero")] * 3,
    ]


def test_decks_may_be_given_as_text_or_code() -> None:
    assert Lineup.of(write_deck(SIEGE), decks.encode(PACKS), CLANS) == Lineup.of(SIEGE, PACKS, CLANS)


# Random lineups


@rule("TOUR-1", "DECK-3")
@examples(max_examples=60)
@given(st.text(), st.sampled_from(tuple(RULESETS.values())))
def test_a_random_lineup_is_legal_and_the_same_seed_gives_the_same(seed: str, ruleset: Ruleset) -> None:
    lineup = random_lineup(seed, ruleset)
    assert faults_of(lineup, ruleset) == []
    assert random_lineup(seed, ruleset) == lineup


def test_random_lineups_differ() -> None:
    lineups = [random_lineup(seed) for seed in range(60)]
    assert len(set(lineups)) == 60
    assert {faction for lineup in lineups for faction in lineup.factions} == set(FACTIONS)
    brought = {hero for lineup in lineups for deck in lineup.decks for hero in heroes(deck)}
    assert {"avallach", "geralt-of-rivia", "triss-merigold", "yennefer-of-vengerberg"} <= brought
    assert {count(deck.cards, "specials") for lineup in lineups for deck in lineup.decks} == set(range(6))


# Advanced starters


@rule("TOUR-1", "DECK-3", "DECK-5")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("factions", TRIOS, ids="-".join)
def test_any_three_advanced_starters_are_a_lineup_under_every_ruleset(
    factions: tuple[Faction, ...], ruleset: Ruleset
) -> None:
    lineup = starter_lineup(*factions)
    assert faults_of(lineup, ruleset) == []
    assert lineup.factions == factions


@pytest.mark.parametrize("faction", FACTIONS)
def test_an_advanced_starter_has_a_name_and_a_plan_and_its_musters_find_cards(faction: Faction) -> None:
    one = advanced_starters()[faction]
    assert one.id == f"advanced-{faction}"
    assert one.deck.faction is faction
    assert one.deck.name
    assert one.plan.endswith(".")
    assert len(one.deck.cards) == 30
    ids = {card.id for card in one.deck.cards}
    assert not [called for card in one.deck.cards for called in card.calls if called not in {*ids, "roach"}]


def test_every_file_is_an_advanced_starter_and_none_is_an_ordinary_one() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(FACTIONS)
    assert {one.deck for one in advanced_starters().values()}.isdisjoint(one.deck for one in decks.starters())
    assert read_deck(write_deck(SIEGE)) == SIEGE


def test_a_lineup_finds_its_decks_by_faction() -> None:
    assert ALA.deck(MONSTERS) is ALA.decks[0]
    with pytest.raises(KeyError):
        BOB.deck(NILFGAARD)
