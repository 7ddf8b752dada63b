"""SET-5, SET-10. The number of cards that may be exchanged is an option."""

from __future__ import annotations

import pytest

from gwint.rules.agenda import ChooseStarter, Redraw, Turn
from gwint.rules.events import FinishedRedraw
from gwint.rules.moves import Exchange
from gwint.rules.play import question, to_act
from gwint.rulesets import LEGENDARY
from gwint.views import view
from tests.rules import free_for_all, solo, team
from tests.rules.setting_up import MONSTERS, REALMS, dealt, events_of
from tests.rules.setting_up.test_deal import GARDEN
from tests.scenes import options, play, position, push, rule, shows


@rule("SET-5", "OPT-redraws")
@pytest.mark.parametrize("most", [1, 3, 10])
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_a_player_may_exchange_that_many_cards_and_no_more(rules: str, most: int) -> None:
    table = dealt(f"{rules}, redraws={most}")
    for exchange in range(most):
        assert to_act(table) == (0, 1)
        assert table.seats[0].redraws == most - exchange
        push(table, Exchange(table.seats[0].hand[0]), 0)
    assert to_act(table) == (1,)
    assert events_of(table, FinishedRedraw) == [FinishedRedraw(0)]
    assert len(table.seats[0].hand) == 10
    assert sorted(one.id for one in table.seats[0].hand + table.seats[0].deck) == sorted(one.id for one in REALMS.cards)


@rule("SET-5", "OPT-redraws", "OPT-redraw_returns")
def test_every_card_set_aside_goes_back_when_the_player_is_done() -> None:
    table = dealt("legendary, redraws=10")
    for _ in range(9):
        push(table, Exchange(table.seats[0].hand[0]), 0)
    assert len(table.seats[0].aside) == 9
    play(table, "p1: done")
    assert (table.seats[0].aside, len(table.seats[0].deck)) == ([], len(REALMS.cards) - 10)


@rule("SET-5", "OPT-redraws", "OPT-redraw_returns")
def test_every_card_put_under_the_deck_is_known_there() -> None:
    table = dealt("witcher3, redraws=10")
    given = [one.id for one in table.seats[0].hand]
    for id_ in given:
        push(table, Exchange(next(one for one in table.seats[0].hand if one.id == id_)), 0)
    assert table.seats[0].bottom == 10
    assert [one.id for one in reversed(table.seats[0].deck[:10])] == given


@rule("SET-5", "OPT-redraws")
@pytest.mark.parametrize(("rules", "asked"), [("legendary", Turn), ("witcher3", Turn), ("klub", ChooseStarter)])
def test_without_exchanges_no_player_is_asked(rules: str, asked: type) -> None:
    table = dealt(f"{rules}, redraws=0")
    assert isinstance(question(table), asked)
    assert not events_of(table, FinishedRedraw)
    assert [seat.redraws for seat in table.seats] == [0, 0]


@rule("SET-5", "OPT-redraws")
def test_the_redraw_ends_early_when_the_deck_has_no_card() -> None:
    table = position(
        "rules | legendary, redraws=5\nround | 0\nhand | Ves, Ballista\ndeck | Thaler\nfoe hand | Ghoul\n"
        "agenda | begin-round\nagenda | redraw me"
    )
    assert shows(table, "redraws | 5")
    play(table, "exchange Ves")
    assert options(table) == {"done"}


@rule("SET-10", "OPT-redraws")
def test_daisy_exchanges_no_more_cards_than_the_others() -> None:
    table = play(dealt("legendary, redraws=3", (GARDEN, MONSTERS)), "p1 starts")
    assert [seat.redraws for seat in table.seats] == [3, 3]


@rule("SET-10", "OPT-redraws")
@pytest.mark.parametrize("exchanges", range(5))
def test_others_do_not_see_how_many_cards_were_exchanged(exchanges: int) -> None:
    table = dealt("legendary, redraws=4")
    for _ in range(exchanges):
        push(table, Exchange(table.seats[0].hand[0]), 0)
    if exchanges < 4:
        play(table, "p1: done")
    assert view(table, 1) == view(play(dealt("legendary, redraws=4"), "p1: done"), 1)


@rule("SET-5", "MODE-1", "OPT-redraws")
@pytest.mark.parametrize("redraws", [0, 1, 7])
def test_in_every_mode_each_player_may_exchange_that_many(redraws: int) -> None:
    rules = f"legendary, redraws={redraws}"
    tables = [
        free_for_all.dealt(free_for_all.decks_of(*free_for_all.CALM[:3]), rules),
        team.dealt(team.decks_of(*team.CALM), rules),
    ]
    for table in tables:
        assert [seat.redraws for seat in table.seats] == [redraws] * len(table.seats)
        assert isinstance(question(table), Redraw) is (redraws > 0)


@rule("SOLO-2", "MODE-1", "OPT-redraws")
@pytest.mark.parametrize("redraws", [0, 1, 7])
def test_in_solo_only_you_may_exchange(redraws: int) -> None:
    table = solo.dealt(ruleset=LEGENDARY.changed(redraws=redraws))
    assert [seat.redraws for seat in table.seats] == [redraws, 0]
    assert isinstance(question(table), Redraw) is (redraws > 0)
