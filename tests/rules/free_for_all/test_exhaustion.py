"""FFA-4. A game ends when no player can act, or after three rounds in a row in which no player acted."""

from __future__ import annotations

import pytest

from gwint.rules.events import Drew, EndedGame
from tests.rules.free_for_all import CALM, PLAYERS, all_pass, dealt, decks_of, field, keep_hands, points
from tests.rules.setting_up import events_of
from tests.scenes import play, position, rule, shows


def empty_hands(players: int) -> list[str]:
    """Only the first player has a card, which is played now."""
    return ["p1 hand | Vesemir", *(f"p{seat} hand |" for seat in range(2, players + 1))]


# No player acted


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_in_which_all_players_pass_with_cards_in_hand_does_not_end_the_game(players: int) -> None:
    table = field(players, "p2 points | 1", acted="no")
    all_pass(table)
    assert shows(table, "round | 2", "idle rounds | 1", "p1 hand | Vesemir")
    assert not table.over


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_third_round_in_a_row_without_a_card_or_a_leader_ends_the_game(players: int) -> None:
    table = keep_hands(dealt(decks_of(*CALM[:players])))
    for number in range(1, 4):
        assert shows(table, f"round | {number}")
        all_pass(table)
    assert events_of(table, EndedGame) == [EndedGame(tuple(range(players)))]
    assert shows(table, "round | 3", "idle rounds | 3")


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_card_played_by_any_player_starts_the_count_again(players: int, seat: int) -> None:
    moves = ["Vesemir" if number == seat else "pass" for number in range(1, players + 1)]
    table = field(players, f"p{seat} hand | Vesemir, Roach", "idle rounds | 2", acted="no")
    all_pass(play(table, *moves))
    assert table.idle_rounds == 0
    assert shows(table, "round | 2")
    for _ in range(2):
        all_pass(table)
        assert not table.over
    all_pass(table)
    assert table.over


@rule("FFA-4")
def test_a_leader_used_by_any_player_starts_the_count_again() -> None:
    table = field(3, "p2 leader | Foltest, The Siegemaster", "idle rounds | 2", acted="no")
    play(table, "pass", "leader", "pass", "pass")
    assert shows(table, "round | 2")
    assert table.idle_rounds == 0


@rule("FFA-4", "FFA-2", "FFA-3")
def test_rounds_without_an_action_are_scored_like_any_other() -> None:
    """A unit that Monsters kept, or an avenger, scores even if no player acted, and may reach the goal."""
    table = field(3, "p1 points | 1", "p2 points | 1", "p2 close | Fiend", acted="no")
    all_pass(table)
    assert points(table) == [1, 3, 0]
    assert shows(table, "round | 2", "idle rounds | 1")
    table = field(3, "p2 points | 2", "p2 close | Fiend", acted="no")
    all_pass(table)
    assert shows(table, "winner | p2", "p2 points | 4")


@rule("FFA-4", "FFA-2")
def test_the_last_round_is_scored_before_the_points_are_compared() -> None:
    table = field(3, "p1 points | 1", "p2 close | Fiend", "idle rounds | 2", acted="no")
    all_pass(table)
    assert points(table) == [1, 2, 0]
    assert shows(table, "winner | p2", "idle rounds | 3")


@rule("FFA-4", "FFA-7")
def test_a_unit_that_returns_is_not_played_by_a_player() -> None:
    """Skellige's return before the third round is neither a card played nor a leader used."""
    table = field(3, "p1 faction | skellige", "p1 discard | Svanrige", "round | 2", "idle rounds | 1", acted="no")
    all_pass(table)
    assert shows(table, "round | 3", "idle rounds | 2", "p1 close | Svanrige")
    all_pass(table)
    assert shows(table, "winner | p1", "round | 3")


@rule("FFA-4")
def test_a_game_of_other_modes_does_not_count_rounds_without_an_action() -> None:
    for mode in ("duel", "team"):
        table = position(f"mode | {mode}\np1 hand | Ves\np2 hand | Ghoul")
        all_pass(table)
        assert table.idle_rounds == 0


# No player can act


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_ends_when_all_hands_are_empty_and_no_leader_is_usable(players: int) -> None:
    table = play(field(players, *empty_hands(players), "p3 points | 1"), "Vesemir")
    assert table.over
    assert points(table)[:3] == [players - 1, 0, 1]
    assert shows(table, "winner | p1", "round | 1")


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("holder", [2, 3])
def test_one_hand_with_a_card_is_enough_to_go_on(players: int, holder: int) -> None:
    hands = [line for line in empty_hands(players) if not line.startswith(f"p{holder} ")]
    table = play(field(players, *hands, f"p{holder} hand | Roach"), "Vesemir")
    all_pass(table)
    assert shows(table, "round | 2")


@rule("FFA-4", "TURN-3")
def test_a_hand_of_unplayable_cards_is_enough_to_go_on() -> None:
    table = play(field(3, *empty_hands(3)[:2], "p3 hand | Decoy"), "Vesemir")
    all_pass(table)
    assert shows(table, "round | 2", "turn | p3")


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_usable_leader_is_enough_to_go_on(players: int) -> None:
    table = field(players, *empty_hands(players), f"p{players} leader | Foltest, The Siegemaster")
    play(table, "Vesemir", "pass")
    assert shows(table, "round | 2", f"turn | p{players}")
    play(table, "leader")
    assert table.over


@rule("FFA-4")
def test_a_leader_counts_by_the_cleared_board_if_it_could_be_used_only_before() -> None:
    """Son of Medell has no unit left to scorch."""
    table = field(3, *empty_hands(3), "p2 leader | Foltest, Son of Medell", "p3 ranged | Milva")
    play(table, "Vesemir", "pass")
    assert shows(table, "winner | p3", "round | 1")


@rule("FFA-4")
def test_a_leader_counts_by_the_cleared_board_if_it_can_be_used_only_now() -> None:
    """Bringer of Death could take nothing before Vesemir was discarded."""
    table = field(3, *empty_hands(3), "p1 leader | Eredin, Bringer of Death", "p1 close | Vreemde")
    play(table, "Vesemir")
    assert shows(table, "round | 2", "turn | p1")


@rule("FFA-4", "FFA-8")
def test_a_cancelled_leader_is_not_usable() -> None:
    flame = "p2 leader | Emhyr var Emreis, The White Flame"
    table = field(3, *empty_hands(3), "p3 leader | Foltest, The Siegemaster", flame)
    play(table, "Vesemir")
    assert table.over


@rule("FFA-4", "FFA-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_northern_realms_draw_first_and_may_so_keep_the_game_going(players: int) -> None:
    table = play(field(players, *empty_hands(players), "p1 deck | Ves"), "Vesemir")
    assert len(events_of(table, Drew)) == 1
    assert shows(table, "round | 2", "p1 hand | Ves", "turn | p1")


@rule("FFA-4", "FFA-7")
def test_northern_realms_without_a_reward_do_not_keep_the_game_going() -> None:
    table = field(3, *empty_hands(3), "p1 deck | Ves", "p2 close | Geralt of Rivia")
    play(table, "Vesemir")
    assert points(table) == [1, 2, 0]
    assert shows(table, "winner | p2", "p1 deck | Ves")


# Winners


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_most_points_win_even_if_no_player_reached_the_goal(players: int) -> None:
    table = all_pass(field(players, "p1 points | 1", "p3 points | 2", "idle rounds | 2", acted="no"))
    assert shows(table, "winner | p3")


@rule("FFA-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_with_equally_many_points_share_the_win_by_exhaustion(players: int) -> None:
    scores = ("p1 points | 2", "p2 points | 1", "p3 points | 2")
    table = all_pass(field(players, *scores, "idle rounds | 2", acted="no"))
    assert shows(table, "winner | p1, p3")
    assert events_of(table, EndedGame) == [EndedGame((0, 2))]
