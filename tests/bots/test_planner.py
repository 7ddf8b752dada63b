"""The planner's calculations: card values, the round model, and the score components of a move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.bots.planner import evaluate_moves
from gwint.bots.planner.board import carried_strength
from gwint.bots.planner.card_values import card_value, hand_values, later_values, mean_value
from gwint.bots.planner.resources import estimate, own_force
from gwint.bots.planner.round_model import Force, Outlay, RoundState, chance
from gwint.bots.planner.solo import chance as solo_chance
from gwint.cards import CATALOGUE
from gwint.cards.names import find_cards
from gwint.notation.move_phrases import read_move
from gwint.rules.leaders import ACTIVE, TARGETED
from gwint.views import view
from tests.scenes import play, position, rule


def value_of(picture: str, card: str) -> float:
    table = position(picture)
    return hand_values(table, 0, table.seats[0].hand)[find_cards(card)[0]]


def force(cards: int, value: float = 6.0) -> Force:
    return Force(cards, value, cards, cards * value)


def test_every_card_and_every_active_leader_has_a_value() -> None:
    from gwint.bots.planner.card_values import LEADER_VALUES

    assert all(card_value(card) > -1 for card in CATALOGUE.cards.values() if not card.side_deck)
    assert set(LEADER_VALUES) == {*ACTIVE, *TARGETED}


def test_bonds_are_worth_more_together() -> None:
    """STR-3."""
    assert value_of("hand | 2 Catapult", "Catapult") == 2 * value_of("hand | Catapult", "Catapult")


def test_a_bond_on_the_board_adds_nothing_in_a_later_round() -> None:
    """STR-3."""
    table = position("hand | Catapult, Ves\nsiege | Catapult")
    hand = table.seats[0].hand
    values = hand_values(table, 0, hand)
    later = later_values(hand, values, avenged=True)
    catapult, ves = find_cards("Catapult")[0], find_cards("Ves")[0]
    assert later[catapult] < values[catapult]
    assert later[ves] == values[ves]


@rule("TURN-11")
def test_the_gain_of_a_card_that_draws_the_game_is_its_lead_in_the_old_game() -> None:
    """The game is dealt again after the draw; the gain is not measured on the new game's empty board."""
    last_round = "rules | klub\nround | 3\ngems | 1\nfoe gems | 1\n"
    table = position(f"{last_round}hand | Ves\nfoe hand | Ghoul\nfoe close | Griffin\nfoe passed | yes")
    assert estimate(table, 0).gains == {find_cards("Ves")[0]: 5}
    play(table, "Ves close")
    assert table.replays == 1


def test_monsters_and_skellige_carry_strength_into_a_round() -> None:
    """FAC-1, FAC-5."""
    table = position("faction | skellige\nfoe faction | monsters")
    assert carried_strength(table, 0, 1) == carried_strength(table, 1, 1) == carried_strength(table, 0, 2) == 0
    assert carried_strength(table, 0, 3) > carried_strength(table, 1, 3) == carried_strength(table, 1, 2) > 0


def test_the_strength_carried_into_the_next_round_counts() -> None:
    level = RoundState(1.0, force(4), Force(0, 0.0, 4, 24.0), (2, 2), True)
    assert chance(replace(level, carry=5.0)) > chance(level) > chance(replace(level, carry=-5.0))


def test_a_single_muster_card_calls_all_others() -> None:
    """AB-MUSTER."""
    single, double = (
        value_of("hand | Nekker\ndeck | 2 Nekker", "Nekker"),
        value_of("hand | 2 Nekker\ndeck | Nekker", "Nekker"),
    )
    assert single == 6.0
    assert double < single


def test_a_medic_is_worth_more_with_units_in_the_pile() -> None:
    """AB-MEDIC."""
    few, many = "hand | Dun Banner Medic", "hand | Dun Banner Medic\ndiscard | Siege Tower"
    assert value_of(many, "Dun Banner Medic") > value_of(few, "Dun Banner Medic")


def test_the_mean_value_of_no_cards_is_zero() -> None:
    assert mean_value([]) == 0.0


@pytest.mark.parametrize("gems", [(2, 2), (2, 1), (1, 2), (1, 1)])
def test_a_lead_or_an_extra_card_raises_the_chance(gems: tuple[int, int]) -> None:
    level = chance(RoundState(0.0, force(6), force(6), gems, True))
    assert chance(RoundState(8.0, force(6), force(6), gems, True)) > level
    assert chance(RoundState(0.0, force(7), force(6), gems, True)) > level
    assert chance(RoundState(0.0, force(6), force(7), gems, True)) < level


def test_a_lead_over_an_enemy_who_has_passed_wins_the_round() -> None:
    passed = Force(0, 0.0, 4, 24.0)
    assert chance(RoundState(1.0, force(4), passed, (1, 1), True)) > 0.9
    assert chance(RoundState(-1.0, Force(0, 0.0, 0, 0.0), passed, (1, 1), True)) == 0.0


def test_the_cheapest_cards_that_win_a_round_are_found() -> None:
    """Ten and one are enough against ten; six and five are enough as well, but cost more."""
    passed = Force(0, 0.0, 4, 24.0)
    hand = tuple((Outlay(1, gain, worth),) for gain, worth in ((10, 10.0), (1, 1.0), (6, 9.0), (5, 9.0)))
    mine = Force(4, 7.25, 4, 29.0, outlays=hand)
    dear = Force(4, 7.25, 4, 29.0, outlays=hand[2:])
    assert chance(RoundState(-10.0, mine, passed, (2, 2), True)) > chance(RoundState(-10.0, dear, passed, (2, 2), True))


def outlays_of(picture: str) -> tuple[tuple[Outlay, ...], ...]:
    """Return the ways to commit the hand against an enemy who has passed."""
    table = position(f"{picture}\nfoe hand | 2 Ghoul\nfoe passed | yes")
    return own_force(table, estimate(table, 0)).outlays


def test_splitting_a_bond_costs_the_value_of_the_cards_left() -> None:
    """STR-3. Catapults of 8: three make 72 and two make 32, so one of three costs 40 and brings 8."""
    (catapults,) = outlays_of("hand | 3 Catapult")
    assert [outlay.cards for outlay in catapults] == [1, 2, 3]
    assert [outlay.gain for outlay in catapults] == [8, 32, 72]
    assert [outlay.worth for outlay in catapults] == [40.0, 64.0, 72.0]


def test_a_muster_card_spends_the_called_cards_of_the_hand() -> None:
    """AB-MUSTER."""
    (nekkers,) = outlays_of("faction | monsters\nhand | 2 Nekker\ndeck | Nekker")
    assert [(outlay.cards, outlay.gain) for outlay in nekkers] == [(2, 6)]
    assert nekkers[0].worth == 2 * value_of("hand | 2 Nekker\ndeck | Nekker", "Nekker")


def test_an_avenger_counts_for_the_next_round() -> None:
    """AB-AVENGER. It comes in the next round for a card on the board; in the last round it never comes."""
    lies, held = position("ranged | Cow\nhand | Ves"), position("hand | Ves, Cow")
    assert carried_strength(lies, 0, lies.round + 1) == carried_strength(held, 0, held.round + 1) + 8
    hand = held.seats[0].hand
    values, cow = hand_values(held, 0, hand), hand[-1]
    assert cow.id == "cow"
    assert values[cow] == later_values(hand, values, avenged=False)[cow] == 0
    assert later_values(hand, values, avenged=True)[cow] > 0


def test_a_large_lead_is_safe_against_a_virtual_opponent() -> None:
    """SOLO-3."""
    held = Force(0, 0.0, 5, 30.0)
    assert solo_chance(RoundState(30.0, held, force(0), (2, 2), False)) > solo_chance(
        RoundState(2.0, held, force(0), (2, 2), False)
    )


def test_score_components_have_names_and_points() -> None:
    table = position("hand | Ves, Scorch\nsiege | Ballista\nfoe close | Griffin\nfoe hand | 2 Ghoul")
    components = {one.move: dict(one.evaluation.components) for one in evaluate_moves(view(table, 0), "any")}
    assert components[read_move(table, "Ves")]["lead"] == 6.0
    assert components[read_move(table, "Scorch")]["lead"] == -5.0
    assert components[read_move(table, "Ves")]["hand"] > components[read_move(table, "Scorch")]["hand"]
    assert all("their-hand" in reasons for reasons in components.values())
