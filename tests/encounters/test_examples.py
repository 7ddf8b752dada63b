"""Questions that players ask, each answered by the rules."""

from __future__ import annotations

import pytest

from gwint.cards import CATALOGUE
from gwint.encounters import meet
from gwint.encounters.scenes import answer
from gwint.rulesets import LEGENDARY
from tests.encounters.answers import happened, only_scene, scene_of, shows, strengths

rule = pytest.mark.rule


@rule("SP-DECOY", "AB-SPY")
def test_a_decoy_takes_a_spy_that_lies_on_the_players_side() -> None:
    scene = only_scene("Decoy", "Thaler")
    assert shows(scene.before, "siege | Thaler", "hand | Decoy, Forktail")
    assert shows(scene.after, "siege | Decoy", "hand | Forktail, Thaler")
    assert scene.rules == ("SP-DECOY", "AB-SPY")
    assert scene.topics == ("special-decoy", "ability-spy")


@rule("SP-SCORCH", "PLAY-7")
def test_scorch_spares_a_hero_and_burns_a_weaker_unit() -> None:
    scene = only_scene("Scorch", "Geralt of Rivia")
    assert happened(scene) == [
        "Alice plays Scorch.",
        "Scorched: Forktail (Bob).",
        "Scorch goes to Alice’s discard pile.",
    ]
    assert [hero.id for hero in scene.immune] == ["geralt-of-rivia"]
    assert scene.rules == ("SP-SCORCH", "PLAY-7")


@rule("AB-MEDIC", "AB-MEDIC-2", "AB-SPY")
def test_a_medic_revives_a_spy_onto_the_enemys_side_and_draws() -> None:
    scene = only_scene("Dun Banner Medic", "Stefan Skellen")
    assert scene.situation == "pile-own"
    assert shows(scene.after, "siege | Dun Banner Medic", "foe close | Stefan Skellen", "discard |")
    assert happened(scene)[-1] == "Alice draws 2 cards (Ballista, Ves)."


@rule("AB-HORN", "SP-HORN", "STR-5")
def test_a_horn_doubles_dandelion_but_nobody_twice() -> None:
    scene = only_scene("Commander's Horn", "Dandelion")
    assert strengths(scene) == {"dandelion": (2, 4), "siegfried-of-denesle": (10, 10)}
    assert scene.differs == ("klub",)
    klub = only_scene("Commander's Horn", "Dandelion", "klub")
    assert strengths(klub) == {"dandelion": (4, 4), "siegfried-of-denesle": (10, 10)}


@rule("STR-1", "STR-2", "STR-3", "SP-FROST")
def test_frost_comes_before_a_tight_bond() -> None:
    scene = only_scene("Biting Frost", "Blue Stripes Commando")
    assert shows(scene.before, "foe close | 2 Blue Stripes Commando")
    (change,) = scene.strengths
    assert (change.count, change.before, change.why) == (2, 8, (("printed", 4), ("weather", 1), ("bond", 2)))


@rule("AB-SCORCH-ROW")
@pytest.mark.parametrize(("unit", "row"), [("Villentretenmerth", "close"), ("Toad", "ranged"), ("Schirrú", "siege")])
def test_a_row_of_ten_is_scorched_and_a_row_of_nine_is_not(unit: str, row: str) -> None:
    answer = meet(unit)
    ten, nine = (scene_of(answer, situation) for situation in ("row-of-ten", "row-of-nine"))
    assert len(happened(ten)) == 2
    assert happened(ten)[1].startswith("Scorched: ")
    assert happened(nine) == [f"Alice plays {unit} to the {row.replace('close', 'close combat')} row."]
    assert "AB-SCORCH-ROW" in ten.rules
    assert "AB-SCORCH-ROW" in nine.rules


@rule("AB-SCORCH")
def test_the_pirate_burns_itself_when_it_is_alone() -> None:
    scene = only_scene("Clan Dimun Pirate")
    assert scene.situation == "alone"
    assert shows(scene.after, "ranged |", "discard | Clan Dimun Pirate")


@rule("AB-BERSERKER", "AB-MARDROEME", "SP-MARDROEME")
def test_mardroeme_and_berserker_are_played_in_both_orders() -> None:
    scenes = meet("Mardroeme", "Berserker").scenes
    assert [scene.setup.action.card.id for scene in scenes if scene.setup.action.card] == ["mardroeme", "berserker"]
    for scene in scenes:
        assert shows(scene.after, "close | Transformed Vildkaarl + Mardroeme")
        assert [card.id for card in scene.after.gone] == ["berserker"]


@rule("SP-DECOY", "AB-AVENGER")
def test_no_avenger_comes_for_a_cow_that_a_decoy_takes() -> None:
    scene = only_scene("Decoy", "Cow")
    assert happened(scene) == ["Alice plays Decoy to the ranged row.", "Alice takes Cow into their hand."]
    assert "AB-AVENGER" in scene.rules


@rule("SP-SCORCH", "AB-AVENGER")
def test_the_avenger_of_a_scorched_cow_comes() -> None:
    scene = only_scene("Scorch", "Cow")
    assert shows(scene.after, "foe close | Bovine Defense Force", "foe ranged |", "foe discard | Cow")


@rule("STR-10")
def test_king_brans_units_lose_only_half_to_weather() -> None:
    scene = only_scene("King Bran", "Biting Frost")
    assert strengths(scene) == {"emiel-regis-rohellec-terzieff": (5, 3), "forktail": (5, 1)}
    assert scene.differs == ("witcher3",)
    assert strengths(only_scene("King Bran", "Biting Frost", "witcher3"))["emiel-regis-rohellec-terzieff"] == (5, 2)


@rule("LEAD-4", "LEAD-5")
def test_the_relentless_takes_a_hero_from_the_enemys_pile() -> None:
    scene = only_scene("The Relentless", "Esterad Thyssen")
    assert shows(scene.after, "foe discard |", "hand | Renuald aep Matsen, Esterad Thyssen")
    assert scene.differs == ("klub", "witcher3")


@rule("LEAD-4", "PLAY-11")
@pytest.mark.parametrize("rules", ["klub", "witcher3"])
def test_the_relentless_cannot_take_a_hero_under_some_rules(rules: str) -> None:
    scene = only_scene("The Relentless", "Letho of Gulet", rules)
    assert not scene.possible
    assert [hero.id for hero in scene.immune] == ["letho-of-gulet"]
    assert scene.rules[:2] == ("LEAD-2", "LEAD-4")


@rule("LEAD-6", "SET-10")
def test_a_cancelled_daisy_draws_ten_cards() -> None:
    scene = only_scene("The White Flame", "Daisy of the Valley")
    assert len(scene.after.seats[0].hand) == 10
    assert "LEAD-6" in scene.rules
    assert len(only_scene("Daisy of the Valley").after.seats[0].hand) == 11
    assert not only_scene("The White Flame", "Daisy of the Valley", "klub").possible


@rule("LEAD-6")
def test_the_white_flame_cancels_every_other_leader() -> None:
    flame = CATALOGUE.leaders["emhyr-var-emreis-the-white-flame"]
    unaffected = [leader.id for leader in CATALOGUE.leaders.values() if not answer(flame, leader, LEGENDARY).affects]
    assert unaffected == [flame.id]


@rule("FAC-2", "TURN-5")
def test_nilfgaard_wins_a_tie_unless_both_play_nilfgaard() -> None:
    scene = only_scene("Nilfgaard", "tie")
    assert "Alice 10, Bob 10. Winner: Alice." in happened(scene)[1]
    assert "It is a tie." in happened(only_scene("tie"))[1]
    assert "It is a tie." in happened(only_scene("Nilfgaard", "Nilfgaard"))[1]


@rule("FAC-1", "FAC-7")
def test_a_unit_of_monsters_stays_at_the_end_of_a_round() -> None:
    scene = only_scene("Monsters", "round-end")
    assert scene.random
    assert shows(scene.after, "close | Frightener", "discard | Forktail")
    assert shows(only_scene("Monsters", "Ghoul").after, "close | Ghoul", "discard |")


@rule("FAC-7", "AB-AVENGER")
def test_a_cow_that_stays_with_monsters_summons_nothing() -> None:
    assert shows(only_scene("Monsters", "Cow").after, "ranged | Cow", "close |")


@rule("FAC-5")
def test_two_units_return_to_skellige_in_the_third_round() -> None:
    scene = only_scene("Skellige", "third round")
    assert shows(scene.after, "round | 3", "close | Blueboy Lugos", "ranged | Clan Brokvar Archer")
    spy = only_scene("Skellige", "Stefan Skellen")
    assert shows(spy.after, "foe close | Stefan Skellen")
    assert "AB-SPY" in spy.rules


@rule("AB-MUSTER")
def test_a_muster_calls_copies_from_the_hand_too_but_not_under_klub() -> None:
    answer = meet("Nekker", "Nekker")
    assert [scene.situation for scene in answer.scenes] == ["deck-own", "hand-own"]
    assert shows(scene_of(answer, "hand-own").after, "close | 2 Nekker", "hand | Forktail")
    assert scene_of(answer, "hand-own").differs == ("klub",)
    klub = scene_of(meet("Nekker", "Nekker", "klub"), "hand-own")
    assert shows(klub.after, "close | Nekker", "hand | Nekker, Forktail")


@rule("LEAD-3", "LEAD-7", "AB-HORN")
def test_a_leaders_horn_and_a_unit_horn_differ_by_order() -> None:
    siegemaster = meet("The Siegemaster", "Draig Bon-Dhu").scenes
    assert siegemaster == ()
    riders = meet("Commander of the Red Riders", "Dandelion")
    assert not scene_of(riders, "row-own").possible
    assert strengths(scene_of(riders, "leader-horn"))["dandelion"] == (None, 4)
    assert scene_of(meet("Commander of the Red Riders", "Dandelion", "witcher3"), "row-own").possible


@rule("STR-9")
def test_the_treacherous_doubles_a_spy_whoever_plays_it() -> None:
    scene = only_scene("The Treacherous", "Stefan Skellen")
    assert scene.situation == "leader-enemy"
    assert strengths(scene) == {"stefan-skellen": (None, 18)}


@rule("LEAD-8")
def test_the_invader_makes_a_medic_choose_at_random_but_not_a_hero() -> None:
    assert only_scene("Invader of the North", "Etolian Auxiliary Archers").random
    hero = only_scene("Invader of the North", "Menno Coehoorn")
    assert not hero.random
    assert [card.id for card in hero.immune] == ["menno-coehoorn"]


@rule("SP-CLEAR")
def test_clear_weather_ends_the_frost() -> None:
    scene = only_scene("Clear Weather", "Biting Frost")
    assert strengths(scene) == {"siegfried-of-denesle": (1, 5), "forktail": (1, 5)}


@rule("DISC-1", "TURN-6")
def test_a_spy_ends_in_the_pile_of_the_side_it_lies_on() -> None:
    scene = only_scene("Thaler", "round-end")
    assert shows(scene.after, "discard | Thaler", "foe discard |")
    assert "DISC-1" in scene.rules
