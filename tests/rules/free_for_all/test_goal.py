"""FFA-3. The goal is the number of players plus one; reaching it at the end of a round wins."""

from __future__ import annotations

import pytest

from gwint.notation.picture_reader import PositionError
from gwint.rules.events import Drew, EndedGame, EndedRound, Played, Stayed, Swept
from gwint.rules.modes import MODES
from tests.rules.free_for_all import PLAYERS, all_pass, field, points, with_close_units
from tests.rules.setting_up import events_of, kinds
from tests.scenes import play, rule, shows

GOAL = {3: 4, 4: 5, 5: 6}


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_goal_is_the_number_of_players_plus_one(players: int) -> None:
    assert MODES[f"ffa-{players}"].goal == GOAL[players]  # type: ignore[attr-defined]


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_reaching_it_at_the_end_of_a_round_wins(players: int) -> None:
    """The first player beats all but the second and reaches the goal; the second has more this round but does not."""
    table = with_close_units(
        players, "Vesemir", "Triss Merigold", more_lines=(f"p1 points | {GOAL[players] - players + 2}",)
    )
    all_pass(table)
    assert points(table)[:2] == [GOAL[players], players - 1]
    assert shows(table, "winner | p1")
    assert events_of(table, EndedGame) == [EndedGame((0,))]


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_point_less_does_not(players: int) -> None:
    table = with_close_units(
        players, "Vesemir", "Triss Merigold", more_lines=(f"p1 points | {GOAL[players] - players + 1}",)
    )
    all_pass(table)
    assert points(table)[:2] == [GOAL[players] - 1, players - 1]
    assert shows(table, "round | 2", "turn | p2")


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_more_points_than_the_goal_win(players: int) -> None:
    table = all_pass(with_close_units(players, "Vesemir", more_lines=(f"p1 points | {GOAL[players] - 1}",)))
    assert points(table)[0] > GOAL[players]
    assert shows(table, "winner | p1")


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_player_can_win_by_reaching_the_goal(players: int, seat: int) -> None:
    table = all_pass(field(players, f"p{seat} points | {GOAL[players] - 1}", f"p{seat} close | Vesemir"))
    assert shows(table, f"winner | p{seat}")


@rule("FFA-3")
def test_the_most_points_win_if_several_reach_it() -> None:
    table = with_close_units(3, "Roach", "Vesemir", more_lines=("p1 points | 3", "p2 points | 3"))
    all_pass(table)
    assert points(table) == [4, 5, 0]
    assert shows(table, "winner | p2")


@rule("FFA-3")
def test_points_are_compared_only_when_the_whole_round_is_scored() -> None:
    """The first two players reach the goal before the third is scored, but the third ends with more."""
    table = with_close_units(
        4, "Roach", "Zoltan Chivay", "Vesemir", more_lines=("p1 points | 4", "p2 points | 4", "p3 points | 4")
    )
    all_pass(table)
    assert points(table) == [5, 6, 7, 0]
    assert shows(table, "winner | p3")


@rule("FFA-3")
def test_players_with_equally_many_points_share_the_win() -> None:
    table = with_close_units(3, "Vesemir", "Roach", more_lines=("p1 points | 2", "p2 points | 3"))
    all_pass(table)
    assert points(table) == [4, 4, 0]
    assert shows(table, "winner | p1, p2")
    assert events_of(table, EndedGame) == [EndedGame((0, 1))]


@rule("FFA-3")
def test_three_players_may_share_the_win_but_not_a_player_with_fewer_points() -> None:
    table = with_close_units(
        5, "Triss Merigold", "Vesemir", "Zoltan Chivay", "Roach",
        more_lines=("p1 points | 2", "p2 points | 3", "p3 points | 4", "p4 points | 4"),
    )  # fmt: skip
    all_pass(table)
    assert points(table) == [6, 6, 6, 5, 0]
    assert shows(table, "winner | p1, p2, p3")


# The last round has no further effects


@rule("FFA-3", "FFA-7")
def test_the_round_in_which_the_goal_is_reached_has_no_keep() -> None:
    table = all_pass(with_close_units(3, "Fiend", "Griffin", more_lines=("p1 points | 3",)))
    assert events_of(table, Stayed) == events_of(table, Swept) == []
    assert kinds(table)[-2:] == ["EndedRound", "EndedGame"]


@rule("FFA-3", "FFA-7")
def test_the_round_in_which_the_goal_is_reached_gives_no_draw() -> None:
    table = with_close_units(3, "Vesemir", more_lines=("p1 points | 3", "p1 deck | Ves"))
    all_pass(table)
    assert events_of(table, Drew) == []
    assert shows(table, "winner | p1", "p1 deck | Ves")


@rule("FFA-3", "FFA-7")
def test_the_round_in_which_the_goal_is_reached_returns_no_units() -> None:
    table = with_close_units(
        3, "Vesemir", more_lines=("p1 points | 3", "p2 faction | skellige", "p2 discard | Svanrige", "round | 2")
    )
    all_pass(table)
    assert events_of(table, Played) == []
    assert shows(table, "winner | p1", "p2 discard | Svanrige", "round | 2")


@rule("FFA-3")
def test_the_game_is_over_only_with_the_round() -> None:
    """No player has won while another has not passed, however large the lead."""
    table = field(3, "p1 close | Geralt of Rivia", "p1 points | 3", "p3 hand | Ves, Yarpen Zigrin")
    play(table, "pass", "pass", "Ves")
    assert events_of(table, EndedRound) == []
    assert shows(table, "turn | p3")
    play(table, "pass")
    assert table.over


@rule("FFA-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_picture_in_which_play_goes_on_after_the_goal_is_rejected(players: int) -> None:
    """The same holds for a picture in which a side has no gem left."""
    with pytest.raises(PositionError) as refused:
        field(players, f"p2 points | {GOAL[players]}")
    assert [fault.kind for fault in refused.value.faults] == ["game-decided"]
