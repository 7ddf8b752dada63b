"""TURN-2, TURN-3, TURN-4. A player who passed is out of the round; a player without moves passes automatically."""

from __future__ import annotations

import pytest

from gwint.notation.picture_writer import picture
from gwint.rules.events import EndedRound, Passed
from gwint.rules.moves import Pass
from gwint.rules.play import IllegalMove, to_act
from gwint.rulesets import RULESETS
from tests.faults import of_kind
from tests.rules.setting_up import events_of
from tests.scenes import options, play, position, push, rule, shows

REALMS = "faction | northern-realms\n"
MONSTERS = "foe faction | monsters\n"


@rule("TURN-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_who_passed_takes_no_more_turns_while_the_other_plays_on(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ves, Ballista\nfoe hand | Fiend, Griffin, Werewolf")
    play(table, "pass")
    for move in ("Fiend", "Griffin"):
        assert to_act(table) == (1,)
        play(table, move)
    assert shows(table, "turn | foe", "passed | yes", "hand | Ves, Ballista", "foe close | Fiend, Griffin")
    assert not events_of(table, EndedRound)


@rule("TURN-2")
def test_who_passed_cannot_come_back() -> None:
    table = position("hand | Ves, Ballista\nfoe hand | Fiend, Griffin")
    play(table, "pass", "Fiend")
    before = picture(table)
    with pytest.raises(IllegalMove, check=of_kind("not-your-turn")):
        push(table, Pass(), 0)
    assert picture(table) == before


@rule("TURN-2")
def test_passing_holds_for_one_round_only() -> None:
    table = position("hand | Ves, Ballista\nfoe hand | Ghoul\nclose | Zoltan Chivay")
    play(table, "pass", "pass")
    assert [seat.passed for seat in table.seats] == [False, False]
    assert options(table) == {"Ves", "Ballista", "pass"}


@rule("TURN-2")
def test_passing_plays_no_card() -> None:
    table = position("hand | Ves\ndeck | Ballista\nfoe hand | Ghoul")
    play(table, "pass")
    assert shows(table, "hand | Ves", "deck | Ballista", "close |", "discard |")
    assert table.log == [Passed(0, by_itself=False)]


# Without moves


@rule("TURN-3")
@pytest.mark.parametrize("rules", RULESETS)
def test_with_no_card_and_no_usable_leader_a_player_passes_automatically(rules: str) -> None:
    table = position(f"rules | {rules}\n{REALMS}hand | Ves\nfoe hand | Fiend, Griffin, Werewolf")
    play(table, "Ves", "Fiend")
    assert events_of(table, Passed) == [Passed(0, by_itself=True)]
    assert shows(table, "passed | yes", "turn | foe")


@rule("TURN-3")
def test_the_last_card_is_no_pass_by_itself() -> None:
    """This is checked when the turn comes, not when the hand becomes empty."""
    table = position("hand | Ves\nfoe hand | Fiend, Griffin")
    play(table, "Ves")
    assert not events_of(table, Passed)
    assert not table.seats[0].passed


@rule("TURN-3")
def test_a_hand_that_was_empty_may_be_filled_before_the_turn_comes() -> None:
    """A spy played as the last card brings two new cards."""
    table = position("hand | Thaler\ndeck | Ves, Ballista, Catapult\nfoe hand | Fiend, Griffin")
    play(table, "Thaler", "Fiend")
    assert options(table) == {"Catapult", "Ballista", "pass"}


@rule("TURN-3")
def test_a_usable_leader_is_still_a_turn() -> None:
    table = position("leader | Foltest, The Siegemaster\nhand | Ves\nfoe hand | Fiend, Griffin")
    play(table, "Ves", "Fiend")
    assert options(table) == {"leader", "pass"}


@rule("TURN-3")
def test_a_used_leader_is_no_turn() -> None:
    table = position("leader | Foltest, The Siegemaster\nhand | Ves\nfoe hand | Fiend, Griffin, Werewolf")
    play(table, "Ves", "Fiend", "leader", "Griffin")
    assert shows(table, "passed | yes", "turn | foe")


@rule("TURN-3")
@pytest.mark.parametrize(
    "leader",
    ["King Bran, The Unifier", "Foltest, The Steel-Forged", "Foltest, King of Temeria", "Eredin, Bringer of Death"],
)
def test_a_passive_leader_or_one_whose_condition_fails_is_no_turn(leader: str) -> None:
    table = position(f"leader | {leader}\nhand | Zoltan Chivay\nfoe hand | Fiend, Griffin, Werewolf")
    play(table, "Zoltan Chivay", "Fiend")
    assert events_of(table, Passed) == [Passed(0, by_itself=True)]


@rule("TURN-3", "LEAD-6")
def test_a_cancelled_leader_is_no_turn() -> None:
    table = position(
        "leader | Foltest, The Siegemaster\nhand | Ves\n"
        "foe leader | Emhyr var Emreis, The White Flame\nfoe hand | Albrich, Sweers, Vreemde"
    )
    play(table, "Ves", "Albrich")
    assert events_of(table, Passed) == [Passed(0, by_itself=True)]


@rule("TURN-3")
def test_a_leader_that_becomes_usable_later_comes_too_late() -> None:
    """Foltest burns a siege row of ten; when his turn came there were only eight."""
    lines = "leader | Foltest, The Steel-Forged\nhand | Ves\nfoe hand | 2 Catapult, Sheldon Skaggs"
    table = play(position(lines), "Ves", "Catapult", "Catapult")
    assert shows(table, "passed | yes", "foe siege | 2 Catapult", "turn | foe")


@rule("TURN-3")
def test_a_leader_that_became_usable_before_the_turn_comes_in_time() -> None:
    lines = "leader | Foltest, The Steel-Forged\nhand | Ves\nfoe siege | Catapult\nfoe hand | Catapult, Sheldon Skaggs"
    table = play(position(lines), "Ves", "Catapult")
    assert options(table) == {"leader", "pass"}


@rule("TURN-3")
@pytest.mark.parametrize("stuck", ["Decoy", "Commander’s Horn"])
def test_cards_that_cannot_be_played_now_still_count_as_a_hand(stuck: str) -> None:
    horns = "close | + Commander’s Horn\nranged | + Commander’s Horn\nsiege | + Commander’s Horn\n"
    table = position(f"{REALMS}hand | {stuck}\n{horns}foe hand | Fiend, Griffin\nturn | foe")
    play(table, "Fiend")
    assert to_act(table) == (0,)
    assert options(table) == {"pass"}
    play(table, "pass")
    assert events_of(table, Passed) == [Passed(0, by_itself=False)]


@rule("TURN-3")
def test_a_starter_without_moves_passes() -> None:
    table = position(f"{REALMS}{MONSTERS}hand | Ves\nfoe hand | Ghoul, Fiend\nfoe passed | yes")
    play(table, "Ves")
    assert shows(table, "round | 2", "starter | me", "passed | yes", "turn | foe")


@rule("TURN-3", "TURN-4")
def test_rounds_pass_when_no_player_has_a_move_left() -> None:
    table = position(f"{REALMS}{MONSTERS}hand | Ves\nfoe passed | yes")
    play(table, "Ves")
    assert [ended.round for ended in events_of(table, EndedRound)] == [1, 2]
    assert shows(table, "gems | 1", "foe gems | 0", "winner | me")


# When all have passed


@rule("TURN-4")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("first", ["me", "foe"])
def test_the_round_ends_when_all_have_passed(rules: str, first: str) -> None:
    table = position(f"rules | {rules}\nhand | Ves\nfoe hand | Ghoul\nturn | {first}")
    play(table, "pass")
    assert not events_of(table, EndedRound)
    play(table, "pass")
    assert [ended.round for ended in events_of(table, EndedRound)] == [1]
    assert shows(table, "round | 2")


@rule("TURN-4")
def test_cards_in_hand_do_not_keep_a_round_alive() -> None:
    table = position("hand | Ves, Ballista, Catapult\nfoe hand | Ghoul, Fiend")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "hand | Ves, Ballista, Catapult", "foe hand | Ghoul, Fiend")
