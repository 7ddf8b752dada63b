"""AB-MEDIC. Units that revive another."""

from __future__ import annotations

import pytest

from gwint.rules.play import IllegalMove
from tests.scenes import options, picture, play, position, rule, shows


@rule("AB-MEDIC")
def test_a_medic_plays_a_unit_of_its_players_discard_pile() -> None:
    table = position("hand | Dun Banner Medic\ndiscard | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Ves", "raise Ballista"}
    play(table, "raise Ves")
    assert shows(table, "siege | Dun Banner Medic", "close | Ves", "discard | Ballista", "turn | foe")


@rule("AB-MEDIC")
def test_heroes_specials_and_the_enemys_pile_are_no_targets() -> None:
    table = position("""
        hand | Dun Banner Medic
        discard | Vernon Roche, Decoy, Biting Frost, Scorch, Ves
        foe discard | Ballista
        foe hand | Ghoul
    """)
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Ves"}


@rule("AB-MEDIC", "PLAY-3")
def test_a_medic_must_revive_a_unit_if_there_is_one() -> None:
    table = position("hand | Dun Banner Medic\ndiscard | Ves\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    before = picture(table)
    with pytest.raises(IllegalMove):
        play(table, "pass")
    assert picture(table) == before
    assert options(table) == {"raise Ves"}


@rule("AB-MEDIC")
def test_the_unit_comes_with_its_ability() -> None:
    table = position("hand | Birna Bran\ndiscard | Light Longship\ndeck | 2 Light Longship\nfoe hand | Ves")
    play(table, "Birna Bran", "raise Light Longship")
    assert shows(table, "ranged | 3 Light Longship", "deck |")


@rule("AB-MEDIC")
def test_medics_chain() -> None:
    table = position("""
        hand | Siege Technician
        discard | 2 Etolian Auxiliary Archers, Albrich
        foe hand | Ves
    """)
    play(table, "Siege Technician", "raise Etolian Auxiliary Archers", "raise Etolian Auxiliary Archers")
    assert options(table) == {"raise Albrich"}
    play(table, "raise Albrich")
    assert shows(table, "siege | Siege Technician", "ranged | 2 Etolian Auxiliary Archers, Albrich", "discard |")


@rule("AB-MEDIC")
@pytest.mark.parametrize("pile", ["", "Vernon Roche", "Decoy, Commander's Horn, Torrential Rain"])
def test_with_no_target_a_medic_is_just_a_unit(pile: str) -> None:
    table = position(f"hand | Dun Banner Medic\ndiscard | {pile}\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert shows(table, "siege | Dun Banner Medic", "close |", "ranged |", "turn | foe")


@rule("AB-MEDIC", "PLAY-7")
def test_a_hero_may_be_a_medic() -> None:
    table = position("hand | Yennefer of Vengerberg\ndiscard | Ves\nfoe hand | Ghoul")
    play(table, "Yennefer of Vengerberg", "raise Ves")
    assert shows(table, "ranged | Yennefer of Vengerberg", "close | Ves", "discard |")


@rule("AB-MEDIC-2", "AB-SPY")
def test_a_revived_spy_goes_to_the_opponent_and_its_reviver_draws() -> None:
    table = position("""
        hand | Dun Banner Medic
        deck | Ves, Ballista, Trebuchet
        discard | Thaler
        foe hand | Ghoul
        foe deck | 3 Nekker
    """)
    play(table, "Dun Banner Medic", "raise Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Trebuchet, Ballista", "deck | Ves", "foe deck | 3 Nekker")


@rule("AB-MEDIC-2", "DISC-1")
def test_an_enemys_spy_in_a_players_pile_is_sent_back_to_the_enemy() -> None:
    table = position("""
        hand | Dun Banner Medic
        deck | Ves, Ballista
        discard | Stefan Skellen
        foe leader | Emhyr var Emreis, The White Flame
        foe hand | Albrich
        foe deck | Sweers
    """)
    play(table, "Dun Banner Medic", "raise Stefan Skellen")
    assert shows(table, "foe close | Stefan Skellen", "hand | Ballista, Ves", "foe hand | Albrich", "foe deck | Sweers")


@rule("AB-MEDIC-2", "AB-AGILE")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_a_revived_agile_unit_goes_to_a_row_of_the_revivers_choice(row: str) -> None:
    table = position("hand | Havekar Healer\ndiscard | Barclay Els\nfoe hand | Ves")
    play(table, "Havekar Healer", "raise Barclay Els")
    assert options(table) == {"Barclay Els > close", "Barclay Els > ranged"}
    play(table, f"Barclay Els > {row}")
    lying = {"close": "ranged | Havekar Healer", "ranged": "ranged | Havekar Healer, Barclay Els"}
    assert shows(table, lying[row], "discard |", "turn | foe")


@rule("AB-MEDIC-2", "AB-MUSTER")
def test_a_revived_muster_calls_from_deck_and_hand() -> None:
    table = position("""
        hand | Havekar Healer, Havekar Smuggler
        deck | Toruviel, Havekar Smuggler
        discard | Havekar Smuggler
        foe hand | Ves
    """)
    play(table, "Havekar Healer", "raise Havekar Smuggler")
    assert shows(table, "close | 3 Havekar Smuggler", "hand |", "deck | Toruviel")


@rule("AB-MEDIC-2", "AB-BERSERKER")
def test_a_revived_berserker_in_a_mardroeme_row_transforms() -> None:
    table = position("hand | Birna Bran\nclose | + Mardroeme\ndiscard | Berserker\nfoe hand | Ves")
    play(table, "Birna Bran", "raise Berserker")
    assert shows(table, "close | Birna Bran, Transformed Vildkaarl + Mardroeme", "gone | Berserker", "discard |")


@rule("AB-MEDIC-2", "AB-SCORCH-ROW")
def test_a_revived_row_scorch_burns() -> None:
    table = position("hand | Havekar Healer\ndiscard | Schirrú\nfoe siege | Ballista, Catapult\nfoe hand | Ves")
    play(table, "Havekar Healer", "raise Schirrú")
    assert shows(table, "siege | Schirrú", "foe siege | Ballista", "foe discard | Catapult")


@rule("AB-MEDIC-2", "AB-SCORCH")
def test_a_revived_pirate_burns() -> None:
    table = position("hand | Birna Bran\ndiscard | Clan Dimun Pirate\nfoe siege | Catapult\nfoe hand | Ves")
    play(table, "Birna Bran", "raise Clan Dimun Pirate")
    assert shows(table, "ranged | Clan Dimun Pirate", "foe siege |", "foe discard | Catapult")


@rule("AB-MEDIC-2", "AB-SCORCH")
def test_a_revived_pirate_may_burn_itself_back_into_the_pile() -> None:
    table = position("hand | Birna Bran\ndiscard | Clan Dimun Pirate\nclose | Svanrige\nfoe hand | Ves")
    play(table, "Birna Bran", "raise Clan Dimun Pirate")
    assert shows(table, "close | Svanrige, Birna Bran", "ranged |", "discard | Clan Dimun Pirate", "turn | foe")
