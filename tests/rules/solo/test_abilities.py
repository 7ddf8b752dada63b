"""SOLO-10 to SOLO-12, SOLO-18. The virtual opponent's spies, musters and scorches, and the ordinary rules."""

from __future__ import annotations

import pytest

from gwint.rules.events import Burned, Drew
from gwint.rules.virtual_opponent.events import Judged
from tests.rules.solo import events_of, foe_turn, last_choice, played, round_end, solo
from tests.scenes import play, rule, shows

# Spies


@rule("SOLO-10")
def test_its_spy_goes_to_your_side_and_it_plays_two_cards_in_the_order_drawn() -> None:
    table = foe_turn("foe deck | Vreemde, Rainfarn, Morteisen, Stefan Skellen")
    assert shows(table, "close | Stefan Skellen", "foe close | Morteisen, Rainfarn", "foe deck | Vreemde", "foe hand |")
    assert not events_of(table, Drew)


@rule("SOLO-10")
def test_a_spy_among_them_draws_again() -> None:
    table = foe_turn("foe deck | Sweers, Albrich, Vreemde, Rainfarn, Vattier de Rideaux, Stefan Skellen")
    assert played(table) == ["stefan-skellen", "vattier-de-rideaux", "vreemde", "albrich", "rainfarn"]


@rule("SOLO-10")
def test_fewer_if_the_deck_has_fewer() -> None:
    assert played(foe_turn("foe deck | Rainfarn, Stefan Skellen")) == ["stefan-skellen", "rainfarn"]
    assert played(foe_turn("foe deck | Stefan Skellen")) == ["stefan-skellen"]


@rule("SOLO-10")
def test_the_two_cards_are_played_with_solos_rules() -> None:
    table = foe_turn(
        "foe deck | Rainfarn, Vreemde, Commander's Horn, Decoy, Stefan Skellen\nfoe siege | Siege Engineer"
    )
    assert shows(table, "foe siege | Siege Engineer, Decoy + Commander's Horn", "foe under | Vreemde")


@rule("SOLO-10", "DISC-1")
def test_your_spies_end_in_its_discard_pile_and_may_be_revived_by_it() -> None:
    assert shows(round_end("foe siege | Thaler\nfoe close | Vreemde"), "foe discard | Vreemde, Thaler")
    revived = foe_turn("foe discard | Thaler\nfoe deck | Rainfarn, Morteisen, Siege Technician")
    assert shows(revived, "siege | Thaler", "foe close | Morteisen, Rainfarn")


@rule("SOLO-10", "AB-SPY")
def test_your_spy_pays_you_as_usual() -> None:
    table = play(solo("hand | Thaler, Ves\ndeck | Ballista, Trebuchet"), "Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Ves, Trebuchet, Ballista")


# Musters


@rule("SOLO-11")
def test_its_muster_finds_one_named_card_and_plays_it() -> None:
    table = foe_turn("foe deck | Ghoul, Griffin, Ghoul, Ghoul")
    assert shows(table, "foe close | 2 Ghoul")
    assert sorted(card.id for card in table.seats[1].deck) == ["ghoul", "griffin"]


@rule("SOLO-11")
def test_the_most_useful_if_several_are_named() -> None:
    table = foe_turn("foe deck | Arachas, Arachas Behemoth, Arachas")
    assert shows(table, "foe close | Arachas", "foe siege | Arachas Behemoth", "foe deck | Arachas")
    wet = foe_turn("foe deck | Arachas, Arachas Behemoth, Arachas\nweather | Torrential Rain (foe)")
    assert shows(wet, "foe close | 2 Arachas", "foe deck | Arachas Behemoth")
    assert {way.card.id: way.gain for way in last_choice(wet).ways if way.card} == {"arachas": 4, "arachas-behemoth": 1}


@rule("SOLO-11")
def test_the_found_card_does_not_call_again() -> None:
    table = foe_turn("foe deck | Vampire: Fleder, Vampire: Ekimmara, Vampire: Katakan, Vampire: Bruxa")
    assert shows(table, "foe close | Vampire: Bruxa, Vampire: Katakan")
    assert len(table.seats[1].deck) == 2


@rule("SOLO-11")
def test_a_hero_musters_one_card() -> None:
    assert played(foe_turn("foe deck | Roach, Griffin, Geralt of Rivia")) == ["geralt-of-rivia", "roach"]
    maidens = foe_turn("foe deck | 3 Clan Drummond Shield Maiden, Cerys")
    assert shows(maidens, "foe close | Cerys, Clan Drummond Shield Maiden")


@rule("SOLO-11", "PLAY-10")
def test_after_its_muster_the_deck_is_shuffled() -> None:
    table = foe_turn("foe deck | Griffin, Fiend, Foglet, Ghoul, Ghoul")
    assert table.seats[1].loose == 3
    assert foe_turn("foe deck | Griffin, Fiend, Foglet, Ghoul").seats[1].loose == 3


@rule("SOLO-11", "OPT-muster_from_hand")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_where_your_muster_looks_makes_no_difference_to_its(value: str) -> None:
    table = foe_turn(f"rules | legendary, muster_from_hand={value}\nfoe deck | 3 Ghoul")
    assert shows(table, "foe close | 2 Ghoul", "foe deck | Ghoul")


@rule("SOLO-11", "AB-MUSTER")
def test_your_muster_calls_all_as_usual() -> None:
    table = play(solo("hand | 2 Nekker, Fiend\ndeck | Nekker"), "Nekker")
    assert shows(table, "close | 3 Nekker", "hand | Fiend")


# Scorches


@rule("SOLO-12")
def test_its_scorch_hits_your_side_only() -> None:
    table = foe_turn("foe deck | Scorch\nfoe close | Fiend, Griffin\nclose | Ves, Yarpen Zigrin")
    assert shows(table, "foe close | Fiend, Griffin", "close | Yarpen Zigrin", "discard | Ves", "foe discard | Scorch")


@rule("SOLO-12")
def test_the_strongest_there_all_if_tied() -> None:
    table = foe_turn("foe deck | Scorch\nclose | Ves, Siegfried of Denesle\nsiege | Kaedweni Siege Expert, Ballista")
    assert len(events_of(table, Burned)[0].victims) == 1
    tied = foe_turn("foe deck | Scorch\nclose | Ves, Siegfried of Denesle\nsiege | Kaedweni Siege Expert")
    assert shows(tied, "close |", "siege | Kaedweni Siege Expert")


@rule("SOLO-12")
def test_its_pirate_likewise_and_never_itself() -> None:
    table = foe_turn("foe deck | Clan Dimun Pirate\nfoe ranged | Clan Brokvar Archer\nclose | Yarpen Zigrin")
    assert shows(table, "foe ranged | Clan Brokvar Archer, Clan Dimun Pirate", "close |")
    alone = foe_turn("foe deck | Clan Dimun Pirate")
    assert shows(alone, "foe ranged | Clan Dimun Pirate")


@rule("SOLO-12", "AB-SCORCH-ROW")
def test_its_row_scorch_hits_your_row() -> None:
    table = foe_turn("foe deck | Villentretenmerth\nfoe close | Fiend, Griffin\nclose | Ves, Siegfried of Denesle")
    assert shows(table, "foe close | Fiend, Griffin, Villentretenmerth", "close |")


@rule("SOLO-12")
def test_its_scorch_does_not_spare_its_own_spy_on_your_side() -> None:
    table = foe_turn("foe deck | Scorch\nclose | Stefan Skellen, Ves")
    assert shows(table, "close | Ves")


@rule("SOLO-12", "SP-SCORCH")
def test_your_scorch_hits_both_sides() -> None:
    table = play(solo("hand | Scorch, Ballista\nclose | Siegfried of Denesle\nfoe close | Griffin, Foglet"), "Scorch")
    assert shows(table, "close |", "foe close | Foglet")


# Ordinary rules


@rule("SOLO-18", "AB-AVENGER")
def test_its_avengers_come_as_usual() -> None:
    table = play(solo("hand | Scorch, Ballista\nfoe close | Kambi"), "Scorch")
    assert shows(table, "foe close | Hemdall")


@rule("SOLO-18", "AB-BERSERKER")
def test_its_berserkers_transform_as_usual() -> None:
    table = foe_turn("foe deck | Berserker\nfoe close | + Mardroeme")
    assert shows(table, "foe close | Transformed Vildkaarl + Mardroeme")


@rule("SOLO-18", "SET-11")
def test_its_side_deck_runs_out_as_usual() -> None:
    table = foe_turn("foe deck | Berserker\nfoe close | + Mardroeme\nfoe side deck | empty")
    assert shows(table, "foe close | + Mardroeme", "gone | Berserker")


@rule("SOLO-18")
def test_a_tie_costs_both_a_gem_and_two_lost_gems_the_game() -> None:
    table = round_end("close | Ves\nfoe close | Forktail")
    assert [army.gems for army in table.sides] == [1, 1]
    lost = round_end("gems | 1\nround | 2\nfoe close | Forktail")
    assert lost.winners == (1,)
    won = round_end("foe gems | 1\nround | 2\nclose | Ves")
    assert won.winners == (0,)


@rule("SOLO-18", "TURN-11", "OPT-double_draw")
def test_a_drawn_match_is_replayed_under_the_rules_that_say_so() -> None:
    table = round_end("rules | klub\ngems | 1\nfoe gems | 1\nround | 2\nclose | Ves\nfoe close | Forktail")
    assert (table.replays, table.round) == (1, 0)
    drawn = round_end("gems | 1\nfoe gems | 1\nround | 2\nclose | Ves\nfoe close | Forktail")
    assert drawn.winners == ()
    assert not events_of(drawn, Judged)
