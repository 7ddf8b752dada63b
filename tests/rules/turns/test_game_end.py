"""TURN-8, TURN-9. When a game is over and who has won."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.decks import random_deck
from gwint.notation.picture_writer import picture
from gwint.rules.events import EndedGame, EndedRound
from gwint.rules.moves import Pass
from gwint.rules.play import IllegalMove, legal_moves, question, to_act
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, RULESETS
from tests.faults import of_kind
from tests.rules.setting_up import dealt, events_of
from tests.scenes import play, position, push, rule, shows

DRAWS = ["legendary", "witcher3", "klub, double_draw=draw"]


def played_out(table: Table, seed: int) -> Table:
    """Plays a game of random moves to its end."""
    chance = random.Random(seed)
    while not table.over:
        seat = chance.choice(to_act(table))
        push(table, chance.choice(legal_moves(table, seat)), seat)
    return table


@rule("TURN-8")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize(("row", "winner", "side"), [("close", "me", 0), ("foe close", "foe", 1)])
def test_the_game_ends_when_a_player_has_no_gem_left_and_the_other_wins(
    rules: str, row: str, winner: str, side: int
) -> None:
    table = position(
        f"rules | {rules}\nround | 3\ngems | 1\nfoe gems | 1\n{row} | Vesemir\nhand | Ves\nfoe hand | Ghoul"
    )
    play(table, "pass", "pass")
    assert table.over
    assert shows(table, f"winner | {winner}")
    assert events_of(table, EndedGame) == [EndedGame((side,))]


@rule("TURN-8")
def test_the_first_round_lost_does_not_end_the_game() -> None:
    table = position("hand | Ves\nfoe hand | Ghoul\nfoe close | Fiend")
    play(table, "pass", "pass")
    assert not table.over
    assert shows(table, "gems | 1", "foe gems | 2", "round | 2")


@rule("TURN-8")
def test_two_rounds_won_win_the_game() -> None:
    table = position("hand | Ves, Ballista\nfoe hand | Ghoul, Albrich")
    play(table, "Ballista", "pass", "pass", "Ves", "pass")
    assert shows(table, "winner | me", "round | 2", "gems | 2", "foe gems | 0")


@rule("TURN-8")
def test_a_lost_and_a_drawn_round_lose_the_game() -> None:
    table = position("hand | Ves, Dethmold\nfoe hand | Milva")
    play(table, "Dethmold", "pass", "pass", "pass", "pass")
    assert shows(table, "totals | 6-0, 0-0", "winner | me", "gems | 1", "foe gems | 0")


@rule("TURN-8", "OPT-double_draw")
@pytest.mark.parametrize("rules", DRAWS)
@pytest.mark.parametrize("number", [2, 3])
def test_both_losing_the_last_gem_together_is_a_draw(rules: str, number: int) -> None:
    table = position(f"rules | {rules}\nround | {number}\ngems | 1\nfoe gems | 1\nhand | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert table.winners == ()
    assert shows(table, "winner | nobody", "gems | 0", "foe gems | 0")
    assert events_of(table, EndedGame) == [EndedGame(())]


@rule("TURN-8", "FAC-2")
def test_nilfgaard_wins_the_game_with_a_tie_at_the_last_gems() -> None:
    table = position("round | 3\ngems | 1\nfoe gems | 1\nhand | Albrich\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "winner | me", "gems | 1", "foe gems | 0")


@rule("TURN-8")
def test_nothing_is_done_after_the_end() -> None:
    table = position("round | 2\nfoe gems | 1\nclose | Vesemir\nhand | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    before = picture(table)
    assert to_act(table) == ()
    assert question(table) is None
    assert legal_moves(table) == []
    for seat in (0, 1):
        with pytest.raises(IllegalMove, check=of_kind("game-over")):
            push(table, Pass(), seat)
    assert picture(table) == before


# At most three rounds


@rule("TURN-9")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_third_round_is_reached_at_one_win_each(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ves, Vreemde\nfoe hand | Fiend, Ghoul")
    play(table, "Ves", "pass", "pass")
    assert shows(table, "round | 2")
    play(table, "pass", "Fiend", "pass")
    assert shows(table, "round | 3", "gems | 1", "foe gems | 1")


@rule("TURN-9")
@pytest.mark.parametrize("second", [("pass", "Ves"), ("Fiend", "pass"), ("pass", "pass")])
def test_a_game_whose_first_round_was_drawn_ends_with_the_second(second: tuple[str, ...]) -> None:
    table = position("hand | Ves\nfoe hand | Fiend")
    play(table, "pass", "pass", *second)
    assert table.over
    assert shows(table, "round | 2")


@rule("TURN-9")
@pytest.mark.parametrize("first", ["close | Vesemir", "foe close | Vesemir"])
def test_a_game_whose_second_round_is_drawn_ends_with_it(first: str) -> None:
    table = position(f"hand | Ves\nfoe hand | Milva\n{first}")
    play(table, "pass", "pass", "pass", "pass")
    assert table.over
    assert shows(table, "round | 2")


@rule("TURN-9")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_no_game_has_more_than_three_rounds(seed: int) -> None:
    table = dealt(decks=(random_deck(seed, LEGENDARY), random_deck(-seed, LEGENDARY)), seed=seed)
    ended = events_of(played_out(table, seed), EndedRound)
    assert [event.round for event in ended] == [1, 2, 3][: len(ended)]
    if len(ended) == 3:
        assert ended[1].gems == (1, 1)
        assert sorted(event.winners for event in ended[:2]) == [(0,), (1,)]
