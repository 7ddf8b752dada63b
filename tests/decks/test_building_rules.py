"""Deck building: a test for each limit, at the limit and beyond it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from gwint.cards import FACTIONS, SETS, Ability, Card, Faction, Leader, card, leader
from gwint.decks import Deck, faults, starter
from gwint.decks.building_rules import collection, count, leaders, limits
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset

NORTH = Faction.NORTHERN_REALMS
FOLTEST = leader("foltest-the-siegemaster")


def every_copy(faction: Faction, ruleset: Ruleset = LEGENDARY) -> list[Card]:
    return [one for one, most in collection(faction, ruleset).items() for _ in range(most)]


PLAIN = [
    one for one in every_copy(NORTH) if one.mortal and not one.spy and not one.has(Ability.MEDIC) and one.id != "roach"
]
"""39 copies of units that are limited only by the counts of units, cards and strength."""
PLAIN.sort(key=lambda one: one.strength)
HEROES = [one for one in every_copy(NORTH) if one.hero]
SPECIALS = [one for one in every_copy(NORTH) if not one.unit and not one.has(Ability.STORM)]


def deck_of(*cards: Iterable[Card], faction: Faction = NORTH, led_by: Leader = FOLTEST) -> Deck:
    return Deck.of(faction, led_by, [one for part in cards for one in part])


def north(*ids: str) -> list[Card]:
    return [card(id_, NORTH) for id_ in ids]


def faults_of(deck: Deck, ruleset: Ruleset = LEGENDARY, advanced: bool = False) -> list[tuple[str, dict[str, object]]]:
    return [(fault.kind, dict(fault.details)) for fault in faults(deck, ruleset, advanced)]


def kinds(deck: Deck, ruleset: Ruleset = LEGENDARY, advanced: bool = False) -> list[str]:
    return [fault.kind for fault in faults(deck, ruleset, advanced)]


# DECK-1


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize("ruleset", [LEGENDARY, WITCHER3])
def test_a_deck_has_at_least_22_units(ruleset: Ruleset) -> None:
    assert faults_of(deck_of(PLAIN[:22]), ruleset) == []
    assert faults_of(deck_of(PLAIN[:21], SPECIALS[:10]), ruleset) == [
        ("deck-too-few-units", {"units": 21, "least": 22})
    ]


@pytest.mark.rule("DECK-1")
def test_heroes_are_units() -> None:
    assert faults_of(deck_of(PLAIN[:13], HEROES)) == []
    assert len(HEROES) == 9


@pytest.mark.rule("DECK-1", "DECK-2")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_a_deck_has_at_most_10_specials(ruleset: Ruleset) -> None:
    assert faults_of(deck_of(PLAIN[:22], SPECIALS[:10]), ruleset) == []
    assert faults_of(deck_of(PLAIN[:22], SPECIALS[:11]), ruleset) == [
        ("deck-too-many-specials", {"specials": 11, "most": 10})
    ]


@pytest.mark.rule("DECK-1")
def test_weather_cards_count_as_specials() -> None:
    weather = north(*["biting-frost"] * 3, *["torrential-rain"] * 3, *["impenetrable-fog"] * 3, *["clear-weather"] * 2)
    assert kinds(deck_of(PLAIN[:22], weather)) == ["deck-too-many-specials"]


@pytest.mark.rule("DECK-1", "DECK-2")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_no_more_copies_than_the_collection_holds(faction: Faction, ruleset: Ruleset) -> None:
    led_by = leaders(faction, ruleset)[0]
    everything = every_copy(faction, ruleset)
    assert "deck-too-many-copies" not in kinds(deck_of(everything, faction=faction, led_by=led_by), ruleset)
    for one, most in collection(faction, ruleset).items():
        fault = ("deck-too-many-copies", {"card": one, "copies": most + 1, "most": most})
        assert fault in faults_of(deck_of(everything, [one], faction=faction, led_by=led_by), ruleset)


@pytest.mark.rule("DECK-1")
def test_the_pool_decides_the_copies() -> None:
    few = LEGENDARY.changed(card_pool="witcher3")
    three = card("decoy", NORTH)
    assert collection(NORTH, few)[three] == three.copies_witcher3


# DECK-2


@pytest.mark.rule("DECK-2")
def test_klub_wants_30_cards_and_counts_no_units() -> None:
    assert faults_of(deck_of(PLAIN[:20], SPECIALS[:10]), KLUB) == []
    assert faults_of(deck_of(PLAIN[:19], SPECIALS[:10]), KLUB) == [("deck-too-few-cards", {"cards": 29, "least": 30})]


@pytest.mark.rule("DECK-2")
def test_klub_allows_7_heroes() -> None:
    assert faults_of(deck_of(PLAIN[:23], HEROES[:7]), KLUB) == []
    assert faults_of(deck_of(PLAIN[:23], HEROES[:8]), KLUB) == [("deck-too-many-heroes", {"heroes": 8, "most": 7})]


@pytest.mark.rule("DECK-2")
def test_the_side_deck_is_no_part_of_the_30_cards() -> None:
    assert kinds(deck_of(PLAIN[:29], north("bovine-defence-force")), KLUB) == [
        "deck-too-few-cards", "deck-side-deck-card",
    ]  # fmt: skip


# SET-1, SET-2, SET-9


@pytest.mark.rule("SET-2", "DECK-1", "DECK-2")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_all_cards_are_of_the_factions_set(ruleset: Ruleset) -> None:
    ghoul, decoy = card("ghoul", "monsters"), card("decoy", "monsters")
    assert faults_of(deck_of(PLAIN[:30], [ghoul, decoy]), ruleset) == [
        ("deck-wrong-faction", {"card": decoy, "faction": NORTH}),
        ("deck-wrong-faction", {"card": ghoul, "faction": NORTH}),
    ]


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_leader_is_of_the_faction(ruleset: Ruleset) -> None:
    bran = leader("king-bran")
    assert faults_of(deck_of(PLAIN[:30], led_by=bran), ruleset) == [
        ("deck-leader-wrong-faction", {"leader": bran, "faction": NORTH})
    ]


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_side_deck_cards_never_start_in_a_deck(faction: Faction, ruleset: Ruleset) -> None:
    for one in SETS[faction]:
        deck = deck_of([one], faction=faction, led_by=leaders(faction, ruleset)[0])
        assert (("deck-side-deck-card", {"card": one}) in faults_of(deck, ruleset)) == one.side_deck
        assert not (one.side_deck and one in collection(faction, ruleset))


@pytest.mark.rule("SET-9")
def test_a_side_deck_card_is_one_fault_however_many_there_are() -> None:
    assert kinds(deck_of(PLAIN[:22], north(*["bovine-defence-force"] * 5))) == ["deck-side-deck-card"]


# The pools


@pytest.mark.rule("DECK-1", "SP-STORM")
def test_klub_has_the_storm_in_skellige_only() -> None:
    storm = card("skellige-storm", NORTH)
    assert faults_of(deck_of(PLAIN[:30], [storm]), KLUB) == [("deck-card-not-in-pool", {"card": storm})]
    assert faults_of(deck_of(PLAIN[:30], [storm])) == faults_of(deck_of(PLAIN[:30], [storm]), WITCHER3) == []
    holding = [faction for faction in FACTIONS if card("skellige-storm", faction) in collection(faction, KLUB)]
    assert holding == [Faction.SKELLIGE]


@pytest.mark.rule("AB-MUSTER-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_klub_has_no_roach(faction: Faction) -> None:
    roach = card("roach", faction)
    assert roach in collection(faction, LEGENDARY)
    assert roach not in collection(faction, KLUB)
    deck = deck_of([roach], faction=faction, led_by=leaders(faction, KLUB)[0])
    assert ("deck-card-not-in-pool", {"card": roach}) in faults_of(deck, KLUB)
    assert ("deck-card-not-in-pool", {"card": roach}) not in faults_of(deck)


def test_three_leaders_are_not_in_the_pool_of_the_video_game() -> None:
    patricide = leader("arnjolf-the-patricide")
    isles = [one for one in every_copy(Faction.SKELLIGE) if one.mortal and one.id != "roach"]
    deck = deck_of(isles[:30], faction=Faction.SKELLIGE, led_by=patricide)
    assert faults_of(deck) == []
    for ruleset in (KLUB, WITCHER3):
        assert faults_of(deck, ruleset) == [("deck-leader-not-in-pool", {"leader": patricide})]
        assert [len(leaders(faction, ruleset)) for faction in FACTIONS] == [5, 5, 5, 5, 2]


def test_an_option_decides_and_no_name_of_a_ruleset() -> None:
    deck = deck_of(PLAIN[:22], north("roach", "skellige-storm"))
    assert kinds(deck, LEGENDARY.changed(roach="no")) == ["deck-card-not-in-pool"]
    assert kinds(deck, LEGENDARY.changed(card_pool="storm-in-skellige")) == ["deck-card-not-in-pool"]
    assert kinds(deck, LEGENDARY.changed(deck_limits="deck-2")) == ["deck-too-few-cards"]
    assert kinds(deck, KLUB.changed(deck_limits="deck-1", roach="yes", card_pool="edition-2025")) == []


# DECK-3


@pytest.mark.rule("DECK-3")
def test_advanced_building_allows_5_specials() -> None:
    assert faults_of(deck_of(PLAIN[:22], SPECIALS[:5]), advanced=True) == []
    assert faults_of(deck_of(PLAIN[:22], SPECIALS[:6]), advanced=True) == [
        ("deck-too-many-specials", {"specials": 6, "most": 5})
    ]


@pytest.mark.rule("DECK-3")
def test_too_many_specials_are_one_fault_by_the_narrower_limit() -> None:
    assert faults_of(deck_of(PLAIN[:22], SPECIALS[:11]), advanced=True) == [
        ("deck-too-many-specials", {"specials": 11, "most": 5})
    ]


@pytest.mark.rule("DECK-3")
def test_advanced_building_allows_2_spies_and_avallach_is_one() -> None:
    assert faults_of(deck_of(PLAIN[:22], north("thaler", "avallach")), advanced=True) == []
    three = deck_of(PLAIN[:22], north("thaler", "prince-stennis", "avallach"))
    assert faults_of(three, advanced=True) == [("deck-too-many-spies", {"spies": 3, "most": 2})]
    assert faults_of(three) == []


@pytest.mark.rule("DECK-3")
def test_advanced_building_allows_2_medics_including_heroes() -> None:
    south = [one for one in every_copy(Faction.NILFGAARD) if one.mortal and one.strength < 5 and not one.spy]
    plain = [one for one in south if not one.has(Ability.MEDIC)][:22]
    medics = [card(id_, Faction.NILFGAARD) for id_ in ("menno-coehoorn", "yennefer-of-vengerberg")]
    emhyr = leader("emhyr-var-emreis-the-white-flame")
    two = deck_of(plain, medics, faction=Faction.NILFGAARD, led_by=emhyr)
    assert faults_of(two, advanced=True) == []
    three = deck_of(two.cards, [card("siege-technician", Faction.NILFGAARD)], faction=Faction.NILFGAARD, led_by=emhyr)
    assert faults_of(three, advanced=True) == [("deck-too-many-medics", {"medics": 3, "most": 2})]


@pytest.mark.rule("DECK-3")
def test_advanced_building_allows_130_printed_strength_heroes_included() -> None:
    heroes = north("esterad-thyssen", "john-natalis", "philippa-eilhart", "vernon-roche")
    engines = north(*["catapult"] * 2, *["trebuchet"] * 2, *["ballista"] * 2, "siege-tower")
    bonds = north(*["crinfrid-reavers-dragon-hunter"] * 3, *["blue-stripes-commando"] * 3)
    others = north(*["kaedweni-siege-expert"] * 3, *["redanian-foot-soldier"] * 2, "vesemir", "dethmold")
    at_most = deck_of(heroes, engines, bonds, others)
    assert count(at_most.cards, "strength") == 40 + 46 + 27 + 17 == 130
    assert faults_of(at_most, advanced=True) == []
    beyond = deck_of(at_most.cards, north("poor-fucking-infantry"))
    assert faults_of(beyond, advanced=True) == [("deck-too-strong", {"strength": 131, "most": 130})]
    assert faults_of(beyond) == []


@pytest.mark.rule("DECK-3")
def test_side_deck_cards_add_no_strength() -> None:
    bovine = north("bovine-defence-force")
    assert count(PLAIN[:22] + bovine, "strength") == count(PLAIN[:22], "strength")


@pytest.mark.rule("DECK-3")
def test_under_klub_the_advanced_limits_are_added_to_its_own() -> None:
    deck = deck_of(PLAIN[:12], HEROES[:8], SPECIALS[:6], north("thaler", "prince-stennis", "sigismund-dijkstra"))
    assert set(kinds(deck, KLUB, advanced=True)) >= {
        "deck-too-few-cards", "deck-too-many-heroes", "deck-too-many-specials", "deck-too-many-spies",
    }  # fmt: skip
    assert {limit.kind for limit in limits(KLUB, advanced=True)} >= {limit.kind for limit in limits(KLUB)}


# DECK-4


@pytest.mark.rule("DECK-4")
def test_every_fault_is_reported_together() -> None:
    bran, ghoul = leader("king-bran"), card("ghoul", "monsters")
    bad = deck_of(
        PLAIN[:3], SPECIALS[:11], [ghoul] * 4, north("bovine-defence-force", "thaler", "thaler", "roach"), led_by=bran
    )
    assert sorted(kinds(bad, LEGENDARY.changed(roach="no"))) == [
        "deck-card-not-in-pool",
        "deck-leader-wrong-faction",
        "deck-side-deck-card",
        "deck-too-few-units",
        "deck-too-many-copies",
        "deck-too-many-copies",
        "deck-too-many-specials",
        "deck-wrong-faction",
    ]


@pytest.mark.rule("DECK-4")
def test_a_leader_may_be_wrong_twice() -> None:
    deck = deck_of(PLAIN[:30], led_by=leader("eist-tuirseach"))
    assert kinds(deck, KLUB) == ["deck-leader-wrong-faction", "deck-leader-not-in-pool"]


def test_a_good_deck_has_no_faults() -> None:
    assert faults(starter("northern-realms-siege").deck, LEGENDARY) == ()


def test_every_fault_of_a_deck_begins_with_deck() -> None:
    every = [limit.kind for ruleset in RULESETS.values() for limit in limits(ruleset, advanced=True)]
    assert all(kind.startswith("deck-") for kind in every)
