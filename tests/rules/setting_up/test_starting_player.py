"""SET-6, SET-7. Who takes the first turn of the game, and when that is decided."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.agenda import ChooseStarter, Redraw, Turn
from gwint.rules.events import BeganRound, ChoseStarter, Tossed
from gwint.rules.play import question, to_act
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even
from tests.rules.setting_up import ELVES, MONSTERS, REALMS, dealt, events_of, keep_hands, kinds
from tests.scenes import options, play, rule, shows

AFTER = ["klub", "legendary, start_settled=after-redraw", "witcher3, start_settled=after-redraw"]
STARTS = ["legendary", "witcher3", "klub, toss_winner=starts"]
CHOOSES = ["klub", *(f"{name}, toss_winner=chooses, start_settled=after-redraw" for name in ("legendary", "witcher3"))]


@rule("SET-6")
@pytest.mark.parametrize("rules", RULESETS)
def test_the_toss_is_fair(rules: str) -> None:
    winners = Counter(
        event.seat for seed in range(400) for event in events_of(keep_hands(dealt(rules, seed=seed)), Tossed)
    )
    assert sum(winners.values()) == 400
    assert is_even(winners, 2)


@rule("SET-6", "OPT-toss_winner")
@pytest.mark.parametrize("rules", STARTS)
def test_the_winner_of_the_toss_starts(rules: str) -> None:
    starters = set()
    for seed in range(8):
        table = keep_hands(dealt(rules, seed=seed))
        [toss] = events_of(table, Tossed)
        assert table.starter == toss.seat
        assert question(table) == Turn(toss.seat)
        assert events_of(table, BeganRound) == [BeganRound(1, toss.seat)]
        starters.add(toss.seat)
    assert starters == {0, 1}


@rule("SET-6", "OPT-toss_winner")
@pytest.mark.parametrize("rules", CHOOSES)
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_winner_of_the_toss_chooses_who_starts(rules: str, chosen: int) -> None:
    winners = set()
    for seed in range(8):
        table = keep_hands(dealt(rules, seed=seed))
        [toss] = events_of(table, Tossed)
        assert question(table) == ChooseStarter(toss.seat)
        assert options(table) == {"p1 starts", "p2 starts"}
        play(table, f"p{chosen + 1} starts")
        assert question(table) == Turn(chosen)
        assert events_of(table, ChoseStarter) == [ChoseStarter(toss.seat, chosen)]
        winners.add(toss.seat)
    assert winners == {0, 1}


@rule("SET-6", "OPT-toss_winner")
def test_the_winner_of_an_early_toss_chooses_before_the_hands_are_drawn() -> None:
    table = dealt("legendary, toss_winner=chooses")
    assert isinstance(question(table), ChooseStarter)
    assert [seat.hand for seat in table.seats] == [[], []]


@rule("SET-6", "OPT-start_settled")
@pytest.mark.parametrize("rules", ["legendary", "witcher3", "klub, start_settled=before-deal, toss_winner=starts"])
def test_the_toss_comes_before_the_hands_are_drawn(rules: str) -> None:
    table = dealt(rules)
    assert isinstance(question(table), Redraw)
    assert kinds(table) == ["Tossed", "Drew", "Drew"]


@rule("SET-6", "OPT-start_settled")
@pytest.mark.parametrize("rules", AFTER)
def test_the_toss_comes_after_the_redraw(rules: str) -> None:
    table = play(dealt(rules), "p1: done")
    assert not events_of(table, Tossed)
    play(table, "p2: done")
    assert kinds(table)[:5] == ["Drew", "Drew", "FinishedRedraw", "FinishedRedraw", "Tossed"]


@rule("SET-6", "SET-7", "FAC-4", "OPT-start_settled")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_scoiataels_choice_comes_before_the_hands_are_drawn(rules: str) -> None:
    table = dealt(rules, (REALMS, ELVES))
    assert question(table) == ChooseStarter(1)
    assert [seat.hand for seat in table.seats] == [[], []]
    play(table, "p1 starts")
    assert isinstance(question(table), Redraw)
    assert kinds(table) == ["ChoseStarter", "Drew", "Drew"]


@rule("SET-6", "FAC-4", "OPT-start_settled")
@pytest.mark.parametrize("rules", ["legendary, start_settled=after-redraw", "witcher3, start_settled=after-redraw"])
def test_scoiataels_choice_comes_after_the_redraw(rules: str) -> None:
    table = dealt(rules, (REALMS, ELVES))
    assert to_act(table) == (0, 1)
    assert question(keep_hands(table)) == ChooseStarter(1)


@rule("SET-6", "FAC-6")
def test_no_toss_is_made_where_scoiatael_claims_the_round() -> None:
    for seed in range(8):
        table = keep_hands(dealt("klub", (REALMS, ELVES), seed))
        assert not events_of(table, Tossed)
        play(table, "p2 starts")
        assert question(table) == Turn(1)
        assert not events_of(table, Tossed)


@rule("SET-6", "FAC-6")
def test_the_toss_is_made_where_scoiatael_does_not_claim_the_round() -> None:
    table = play(keep_hands(dealt("klub", (REALMS, ELVES))), "decline")
    [toss] = events_of(table, Tossed)
    assert question(table) == ChooseStarter(toss.seat)


@rule("SET-7")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("starter", [1, 2])
def test_scoiatael_overrides_the_toss(rules: str, starter: int) -> None:
    for seed in range(8):
        table = dealt(rules, (ELVES, MONSTERS), seed)
        if rules == "klub":
            play(keep_hands(table), f"p{starter} starts")
        else:
            keep_hands(play(table, f"p{starter} starts"))
        assert shows(table, f"turn | {'me' if starter == 1 else 'foe'}")
        assert not events_of(table, Tossed)
