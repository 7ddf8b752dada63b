"""SOLO-2 to SOLO-4, SOLO-15, SOLO-16. The order of turns, and the virtual opponent's turn."""

from __future__ import annotations

import pytest

from gwint.cards import FACTIONS, Faction
from gwint.cards.names import name
from gwint.rules.agenda import Redraw, Turn
from gwint.rules.events import BeganRound, Discarded, Drew, FinishedRedraw, Passed, Played, Tossed
from gwint.rules.play import carry_on, question, to_act
from gwint.rules.virtual_opponent.events import SatOut
from gwint.rulesets import RULESETS, Ruleset
from tests.rules.solo import dealt, events_of, foe_turn, played, round_end, solo
from tests.scenes import play, rule, shows

# The opponent's turn


@rule("SOLO-2")
def test_the_opponent_plays_the_top_card_of_its_deck() -> None:
    table = foe_turn("foe deck | Griffin, Fiend")
    assert shows(table, "foe close | Fiend", "foe deck | Griffin", "turn | me")


@rule("SOLO-2")
def test_the_opponent_has_no_hand_and_no_redraw() -> None:
    table = dealt()
    assert question(table) == Redraw((0,))
    assert len(table.seats[0].hand) == 10
    assert not table.seats[1].hand
    assert [event.seat for event in events_of(table, Drew)] == [0]


@rule("SOLO-2")
def test_the_opponent_has_no_limit_of_cards() -> None:
    table = play(solo("hand | Ves, Ballista, Trebuchet, Thaler\nfoe deck | 5 Mahakaman Defender"), "Ves", "Ballista")
    assert shows(table, "foe close | 2 Mahakaman Defender", "foe deck | 3 Mahakaman Defender")
    assert shows(play(table, "Trebuchet"), "foe close | 3 Mahakaman Defender", "foe hand |")


@rule("SOLO-2", "SET-4", "SET-5")
def test_your_cards_follow_the_ordinary_rules() -> None:
    table = dealt(you=Faction.NILFGAARD)
    play(table, f"exchange {name(table.seats[0].hand[0])}", "done")
    assert len(events_of(table, FinishedRedraw)) == 1
    assert len(table.seats[0].hand) == 10
    assert [army.gems for army in table.sides] == [2, 2]


# The order of turns


@rule("SOLO-3")
@pytest.mark.parametrize("faction", [one for one in FACTIONS if one is not Faction.SCOIATAEL])
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_opponent_takes_the_first_turn_without_a_toss(faction: Faction, ruleset: Ruleset) -> None:
    table = dealt(you=faction, ruleset=ruleset)
    play(table, "done")
    assert events_of(table, BeganRound) == [BeganRound(1, 1)]
    assert not events_of(table, Tossed)
    assert events_of(table, Played)[0].seat == 1


@rule("SOLO-3", "SOLO-13", "OPT-scoiatael", "OPT-toss_winner", "OPT-start_settled")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_your_scoiatael_start_the_first_round_without_a_choice(ruleset: Ruleset) -> None:
    table = dealt(you=Faction.SCOIATAEL, ruleset=ruleset)
    assert question(table) == Redraw((0,))
    play(table, "done")
    assert events_of(table, BeganRound) == [BeganRound(1, 0)]
    assert question(table) == Turn(0)
    assert not events_of(table, Played)


@rule("SOLO-3")
def test_the_opponent_has_one_turn_after_each_of_yours() -> None:
    table = play(solo("hand | Ves, Ballista\nfoe deck | 3 Mahakaman Defender"), "Ves")
    assert shows(table, "close | Ves", "foe close | Mahakaman Defender", "turn | me")


@rule("SOLO-3")
def test_when_you_pass_it_takes_one_last_turn_and_the_round_ends() -> None:
    table = play(solo("hand | Ves\nclose | Ballista\nfoe deck | Griffin, 2 Fiend"), "pass")
    assert table.totals == [(6, 6)]
    assert table.round == 2


@rule("SOLO-3", "TURN-3")
def test_your_empty_hand_passes_and_it_still_has_its_last_turn() -> None:
    table = play(solo("hand | Ves\nfoe deck | Griffin, 2 Fiend"), "Ves")
    assert events_of(table, Passed)[0] == Passed(0, by_itself=True)
    assert table.totals[0] == (5, 12)


@rule("SOLO-3")
@pytest.mark.parametrize(
    ("close", "starter"),
    [("close | Ves", 1), ("close | Ves\nfoe close | Griffin", 1), ("foe close | Griffin", 1)],
    ids=["won", "drawn", "lost"],
)
@pytest.mark.parametrize("rules", RULESETS)
def test_it_takes_the_first_turn_of_every_round(rules: str, close: str, starter: int) -> None:
    table = round_end(f"rules | {rules}\n{close}")
    assert events_of(table, BeganRound) == [BeganRound(2, starter)]


@rule("SOLO-3", "OPT-after_draw")
@pytest.mark.parametrize(
    ("close", "starter"),
    [("close | Toruviel", 0), ("close | Toruviel\nfoe close | Foglet", 1), ("foe close | Griffin", 1)],
    ids=["won", "drawn", "lost"],
)
@pytest.mark.parametrize("rules", RULESETS)
def test_your_scoiatael_start_every_round_after_one_you_won(rules: str, close: str, starter: int) -> None:
    table = round_end(f"rules | {rules}\nhand | Milva, Riordain\n{close.replace('close | Tor', 'ranged | Tor')}")
    assert events_of(table, BeganRound) == [BeganRound(2, starter)]
    assert to_act(table) == (0,)


# Weather


@rule("SOLO-4")
@pytest.mark.parametrize("weather", ["Biting Frost", "Clear Weather"])
def test_a_weather_card_is_followed_by_one_more_card(weather: str) -> None:
    table = foe_turn(f"foe deck | Griffin, Fiend, {weather}")
    assert shows(table, "foe close | Fiend", "foe deck | Griffin")


@rule("SOLO-4")
def test_if_the_next_card_is_weather_too_another_card_follows() -> None:
    table = foe_turn("foe deck | Griffin, Fiend, Torrential Rain, Clear Weather, Biting Frost")
    assert shows(table, "foe close | Fiend", "foe deck | Griffin", "weather | Torrential Rain (foe)")


@rule("SOLO-4")
def test_weather_in_its_last_turn_is_followed_by_another_card() -> None:
    table = play(solo("hand | Ves\nclose | Ballista\nfoe deck | 2 Griffin, Fiend, Torrential Rain"), "pass")
    assert table.totals == [(6, 6)]


@rule("SOLO-4", "SOLO-10")
def test_weather_drawn_by_a_spy_is_followed_after_both_cards() -> None:
    table = foe_turn("foe deck | Rainfarn, Vreemde, Sweers, Torrential Rain, Shilard Fitz-Oesterlen")
    assert played(table) == ["shilard-fitz-oesterlen", "torrential-rain", "sweers", "vreemde"]
    assert shows(table, "foe deck | Rainfarn")


@rule("SOLO-4")
def test_two_weather_cards_drawn_by_a_spy_bring_two_more() -> None:
    table = foe_turn("foe deck | Rainfarn, Vreemde, Sweers, Biting Frost, Torrential Rain, Shilard Fitz-Oesterlen")
    assert shows(table, "foe deck | Rainfarn", "foe close | Vreemde", "foe ranged | Sweers")


@rule("SOLO-4")
def test_weather_played_at_the_end_of_the_round_brings_no_further_card() -> None:
    table = round_end("foe close | Decoy\nfoe under | Biting Frost\nfoe deck | 2 Griffin\nclose | Ves")
    assert table.totals == [(1, 0)]


@rule("SOLO-4", "SOLO-13")
def test_weather_drawn_by_a_spy_that_skellige_returned_brings_no_further_card() -> None:
    table = solo(
        "round | 2\nstarter | foe\nfoe faction | skellige\nfoe discard | Vattier de Rideaux\n"
        "foe deck | 2 Udalryk, Svanrige, Torrential Rain\nagenda | begin-round"
    )
    carry_on(table)
    assert played(table) == ["vattier-de-rideaux", "torrential-rain", "svanrige", "udalryk"]
    assert shows(table, "foe deck | Udalryk")


# Without a card, without a place


@rule("SOLO-15")
def test_with_an_empty_deck_it_simply_has_no_turn() -> None:
    table = play(solo("hand | Ves, Ballista"), "Ves")
    assert shows(table, "close | Ves", "turn | me")
    assert events_of(table, SatOut) == [SatOut(1)]


@rule("SOLO-15")
def test_an_empty_deck_ends_neither_round_nor_game() -> None:
    table = play(solo("hand | Ves, Ballista"), "Ves", "pass")
    assert (table.round, table.totals) == (2, [(5, 0)])


@rule("SOLO-16")
def test_a_horn_with_no_free_row_is_discarded_and_the_turn_is_over() -> None:
    horns = "foe close | Griffin + Commander's Horn\nfoe ranged | + Commander's Horn\nfoe siege | + Commander's Horn"
    table = foe_turn(f"{horns}\nfoe deck | Fiend, Commander's Horn")
    assert shows(table, "foe discard | Commander's Horn", "foe deck | Fiend", "turn | me")
    assert [event.source for event in events_of(table, Discarded)] == ["unplaced"]
    assert not events_of(table, Played)


@rule("SOLO-16")
def test_the_other_card_that_a_spy_drew_is_still_played() -> None:
    horns = "foe close | Vreemde + Commander's Horn\nfoe ranged | + Commander's Horn\nfoe siege | + Commander's Horn"
    table = foe_turn(f"{horns}\nfoe deck | Rainfarn, Morteisen, Commander's Horn, Shilard Fitz-Oesterlen")
    assert shows(table, "foe discard | Commander's Horn", "foe deck | Rainfarn")
    assert shows(table, "foe close | Vreemde, Morteisen + Commander's Horn")
