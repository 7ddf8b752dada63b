"""Emhyr var Emreis, The Relentless: a card of the opponent's discard pile, to the hand or (klub) played immediately."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows

RELENTLESS = "LEADER-emhyr-var-emreis-the-relentless"


@rule("LEAD-4", RELENTLESS)
def test_the_relentless_takes_any_card_from_the_opponents_pile() -> None:
    table = position(
        "leader | The Relentless\nhand | Vreemde\ndiscard | Sweers\nfoe hand | Ves\n"
        "foe discard | Philippa Eilhart, Ballista, Decoy, Biting Frost"
    )
    play(table, "leader")
    assert options(table) == {"take Philippa Eilhart", "take Ballista", "take Decoy", "take Biting Frost"}
    play(table, "take Ballista")
    assert shows(
        table,
        "hand | Vreemde, Ballista",
        "discard | Sweers",
        "foe discard | Philippa Eilhart, Decoy, Biting Frost",
        "leader | Emhyr var Emreis, The Relentless (used)",
        "turn | foe",
    )


@rule("LEAD-4", "PLAY-6", RELENTLESS)
@pytest.mark.parametrize("rules", ["legendary", "klub, leader_effects=book"])
def test_the_relentless_may_take_a_hero_and_play_it_later(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | The Relentless\nhand | Vreemde\nfoe hand | 2 Ves\nfoe discard | John Natalis"
    )
    play(table, "leader", "take John Natalis", "Ves", "John Natalis")
    assert shows(table, "close | John Natalis", "foe discard |")


@rule("LEAD-4", "FFA-8", RELENTLESS)
def test_the_relentless_may_take_a_hero_of_any_opponent() -> None:
    table = position(
        "mode | ffa-3\np1 leader | The Relentless\np1 hand | Vreemde\np2 hand | Ves\np3 hand | Ghoul\n"
        "p2 discard | John Natalis\np3 discard | Draug"
    )
    play(table, "leader", "against p3", "take Draug")
    assert shows(table, "p1 hand | Vreemde, Draug", "p2 discard | John Natalis", "p3 discard |")


@rule("LEAD-11", "PLAY-8", RELENTLESS)
def test_the_card_taken_is_shown() -> None:
    table = position("leader | The Relentless\nhand | Vreemde\nfoe hand | Ves\nfoe discard | Ballista")
    play(table, "leader", "take Ballista")
    assert shows(table, "known to foe | Ballista")


@rule("LEAD-11", RELENTLESS)
def test_the_relentless_may_take_back_a_spy_of_its_player() -> None:
    table = position("leader | The Relentless\nhand | Vreemde\nfoe hand | 2 Ves\nfoe discard | Stefan Skellen")
    play(table, "leader", "take Stefan Skellen", "Ves", "Stefan Skellen")
    assert shows(table, "foe close | Ves, Stefan Skellen")


@rule("LEAD-5", RELENTLESS)
def test_a_card_taken_belongs_to_the_taker_from_then_on() -> None:
    table = position("leader | The Relentless\nhand | Vreemde\nfoe hand | 2 Ves\nfoe discard | Ballista, Scorch")
    play(table, "leader", "take Ballista", "Ves", "Ballista")
    assert shows(table, "siege | Ballista")
    play(table, "pass", "pass")
    assert shows(table, "discard | Ballista", "foe discard | Scorch, Ves")


@rule("LEAD-5", RELENTLESS)
def test_a_special_taken_goes_to_the_takers_pile() -> None:
    table = position("leader | The Relentless\nhand | Vreemde\nfoe hand | 2 Ves\nfoe discard | Biting Frost, Ballista")
    play(table, "leader", "take Biting Frost", "Ves", "Biting Frost", "pass", "pass")
    assert shows(table, "discard | Biting Frost [northern-realms]", "foe discard | Ballista, Ves")


@rule("LEAD-5", RELENTLESS)
def test_a_card_taken_keeps_its_printing() -> None:
    table = position("leader | The Relentless\nhand | Decoy\nfoe hand | Ves\nfoe discard | Decoy")
    play(table, "leader", "take Decoy")
    assert shows(table, "hand | Decoy, Decoy [northern-realms]")


@rule("LEAD-2", RELENTLESS)
def test_the_relentless_cannot_be_used_for_an_empty_pile() -> None:
    start = "leader | The Relentless\nhand | Vreemde\ndiscard | Sweers\nfoe hand | Ves\n"
    assert options(position(start)) == {"Vreemde", "pass"}
    assert "leader" in options(position(start + "foe discard | Philippa Eilhart"))
    assert "leader" in options(position(start + "foe discard | Decoy"))


# video: non-hero units only


@rule("LEAD-17", "LEAD-4", "OPT-leader_effects", RELENTLESS)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_the_relentless_takes_non_hero_units_only(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | The Relentless\nhand | Vreemde\nfoe hand | Ves\n"
        "foe discard | Philippa Eilhart, Ballista, Decoy, Biting Frost, Stefan Skellen"
    )
    play(table, "leader")
    assert options(table) == {"take Ballista", "take Stefan Skellen"}
    play(table, "take Ballista")
    assert shows(table, "hand | Vreemde, Ballista")


@rule("LEAD-2", "LEAD-17", RELENTLESS)
def test_video_the_relentless_cannot_be_used_for_specials_and_heroes() -> None:
    pile = "foe discard | Decoy, Scorch, John Natalis"
    table = position(f"rules | witcher3\nleader | The Relentless\nhand | Vreemde\n{pile}")
    assert "leader" not in options(table)


# klub: played immediately


def klub(pile: str, more: str = "") -> str:
    return f"rules | klub\nleader | The Relentless\nhand | Vreemde\nfoe hand | Ves\nfoe discard | {pile}\n{more}"


@rule("LEAD-11", "OPT-leader_effects", RELENTLESS)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_the_card_is_played_immediately_and_a_unit_on_the_players_side(rules: str) -> None:
    table = position(klub("Ballista, Trebuchet").replace("klub", rules))
    play(table, "leader")
    assert options(table) == {"take Ballista", "take Trebuchet"}
    play(table, "take Ballista")
    assert shows(table, "siege | Ballista", "hand | Vreemde", "foe discard | Trebuchet", "turn | foe")


@rule("LEAD-4", RELENTLESS)
def test_klub_the_relentless_takes_no_hero() -> None:
    table = position(klub("Philippa Eilhart, Ballista"))
    play(table, "leader")
    assert options(table) == {"take Ballista"}


@rule("LEAD-11", RELENTLESS)
def test_klub_a_spy_goes_to_the_other_side_and_two_cards_are_drawn() -> None:
    table = position(klub("Thaler", "deck | Sweers, Albrich, Rainfarn"))
    play(table, "leader", "take Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Vreemde, Rainfarn, Albrich", "deck | Sweers")


@rule("LEAD-11", RELENTLESS)
def test_klub_a_medic_revives_from_its_players_pile() -> None:
    table = position(klub("Dun Banner Medic, Ballista", "discard | Sweers, Albrich"))
    play(table, "leader", "take Dun Banner Medic")
    assert options(table) == {"raise Sweers", "raise Albrich"}
    play(table, "raise Sweers")
    assert shows(table, "siege | Dun Banner Medic", "ranged | Sweers", "foe discard | Ballista")


@rule("LEAD-11", "AB-AGILE", RELENTLESS)
def test_klub_an_agile_unit_goes_to_a_row_of_choice() -> None:
    table = position(
        "rules | klub\nleader | The Relentless\nhand | Vreemde\nfoe hand | Riordain\nfoe discard | Yaevinn"
    )
    play(table, "leader", "take Yaevinn")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege"}


@rule("LEAD-11", RELENTLESS)
@pytest.mark.parametrize("special", ["Commander’s Horn", "Mardroeme"])
def test_klub_a_horn_or_mardroeme_goes_to_a_row_of_its_player(special: str) -> None:
    table = position(
        "rules | klub\nleader | The Relentless\nhand | Vreemde\nfaction | nilfgaard\nclose | Rainfarn\n"
        f"foe hand | Svanrige\nfoe discard | {special}"
    )
    play(table, "leader", f"take {special}")
    assert {option.partition(" >")[2].strip() for option in options(table)} == {"close", "ranged", "siege"}
    play(table, f"{special} > close")
    printing = " [skellige]" if special != "Mardroeme" else ""
    assert shows(table, f"close | Rainfarn + {special}{printing}", "turn | foe")


@rule("LEAD-11", "LEAD-5", RELENTLESS)
def test_klub_weather_lies_as_usual_and_is_the_takers() -> None:
    table = position(klub("Biting Frost"))
    play(table, "leader", "take Biting Frost")
    assert shows(table, "weather | Biting Frost [northern-realms] (me)", "foe discard | ")
    play(table, "pass", "pass")
    assert shows(table, "discard | Biting Frost [northern-realms]", "foe discard | ")


@rule("LEAD-11", "SP-SCORCH", RELENTLESS)
def test_klub_a_scorch_burns_and_goes_to_the_takers_pile() -> None:
    table = position(klub("Scorch, Thaler", "close | Rainfarn\nfoe siege | Ballista"))
    play(table, "leader", "take Scorch")
    assert shows(
        table,
        "close | Rainfarn",
        "foe siege | ",
        "foe discard | Thaler, Ballista",
        "discard | Scorch [northern-realms]",
    )


@rule("LEAD-11", "SP-DECOY", RELENTLESS)
def test_klub_a_decoy_is_exchanged_with_a_unit_of_its_player() -> None:
    table = position(klub("Decoy", "close | Rainfarn"))
    play(table, "leader", "take Decoy")
    assert shows(table, "close | Decoy [northern-realms]", "hand | Vreemde, Rainfarn", "turn | foe")


@rule("LEAD-11", "PLAY-4", RELENTLESS)
def test_klub_a_card_that_could_not_be_played_cannot_be_chosen() -> None:
    horns = "close | + Commander's Horn\nranged | + Commander's Horn\nsiege | + Commander's Horn"
    table = position(klub("Decoy, Commander's Horn, Ballista", horns))
    play(table, "leader")
    assert options(table) == {"take Ballista"}


@rule("LEAD-2", "LEAD-11", RELENTLESS)
def test_klub_the_relentless_needs_a_card_that_can_be_played() -> None:
    assert "leader" not in options(position(klub("Decoy, Philippa Eilhart")))
    assert "leader" in options(position(klub("Decoy, Philippa Eilhart", "close | Rainfarn")))


@rule("LEAD-11", RELENTLESS)
def test_klub_a_unit_played_goes_to_the_takers_pile_at_the_rounds_end() -> None:
    table = position(klub("Ballista"))
    play(table, "leader", "take Ballista", "pass", "pass")
    assert shows(table, "discard | Ballista", "foe discard | ")
