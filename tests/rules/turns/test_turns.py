"""TURN-1. What a player does in a turn."""

from __future__ import annotations

import pytest

from gwint.notation.picture_writer import picture
from gwint.rules.agenda import Turn
from gwint.rules.moves import Pass
from gwint.rules.play import IllegalMove, legal_moves, question, to_act
from gwint.rulesets import RULESETS
from tests.faults import of_kind
from tests.scenes import options, play, position, push, rule, shows

ARMIES = "leader | Foltest, The Siegemaster\nhand | Ves, Ballista\nfoe hand | Ghoul, Fiend"


@rule("TURN-1")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_player_plays_a_card_uses_the_leader_or_passes(rules: str) -> None:
    table = position(f"rules | {rules}\n{ARMIES}")
    assert options(table) == {"Ves", "Ballista", "leader", "pass"}


@rule("TURN-1")
@pytest.mark.parametrize("move", ["Ves", "leader", "pass"])
def test_a_turn_is_a_single_action(move: str) -> None:
    table = position(ARMIES)
    play(table, move)
    assert question(table) == Turn(1)


@rule("TURN-1")
def test_turns_alternate() -> None:
    table = position(ARMIES)
    turns: list[int] = []
    for move in ("Ves", "Fiend", "Ballista", "Ghoul", "leader"):
        turns += to_act(table)
        play(table, move)
    assert turns == [0, 1, 0, 1, 0]


@rule("TURN-1")
def test_no_player_acts_out_of_turn() -> None:
    table = position(ARMIES)
    before = picture(table)
    assert legal_moves(table, 1) == []
    with pytest.raises(IllegalMove, check=of_kind("not-your-turn")):
        push(table, Pass(), 1)
    assert picture(table) == before


@rule("TURN-1")
def test_a_player_plays_only_cards_of_their_own_hand() -> None:
    table = position(f"{ARMIES}\ndeck | Catapult\ndiscard | Thaler\nside deck | Bovine Defense Force")
    assert options(table) == {"Ves", "Ballista", "leader", "pass"}


@rule("TURN-1")
def test_a_card_that_was_played_is_in_hand_no_more() -> None:
    table = position("hand | 2 Ballista, Ves\nfoe hand | Ghoul")
    play(table, "Ballista")
    assert shows(table, "hand | Ballista, Ves", "siege | Ballista")


@rule("TURN-1", "LEAD-1")
def test_the_leader_is_used_once_a_round() -> None:
    table = position(f"{ARMIES}\nsiege | Trebuchet")
    play(table, "leader", "Ghoul")
    assert options(table) == {"Ves", "Ballista", "pass"}


@rule("TURN-1", "LEAD-1")
def test_the_leader_is_used_once_a_game() -> None:
    table = position(f"{ARMIES}\nsiege | Trebuchet\nfoe passed | yes")
    play(table, "leader", "pass")
    assert shows(table, "round | 2", "turn | me")
    assert options(table) == {"Ves", "Ballista", "pass"}


@rule("TURN-1")
def test_a_turn_lasts_until_all_its_questions_are_answered() -> None:
    table = position("hand | Dun Banner Medic, Ves\ndiscard | Ballista, Catapult\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert to_act(table) == (0,)
    play(table, "raise Catapult")
    assert to_act(table) == (1,)
