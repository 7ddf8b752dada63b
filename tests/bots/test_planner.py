"""The planner's sums: what cards are worth together, how a race stands, and why a move is liked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.bots.planner import evaluate_moves
from gwint.bots.planner.board import carried_strength
from gwint.bots.planner.card_values import card_value, hand_values, later_values, mean_value
from gwint.bots.planner.resources import estimate, own_force
from gwint.bots.planner.round_model import Force, Outlay, Race, chance
from gwint.bots.planner.solo import chance as solo_chance
from gwint.cards import CATALOGUE
from gwint.cards.names import find_cards
from gwint.notation.move_phrases import read_move
from gwint.rules.leaders import ACTIVE, TARGETED
from gwint.views import view
from tests.scenes import play, position, rule


def worth(picture: str, card: str) -> float:
    table = position(picture)
    return hand_values(table, 0, table.seats[0].hand)[find_cards(card)[0]]


def force(cards: int, worth: float = 6.0) -> Force:
    return Force(cards, worth, cards, cards * worth)


def test_every_card_and_every_active_leader_has_a_worth() -> None:
    from gwint.bots.planner.card_values import LEADER_VALUES

    assert all(card_value(card) > -1 for card in CATALOGUE.cards.values() if not card.side_deck)
    assert set(LEADER_VALUES) == {*ACTIVE, *TARGETED}


def test_bonds_are_worth_more_together() -> None:
    """STR-3."""
    assert worth("hand | 2 Catapult", "Catapult") == 2 * worth("hand | Catapult", "Catapult")


def test_a_bond_that_lies_is_no_company_in_a_later_round() -> None:
    """STR-3."""
    table = position("hand | Catapult, Ves\nsiege | Catapult")
    hand = table.seats[0].hand
    worths = hand_values(table, 0, hand)
    kept = later_values(hand, worths, avenged=True)
    catapult, ves = find_cards("Catapult")[0], find_cards("Ves")[0]
    assert kept[catapult] < worths[catapult]
    assert kept[ves] == worths[ves]


@rule("TURN-11")
def test_the_last_card_may_draw_the_game_which_is_dealt_anew() -> None:
    """The lead it brings is that of the round it ended, not of the new game's empty board."""
    last_round = "rules | klub\nround | 3\ngems | 1\nfoe gems | 1\n"
    table = position(f"{last_round}hand | Ves\nfoe hand | Ghoul\nfoe close | Griffin\nfoe passed | yes")
    assert estimate(table, 0).gains == {find_cards("Ves")[0]: 5}
    play(table, "Ves close")
    assert table.replays == 1


def test_monsters_and_in_the_third_round_skellige_begin_with_something() -> None:
    """FAC-1, FAC-5."""
    table = position("faction | skellige\nfoe faction | monsters")
    assert carried_strength(table, 0, 1) == carried_strength(table, 1, 1) == carried_strength(table, 0, 2) == 0
    assert carried_strength(table, 0, 3) > carried_strength(table, 1, 3) == carried_strength(table, 1, 2) > 0


def test_what_the_next_round_begins_with_counts_in_this_one() -> None:
    level = Race(1.0, force(4), Force(0, 0.0, 4, 24.0), (2, 2), True)
    assert chance(replace(level, carry=5.0)) > chance(level) > chance(replace(level, carry=-5.0))


def test_one_caller_brings_all() -> None:
    """AB-MUSTER."""
    single, double = (
        worth("hand | Nekker\ndeck | 2 Nekker", "Nekker"),
        worth("hand | 2 Nekker\ndeck | Nekker", "Nekker"),
    )
    assert single == 6.0
    assert double < single


def test_a_medic_is_worth_what_lies_in_the_pile() -> None:
    """AB-MEDIC."""
    few, many = "hand | Dun Banner Medic", "hand | Dun Banner Medic\ndiscard | Siege Tower"
    assert worth(many, "Dun Banner Medic") > worth(few, "Dun Banner Medic")


def test_an_unknown_card_of_nothing_is_worth_nothing() -> None:
    assert mean_value([]) == 0.0


@pytest.mark.parametrize("gems", [(2, 2), (2, 1), (1, 2), (1, 1)])
def test_a_lead_a_card_and_a_gem_are_worth_having(gems: tuple[int, int]) -> None:
    level = chance(Race(0.0, force(6), force(6), gems, True))
    assert chance(Race(8.0, force(6), force(6), gems, True)) > level
    assert chance(Race(0.0, force(7), force(6), gems, True)) > level
    assert chance(Race(0.0, force(6), force(7), gems, True)) < level


def test_who_is_ahead_of_an_enemy_who_has_passed_has_won_the_round() -> None:
    passed = Force(0, 0.0, 4, 24.0)
    assert chance(Race(1.0, force(4), passed, (1, 1), True)) > 0.9
    assert chance(Race(-1.0, Force(0, 0.0, 0, 0.0), passed, (1, 1), True)) == 0.0


def test_the_cheapest_cards_that_win_a_round_are_found() -> None:
    """Ten and one are enough against ten; six and five are enough too, and dearer."""
    passed = Force(0, 0.0, 4, 24.0)
    hand = tuple((Outlay(1, gain, worth),) for gain, worth in ((10, 10.0), (1, 1.0), (6, 9.0), (5, 9.0)))
    mine = Force(4, 7.25, 4, 29.0, hand)
    dear = Force(4, 7.25, 4, 29.0, hand[2:])
    assert chance(Race(-10.0, mine, passed, (2, 2), True)) > chance(Race(-10.0, dear, passed, (2, 2), True))


def thrown_in(picture: str) -> tuple[tuple[Outlay, ...], ...]:
    """The ways to throw in the own hand against an enemy who has passed."""
    table = position(f"{picture}\nfoe hand | 2 Ghoul\nfoe passed | yes")
    return own_force(table, estimate(table, 0)).outlays


def test_who_breaks_a_bond_pays_for_what_is_left_alone() -> None:
    """STR-3. Catapults of 8: three make 72 and two 32, so that one of three costs 40 and brings 8."""
    (catapults,) = thrown_in("hand | 3 Catapult")
    assert [outlay.cards for outlay in catapults] == [1, 2, 3]
    assert [outlay.gain for outlay in catapults] == [8, 32, 72]
    assert [outlay.worth for outlay in catapults] == [40.0, 64.0, 72.0]


def test_who_calls_gives_all_that_is_called_out_of_the_hand() -> None:
    """AB-MUSTER."""
    (nekkers,) = thrown_in("faction | monsters\nhand | 2 Nekker\ndeck | Nekker")
    assert [(outlay.cards, outlay.gain) for outlay in nekkers] == [(2, 6)]
    assert nekkers[0].worth == 2 * worth("hand | 2 Nekker\ndeck | Nekker", "Nekker")


def test_an_avenger_is_looked_forward_to() -> None:
    """AB-AVENGER. It comes for a card that lies, in the next round; in the last one it is worth nothing to keep."""
    lies, held = position("ranged | Cow\nhand | Ves"), position("hand | Ves, Cow")
    assert carried_strength(lies, 0, lies.round + 1) == carried_strength(held, 0, held.round + 1) + 8
    hand = held.seats[0].hand
    worths, cow = hand_values(held, 0, hand), hand[-1]
    assert cow.id == "cow"
    assert worths[cow] == later_values(hand, worths, avenged=False)[cow] == 0
    assert later_values(hand, worths, avenged=True)[cow] > 0


def test_against_a_virtual_opponent_a_lead_is_kept_by_passing() -> None:
    """SOLO-3."""
    held = Force(0, 0.0, 5, 30.0)
    assert solo_chance(Race(30.0, held, force(0), (2, 2), False)) > solo_chance(
        Race(2.0, held, force(0), (2, 2), False)
    )


def test_reasons_have_names_and_points() -> None:
    table = position("hand | Ves, Scorch\nsiege | Ballista\nfoe close | Griffin\nfoe hand | 2 Ghoul")
    told = {one.move: dict(one.evaluation.components) for one in evaluate_moves(view(table, 0), "any")}
    assert told[read_move(table, "Ves")]["lead"] == 6.0
    assert told[read_move(table, "Scorch")]["lead"] == -5.0
    assert told[read_move(table, "Ves")]["hand"] > told[read_move(table, "Scorch")]["hand"]
    assert all("their-hand" in reasons for reasons in told.values())
