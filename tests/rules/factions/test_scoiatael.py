"""FAC-4, FAC-6. Scoia'tael decides who takes the first turn of the game, or of any one round."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.agenda import ChooseStarter, ClaimRound, Redraw, Turn
from gwint.rules.events import BeganRound, ChoseStarter, DrewLot, KeptClaim, Tossed
from gwint.rules.play import question, to_act
from tests.rules.factions import is_even
from tests.rules.setting_up import DWARVES, ELVES, MONSTERS, REALMS, dealt, events_of, keep_hands
from tests.scenes import options, play, position, rule, shows

GAME_START = ["legendary", "witcher3", "klub, scoiatael=game-start, start_settled=before-deal"]
ONE_DECIDES = ["legendary", "witcher3, scoiatael=game-start", "klub, scoiatael=game-start, start_settled=before-deal"]
TWO_CANCEL = ["witcher3", "legendary, scoiatael=game-start-two-cancel"]
ANY_ROUND = ["klub", "legendary, scoiatael=once-any-round, start_settled=after-redraw, toss_winner=chooses"]


# The first turn of the game


@rule("FAC-4", "OPT-scoiatael")
@pytest.mark.parametrize("rules", GAME_START)
@pytest.mark.parametrize("decks", [(ELVES, MONSTERS), (MONSTERS, ELVES)])
@pytest.mark.parametrize("starter", [0, 1])
def test_scoiatael_decides_who_takes_the_first_turn(rules: str, decks: tuple[object, object], starter: int) -> None:
    elf = decks.index(ELVES)
    table = dealt(rules, decks)  # type: ignore[arg-type]
    assert question(table) == ChooseStarter(elf)
    assert options(table) == {"p1 starts", "p2 starts"}
    keep_hands(play(table, f"p{starter + 1} starts"))
    assert question(table) == Turn(starter)
    assert events_of(table, ChoseStarter) == [ChoseStarter(elf, starter)]
    assert events_of(table, BeganRound) == [BeganRound(1, starter)]


@rule("FAC-4")
def test_scoiatael_decides_only_about_the_first_round() -> None:
    table = position("hand | Milva\nclose | Dennis Cranmer\nfoe hand | Ghoul\nfoe siege | 2 Ice Giant")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "turn | foe")


@rule("FAC-4", "OPT-scoiatael")
@pytest.mark.parametrize("rules", ONE_DECIDES)
def test_if_both_are_scoiatael_a_toss_decides_which_of_them_decides(rules: str) -> None:
    deciding: Counter[object] = Counter()
    for seed in range(300):
        table = dealt(rules, (ELVES, DWARVES), seed)
        [lot] = events_of(table, DrewLot)
        assert question(table) == ChooseStarter(lot.seat)
        deciding[lot.seat] += 1
    assert is_even(deciding, 2)


@rule("FAC-4")
@pytest.mark.parametrize("starter", [0, 1])
def test_only_the_seat_that_decides_is_asked_and_may_choose_either(starter: int) -> None:
    table = dealt(decks=(ELVES, DWARVES))
    keep_hands(play(table, f"p{starter + 1} starts"))
    assert question(table) == Turn(starter)
    assert len(events_of(table, DrewLot)) == 1
    assert not events_of(table, Tossed)


@rule("FAC-4", "SET-6", "OPT-scoiatael")
@pytest.mark.parametrize("rules", TWO_CANCEL)
def test_if_both_are_scoiatael_the_toss_alone_decides_who_starts(rules: str) -> None:
    starters = set()
    for seed in range(12):
        table = dealt(rules, (ELVES, DWARVES), seed)
        assert isinstance(question(table), Redraw)
        [toss] = events_of(table, Tossed)
        assert question(keep_hands(table)) == Turn(toss.seat)
        starters.add(toss.seat)
    assert starters == {0, 1}


@rule("FAC-4", "OPT-scoiatael")
@pytest.mark.parametrize("rules", TWO_CANCEL)
def test_one_alone_is_not_cancelled(rules: str) -> None:
    assert question(dealt(rules, (REALMS, ELVES))) == ChooseStarter(1)


@rule("FAC-4")
def test_no_other_faction_decides() -> None:
    assert isinstance(question(dealt(decks=(REALMS, MONSTERS))), Redraw)


# A claim before any round


@rule("FAC-6", "OPT-scoiatael")
@pytest.mark.parametrize("rules", ANY_ROUND)
def test_scoiatael_is_asked_before_the_toss_of_round_1(rules: str) -> None:
    table = keep_hands(dealt(rules, (REALMS, ELVES)))
    assert question(table) == ClaimRound(1)
    assert options(table) == {"p1 starts", "p2 starts", "decline"}
    assert not events_of(table, Tossed)


@rule("FAC-6", "OPT-scoiatael")
@pytest.mark.parametrize("rules", ANY_ROUND)
@pytest.mark.parametrize("starter", [0, 1])
def test_a_claim_decides_who_starts_the_round(rules: str, starter: int) -> None:
    table = play(keep_hands(dealt(rules, (REALMS, ELVES))), f"p{starter + 1} starts")
    assert question(table) == Turn(starter)
    assert events_of(table, ChoseStarter) == [ChoseStarter(1, starter)]
    assert table.seats[1].claimed
    assert not events_of(table, Tossed)


@rule("FAC-6")
def test_an_unused_claim_is_saved() -> None:
    table = play(keep_hands(dealt("klub", (REALMS, ELVES))), "decline", "p1 starts")
    assert events_of(table, KeptClaim) == [KeptClaim(1)]
    assert not table.seats[1].claimed
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(1)


@rule("FAC-6", "SET-6")
def test_without_a_claim_the_toss_is_made() -> None:
    table = play(keep_hands(dealt("klub", (REALMS, ELVES))), "decline")
    [toss] = events_of(table, Tossed)
    assert question(table) == ChooseStarter(toss.seat)


@rule("FAC-6")
@pytest.mark.parametrize("rules", ANY_ROUND)
@pytest.mark.parametrize("number", [1, 2])
def test_scoiatael_is_asked_before_any_later_round_once_the_last_is_cleared(rules: str, number: int) -> None:
    table = position(
        f"rules | {rules}\nround | {number}\nhand | Milva\nclose | Dennis Cranmer\nweather | Biting Frost\n"
        f"foe gems | {3 - number}\nfoe hand | Ghoul\nfoe close | Draug"
    )
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(0)
    assert shows(table, f"round | {number}", "close |", "weather |", "foe close |")


@rule("FAC-6", "TURN-7")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_claim_goes_over_the_winners_start(starter: int) -> None:
    table = position("rules | klub\nhand | Milva\nclose | Dennis Cranmer\nfoe hand | Ghoul\nfoe close | Draug")
    play(table, "pass", "pass", f"p{starter + 1} starts")
    assert shows(table, "round | 2", f"turn | {('me', 'foe')[starter]}", "claimed | yes")
    assert events_of(table, BeganRound) == [BeganRound(2, starter)]


@rule("FAC-6", "TURN-7")
@pytest.mark.parametrize(("started", "next_"), [("me", "foe"), ("foe", "me")])
def test_without_a_claim_the_usual_player_starts(started: str, next_: str) -> None:
    table = position(f"rules | klub\nstarter | {started}\nhand | Milva\nfoe hand | Ghoul")
    play(table, "pass", "pass", "decline")
    assert shows(table, "round | 2", f"turn | {next_}")
    assert not events_of(table, Tossed)


@rule("FAC-6")
def test_scoiatael_claims_a_round_once_per_match() -> None:
    table = play(keep_hands(dealt("klub", (REALMS, ELVES))), "p2 starts", "pass", "pass")
    assert shows(table, "round | 2")
    assert isinstance(question(table), Turn)


@rule("FAC-6", "TURN-10")
def test_scoiatael_is_not_asked_when_the_game_is_over() -> None:
    table = position("rules | klub\nround | 2\ngems | 1\nhand | Milva\nfoe hand | Ghoul\nfoe close | Draug")
    play(table, "pass", "pass")
    assert shows(table, "winner | foe")
    assert to_act(table) == ()


# Two players with claims


@rule("FAC-6")
def test_in_round_1_a_lot_decides_which_of_two_is_asked_first() -> None:
    first: Counter[object] = Counter()
    for seed in range(300):
        table = keep_hands(dealt("klub", (ELVES, DWARVES), seed))
        [seat] = to_act(table)
        assert question(table) == ClaimRound(seat, (1 - seat,))
        first[seat] += 1
    assert is_even(first, 2)


@rule("FAC-6")
def test_a_claim_decides_the_round_and_the_other_claim_is_saved() -> None:
    table = keep_hands(dealt("klub", (ELVES, DWARVES)))
    [seat] = to_act(table)
    play(table, f"p{seat + 1} starts")
    assert question(table) == Turn(seat)
    assert [owner.claimed for owner in table.seats] == [seat == 0, seat == 1]
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(1 - seat)


@rule("FAC-6")
def test_if_the_first_does_not_claim_the_second_is_asked() -> None:
    table = keep_hands(dealt("klub", (ELVES, DWARVES)))
    [first] = to_act(table)
    play(table, "decline")
    assert question(table) == ClaimRound(1 - first)
    play(table, f"p{first + 1} starts")
    assert question(table) == Turn(first)
    assert [owner.claimed for owner in table.seats] == [first == 1, first == 0]


@rule("FAC-6", "SET-6")
def test_if_neither_claims_the_toss_decides() -> None:
    table = play(keep_hands(dealt("klub", (ELVES, DWARVES))), "decline", "decline")
    [lot], [toss] = events_of(table, DrewLot), events_of(table, Tossed)
    assert question(table) == ChooseStarter(toss.seat)
    assert lot.seat in (0, 1)


@rule("FAC-6")
@pytest.mark.parametrize(("row", "loser"), [("close", 1), ("foe close", 0)])
def test_before_later_rounds_the_player_who_would_not_start_is_asked_first(row: str, loser: int) -> None:
    table = position(f"rules | klub\nhand | Milva\nfoe hand | Yaevinn\n{row} | Vesemir")
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(loser, (1 - loser,))
    play(table, "decline")
    assert question(table) == ClaimRound(1 - loser)
    play(table, "decline")
    assert question(table) == Turn(1 - loser)


@rule("FAC-6")
@pytest.mark.parametrize(("started", "asked"), [("me", 0), ("foe", 1)])
def test_after_a_drawn_round_the_player_who_would_not_start_is_asked_first(started: str, asked: int) -> None:
    table = position(f"rules | klub\nstarter | {started}\nhand | Milva\nfoe hand | Yaevinn")
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(asked, (1 - asked,))


@rule("FAC-6")
@pytest.mark.parametrize(("claimed", "asked"), [("claimed", 1), ("foe claimed", 0)])
def test_who_has_claimed_is_asked_no_more(claimed: str, asked: int) -> None:
    table = position(f"rules | klub\nhand | Milva\nfoe hand | Yaevinn\n{claimed} | yes")
    play(table, "pass", "pass")
    assert question(table) == ClaimRound(asked)


@rule("FAC-6")
def test_if_both_have_claimed_no_player_is_asked() -> None:
    table = position("rules | klub\nhand | Milva\nfoe hand | Yaevinn\nclaimed | yes\nfoe claimed | yes")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "turn | foe")


@rule("FAC-6", "OPT-scoiatael")
@pytest.mark.parametrize("rules", GAME_START)
def test_under_other_rules_no_player_claims_a_later_round(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Milva\nfoe hand | Yaevinn")
    play(table, "pass", "pass")
    assert isinstance(question(table), Turn)
