"""TURN-5, TURN-6, TURN-7, TURN-10. Winning a round, clearing the battlefield, and the next starter."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards.names import name
from gwint.rules.agenda import ClaimRound
from gwint.rules.events import BeganRound, Drew, EndedRound, Played, Stayed, Summoned, Swept
from gwint.rules.play import question
from gwint.rules.table import Table
from gwint.rulesets import RULESETS
from tests.rules.setting_up import events_of, kinds
from tests.scenes import options, play, position, rule, shows

ALTERNATE = ["legendary", "klub", "witcher3, after_draw=other-player"]
LAST_TO_PASS = ["witcher3", "legendary, after_draw=last-to-pass", "klub, after_draw=last-to-pass"]


def pile(table: Table, side: int) -> Counter[str]:
    return Counter(name(one) for one in table.sides[side].pile)


# The result


@rule("TURN-5")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize(("mine", "yours", "gems"), [("Ves", "Ghoul", "2-1"), ("Yarpen Zigrin", "Fiend", "1-2")])
def test_the_higher_total_wins_and_the_loser_removes_a_gem(rules: str, mine: str, yours: str, gems: str) -> None:
    table = position(f"rules | {rules}\nclose | {mine}\nhand | Ballista\nfoe close | {yours}\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    left, theirs = gems.split("-")
    assert shows(table, f"gems | {left}", f"foe gems | {theirs}")


@rule("TURN-5")
def test_a_single_point_wins() -> None:
    table = position("hand | Ballista\nclose | Ves, Redanian Foot Soldier\nfoe hand | Ghoul\nfoe close | Griffin")
    play(table, "pass", "pass")
    assert events_of(table, EndedRound) == [EndedRound(1, (6, 5), (0,), (2, 1))]
    assert shows(table, "totals | 6-5")


@rule("TURN-5")
def test_the_total_counts_as_the_rows_stand_and_not_the_printed_strength() -> None:
    table = position("hand | Ves\nclose | 3 Fiend\nweather | Biting Frost\nfoe hand | Ghoul\nfoe siege | Ice Giant")
    play(table, "pass", "pass")
    assert events_of(table, EndedRound) == [EndedRound(1, (3, 5), (1,), (1, 2))]


@rule("TURN-5")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("strength", ["", "Zoltan Chivay"])
def test_on_a_tie_every_player_removes_a_gem(rules: str, strength: str) -> None:
    table = position(f"rules | {rules}\nhand | Ballista\nclose | {strength}\nfoe hand | Ghoul\nfoe close | {strength}")
    play(table, "pass", "pass")
    assert shows(table, "gems | 1", "foe gems | 1", "round | 2")
    assert events_of(table, EndedRound)[0].winners == ()


# The battlefield is cleared


@rule("TURN-6")
@pytest.mark.parametrize("rules", RULESETS)
def test_every_card_on_the_battlefield_goes_to_a_discard_pile(rules: str) -> None:
    table = position(
        f"""rules | {rules}
        hand | Ballista
        close | Ves, Decoy, Vernon Roche + Commander’s Horn
        ranged | 2 Keira Metz
        siege | Thaler
        weather | Biting Frost, Torrential Rain (foe)
        discard | Dethmold
        foe hand | Sweers
        foe ranged | Tibor Eggebracht, Albrich + Commander’s Horn
        foe siege | + Mardroeme"""
    )
    play(table, "pass", "pass")
    assert pile(table, 0) == Counter(
        ["Dethmold", "Ves", "Decoy", "Vernon Roche", "Commander’s Horn", "Keira Metz", "Keira Metz", "Thaler",
         "Biting Frost"]
    )  # fmt: skip
    assert pile(table, 1) == Counter(
        ["Tibor Eggebracht", "Albrich", "Commander’s Horn", "Mardroeme", "Torrential Rain"]
    )
    assert shows(table, "close |", "ranged |", "siege |", "weather |", "foe close |", "foe ranged |", "foe siege |")


@rule("TURN-6")
def test_leaders_horns_and_leaders_weather_end_too_and_leave_no_card() -> None:
    table = position(
        "rules | klub\nhand | Ballista\nclose | Ves\nsiege | Trebuchet + leader's horn\n"
        "weather | frost (me, leader)\nfoe hand | Sweers\nfoe ranged | Albrich + leader's horn"
    )
    play(table, "pass", "pass")
    assert shows(table, "siege |", "weather |", "foe ranged |", "discard | Ves, Trebuchet", "foe discard | Albrich")


@rule("TURN-6", "FAC-1")
def test_what_stays_by_a_rule_is_not_discarded() -> None:
    table = position("hand | Fiend\nclose | Griffin + Commander’s Horn\nfoe hand | Albrich")
    play(table, "pass", "pass")
    assert shows(table, "close | Griffin", "discard | Commander’s Horn")


@rule("TURN-6", "AB-AVENGER-3")
@pytest.mark.parametrize(("rules", "pile_after"), [("legendary", 2), ("klub", 2), ("witcher3", 0)])
def test_what_leaves_the_game_by_a_rule_is_not_discarded(rules: str, pile_after: int) -> None:
    table = position(f"rules | {rules}\nhand | Udalryk\nclose | Bovine Defense Force, Hemdall\nfoe hand | Albrich")
    play(table, "pass", "pass")
    assert len(table.sides[0].pile) == pile_after
    assert len(table.gone) == 2 - pile_after


@rule("TURN-6")
def test_hands_decks_and_leaders_stay_as_they_are() -> None:
    table = position(
        "leader | Foltest, The Siegemaster\nhand | Ballista\ndeck | Catapult\nclose | Zoltan Chivay\n"
        "foe hand | Albrich\nfoe deck | Sweers\nfoe close | Vesemir"
    )
    play(table, "pass", "pass")
    assert shows(
        table, "leader | Foltest, The Siegemaster", "hand | Ballista", "deck | Catapult", "foe hand | Albrich",
        "foe deck | Sweers",
    )  # fmt: skip


# Who starts the next round


@rule("TURN-7")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("started", ["me", "foe"])
@pytest.mark.parametrize("passes_first", ["me", "foe"])
@pytest.mark.parametrize("winner", ["me", "foe"])
def test_the_winner_of_a_round_starts_the_next(rules: str, started: str, passes_first: str, winner: str) -> None:
    rows = "close | Vesemir" if winner == "me" else "foe close | Vesemir"
    table = position(
        f"rules | {rules}\nstarter | {started}\nturn | {passes_first}\n{rows}\nhand | Ves\nfoe hand | Ghoul"
    )
    play(table, "pass", "pass")
    assert shows(table, "round | 2", f"starter | {winner}", f"turn | {winner}")
    assert events_of(table, BeganRound) == [BeganRound(2, 0 if winner == "me" else 1)]


@rule("TURN-7", "FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("started", ["me", "foe"])
@pytest.mark.parametrize("passes_first", ["me", "foe"])
def test_nilfgaard_starts_the_next_round_after_winning_a_tie(rules: str, started: str, passes_first: str) -> None:
    table = position(f"rules | {rules}\nstarter | {started}\nturn | {passes_first}\nhand | Albrich\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "starter | me", "gems | 2", "foe gems | 1")
    assert events_of(table, EndedRound)[0].winners == (0,)


@rule("TURN-7", "OPT-after_draw")
@pytest.mark.parametrize("rules", ALTERNATE)
@pytest.mark.parametrize("passes_first", ["me", "foe"])
@pytest.mark.parametrize(("started", "next_"), [("me", "foe"), ("foe", "me")])
def test_after_a_drawn_round_the_other_player_starts(rules: str, passes_first: str, started: str, next_: str) -> None:
    table = position(f"rules | {rules}\nstarter | {started}\nturn | {passes_first}\nhand | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", f"starter | {next_}", f"turn | {next_}")


@rule("TURN-7", "OPT-after_draw")
@pytest.mark.parametrize("rules", LAST_TO_PASS)
@pytest.mark.parametrize("started", ["me", "foe"])
@pytest.mark.parametrize(("passes_first", "next_"), [("me", "foe"), ("foe", "me")])
def test_after_a_drawn_round_the_player_who_passed_last_starts(
    rules: str, started: str, passes_first: str, next_: str
) -> None:
    table = position(f"rules | {rules}\nstarter | {started}\nturn | {passes_first}\nhand | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", f"starter | {next_}", f"turn | {next_}")


@rule("TURN-7", "TURN-3", "OPT-after_draw")
def test_passing_without_cards_counts_as_passing() -> None:
    table = position("rules | witcher3\nstarter | me\nturn | foe\nfaction | northern-realms\nfoe hand | Ghoul")
    play(table, "pass")
    assert events_of(table, BeganRound) == [BeganRound(2, 0)]


# The whole sequence


@rule("TURN-10")
def test_result_then_monsters_then_the_sweep_then_avengers_then_northern_realms_then_the_next_round() -> None:
    table = position(
        "hand | Ballista\ndeck | Catapult\nclose | Ves, Ves\nranged | Cow\nfoe hand | Ghoul\nfoe close | Griffin"
    )
    play(table, "pass", "pass")
    assert kinds(table)[2:] == ["EndedRound", "Stayed", "Swept", "Summoned", "Drew", "BeganRound"]


@rule("TURN-10")
def test_the_total_is_taken_before_anything_is_cleared() -> None:
    table = position("hand | Ballista\nclose | Ves\nranged | Cow\nfoe hand | Ghoul\nfoe close | Forktail, Ghoul")
    play(table, "pass", "pass")
    assert events_of(table, EndedRound) == [EndedRound(1, (5, 6), (1,), (1, 2))]
    assert shows(table, "close | Bovine Defense Force")


@rule("TURN-10", "FAC-7")
def test_the_unit_that_stays_is_drawn_before_the_avenger_comes() -> None:
    """If only a Cow can stay, it stays; the Bovine Defense Force is not among the candidates."""
    table = position("hand | Ghoul\nranged | Cow\nclose | Draug\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "ranged | Cow", "close |", "discard | Draug")
    assert not events_of(table, Summoned)


@rule("TURN-10")
def test_both_sides_are_swept_together_before_any_avenger_comes() -> None:
    table = position("hand | Ballista\nranged | Cow\nfoe hand | Albrich\nfoe ranged | Cow\nfoe close | Vreemde")
    play(table, "pass", "pass")
    assert kinds(table)[2:] == ["EndedRound", "Swept", "Summoned", "Summoned", "BeganRound"]
    assert shows(table, "close | Bovine Defense Force", "discard | Cow")
    assert shows(table, "foe close | Bovine Defense Force", "foe discard | Vreemde, Cow")


@rule("TURN-10", "FAC-3", "FAC-6")
def test_northern_realms_draw_before_the_next_starter_is_settled() -> None:
    table = position(
        "rules | klub\nhand | Ballista\ndeck | Catapult\nclose | Ves\nfoe hand | Milva\nfoe close | Dennis Cranmer"
    )
    play(table, "Ballista", "pass")
    assert question(table) == ClaimRound(1)
    assert shows(table, "hand | Catapult", "round | 1", "close |", "foe discard | Dennis Cranmer")


@rule("TURN-10", "FAC-5", "FAC-6")
def test_the_next_starter_is_settled_before_skelliges_units_are_played() -> None:
    table = position(
        "rules | klub\nround | 2\ngems | 1\nhand | Udalryk\nclose | Svanrige\n"
        "foe hand | Milva\nfoe faction | scoiatael\nfoe gems | 2"
    )
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(1)
    assert shows(table, "close |", "discard | Svanrige")
    play(table, "p2 starts")
    assert shows(table, "round | 3", "turn | foe", "close | Svanrige", "discard |")


@rule("TURN-10", "FAC-5")
@pytest.mark.parametrize("starter", [0, 1])
def test_one_players_two_units_are_played_before_the_next_players_from_the_starter_on(starter: int) -> None:
    army, loser = ("close", "foe gems | 2\ngems | 1") if starter == 0 else ("foe close", "gems | 2\nfoe gems | 1")
    table = position(
        f"round | 2\n{loser}\nhand | Olaf\nfoe hand | Olaf\n{army} | Cerys\n"
        "discard | Udalryk, Svanrige\nfoe discard | Madman Lugos, Blueboy Lugos"
    )
    play(table, "pass", "pass")
    played = [event.seat for event in table.log if isinstance(event, Played)]
    assert played == [starter, starter, 1 - starter, 1 - starter]
    assert events_of(table, BeganRound) == [BeganRound(3, starter)]


@rule("TURN-10", "TURN-8")
@pytest.mark.parametrize("rules", RULESETS)
def test_if_the_result_ends_the_game_nothing_after_it_happens(rules: str) -> None:
    table = position(
        f"rules | {rules}\nround | 2\ngems | 2\nfoe gems | 1\nhand | Ballista\ndeck | Catapult\nclose | Ves, Ves\n"
        "ranged | Cow\nweather | Impenetrable Fog\nfoe hand | Ghoul\nfoe close | Griffin"
    )
    play(table, "pass", "pass")
    assert kinds(table)[2:] == ["EndedRound", "EndedGame"]
    assert not events_of(table, Stayed) + events_of(table, Swept) + events_of(table, Drew)
    assert shows(
        table, "close | 2 Ves", "ranged | Cow", "weather | Impenetrable Fog (me)", "foe close | Griffin",
        "hand | Ballista", "winner | me",
    )  # fmt: skip
    assert options(table) == set()
