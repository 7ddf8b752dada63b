"""Emhyr var Emreis, The White Flame: cancels the opponent's leader."""

from __future__ import annotations

import json

import pytest

from gwint.cards import Leader, Row, card, leader
from gwint.cards.loader import DATA
from gwint.decks import Deck
from gwint.rules.modes import DUEL
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import RULESETS
from gwint.views import view
from tests.rules.leaders import READY
from tests.scenes import carry_on, options, play, position, rule, shows, strengths

FLAME = "LEADER-emhyr-var-emreis-the-white-flame"
LEADERS = [row["id"] for row in json.loads((DATA / "leaders.json").read_text(encoding="utf-8"))["leaders"]]


def dealt(rules: str, mine: Leader, theirs: Leader) -> Table:
    """Returns a new game with its hands drawn, before any exchange."""
    decks = [Deck.of(one.faction, one, [card("decoy", one.faction)] * 25) for one in (mine, theirs)]
    table = lay_table(DUEL, RULESETS[rules], decks, "0" * 64)
    carry_on(table)
    if options(table) & {"p1 starts"}:
        play(table, "p1 starts")
    return table


@rule("LEAD-6", FLAME)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
@pytest.mark.parametrize("id_", LEADERS)
def test_a_cancelled_leader_cannot_be_used(rules: str, id_: str) -> None:
    start = f"rules | {rules}\nleader | {id_}{READY}"
    passive = leader(id_).effects[RULESETS[rules].leader_effects].passive
    assert ("leader" in options(position(start))) is not passive
    assert "leader" not in options(position(f"{start}\nfoe leader | The White Flame"))


@rule("LEAD-6", "LEADER-francesca-findabair-daisy-of-the-valley", FLAME)
def test_a_leader_is_cancelled_from_before_the_first_card_is_drawn_so_that_daisy_draws_ten() -> None:
    daisy, flame = leader("francesca-findabair-daisy-of-the-valley"), leader("emhyr-var-emreis-the-white-flame")
    majesty = leader("emhyr-var-emreis-his-imperial-majesty")
    assert len(dealt("legendary", daisy, flame).seats[0].hand) == 10
    assert len(dealt("legendary", daisy, majesty).seats[0].hand) == 11


@rule("LEAD-6", "STR-10", "LEADER-king-bran", FLAME)
def test_a_cancelled_passive_leader_has_no_effect() -> None:
    table = position("leader | King Bran\nfoe leader | The White Flame\nclose | Blueboy Lugos\nweather | Biting Frost")
    assert strengths(table, 0, Row.CLOSE) == [1]


@rule("LEAD-6", FLAME)
def test_two_white_flames_have_nothing_to_do_to_each_other() -> None:
    table = position(
        "leader | The White Flame\nfoe leader | The White Flame\nhand | Vreemde\nclose | Rainfarn\nfoe hand | Sweers"
    )
    assert options(table) == {"Vreemde", "pass"}
    assert [seat.leader_cancelled for seat in view(table, None).seats] == [False, False]


@rule("LEAD-6", FLAME)
def test_white_flame_itself_cannot_be_cancelled() -> None:
    table = position("leader | The White Flame\nfoe leader | The Siegemaster\nhand | Vreemde\nfoe hand | Ves")
    assert [seat.leader_cancelled for seat in view(table, None).seats] == [False, True]


@rule("LEAD-6", FLAME)
def test_white_flame_works_for_either_seat() -> None:
    table = position(
        "leader | The White Flame\nfoe leader | His Imperial Majesty\nfoe deck | Torrential Rain\n"
        "hand | Vreemde\nfoe hand | Sweers\nturn | foe"
    )
    assert options(table) == {"Sweers", "pass"}


@rule("LEAD-1", FLAME)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_white_flame_is_passive_in_every_ruleset(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | The White Flame{READY}")
    assert "leader" not in options(table)


@rule("LEAD-6", "TURN-3", FLAME)
def test_a_player_with_an_empty_hand_and_a_cancelled_leader_passes_by_itself() -> None:
    start = "leader | Lord Commander of the North\nhand | Ves\nfoe hand | Vreemde, Sweers\n"
    table = play(position(start + "foe leader | The White Flame"), "Ves", "Vreemde")
    assert shows(table, "passed | yes", "turn | foe")
    table = play(position(start), "Ves", "Vreemde")
    assert options(table) == {"leader", "pass"}


@rule("LEAD-6", FLAME)
def test_white_flame_cancels_no_faction_ability() -> None:
    table = position(
        "leader | The Siegemaster\nfoe leader | The White Flame\nhand | Ves\ndeck | Ballista\nfoe hand | Sweers"
    )
    play(table, "Ves", "pass", "pass")
    assert shows(table, "round | 2", "hand | Ballista")
