"""FFA-7. Factions at a table of three to five; see test_starter for Scoia'tael and test_points for Nilfgaard."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.events import Drew, EndedGame, Played, Stayed
from gwint.rules.play import to_act
from gwint.rules.table import Table
from tests.rules.factions import is_even, many_copies
from tests.rules.free_for_all import PLAYERS, STRONG, all_pass, field, points, with_close_units
from tests.rules.setting_up import events_of, kinds
from tests.scenes import options, play, rule, shows

# Northern Realms


def drew(table: Table) -> list[int]:
    return [event.seat + 1 for event in events_of(table, Drew)]


@rule("FFA-7", "FAC-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_northern_realms_draw_after_a_round_in_which_they_beat_at_least_two(players: int) -> None:
    """All players are Northern Realms: each who beats two opponents draws, the last two never do."""
    decks = tuple(f"p{seat} deck | 2 Ves" for seat in range(1, players + 1))
    table = with_close_units(players, *STRONG[:players], more_lines=decks)
    all_pass(table)
    assert points(table) == list(range(players))[::-1]
    assert drew(table) == list(range(1, players - 1))
    assert shows(table, "p1 hand | Vesemir, Ves", "p1 deck | Ves", f"p{players} deck | 2 Ves")


@rule("FFA-7")
def test_northern_realms_draw_even_if_they_did_not_score_most() -> None:
    table = with_close_units(4, "Triss Merigold", "Vesemir", more_lines=("p2 deck | Ves", "p1 faction | monsters"))
    all_pass(table)
    assert drew(table) == [2]


@rule("FFA-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_opponent_beaten_is_not_enough(players: int) -> None:
    strong = [f"p{seat} close | Vesemir" for seat in range(1, players - 1)]
    last = f"p{players - 1}"
    table = field(players, *strong, f"{last} close | Roach", f"{last} deck | Ves")
    all_pass(table)
    assert points(table)[players - 2] == 1
    assert drew(table) == []


@rule("FFA-7", "FFA-2")
def test_a_tie_beats_no_opponent_for_northern_realms() -> None:
    table = all_pass(with_close_units(3, "Vesemir", "Vesemir", more_lines=("p1 deck | Ves", "p2 deck | Ves")))
    assert drew(table) == []


@rule("FFA-7")
def test_only_northern_realms_draw_after_a_round() -> None:
    table = with_close_units(3, "Fiend", more_lines=("p1 deck | Griffin", "p2 deck | Ves"))
    assert drew(all_pass(table)) == []


@rule("FFA-7")
def test_northern_realms_draw_after_every_round_in_which_they_beat_two() -> None:
    rows = ("p1 close | Zoltan Chivay", "p2 close | Vesemir", "p3 close | Vesemir")
    table = all_pass(field(5, "p1 deck | 3 Ves", "p1 hand | Roach", *rows))
    assert drew(table) == [1]
    play(table, "p2: pass", "p3: pass", "p4: Vesemir", "p5: pass", "p1: Roach")
    all_pass(table)
    assert points(table) == [5, 3, 3, 4, 0]
    assert drew(table) == [1, 1]


# Skellige


RETURNING = ("p2 faction | skellige", "p2 hand | Udalryk", "p2 discard | Svanrige, Cerys, Donar an Hindar, Mardroeme")


@rule("FFA-7", "FAC-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_skellige_return_two_units_before_the_third_round(players: int) -> None:
    table = all_pass(field(players, *RETURNING, "round | 2"))
    assert {(event.card.id, event.how) for event in events_of(table, Played)} == {
        ("svanrige", "returned"),
        ("donar-an-hindar", "returned"),
    }
    assert shows(table, "round | 3", "p2 discard | Cerys, Mardroeme")


@rule("FFA-7")
@pytest.mark.parametrize("number", [1, 3, 4, 7])
@pytest.mark.parametrize("players", PLAYERS)
def test_skellige_return_units_before_no_other_round(players: int, number: int) -> None:
    table = all_pass(field(players, *RETURNING, f"round | {number}"))
    assert events_of(table, Played) == []
    assert shows(table, f"round | {number + 1}", "p2 close |")


@rule("FFA-7", "TURN-10")
@pytest.mark.parametrize(("best", "order"), [(1, [1, 3, 5]), (2, [3, 5, 1]), (4, [5, 1, 3])])
def test_several_skellige_return_one_after_the_other_in_turn_order_from_the_starter(
    best: int, order: list[int]
) -> None:
    clans = [f"p{seat} faction | skellige\np{seat} discard | Svanrige, Udalryk" for seat in (1, 3, 5)]
    table = all_pass(field(5, *clans, "round | 2", f"p{best} close | Geralt of Rivia"))
    assert [event.seat + 1 for event in events_of(table, Played)] == [seat for seat in order for _ in range(2)]


@rule("FFA-7", "FAC-5")
def test_a_returning_units_choices_are_its_owners_before_the_first_turn() -> None:
    table = field(3, "round | 2", "p3 faction | skellige", "p3 discard | Olaf", "p1 close | Geralt of Rivia")
    all_pass(table)
    assert to_act(table) == (2,)
    assert options(table) == {"Olaf > close", "Olaf > ranged"}
    assert shows(play(table, "Olaf > ranged"), "p3 ranged | Olaf", "turn | p1")


# Monsters


@rule("FFA-7", "FAC-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 9])
@pytest.mark.parametrize("players", PLAYERS)
def test_monsters_keep_a_unit_after_every_round(players: int, number: int) -> None:
    table = all_pass(field(players, f"round | {number}", "p2 close | Fiend", "p3 close | Vesemir, Ves"))
    assert [event.card.id for event in events_of(table, Stayed)] == ["fiend"]
    assert shows(table, f"round | {number + 1}", "p2 close | Fiend", "p3 close |")


@rule("FFA-7", "FAC-1")
def test_each_monsters_player_keeps_a_unit_of_their_own_side() -> None:
    table = all_pass(field(4, "p1 close | Fiend", "p2 close | Griffin, Foglet", "p4 siege | Ice Giant"))
    assert [event.spot.side for event in events_of(table, Stayed)] == [0, 1, 3]
    assert len(table.sides[1].rows[0]) == 1
    assert shows(table, "p1 close | Fiend", "p4 siege | Ice Giant")


@rule("FFA-7", "FAC-7")
def test_every_non_hero_unit_is_equally_likely_to_stay_including_an_enemy_spy() -> None:
    """Unlike in a team game, a unit of any faction may stay."""
    table = field(3, "p1 faction | monsters", "p1 close | Fiend, Draug, Ves, Decoy", "p1 siege | Thaler")
    counts: Counter[object] = Counter()
    for copy in many_copies(table, 300):
        counts.update(event.card.id for event in events_of(all_pass(copy), Stayed))
    assert is_even(counts, 3)
    assert set(counts) == {"fiend", "ves", "thaler"}


@rule("FFA-7", "FFA-3")
def test_monsters_keep_no_unit_after_the_round_in_which_the_goal_is_reached() -> None:
    table = all_pass(field(3, "p1 points | 2", "p1 close | Fiend"))
    assert events_of(table, Stayed) == []
    assert shows(table, "winner | p1")


# The order


@rule("FFA-7", "TURN-10")
def test_points_then_keep_then_sweep_then_draw_then_the_next_round_and_its_return() -> None:
    monsters, skellige = ("p1 close | Fiend",), ("p3 faction | skellige", "p3 discard | Svanrige")
    realms = ("p2 faction | northern realms", "p2 deck | Ves", "p2 close | Geralt of Rivia")
    table = field(3, "round | 2", *monsters, *realms, *skellige)
    all_pass(table)
    after = kinds(table)[kinds(table).index("EndedRound") :]
    assert after == ["EndedRound", "Stayed", "Swept", "Drew", "BeganRound", "Played"]


@rule("FFA-7", "FFA-4")
def test_a_game_may_end_after_northern_realms_drew_and_before_skellige_return() -> None:
    """The game ends after the third round in a row without a card or a leader, before units return."""
    start = ("round | 2", "idle rounds | 2", "p1 close | Vesemir", "p1 deck | Ves")
    table = field(3, *RETURNING, *start, acted="no")
    all_pass(table)
    assert kinds(table)[-3:] == ["Swept", "Drew", "EndedGame"]
    assert events_of(table, EndedGame) == [EndedGame((0,))]
