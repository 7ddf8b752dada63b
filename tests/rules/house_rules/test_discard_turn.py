"""TURN-12. Players may discard a card on their turn instead of playing one."""

from __future__ import annotations

import pytest

from gwint.notation.move_phrases import phrase, read_move
from gwint.rules.agenda import Turn
from gwint.rules.events import Discarded, LeftGame, Passed, Summoned
from gwint.rules.moves import Discard, Play
from gwint.rules.play import IllegalMove, question
from gwint.rulesets import RULESETS
from gwint.views import view, visible_events
from tests.rules import free_for_all, solo, team
from tests.rules.setting_up import events_of
from tests.scenes import options, play, position, push, rule, shows

MAY = "rules | legendary, discard_turn=yes"


@rule("TURN-12", "OPT-discard_turn")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_card_may_be_discarded_instead_of_played(rules: str) -> None:
    table = position(f"rules | {rules}, discard_turn=yes\nhand | Ves, Catapult\nfoe hand | Ghoul")
    assert options(table) == {"Ves", "Catapult", "discard Ves", "discard Catapult", "pass"}
    play(table, "discard Ves")
    assert shows(table, "hand | Catapult", "discard | Ves", "close |", "turn | foe")
    assert events_of(table, Discarded) == [Discarded(0, table.sides[0].pile[0], "hand")]


@rule("TURN-1", "TURN-12", "OPT-discard_turn")
@pytest.mark.parametrize("rules", RULESETS)
def test_under_the_rules_of_the_books_no_card_is_discarded(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ves, Catapult\nfoe hand | Ghoul")
    assert options(table) == {"Ves", "Catapult", "pass"}
    with pytest.raises(IllegalMove):
        push(table, Discard(table.seats[0].hand[0]))
    assert shows(table, "hand | Ves, Catapult", "turn | me")


@rule("TURN-12")
def test_copies_of_a_card_are_one_move() -> None:
    table = position(f"{MAY}\nhand | 3 Ves\nfoe hand | Ghoul")
    assert options(table) == {"Ves", "discard Ves", "pass"}
    assert shows(play(table, "discard Ves"), "hand | 2 Ves", "discard | Ves")


@rule("TURN-12", "PLAY-4")
def test_a_card_that_cannot_be_played_may_be_discarded() -> None:
    table = position(f"{MAY}\nhand | Decoy\nfoe hand | Ghoul")
    assert options(table) == {"discard Decoy", "pass"}
    assert shows(play(table, "discard Decoy"), "discard | Decoy", "hand |")


@rule("TURN-12")
@pytest.mark.parametrize("card", ["Thaler", "Ghoul", "Dun Banner Medic", "Biting Frost", "Scorch", "Geralt of Rivia"])
def test_nothing_of_the_card_is_triggered(card: str) -> None:
    table = position(
        f"{MAY}\nhand | {card}, Ballista\ndeck | 4 Ghoul, 2 Catapult\ndiscard | Ves\n"
        "foe hand | Fiend\nfoe close | Fiend"
    )
    play(table, f"discard {card}")
    assert shows(table, "hand | Ballista", f"discard | Ves, {card}", "foe close | Fiend", "deck | 4 Ghoul, 2 Catapult")
    assert len(table.log) == 1


@rule("TURN-12", "AB-AVENGER-2")
def test_a_cow_discarded_from_hand_summons_nothing() -> None:
    table = position(f"{MAY}\nhand | Cow, Ves\nfoe hand | Ghoul")
    play(table, "discard Cow")
    assert shows(table, "discard | Cow", "close |", "ranged |")
    assert not events_of(table, Summoned)


@rule("TURN-12", "AB-AVENGER-3", "OPT-avenger_leaves_to")
def test_an_avenger_discarded_from_hand_may_leave_the_game() -> None:
    table = position("rules | witcher3, discard_turn=yes\nhand | Bovine Defense Force, Ves\nfoe hand | Ghoul")
    play(table, "discard Bovine Defense Force")
    assert shows(table, "discard |", "gone | Bovine Defense Force")
    assert len(events_of(table, LeftGame)) == 1


@rule("TURN-2", "TURN-12")
def test_the_turn_is_over_and_the_round_goes_on() -> None:
    table = position(f"{MAY}\nhand | Ves, Catapult\nfoe hand | Ghoul, Fiend, Nekker")
    play(table, "discard Ves", "discard Ghoul", "Catapult", "Fiend")
    assert shows(table, "round | 1", "discard | Ves", "foe discard | Ghoul", "siege | Catapult", "foe close | Fiend")
    assert shows(table, "passed | yes", "turn | foe")


@rule("TURN-3", "TURN-12")
def test_who_discards_the_last_card_passes_when_the_turn_comes_again() -> None:
    table = position(f"{MAY}\nhand | Ves\nfoe hand | Ghoul, Fiend")
    play(table, "discard Ves")
    assert not events_of(table, Passed)
    play(table, "discard Ghoul")
    assert events_of(table, Passed) == [Passed(0, by_itself=True)]
    assert question(table) == Turn(1)


@rule("TURN-3", "TURN-12")
def test_cards_that_can_only_be_discarded_still_count_as_a_hand() -> None:
    table = position(f"{MAY}\nhand | Decoy\nfoe hand | Ghoul\nturn | foe")
    play(table, "pass")
    assert question(table) == Turn(0)


@rule("PLAY-8", "TURN-12")
def test_a_discarded_card_is_open_to_all() -> None:
    table = position(f"{MAY}\nhand | Ves, Catapult\nknown to foe | Ves\nfoe hand | Ghoul")
    ves = table.seats[0].hand[0]
    play(table, "discard Ves")
    for viewer in (0, 1, None):
        assert visible_events(table, table.log, viewer) == [Discarded(0, ves, "hand")]
        assert view(table, viewer).sides[0].pile == (ves,)
    assert table.seats[0].known == [[], []]
    assert view(table, 1).seats[0].hand_count == 1


@rule("AB-MEDIC", "LEAD-4", "TURN-12")
def test_a_discarded_card_may_be_revived_or_taken() -> None:
    table = position(f"{MAY}\nhand | Ves, Dun Banner Medic\nfoe hand | Ghoul, Fiend")
    play(table, "discard Ves", "discard Ghoul", "Dun Banner Medic", "Ves")
    assert shows(table, "close | Ves", "siege | Dun Banner Medic", "discard |")


# Phrases


@rule("TURN-12")
def test_a_bare_name_plays_the_card_and_the_verb_discards_it() -> None:
    table = position(f"{MAY}\nhand | Ves, Decoy\nfoe hand | Ghoul")
    ves = table.seats[0].hand[0]
    assert isinstance(read_move(table, "Ves"), Play)
    assert isinstance(read_move(table, "play ves"), Play)
    assert read_move(table, "discard ves") == Discard(ves)
    assert phrase(table, Discard(ves)) == "discard Ves"
    with pytest.raises(IllegalMove):
        read_move(table, "Decoy")


@rule("LEAD-10", "TURN-12")
def test_where_a_leader_asks_for_a_discard_the_verb_may_be_left_out() -> None:
    leader = "leader | Eredin, Destroyer of Worlds\nfaction | monsters"
    table = position(f"{MAY}\n{leader}\nhand | Ghoul, Fiend, Griffin\ndeck | Nekker\nfoe hand | Ves")
    play(table, "leader", "Ghoul")
    assert shows(table, "discard | Ghoul", "hand | Fiend, Griffin")


# Other modes


@rule("FFA-4", "MODE-1", "TURN-12", "OPT-discard_turn")
def test_in_a_free_for_all_a_discard_counts_as_an_action() -> None:
    hands = ("p1 hand | 2 Vesemir", "p2 hand | 2 Nekker", "p3 hand | 2 Nekker")
    table = free_for_all.field(3, MAY, *hands, acted="no")
    play(table, "discard Vesemir")
    assert table.acted
    free_for_all.all_pass(table)
    assert not table.over


@rule("TEAM-3", "MODE-1", "TURN-12", "OPT-discard_turn")
def test_a_partners_discard_goes_to_the_pile_of_the_team() -> None:
    table = team.field(MAY, "p1 hand | Ves, Vesemir", "p3 hand | Fiend, Griffin")
    play(table, "discard Ves", "pass", "discard Fiend")
    assert shows(table, "p1 discard | Ves, Fiend")


@rule("SOLO-3", "MODE-1", "TURN-12", "OPT-discard_turn")
def test_in_solo_a_discard_is_a_turn_that_the_opponent_replies_to() -> None:
    table = solo.solo(f"{MAY}\nhand | Ves, Ballista\nfoe faction | monsters\nfoe deck | 2 Fiend, Griffin")
    play(table, "discard Ves")
    assert shows(table, "discard | Ves", "foe close | Griffin", "foe deck | 2 Fiend", "turn | me")
