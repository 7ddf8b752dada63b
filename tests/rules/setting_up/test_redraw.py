"""SET-5, SET-10. Players exchange up to two cards of the first hand, simultaneously and in secret."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards.names import name
from gwint.faults import GwintError
from gwint.notation.picture_writer import picture
from gwint.rules.agenda import Redraw
from gwint.rules.chance import chance_of, seed_of
from gwint.rules.events import Exchanged, FinishedRedraw
from gwint.rules.moves import Done, Exchange
from gwint.rules.play import IllegalMove, legal_moves, question, to_act
from gwint.rules.table import Table
from gwint.rules.verbs import draw
from gwint.rulesets import RULESETS
from gwint.views import view, visible_events
from tests.rules.factions import is_even, many_copies
from tests.rules.setting_up import MONSTERS, REALMS, dealt, events_of
from tests.rules.setting_up.test_deal import GARDEN
from tests.scenes import options, play, position, push, rule, shows

BOTTOM = ["klub", "witcher3", "legendary, redraw_returns=bottom"]
SHUFFLED = ["legendary", "klub, redraw_returns=shuffled", "witcher3, redraw_returns=shuffled"]


def redrawing(rules: str, lines: str) -> Table:
    """A hand of which the player may still exchange two cards; the opponent has finished."""
    waiting = "redraws | 2\nround | 0\nfoe hand | Ghoul\nfoe deck | Nekker\nagenda | begin-round\nagenda | redraw me"
    return position(f"rules | {rules}\n{lines}\n{waiting}")


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_player_may_keep_all_cards(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult")
    play(table, "done")
    assert shows(table, "round | 1", "hand | Ves, Ballista", "deck | Trebuchet, Catapult")


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_any_card_of_the_hand_may_be_exchanged(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Vernon Roche, Decoy\ndeck | Trebuchet, Catapult")
    assert options(table) == {"exchange Ves", "exchange Vernon Roche", "exchange Decoy", "done"}


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_player_may_stop_after_one_exchange(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves", "done")
    assert shows(table, "round | 1", "hand | Ballista, Thaler")


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_cards_are_exchanged_one_at_a_time(rules: str) -> None:
    """The player sees the first new card before giving up the second."""
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves")
    assert shows(table, "hand | Ballista, Thaler", "redraws | 1", "round | 0")


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_no_more_than_two_cards_are_exchanged(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler, Dethmold")
    play(table, "exchange Ves", "exchange Ballista")
    assert shows(table, "round | 1", "hand | Dethmold, Thaler", "turn | me")
    assert events_of(table, FinishedRedraw) == [FinishedRedraw(0)]


@rule("SET-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_the_second_exchange_may_give_up_the_card_just_drawn(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves", "exchange Thaler")
    assert shows(table, "hand | Ballista, Catapult")


# Set aside, and shuffled back when the player is done


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", SHUFFLED)
def test_the_card_is_laid_aside_and_a_new_one_drawn(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves")
    assert shows(table, "hand | Ballista, Thaler", "aside | Ves", "deck | Trebuchet, Catapult")


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", SHUFFLED)
@pytest.mark.parametrize("moves", [("exchange Ves", "done"), ("exchange Ves", "exchange Thaler")])
def test_the_cards_laid_aside_go_back_when_the_player_is_done(rules: str, moves: tuple[str, ...]) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, *moves)
    owner = table.seats[0]
    assert not owner.aside
    assert sorted(map(name, owner.hand + owner.deck)) == ["Ballista", "Catapult", "Thaler", "Trebuchet", "Ves"]


@rule("SET-5", "OPT-redraw_returns")
@given(st.integers())
def test_a_card_just_given_up_cannot_come_back(seed: int) -> None:
    table = redrawing("legendary", "hand | Ves\ndeck | Thaler, Dethmold\nloose | 2")
    table.chance = chance_of(seed_of(seed), 2)
    play(table, "exchange Ves")
    play(table, f"exchange {name(table.seats[0].hand[0])}")
    assert "Ves" not in map(name, table.seats[0].hand)


@rule("SET-5", "OPT-redraw_returns")
def test_the_cards_laid_aside_are_shuffled_into_the_whole_deck() -> None:
    table = redrawing("legendary", "hand | Ves\ndeck | Ballista, Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves", "done")
    drawn: Counter[object] = Counter()
    for trial in many_copies(table, 800):
        draw(trial, 0, 1)
        drawn[trial.seats[0].hand[-1]] += 1
    assert is_even(drawn, 4)


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", SHUFFLED)
def test_what_is_laid_aside_is_not_there_to_be_drawn(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Thaler")
    play(table, "exchange Ves")
    assert options(table) == {"done"}


# Put under the deck immediately


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", BOTTOM)
def test_the_card_goes_to_the_bottom_at_once_then_a_new_one_is_drawn(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler")
    play(table, "exchange Ves")
    assert shows(table, "hand | Ballista, Thaler", "deck | Ves, Trebuchet, Catapult")
    play(table, "exchange Ballista")
    assert shows(table, "hand | Thaler, Catapult", "deck | Ballista, Ves, Trebuchet")


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", BOTTOM)
def test_the_card_first_under_the_deck_may_be_the_next_one_drawn(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Thaler")
    play(table, "exchange Ves", "exchange Ballista")
    assert shows(table, "hand | Thaler, Ves", "deck | Ballista")


@rule("SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", BOTTOM)
def test_nothing_is_shuffled_and_the_bottom_cards_are_drawn_last(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler, Dethmold\nloose | 4")
    play(table, "exchange Ves", "exchange Ballista")
    for trial in many_copies(table, 50):
        draw(trial, 0, 4)
        assert [name(one) for one in trial.seats[0].hand[-2:]] == ["Ves", "Ballista"]


@rule("SET-5")
@pytest.mark.parametrize("rules", BOTTOM)
def test_the_player_knows_what_lies_under_the_deck(rules: str) -> None:
    table = redrawing(rules, "hand | Ves, Ballista\ndeck | Trebuchet, Catapult, Thaler\nloose | 3")
    play(table, "exchange Ves", "exchange Ballista")
    assert shows(table, "bottom | 2", "loose | 1", "deck | Ballista, Ves, " + name(table.seats[0].deck[-1]))


@rule("SET-5", "PLAY-10")
@pytest.mark.parametrize("rules", BOTTOM)
def test_a_later_shuffle_ends_that_knowledge(rules: str) -> None:
    table = position(
        f"rules | {rules}\nhand | Ghoul, Fiend\ndeck | Griffin, Werewolf, Ghoul\nbottom | 1\nfoe hand | Ves"
    )
    play(table, "Ghoul")
    assert (table.seats[0].bottom, table.seats[0].loose) == (0, 2)


# Simultaneous and secret


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_all_redraw_at_the_same_time(rules: str) -> None:
    table = dealt(rules)
    assert to_act(table) == (0, 1)
    play(table, "p2: done")
    assert to_act(table) == (0,)
    assert events_of(table, FinishedRedraw) == [FinishedRedraw(1)]


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_the_round_waits_for_the_last_redraw(rules: str) -> None:
    table = play(dealt(rules), "p1: done")
    assert isinstance(question(table), Redraw)
    play(table, "p2: done")
    assert not isinstance(question(table), Redraw)


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_who_has_finished_exchanges_no_more(rules: str) -> None:
    table = play(dealt(rules), "p1: done")
    before = picture(table)
    with pytest.raises(IllegalMove):
        push(table, Exchange(table.seats[0].hand[0]), 0)
    with pytest.raises(IllegalMove):
        push(table, Done(), 0)
    assert legal_moves(table, 0) == []
    assert picture(table) == before


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_the_order_in_which_players_exchange_changes_nothing(rules: str) -> None:
    """Players do not wait for each other, so speed brings no advantage."""
    ends = set()
    for order in set(permutations([0, 0, 1, 1])):
        table = dealt(rules)
        for seat in order:
            push(table, Exchange(table.seats[seat].hand[0]), seat)
        ends.add(picture(table))
    assert len(ends) == 1


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_nothing_open_tells_how_many_cards_were_exchanged(rules: str) -> None:
    """Hands, decks and their random streams are secret; all else is the same after 0, 1 or 2 exchanges."""
    seen = set()
    for exchanges in range(3):
        table = dealt(rules)
        for _ in range(exchanges):
            push(table, Exchange(table.seats[0].hand[0]), 0)
        if exchanges < 2:
            push(table, Done(), 0)
        owner = table.seats[0]
        others = [event for event in table.log if not isinstance(event, Exchanged)]
        private = ("hand", "deck", "loose", "bottom", "chance")
        lines = [line for line in picture(table).splitlines() if line.split(" |")[0] not in private]
        streams = (table.chance.streams[0], table.chance.streams[2])
        seen.add((*lines, repr(others), streams, len(owner.hand), len(owner.deck)))
    assert len(seen) == 1


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_that_a_player_has_finished_and_nothing_of_the_exchanges(rules: str, viewer: int | None) -> None:
    table = dealt(rules)
    while_redrawing = view(table, viewer)
    logged = len(table.log)
    push(table, Exchange(table.seats[0].hand[0]), 0)
    assert view(table, viewer) == while_redrawing
    assert visible_events(table, table.log[logged:], viewer) == []
    push(table, Exchange(table.seats[0].hand[0]), 0)
    assert visible_events(table, table.log[logged:], viewer) == [FinishedRedraw(0)]
    assert view(table, viewer) == view(play(dealt(rules), "p1: done"), viewer)


@rule("SET-10")
@pytest.mark.parametrize("rules", RULESETS)
def test_an_exchange_is_visible_to_its_own_seat_only(rules: str) -> None:
    table = dealt(rules)
    given = table.seats[1].hand[3]
    push(table, Exchange(given), 1)
    drawn = table.seats[1].hand[-1]
    assert table.log[-1] == Exchanged(1, given, drawn)
    assert [known for seat in table.seats for known in seat.known] == [[], [], [], []]


@rule("SET-10")
def test_daisy_still_exchanges_at_most_two_of_her_eleven() -> None:
    table = play(dealt(decks=(GARDEN, MONSTERS)), "p1 starts")
    for _ in range(2):
        push(table, Exchange(table.seats[0].hand[0]), 0)
    assert to_act(table) == (1,)
    assert len(table.seats[0].hand) == 11


@rule("SET-5")
def test_a_card_that_is_not_in_hand_cannot_be_exchanged() -> None:
    table = redrawing("legendary", "hand | Ves\ndeck | Trebuchet")
    with pytest.raises(GwintError):
        play(table, "exchange Trebuchet")
    assert shows(table, "hand | Ves", "deck | Trebuchet", "redraws | 2")


@rule("SET-5", "SET-8")
@pytest.mark.parametrize("rules", RULESETS)
def test_an_exchange_neither_adds_nor_loses_a_card(rules: str) -> None:
    table = dealt(rules)
    for seat in (0, 0, 1, 1):
        push(table, Exchange(table.seats[seat].hand[0]), seat)
    assert [len(seat.hand) for seat in table.seats] == [10, 10]
    assert [Counter(seat.hand + seat.deck) for seat in table.seats] == [Counter(REALMS.cards), Counter(MONSTERS.cards)]
