"""TEAM-4, TEAM-6, TEAM-8. Who starts the first round and the later ones."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import Faction
from gwint.rules.agenda import ChooseStarter, Redraw, Turn
from gwint.rules.events import BeganRound, ChoseStarter, DrewLot, Tossed
from gwint.rules.play import question, to_act
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even
from tests.rules.setting_up import events_of, kinds
from tests.rules.team import CALM, all_pass, dealt, decks_of, field, keep_hands
from tests.scenes import options, play, rule, shows

ANY = {"p1 starts", "p2 starts", "p3 starts", "p4 starts"}


def elves_at(*seats: int) -> list[Faction]:
    return [Faction.SCOIATAEL if seat in seats else faction for seat, faction in enumerate(CALM)]


# The first round


@rule("TEAM-8", "SET-6")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_the_first_starter_is_a_random_player_of_the_four(rules: str) -> None:
    first: Counter[object] = Counter()
    for seed in range(300):
        table = keep_hands(dealt(decks_of(*CALM), rules, seed))
        [toss] = events_of(table, Tossed)
        assert question(table) == Turn(toss.seat)
        first[toss.seat] += 1
    assert is_even(first, 4)


@rule("TEAM-8", "SET-6", "OPT-toss_winner")
def test_klub_a_random_player_chooses_the_starter() -> None:
    """Any of the four may name any of the four, also after the redraw."""
    choosing: Counter[object] = Counter()
    for seed in range(300):
        table = dealt(decks_of(*CALM), "klub", seed)
        assert isinstance(question(table), Redraw)
        keep_hands(table)
        [toss] = events_of(table, Tossed)
        assert question(table) == ChooseStarter(toss.seat)
        assert options(table) == ANY
        choosing[toss.seat] += 1
    assert is_even(choosing, 4)


@rule("TEAM-8")
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_turns_go_round_from_there(starter: int) -> None:
    table = keep_hands(dealt(decks_of(*CALM), "klub"))
    play(table, f"p{starter} starts")
    order = []
    for _ in range(4):
        order.append(to_act(table)[0] + 1)
        play(table, "pass")
    assert order == [(starter - 1 + step) % 4 + 1 for step in range(4)]


@rule("TEAM-8", "FAC-4", "SET-7", "OPT-scoiatael")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("elf", [0, 1, 2, 3])
def test_scoiatael_names_the_first_starter(elf: int, rules: str) -> None:
    for starter in range(4):
        table = dealt(decks_of(*elves_at(elf)), rules)
        if rules == "klub":
            keep_hands(table)
        assert question(table) == ChooseStarter(elf)
        assert options(table) == ANY
        play(table, f"p{starter + 1} starts")
        if rules != "klub":
            keep_hands(table)
        assert question(table) == Turn(starter)
        assert events_of(table, Tossed) == []
        assert events_of(table, ChoseStarter) == [ChoseStarter(elf, starter)]


@rule("TEAM-4", "FAC-4", "OPT-scoiatael")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("elves", [(0, 1), (0, 3), (2, 1), (2, 3)])
def test_scoiatael_in_both_teams_a_toss_decides_which_of_the_two_chooses(elves: tuple[int, int], rules: str) -> None:
    """This holds in every ruleset, even where two would cancel each other in a duel."""
    choosing: Counter[object] = Counter()
    for seed in range(100):
        table = dealt(decks_of(*elves_at(*elves)), rules, seed)
        if rules == "klub":
            keep_hands(table)
        [lot] = events_of(table, DrewLot)
        assert question(table) == ChooseStarter(lot.seat)
        assert events_of(table, Tossed) == []
        choosing[lot.seat] += 1
    assert set(choosing) == set(elves)
    assert is_even(choosing, 2)


@rule("TEAM-8", "OPT-scoiatael")
def test_klub_scoiatael_names_the_starter_of_the_first_round_only() -> None:
    table = keep_hands(dealt(decks_of(*elves_at(0)), "klub"))
    assert options(table) == ANY
    all_pass(play(table, "p4 starts"))
    assert isinstance(question(table), Turn)
    assert [event.starter for event in events_of(table, BeganRound)] == [3, 0]


@rule("TEAM-8", "SET-6", "OPT-start_settled")
@pytest.mark.parametrize(("rules", "before"), [("legendary", True), ("witcher3", True), ("klub", False)])
def test_the_first_starter_is_decided_before_the_deal_or_after_the_redraw(rules: str, before: bool) -> None:
    seen = kinds(keep_hands(dealt(decks_of(*CALM), rules)))
    assert (seen.index("Tossed") < seen.index("Drew")) is before


# Later rounds


@rule("TEAM-6", "TURN-7")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize(
    ("winner", "starter", "next_"),
    [(1, 1, 3), (1, 2, 3), (1, 3, 1), (1, 4, 1), (2, 1, 2), (2, 2, 4), (2, 3, 4), (2, 4, 2)],
)
def test_the_winners_member_who_comes_first_after_the_last_starter_starts(
    winner: int, starter: int, next_: int, rules: str
) -> None:
    lines = (f"rules | {rules}", f"p{winner} close | Ves", f"starter | p{starter}", f"turn | p{starter}")
    table = all_pass(field(*lines))
    assert shows(table, "round | 2", f"starter | p{next_}", f"turn | p{next_}")


@rule("TEAM-6", "MODE-1", "OPT-after_draw")
@pytest.mark.parametrize("after_draw", ["other-player", "last-to-pass"])
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_after_a_drawn_round_the_seat_after_the_last_starter_starts(starter: int, after_draw: str) -> None:
    """It does not matter who passed last: `after_draw` is ignored."""
    for turn in (1, 2, 3, 4):
        lines = (f"rules | legendary, after_draw={after_draw}", f"starter | p{starter}", f"turn | p{turn}")
        assert shows(all_pass(field(*lines)), "round | 2", f"turn | p{starter % 4 + 1}")


@rule("TEAM-6", "FAC-2")
def test_a_tie_won_by_nilfgaard_is_a_won_round() -> None:
    table = all_pass(field("p4 faction | nilfgaard", "starter | p4"))
    assert shows(table, "turn | p2")
