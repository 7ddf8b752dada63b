"""TEAM-1, TEAM-8. Seats alternate in turn, and the round ends when all four have passed."""

from __future__ import annotations

import pytest

from gwint.rules.agenda import Turn
from gwint.rules.events import EndedGame, EndedRound, Passed
from gwint.rules.modes import TEAM
from gwint.rules.play import question, to_act
from gwint.rules.table import Table
from tests.rules.setting_up import events_of
from tests.rules.team import CALM, all_pass, dealt, decks_of, field, keep_hands
from tests.scenes import play, rule, shows

THREE_EACH = tuple(f"p{seat} hand | Ves, Siegfried of Denesle, Yarpen Zigrin" for seat in (1, 2, 3, 4))


def turns(table: Table, *moves: str) -> list[int]:
    """Returns whose turn it was at each of these moves, and whose it is now."""
    seen = []
    for move in moves:
        seen.append(to_act(table)[0] + 1)
        play(table, move)
    return [*seen, *(seat + 1 for seat in to_act(table))]


# Order


@rule("TEAM-1", "TEAM-8")
def test_seats_alternate_between_the_teams() -> None:
    assert TEAM.sides() == (0, 1, 0, 1)
    table = field()
    assert [seat.side for seat in table.seats] == [0, 1, 0, 1]
    assert [table.mode.opponents(table, seat) for seat in range(4)] == [(1, 3), (2, 0), (3, 1), (0, 2)]


@rule("TEAM-1")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turns_go_round_the_table(first: int) -> None:
    round_the_table = [(first - 1 + step) % 4 + 1 for step in range(4)]
    table = field(*THREE_EACH, f"turn | p{first}")
    moves = ["Ves"] * 4 + ["Yarpen Zigrin"] * 3
    assert turns(table, *moves) == [*round_the_table, *round_the_table]


@rule("TEAM-1", "TURN-2")
def test_who_passes_is_skipped_and_the_order_of_the_rest_is_unchanged() -> None:
    table = field(*THREE_EACH)
    assert turns(table, "Ves", "pass", "Ves", "Ves") == [1, 2, 3, 4, 1]
    assert turns(table, "Yarpen Zigrin", "Yarpen Zigrin", "Yarpen Zigrin") == [1, 3, 4, 1]


@rule("TEAM-1", "TURN-2")
@pytest.mark.parametrize(("first", "second", "rest"), [(1, 3, [2, 4]), (2, 4, [1, 3]), (1, 2, [3, 4]), (1, 4, [2, 3])])
def test_the_order_is_unchanged_for_any_two_who_pass(first: int, second: int, rest: list[int]) -> None:
    """Remaining partners alternate with each other; no player takes a partner's turn."""
    table = field(*THREE_EACH, f"p{first} passed | yes", f"p{second} passed | yes", f"turn | p{rest[0]}")
    assert turns(table, "Ves", "Ves", "Yarpen Zigrin", "Yarpen Zigrin") == [*rest, *rest, rest[0]]


@rule("TEAM-1", "TURN-2")
def test_a_partners_pass_is_not_ones_own() -> None:
    table = play(field(*THREE_EACH), "pass", "pass", "Ves", "pass")
    assert question(table) == Turn(2)
    assert turns(table, "Yarpen Zigrin") == [3, 3]


# The end of a round


@rule("TEAM-1", "TURN-4")
def test_the_round_ends_when_all_four_have_passed_and_not_before() -> None:
    table = play(field(), "pass", "pass", "pass")
    assert events_of(table, EndedRound) == []
    assert shows(table, "round | 1", "turn | p4")
    assert shows(play(table, "pass"), "round | 2")


@rule("TEAM-1", "TURN-3")
@pytest.mark.parametrize("empty", [2, 3, 4])
def test_each_without_a_card_and_a_usable_leader_passes_when_the_turn_comes(empty: int) -> None:
    table = field(*(line for line in THREE_EACH if not line.startswith(f"p{empty}")), f"p{empty} hand |")
    assert turns(table, "Ves", "Ves", "Ves") == [*(seat for seat in (1, 2, 3, 4) if seat != empty), 1]
    assert events_of(table, Passed) == [Passed(empty - 1, by_itself=True)]


@rule("TEAM-1", "TURN-3")
def test_a_partners_hand_or_leader_does_not_keep_one_from_passing() -> None:
    siegemaster = "p1 leader | Foltest, The Siegemaster"
    table = play(field(*THREE_EACH[:2], "p3 hand |", THREE_EACH[3], siegemaster), "Ves", "Ves")
    assert events_of(table, Passed) == [Passed(2, by_itself=True)]


@rule("TEAM-1", "TURN-3")
def test_a_usable_leader_of_their_own_keeps_a_player_in_the_round() -> None:
    table = field(*THREE_EACH[:2], "p3 hand |", THREE_EACH[3], "p3 leader | Foltest, The Siegemaster")
    assert to_act(play(table, "Ves", "Ves")) == (2,)


# A game


@rule("TEAM-1", "TEAM-11", "TURN-8")
def test_a_team_without_gems_has_lost_and_both_partners_of_the_other_have_won() -> None:
    table = all_pass(field("p2 gems | 1", "p1 close | Ves"))
    assert events_of(table, EndedGame) == [EndedGame((0,))]
    assert shows(table, "winner | p1", "p1 gems | 2", "p2 gems | 0")


@rule("TEAM-1", "TURN-8")
def test_both_losing_the_last_gem_is_a_draw() -> None:
    assert shows(all_pass(field("p1 gems | 1", "p2 gems | 1")), "winner | nobody")


@rule("TEAM-1", "TURN-11", "OPT-double_draw")
def test_klub_a_drawn_match_is_replayed_with_everything_unused() -> None:
    """`double_draw` holds in a team game."""
    table = keep_hands(dealt(decks_of(*CALM), "klub"))
    play(table, "p1 starts")
    for _ in range(2):
        all_pass(table)
    assert table.replays == 1
    assert [army.gems for army in table.sides] == [2, 2]
    assert [len(seat.hand) for seat in table.seats] == [10] * 4
    assert to_act(table) == (0, 1, 2, 3)


@rule("TEAM-1", "TURN-11", "OPT-double_draw")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_under_other_rules_a_drawn_match_is_a_draw(rules: str) -> None:
    table = keep_hands(dealt(decks_of(*CALM), rules))
    for _ in range(2):
        all_pass(table)
    assert events_of(table, EndedGame) == [EndedGame(())]


@rule("TEAM-8")
def test_the_seats_stay_for_the_whole_game() -> None:
    table = keep_hands(dealt(decks_of(*CALM)))
    before = [(seat.side, seat.faction) for seat in table.seats]
    all_pass(table)
    all_pass(table)
    assert [(seat.side, seat.faction) for seat in table.seats] == before
