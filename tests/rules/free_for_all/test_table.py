"""FFA-1. All players play for themselves, clockwise, one turn each, without gems or a limit of rounds."""

from __future__ import annotations

import pytest

from gwint.rules.agenda import Redraw
from gwint.rules.events import BeganRound, EndedRound, Passed, Replayed
from gwint.rules.modes import MODES
from gwint.rules.play import question, to_act
from gwint.rules.table import Table
from tests.rules.free_for_all import (
    CALM,
    PLAYERS,
    STRONG,
    all_pass,
    dealt,
    decks_of,
    field,
    keep_hands,
    points,
    with_close_units,
)
from tests.rules.setting_up import events_of
from tests.scenes import options, play, rule, shows

THREE_EACH = "Ves, Siegfried of Denesle, Yarpen Zigrin"


def turns(table: Table, *moves: str) -> list[str]:
    """Returns whose turn it was at each of these moves, and whose it is now."""
    seen = []
    for move in moves:
        seen.append(f"p{to_act(table)[0] + 1}")
        play(table, move)
    return [*seen, *(f"p{seat + 1}" for seat in to_act(table))]


# Sides


@rule("FFA-1")
def test_there_are_games_for_three_four_and_five() -> None:
    assert [name for name in MODES if name.startswith("ffa")] == ["ffa-3", "ffa-4", "ffa-5"]
    assert [len(MODES[f"ffa-{players}"].sides()) for players in PLAYERS] == [3, 4, 5]


@rule("FFA-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_a_side_of_their_own_and_fights_all_others(players: int) -> None:
    table = field(players)
    assert [seat.side for seat in table.seats] == list(range(players))
    assert len(table.sides) == players
    for seat in range(players):
        clockwise = tuple((seat + step) % players for step in range(1, players))
        assert table.mode.opponents(table, seat) == clockwise
        assert table.mode.opposing(table, seat) == clockwise


@rule("FFA-1", "SET-4", "SET-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_draws_ten_cards_and_all_redraw_at_the_same_time(players: int) -> None:
    table = dealt(decks_of(*CALM[:players]))
    assert [len(seat.hand) for seat in table.seats] == [10] * players
    assert question(table) == Redraw(tuple(range(players)))
    play(table, f"p{players}: done", "p2: done")
    assert question(table) == Redraw(tuple(seat for seat in range(players) if seat not in (1, players - 1)))


# Turns


@rule("FFA-1", "TURN-1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", [1, 2, 3])
def test_turns_go_clockwise_one_each(players: int, first: int) -> None:
    hands = [f"p{seat} hand | {THREE_EACH}" for seat in range(1, players + 1)]
    table = field(players, *hands, f"turn | p{first}")
    round_the_table = [f"p{(first - 1 + step) % players + 1}" for step in range(players)]
    assert turns(table, *["Ves"] * players) == [*round_the_table, f"p{first}"]


@rule("FFA-1", "TURN-1")
def test_a_turn_is_a_card_the_leader_or_a_pass() -> None:
    table = field(3, "p2 hand | Ves", "p2 leader | Foltest, The Siegemaster", "turn | p2")
    assert options(table) == {"Ves", "leader", "pass"}


@rule("FFA-1", "TURN-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_passed_is_skipped(players: int) -> None:
    hands = [f"p{seat} hand | {THREE_EACH}" for seat in range(1, players + 1)]
    table = field(players, *hands)
    others = [f"p{seat}" for seat in range(1, players + 1) if seat != 2]
    assert turns(table, "Ves", "pass", *["Ves"] * (players - 2)) == ["p1", "p2", *others[1:], "p1"]
    assert turns(table, *["Siegfried of Denesle"] * 2) == [*others, *others][:3]


@rule("FFA-1", "TURN-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_plays_on_turn_after_turn(players: int) -> None:
    table = field(players, f"p{players} hand | Ves, Siegfried of Denesle, Yarpen Zigrin")
    last = f"p{players}"
    assert turns(table, *["pass"] * (players - 1), "Ves", "Yarpen Zigrin")[-3:] == [last] * 3


@rule("FFA-1", "TURN-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_ends_when_all_have_passed_and_not_before(players: int) -> None:
    table = field(players)
    play(table, *["pass"] * (players - 1))
    assert shows(table, "round | 1", f"turn | p{players}")
    play(table, "pass")
    assert shows(table, "round | 2")
    assert not any(seat.passed for seat in table.seats)


@rule("FFA-1", "TURN-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_nothing_left_passes_when_the_turn_comes(players: int) -> None:
    table = field(players, "p1 hand | Ves, Yarpen Zigrin", "p2 hand |", "p3 hand |")
    play(table, "Ves")
    assert events_of(table, Passed) == [Passed(1, by_itself=True), Passed(2, by_itself=True)]
    assert to_act(table) == ((3 % players),)


# No gems, no limit of rounds


@rule("FFA-1", "SET-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_free_for_all_has_no_gems(players: int) -> None:
    table = keep_hands(dealt(decks_of(*CALM[:players])))
    assert [army.gems for army in table.sides] == [0] * players
    all_pass(table)
    assert [army.gems for army in table.sides] == [0] * players
    assert events_of(table, EndedRound)[0].gems == ()


@rule("FFA-1", "TURN-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_loses_round_after_round_plays_on(players: int) -> None:
    """TURN-8 does not apply: two lost rounds do not end the game, and the loser has turns in later rounds."""
    lost = "-".join(["5"] * (players - 1) + ["0"])
    table = field(players, "round | 3", f"totals | {lost}, {lost}", "p1 close | Ves", f"turn | p{players}")
    assert options(table) == {"Vesemir", "pass"}
    all_pass(table)
    play(table, *["pass"] * (players - 1))
    assert shows(table, "round | 4", f"turn | p{players}")


@rule("FFA-1", "TURN-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_free_for_all_has_no_limit_of_rounds(players: int) -> None:
    """Every round is drawn, so no player scores; each player plays one of ten cards in each."""
    hands = [f"p{seat} hand | 9 Redanian Foot Soldier" for seat in range(1, players + 1)]
    table = field(players, *hands)
    for number in range(1, 9):
        assert shows(table, f"round | {number}")
        play(table, *["Redanian Foot Soldier"] * players, *["pass"] * players)
        assert not table.over
    assert [event.round for event in events_of(table, BeganRound)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert points(table) == [0] * players


@rule("FFA-1", "TURN-11", "OPT-double_draw")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_without_points_is_not_dealt_again(players: int) -> None:
    table = keep_hands(dealt(decks_of(*CALM[:players]), rules="legendary, double_draw=replay"))
    for _ in range(3):
        all_pass(table)
    assert events_of(table, Replayed) == []
    assert table.winners == tuple(range(players))


@rule("FFA-1", "TURN-7", "OPT-after_draw")
@pytest.mark.parametrize("after_draw", ["other-player", "last-to-pass"])
def test_who_passed_last_does_not_matter_after_a_drawn_round(after_draw: str) -> None:
    table = field(4, f"rules | legendary, after_draw={after_draw}", "starter | p1", "turn | p1")
    all_pass(table)
    assert shows(table, "totals | 0-0-0-0", "last pass | p4", "round | 2", "starter | p2")


@rule("FFA-1", "TURN-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_side_is_cleared_onto_its_own_pile(players: int) -> None:
    table = with_close_units(players, *STRONG[:players])
    all_pass(table)
    for seat, unit in enumerate(STRONG[:players], 1):
        assert shows(table, f"p{seat} close |", f"p{seat} discard | {unit}")
