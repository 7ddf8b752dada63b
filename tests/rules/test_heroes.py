"""PLAY-7, PLAY-11. Heroes are immune on the battlefield, and ordinary cards elsewhere."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths, total

ME = 0


@rule("PLAY-7")
@pytest.mark.parametrize(
    "lines",
    [
        "weather | Biting Frost",
        "close | John Natalis + Commander's Horn",
        "close | John Natalis + leader's horn",
        "close | John Natalis, Dandelion",
        "close | John Natalis, Olgierd von Everec, Isengrim Faoiltiarna",
        "leader | Eredin Bréacc Glas, The Treacherous",
        "leader | King Bran\nweather | Biting Frost",
    ],
)
def test_nothing_good_or_bad_changes_a_heros_strength(lines: str) -> None:
    table = position(lines if "close" in lines else f"close | John Natalis\n{lines}")
    assert strengths(table, ME, Row.CLOSE)[0] == 10


@rule("PLAY-7")
@pytest.mark.parametrize("special", ["Scorch", "Clan Dimun Pirate", "Villentretenmerth"])
def test_nothing_burns_a_hero(special: str) -> None:
    table = position(f"hand | {special}\nfoe close | John Natalis, Geralt of Rivia\nfoe hand | Ves")
    play(table, special)
    assert shows(table, "foe close | John Natalis, Geralt of Rivia", "foe discard |")


@rule("PLAY-7", "LEAD-2")
@pytest.mark.parametrize(
    ("leader", "row"),
    [
        ("Francesca Findabair, Queen of Dol Blathanna", "close"),
        ("Foltest, Son of Medell", "ranged"),
        ("Foltest, The Steel-Forged", "siege"),
    ],
)
def test_no_leader_burns_a_hero(leader: str, row: str) -> None:
    table = position(f"leader | {leader}\nhand | Vesemir\nfoe {row} | John Natalis, Yarpen Zigrin\nfoe hand | Ves")
    play(table, "leader")
    assert shows(table, f"foe {row} | John Natalis", "foe discard | Yarpen Zigrin")


@rule("PLAY-7", "LEAD-13")
def test_no_leader_moves_a_hero() -> None:
    table = position("""
        leader | Francesca Findabair, Hope of the Aen Seidhe
        hand | Toruviel
        close | Kayran, Yaevinn
        weather | Biting Frost
        foe hand | Ves
    """)
    play(table, "leader")
    assert shows(table, "close | Kayran", "ranged | Yaevinn")


@rule("PLAY-7", "SP-DECOY")
def test_no_decoy_takes_a_hero() -> None:
    table = position("hand | Decoy\nclose | John Natalis\nfoe hand | Ghoul")
    assert options(table) == {"pass"}


@rule("PLAY-7", "PLAY-11", "AB-MEDIC")
def test_nothing_restores_a_hero_to_the_battlefield() -> None:
    table = position("hand | Yennefer of Vengerberg\ndiscard | John Natalis, Geralt of Rivia\nfoe hand | Ghoul")
    play(table, "Yennefer of Vengerberg")
    assert shows(table, "discard | John Natalis, Geralt of Rivia", "turn | foe")


@rule("PLAY-7")
def test_a_heros_own_ability_works() -> None:
    table = position("close | Isengrim Faoiltiarna, Dennis Cranmer")
    assert strengths(table, ME, Row.CLOSE) == [10, 7]
    table = position("hand | Avallac'h\ndeck | Ves\nfoe hand | Ghoul")
    assert shows(play(table, "Avallac'h"), "hand | Ves")
    table = position("hand | Menno Coehoorn\ndiscard | Albrich\nfoe hand | Ghoul")
    assert shows(play(table, "Menno Coehoorn", "raise Albrich"), "ranged | Albrich")
    table = position("hand | Cerys\ndeck | Clan Drummond Shield Maiden\nfoe hand | Ghoul")
    assert shows(play(table, "Cerys"), "close | Cerys, Clan Drummond Shield Maiden")
    table = position("hand | Ermion\nranged | Young Berserker\nfoe hand | Ghoul")
    assert shows(play(table, "Ermion"), "ranged | Transformed Young Vildkaarl, Ermion")


@rule("PLAY-7")
def test_a_hero_counts_in_its_rows_total() -> None:
    assert total(position("close | John Natalis, Ves\nranged | Philippa Eilhart"), ME) == 25


@rule("PLAY-11")
def test_in_hands_decks_and_piles_heroes_are_cards_like_others() -> None:
    table = position("hand | Thaler\ndeck | John Natalis\nfoe hand | Ghoul")
    assert shows(play(table, "Thaler"), "hand | John Natalis")
    table = position("leader | Eredin, Destroyer of Worlds\nhand | Draug, Ghoul\ndeck | Imlerith\nfoe hand | Ves")
    play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
    assert shows(table, "discard | Draug, Ghoul", "hand | Imlerith")
    table = position("leader | Crach an Craite\nhand | Svanrige\ndiscard | Cerys\nfoe hand | Ves")
    assert shows(play(table, "leader"), "deck | Cerys", "discard |")


@rule("PLAY-11", "TURN-6")
def test_clearing_the_board_discards_heroes_because_it_is_not_an_ability() -> None:
    table = position("hand | Ves\nclose | John Natalis\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "close |", "discard | John Natalis")
