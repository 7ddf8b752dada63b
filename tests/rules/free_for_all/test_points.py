"""FFA-2. A round is worth a point for each opponent beaten."""

from __future__ import annotations

import pytest

from gwint.rules.events import EndedRound
from gwint.rulesets import RULESETS
from tests.rules.free_for_all import PLAYERS, STRONG, all_pass, field, points, with_close_units
from tests.rules.setting_up import events_of
from tests.scenes import play, rule, shows


def emperors(*seats: int) -> tuple[str, ...]:
    return tuple(f"p{seat} faction | nilfgaard" for seat in seats)


@rule("FFA-2")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_scores_a_point_for_each_opponent_beaten(players: int, rules: str) -> None:
    table = with_close_units(players, *STRONG[:players], more_lines=(f"rules | {rules}",))
    all_pass(table)
    assert points(table) == list(range(players))[::-1]


@rule("FFA-2")
def test_a_player_scores_at_any_seat() -> None:
    assert points(all_pass(with_close_units(4, "Zoltan Chivay", "Roach", "Vesemir", "Triss Merigold"))) == [1, 0, 2, 3]


@rule("FFA-2")
def test_a_single_point_of_strength_beats() -> None:
    assert points(all_pass(with_close_units(3, "Vesemir", "Zoltan Chivay", "Triss Merigold"))) == [1, 0, 2]


@rule("FFA-2", "STR-8")
def test_the_total_of_the_three_rows_counts_and_not_the_strongest_unit() -> None:
    table = field(3, "p1 close | Triss Merigold", "p2 close | Roach", "p2 ranged | Toruviel", "p2 siege | Trebuchet")
    assert points(all_pass(table)) == [1, 2, 0]


@rule("FFA-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_tie_is_no_win(players: int) -> None:
    table = all_pass(with_close_units(players, "Vesemir", "Vesemir"))
    assert points(table) == [players - 2, players - 2] + [0] * (players - 2)


@rule("FFA-2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("unit", ["", "Vesemir"])
def test_if_all_tie_no_player_scores_or_wins_the_round(players: int, unit: str) -> None:
    table = all_pass(with_close_units(players, *[unit] * players))
    assert points(table) == [0] * players
    assert events_of(table, EndedRound)[0].winners == ()


@rule("FFA-2", "FAC-2")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nilfgaard_beats_whom_it_ties_with(seat: int) -> None:
    other = seat % 3 + 1
    table = field(3, f"p{seat} close | Vesemir", f"p{other} close | Vesemir", *emperors(seat))
    all_pass(table)
    assert table.sides[seat - 1].points == 2
    assert table.sides[other - 1].points == 1


@rule("FFA-2", "FAC-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_nilfgaard_beats_each_of_several_it_ties_with_also_at_nothing(players: int) -> None:
    assert points(all_pass(field(players, *emperors(2)))) == [0, players - 1] + [0] * (players - 2)


@rule("FFA-2")
def test_nilfgaard_does_not_beat_a_higher_total() -> None:
    table = with_close_units(3, "Vesemir", "Zoltan Chivay", "Zoltan Chivay", more_lines=emperors(2))
    assert points(all_pass(table)) == [2, 1, 0]


@rule("FFA-2")
def test_others_who_tie_gain_nothing_by_nilfgaards_being_there() -> None:
    table = with_close_units(4, "Vesemir", "Vesemir", "Roach", "Roach", more_lines=emperors(4))
    assert points(all_pass(table)) == [2, 2, 0, 1]


@rule("FFA-2")
def test_two_nilfgaard_players_who_tie_each_score_a_point() -> None:
    table = with_close_units(3, "Vesemir", "Vesemir", "Triss Merigold", more_lines=emperors(1, 2))
    assert points(all_pass(table)) == [1, 1, 2]


@rule("FFA-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_nilfgaard_players_who_tie_score_a_point_for_each_other_player_they_beat(players: int) -> None:
    table = with_close_units(players, "Vesemir", "Vesemir", more_lines=emperors(1, 2))
    assert points(all_pass(table)) == [players - 1] * 2 + [0] * (players - 2)


@rule("FFA-2")
def test_three_nilfgaard_players_who_tie_each_score_two() -> None:
    table = with_close_units(4, "Roach", "Roach", "Roach", "Vesemir", more_lines=emperors(1, 2, 3))
    assert points(all_pass(table)) == [2, 2, 2, 3]


@rule("FFA-2")
def test_points_add_up_from_round_to_round() -> None:
    table = with_close_units(
        4, "Triss Merigold", "Roach", more_lines=("p2 points | 1", "p3 points | 2", "p3 hand | Ves, Ballista")
    )
    all_pass(table)
    assert points(table) == [3, 3, 2, 0]
    play(table, "pass", "pass", "Ves", "Vesemir", "pass", "pass")
    assert points(table) == [3, 3, 4, 3]
    assert shows(table, "p1 points | 3", "p2 points | 3", "p3 points | 4", "p4 points | 3", "round | 3")


@rule("FFA-2")
def test_the_end_of_a_round_reports_totals_top_scorers_and_all_points() -> None:
    table = all_pass(with_close_units(3, "Vesemir", "Vesemir", "Roach", more_lines=("p1 points | 1",)))
    assert events_of(table, EndedRound) == [EndedRound(1, (6, 6, 3), (0, 1), (), (2, 1, 0))]
    assert shows(table, "totals | 6-6-3")
