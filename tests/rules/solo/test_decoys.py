"""SOLO-7, SOLO-17. The virtual opponent's Decoys and the cards under them."""

from __future__ import annotations

from gwint.rules.events import Discarded, Played
from gwint.rules.virtual_opponent.events import LaidFaceDown
from gwint.views import view
from tests.rules.solo import events_of, foe_turn, played, round_end, solo
from tests.scenes import play, rule, shows
from tests.whole_views import whole


@rule("SOLO-7")
def test_its_decoy_exchanges_nothing_and_hides_the_top_card_of_its_deck() -> None:
    table = foe_turn("foe deck | Fiend, Foglet, Decoy\nfoe close | Griffin")
    assert shows(table, "foe close | Griffin, Decoy", "foe under | Foglet", "foe deck | Fiend", "foe hand |")
    assert len(events_of(table, LaidFaceDown)) == 1


@rule("SOLO-7")
def test_no_player_sees_the_hidden_card_only_that_it_is_there() -> None:
    table = foe_turn("foe deck | Fiend, Foglet, Decoy\nfoe close | Griffin")
    for viewer in (0, 1, None):
        assert "foglet" not in whole(view(table, viewer))
        assert view(table, viewer).seats[1].under_count == 1
    assert "foglet" not in repr(table.log)


@rule("SOLO-7")
def test_a_hidden_card_is_turned_up_and_played_before_totals_are_compared() -> None:
    table = round_end("foe close | Decoy\nfoe under | Griffin\nclose | Ves")
    assert table.totals == [(5, 5)]
    assert [(event.source, event.how) for event in events_of(table, Played)] == [("under", "turned-up")]


@rule("SOLO-7", "SOLO-5")
def test_a_hidden_card_is_played_in_the_way_that_serves_it_best() -> None:
    table = round_end("foe close | Decoy\nfoe under | Harpy\nweather | Biting Frost (foe)\nclose | Ves")
    assert table.totals == [(1, 2)]


@rule("SOLO-7")
def test_a_hidden_card_is_played_with_strength_and_ability() -> None:
    table = round_end("foe close | Decoy, 2 Fiend\nfoe under | Toad\nranged | Black Infantry Archer\nhand | Vreemde")
    assert table.totals == [(0, 19)]


@rule("SOLO-7")
def test_after_the_round_the_decoy_is_discarded_with_the_rest() -> None:
    table = round_end("foe close | Decoy\nfoe under | Cynthia\nclose | Ves")
    assert shows(table, "foe discard | Decoy, Cynthia", "foe close |", "foe ranged |")
    assert not table.seats[1].under


@rule("SOLO-7")
def test_a_card_hidden_in_its_last_turn_is_turned_up() -> None:
    table = play(solo("foe deck | Griffin, Fiend, Decoy\nclose | Ves"), "pass")
    assert table.totals == [(5, 6)]
    assert played(table)[:2] == ["decoy", "fiend"]


@rule("SOLO-17")
def test_with_an_empty_deck_nothing_lies_under_it() -> None:
    table = foe_turn("foe deck | Decoy\nfoe close | Griffin")
    assert shows(table, "foe close | Griffin, Decoy")
    assert not table.seats[1].under
    assert not events_of(table, LaidFaceDown)


@rule("SOLO-17")
def test_weather_turned_up_just_works() -> None:
    table = round_end("foe close | Decoy\nfoe under | Biting Frost\nclose | Ves, Siegfried of Denesle")
    assert table.totals == [(2, 0)]


@rule("SOLO-17")
def test_a_spy_turned_up_draws_and_plays_two() -> None:
    table = round_end("foe close | Decoy\nfoe under | Stefan Skellen\nfoe deck | 2 Vreemde, Rainfarn, Morteisen")
    assert table.totals == [(9, 7)]


@rule("SOLO-17")
def test_a_decoy_turned_up_hides_another_card_which_is_turned_up_immediately() -> None:
    table = round_end("foe close | 2 Decoy\nfoe under | Decoy, Griffin\nfoe deck | Foglet, Fiend")
    assert played(table)[:3] == ["decoy", "fiend", "griffin"]
    assert table.totals == [(0, 11)]


@rule("SOLO-17")
def test_a_decoy_turned_up_over_an_empty_deck_does_nothing() -> None:
    table = round_end("foe close | 2 Decoy\nfoe under | Decoy, Griffin")
    assert played(table) == ["decoy", "griffin"]


@rule("SOLO-17")
def test_a_decoy_that_a_spy_drew_at_the_end_has_its_card_turned_up_before_the_spys_other_card() -> None:
    table = round_end("foe close | Decoy\nfoe under | Stefan Skellen\nfoe deck | 2 Vreemde, Rainfarn, Morteisen, Decoy")
    assert played(table)[:4] == ["stefan-skellen", "decoy", "rainfarn", "morteisen"]
    assert table.totals == [(9, 7)]


@rule("SOLO-17")
def test_several_are_turned_up_in_the_order_played() -> None:
    table = round_end("foe close | 2 Decoy\nfoe under | Griffin, Torrential Rain")
    assert played(table) == ["griffin", "torrential-rain"]


@rule("SOLO-17", "SOLO-16")
def test_a_horn_turned_up_that_finds_no_row_is_discarded() -> None:
    horns = "foe close | Decoy + Commander's Horn\nfoe ranged | + Commander's Horn\nfoe siege | + Commander's Horn"
    table = round_end(f"{horns}\nfoe under | Commander's Horn")
    assert [event.source for event in events_of(table, Discarded)] == ["unplaced"]


@rule("SOLO-7", "SP-DECOY")
def test_your_own_decoy_takes_a_unit_to_hand_as_usual() -> None:
    table = play(solo("hand | Decoy, Ballista\nclose | Ves"), "Decoy on Ves")
    assert shows(table, "hand | Ballista, Ves", "close | Decoy")
