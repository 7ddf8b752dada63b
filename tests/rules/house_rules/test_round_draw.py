"""SET-8, TURN-10. Players may draw cards before each round after the first."""

from __future__ import annotations

import pytest

from gwint.cards import Faction
from gwint.rules.agenda import ClaimRound
from gwint.rules.events import BeganRound, Drew, EndedGame, Swept
from gwint.rules.play import question
from gwint.rulesets import LEGENDARY
from gwint.views import visible_events
from tests.rules import free_for_all, solo, team
from tests.rules.setting_up import dealt, events_of, keep_hands, kinds
from tests.scenes import play, position, rule, shows

HANDS = "hand | Ves\nfoe hand | Ghoul"


def after_round(rules: str, lines: str) -> list[str]:
    """The kinds of events at the end of a round in which both players pass, from the clearing of the board on."""
    table = play(position(f"rules | {rules}\n{HANDS}\n{lines}"), "pass", "pass")
    return kinds(table)[kinds(table).index("Swept") :]


@rule("SET-8", "OPT-round_draw")
@pytest.mark.parametrize("cards", [1, 2, 5])
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_each_player_draws_that_many_cards_before_every_later_round(rules: str, cards: int) -> None:
    table = position(
        f"rules | {rules}, round_draw={cards}, gems=3\nhand | Vreemde, 3 Rainfarn\ndeck | 12 Cynthia\n"
        "foe hand | Albrich, Sweers\nfoe deck | 12 Puttkammer"
    )
    play(table, "Rainfarn", "pass", "pass")
    drawn = f"{cards} " if cards > 1 else ""
    assert shows(table, "round | 2", f"hand | Vreemde, 2 Rainfarn, {drawn}Cynthia")
    assert shows(table, f"foe hand | Albrich, Sweers, {drawn}Puttkammer")
    play(table, "Rainfarn", "pass", "pass")
    assert [len(seat.deck) for seat in table.seats] == [12 - 2 * cards] * 2
    assert [len(event.cards) for event in events_of(table, Drew)] == [cards] * 4


@rule("SET-8", "OPT-round_draw")
def test_nothing_is_drawn_before_the_first_round() -> None:
    table = keep_hands(dealt("legendary, round_draw=5"))
    assert [len(event.cards) for event in events_of(table, Drew)] == [10, 10]


@rule("SET-8", "PLAY-9", "OPT-round_draw")
def test_a_player_draws_what_the_deck_has() -> None:
    table = position(f"rules | legendary, round_draw=3\n{HANDS}\ndeck | 2 Catapult\nfoe deck |")
    play(table, "pass", "pass")
    assert shows(table, "hand | Ves, 2 Catapult", "deck |", "foe hand | Ghoul")
    assert [event.seat for event in events_of(table, Drew)] == [0]


@rule("SET-8", "OPT-round_draw")
def test_nothing_is_drawn_when_the_game_is_over() -> None:
    table = position(f"rules | legendary, round_draw=3, gems=1\n{HANDS}\ndeck | 3 Catapult\nclose | Vesemir")
    play(table, "pass", "pass")
    assert events_of(table, EndedGame)
    assert not events_of(table, Drew)


@rule("SET-8", "TURN-10", "OPT-round_draw")
def test_the_draw_comes_after_northern_realms_reward_and_before_the_round() -> None:
    lines = "faction | northern-realms\nclose | Vesemir\ndeck | 5 Catapult\nfoe deck | 5 Nekker"
    assert after_round("legendary, round_draw=2", lines) == ["Swept", "Drew", "Drew", "Drew", "BeganRound"]
    table = play(position(f"rules | legendary, round_draw=2\n{HANDS}\n{lines}"), "pass", "pass")
    assert [(event.seat, len(event.cards)) for event in events_of(table, Drew)] == [(0, 1), (0, 2), (1, 2)]


@rule("SET-8", "TURN-10", "FAC-6", "OPT-round_draw")
def test_scoiatael_sees_the_new_cards_before_claiming_a_round() -> None:
    lines = "faction | scoiatael\ndeck | 5 Dol Blathanna Archer\nfoe deck | 5 Nekker"
    table = play(position(f"rules | klub, round_draw=1\nhand | Ves\nfoe hand | Ghoul\n{lines}"), "pass", "pass")
    assert isinstance(question(table), ClaimRound)
    assert [len(seat.hand) for seat in table.seats] == [2, 2]


@rule("SET-8", "PLAY-8", "OPT-round_draw")
def test_only_the_player_sees_the_cards_drawn() -> None:
    table = position(f"rules | legendary, round_draw=2\n{HANDS}\ndeck | 5 Catapult\nfoe deck | 5 Nekker")
    play(table, "pass", "pass")
    seen = [event for event in visible_events(table, table.log, 1) if isinstance(event, Drew)]
    assert [[card and card.id for card in event.cards] for event in seen] == [[None, None], ["nekker", "nekker"]]
    assert table.seats[0].known == [[], []]


@rule("SET-8", "OPT-round_draw")
def test_there_is_no_second_redraw() -> None:
    table = position(f"rules | legendary, round_draw=2\n{HANDS}\ndeck | 5 Catapult\nfoe deck | 5 Nekker")
    play(table, "pass", "pass")
    assert kinds(table)[-1] == "BeganRound"
    assert shows(table, "turn | foe")
    assert [seat.redraws for seat in table.seats] == [0, 0]


@rule("SET-10", "OPT-round_draw")
def test_daisy_draws_no_extra_card_before_later_rounds() -> None:
    daisy = "faction | scoiatael\nleader | Francesca Findabair, Daisy of the Valley\ndeck | 5 Dol Blathanna Archer"
    table = play(position(f"rules | legendary, round_draw=2\n{HANDS}\n{daisy}\nfoe deck | 5 Nekker"), "pass", "pass")
    assert [len(event.cards) for event in events_of(table, Drew)] == [2, 2]


@rule("FFA-1", "FFA-4", "MODE-1", "OPT-round_draw")
def test_in_a_free_for_all_all_players_draw_and_new_cards_keep_the_game_going() -> None:
    """No player has a card left when the round ends, but all draw before FFA-4 is checked."""
    decks = ("p1 deck | 3 Vesemir", "p2 deck | 3 Nekker", "p3 deck | 3 Nekker")
    hands = ("p1 faction | skellige", "p1 hand | Vesemir", "p2 hand |", "p3 hand |")
    table = free_for_all.field(3, "rules | legendary, round_draw=1", *hands, *decks)
    play(table, "Vesemir")
    assert not table.over
    assert [len(seat.hand) for seat in table.seats] == [1, 1, 1]
    assert events_of(table, BeganRound) == [BeganRound(2, 0)]


@rule("TEAM-2", "MODE-1", "OPT-round_draw")
def test_each_of_a_team_draws_for_themselves() -> None:
    table = team.dealt(team.decks_of(*team.CALM), "legendary, round_draw=2, hand_size=3")
    team.keep_hands(table)
    team.all_pass(table)
    assert [len(seat.hand) for seat in table.seats] == [5] * 4


@rule("SOLO-2", "MODE-1", "OPT-round_draw")
@pytest.mark.parametrize("faction", [Faction.MONSTERS, Faction.NORTHERN_REALMS])
def test_in_solo_only_you_draw(faction: Faction) -> None:
    table = solo.dealt(ruleset=LEGENDARY.changed(round_draw=2), foe=faction)
    play(table, "done", "pass")
    assert events_of(table, Swept)
    assert len(table.seats[0].hand) == 12
    assert table.seats[1].hand == []
    assert {event.seat for event in events_of(table, Drew)} == {0}
