"""Francesca Findabair, Daisy of the Valley: draws one more card at the start; in klub draws one when used."""

from __future__ import annotations

import pytest

from gwint.cards import Faction, card, leader
from gwint.decks import Deck
from gwint.rules.modes import DUEL
from gwint.rules.play import legal_moves
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import RULESETS, Ruleset
from tests.scenes import carry_on, options, play, position, push, rule, shows

DAISY = "LEADER-francesca-findabair-daisy-of-the-valley"


def dealt(ruleset: Ruleset, cards: int = 25) -> Table:
    """Returns a game of Daisy against Foltest with its hands drawn."""
    elves = Deck.of(
        Faction.SCOIATAEL,
        leader("francesca-findabair-daisy-of-the-valley"),
        [card("yaevinn", Faction.SCOIATAEL)] * cards,
    )
    north = Deck.of(
        Faction.NORTHERN_REALMS, leader("foltest-king-of-temeria"), [card("ves", Faction.NORTHERN_REALMS)] * 25
    )
    table = lay_table(DUEL, ruleset, [elves, north], "7" * 64)
    carry_on(table)
    while "p1 starts" in options(table):
        play(table, "p1 starts")
    return table


@rule("SET-10", DAISY)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_daisy_draws_eleven_cards_at_the_start(rules: str) -> None:
    table = dealt(RULESETS[rules])
    assert [len(seat.hand) for seat in table.seats] == [11, 10]
    assert [len(seat.deck) for seat in table.seats] == [14, 15]


@rule("SET-10", DAISY)
def test_daisy_exchanges_two_cards_at_most() -> None:
    table = dealt(RULESETS["legendary"])
    for _ in range(2):
        push(table, legal_moves(table, 0)[0], 0)
    assert not legal_moves(table, 0)
    assert len(table.seats[0].hand) == 11


@rule("PLAY-9", DAISY)
def test_daisy_draws_what_there_is() -> None:
    assert len(dealt(RULESETS["legendary"], cards=8).seats[0].hand) == 8


@rule("LEAD-1", DAISY)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_daisy_is_passive_and_draws_nothing_later(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | Daisy of the Valley\nhand | Yaevinn\ndeck | Riordain\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "pass"}


# klub: draw a card


@rule("OPT-leader_effects", DAISY)
def test_klub_daisy_draws_ten_cards_at_the_start_like_all_players() -> None:
    table = dealt(RULESETS["klub"])
    assert [len(seat.hand) for seat in table.seats] == [10, 10]


@rule("OPT-leader_effects", DAISY)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_daisy_draws_a_card_when_used(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Daisy of the Valley\nhand | Riordain\ndeck | Toruviel, Milva\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(table, "hand | Riordain, Milva", "deck | Toruviel", "turn | foe")
    assert not table.seats[0].known[1]


@rule("LEAD-2", DAISY)
def test_klub_daisy_cannot_be_used_with_an_empty_deck() -> None:
    table = position("rules | klub\nleader | Daisy of the Valley\nhand | Riordain\ndiscard | Milva\nfoe hand | Ves")
    assert options(table) == {"Riordain", "pass"}
