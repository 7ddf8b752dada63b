"""FFA-8. Leaders that target an opponent let the player choose; passive leaders affect all players."""

from __future__ import annotations

import pytest

from gwint.cards import Faction, leader
from gwint.decks import Deck
from gwint.notation.picture_reader import PositionError
from gwint.rules.agenda import ChooseFromPile, ChooseOpponent, Turn
from gwint.rules.events import Drew, SawHand, TookFromPile
from gwint.rules.play import question, to_act
from gwint.rules.strength import total
from gwint.rulesets import RULESETS
from gwint.views import view, visible_events
from tests.rules.free_for_all import CALM, PLAYERS, STARTER, dealt, decks_of, field
from tests.rules.setting_up import events_of
from tests.scenes import options, play, rule, shows

EMPEROR = "leader | Emhyr var Emreis, The Emperor of Nilfgaard"
RELENTLESS = "leader | Emhyr var Emreis, The Relentless"
WHITE_FLAME = "leader | Emhyr var Emreis, The White Flame"


def all_but(players: int, *seats: int) -> set[str]:
    return {f"against p{other}" for other in range(1, players + 1) if other not in seats}


# Emperor of Nilfgaard: a hand


@rule("FFA-8", "LEAD-12")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_emperor_chooses_into_whose_hand_to_look(players: int, seat: int, rules: str) -> None:
    table = field(players, f"rules | {rules}", f"p{seat} {EMPEROR}", f"turn | p{seat}")
    play(table, "leader")
    assert to_act(table) == (seat - 1,)
    assert options(table) == all_but(players, seat)


@rule("FFA-8", "LEAD-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_emperor_sees_cards_of_the_chosen_hand_only(players: int) -> None:
    for other in range(2, players + 1):
        table = field(players, f"p1 {EMPEROR}", f"p{other} hand | Ves, Yarpen Zigrin")
        play(table, "leader", f"against p{other}")
        [saw] = events_of(table, SawHand)
        assert (saw.seat, saw.owner) == (0, other - 1)
        assert {card.id for card in saw.cards if card} == {"ves", "yarpen-zigrin"}
        assert [bool(seat.known[0]) for seat in table.seats] == [place == other - 1 for place in range(players)]
        assert question(table) == Turn(1)


@rule("FFA-8", "LEAD-12", "PLAY-8")
def test_only_the_emperors_player_and_the_owner_learn_which() -> None:
    table = play(field(4, f"p1 {EMPEROR}", "p3 hand | Ves"), "leader", "against p3")
    for viewer in (0, 1, 2, 3, None):
        [saw] = [event for event in visible_events(table, table.log, viewer) if isinstance(event, SawHand)]
        assert (saw.cards == (None,)) is (viewer not in (0, 2))
        assert [card.id for card in view(table, viewer).seats[2].known] == (["ves"] if viewer == 0 else [])


@rule("FFA-8", "LEAD-2")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("empty", [2, 3, 4])
def test_the_choice_is_among_those_it_can_do_something_to(players: int, empty: int) -> None:
    table = field(players, f"p1 {EMPEROR}", f"p{empty} hand |", f"p{empty} deck | Ves")
    assert options(play(table, "leader")) == all_but(players, 1, empty)


@rule("FFA-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_leader_with_a_single_target_asks_no_question(players: int) -> None:
    empty = [f"p{seat} hand |" for seat in range(2, players)]
    table = play(field(players, f"p1 {EMPEROR}", *empty), "leader")
    assert [event.owner for event in events_of(table, SawHand)] == [players - 1]


@rule("FFA-8", "LEAD-2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("holder", [2, 3])
def test_a_leader_may_be_used_if_it_can_affect_an_opponent(players: int, holder: int) -> None:
    empty = [f"p{seat} hand |" for seat in range(2, players + 1) if seat != holder]
    assert "leader" in options(field(players, f"p1 {EMPEROR}", *empty))


@rule("FFA-8", "LEAD-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_leader_may_not_be_used_if_it_can_affect_no_opponent(players: int) -> None:
    empty = [f"p{seat} hand |" for seat in range(2, players + 1)]
    assert options(field(players, f"p1 {EMPEROR}", *empty)) == {"Vesemir", "pass"}


@rule("FFA-8")
def test_a_player_who_has_passed_may_be_chosen() -> None:
    table = play(field(3, f"p1 {EMPEROR}", "p2 passed | yes"), "leader")
    assert options(table) == {"against p2", "against p3"}


@rule("FFA-8", "LEAD-1")
def test_the_choice_is_part_of_the_turn_and_the_leader_is_used() -> None:
    table = play(field(3, f"p1 {EMPEROR}"), "leader")
    assert question(table) == ChooseOpponent(0, (1, 2))
    assert table.seats[0].leader_used
    assert to_act(play(table, "against p3")) == (1,)


@rule("FFA-8")
@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("leader | Foltest, The Siegemaster (used)", "p2, p3"),
        (f"{EMPEROR} (used)", ""),
        (f"{EMPEROR} (used)", "p1"),
        (f"{RELENTLESS} (used)", "p2, p3"),
    ],
)
def test_a_picture_that_asks_for_an_opponent_the_leader_can_do_nothing_to_is_refused(line: str, others: str) -> None:
    """A leader without a target, no possible target, the player itself, and empty piles."""
    with pytest.raises(PositionError) as refused:
        field(3, f"p1 {line}", f"agenda | choose-opponent p1; {others}")
    assert [fault.kind for fault in refused.value.faults] == ["impossible-step"]


# The Relentless: a discard pile


@rule("FFA-8", "LEAD-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_relentless_chooses_from_whose_pile_to_take(players: int) -> None:
    piles = [f"p{seat} discard | Ves, Roach" for seat in range(1, players + 1)]
    table = field(players, f"p2 {RELENTLESS}", *piles, "turn | p2")
    play(table, "leader")
    assert options(table) == all_but(players, 2)
    play(table, f"against p{players}")
    assert question(table) == ChooseFromPile(1, players - 1)
    play(table, "take Roach")
    assert [(event.seat, event.side) for event in events_of(table, TookFromPile)] == [(1, players - 1)]
    assert shows(table, f"p{players} discard | Ves", "p1 discard | Ves, Roach", "p2 discard | Ves, Roach")


@rule("FFA-8", "LEAD-2", "LEAD-4")
@pytest.mark.parametrize(
    ("rules", "pile"), [("legendary", ""), ("witcher3", "Esterad Thyssen, Scorch"), ("klub", "Cerys")]
)
def test_piles_without_a_card_it_may_take_are_not_offered(rules: str, pile: str) -> None:
    table = field(
        4, f"rules | {rules}", f"p1 {RELENTLESS}", f"p2 discard | {pile}", "p3 discard | Ves", "p4 discard | Ves"
    )
    assert options(play(table, "leader")) == {"against p3", "against p4"}


@rule("FFA-8", "LEAD-11")
def test_klub_nor_are_piles_with_nothing_that_could_be_played() -> None:
    table = field(
        4, "rules | klub", f"p1 {RELENTLESS}", "p2 discard | Decoy", "p3 discard | Ves", "p4 discard | Scorch"
    )
    assert options(play(table, "leader")) == {"against p3", "against p4"}


@rule("FFA-8", "LEAD-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_own_pile_is_not_enough(players: int) -> None:
    table = field(players, f"p1 {RELENTLESS}", "p1 discard | Ves")
    assert options(table) == {"Vesemir", "pass"}


@rule("FFA-8", "LEAD-11")
def test_klub_what_it_takes_from_the_chosen_pile_is_played_on_its_players_side() -> None:
    table = field(3, "rules | klub", f"p1 {RELENTLESS}", "p2 discard | Ves", "p3 discard | Dethmold")
    play(table, "leader", "against p3")
    assert shows(play(table, "take Dethmold"), "p1 ranged | Dethmold", "p3 discard |", "p2 discard | Ves")


@rule("FFA-8", "LEAD-17")
def test_video_an_invader_makes_the_card_random_but_not_the_opponent() -> None:
    invader = "p3 leader | Emhyr var Emreis, Invader of the North"
    table = field(3, "rules | witcher3", f"p1 {RELENTLESS}", invader, "p2 discard | Ves", "p3 discard | Dethmold")
    assert options(play(table, "leader")) == {"against p2", "against p3"}
    assert shows(play(table, "against p2"), "p1 hand | Vesemir, Ves", "p3 discard | Dethmold")
    assert [(event.card.id, event.side) for event in events_of(table, TookFromPile)] == [("ves", 1)]


# Leaders without a target, or that affect all players


@rule("FFA-8", "FFA-6")
@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("leader | Foltest, The Siegemaster", ""),
        ("leader | Foltest, Lord Commander of the North", "weather | Biting Frost"),
        ("leader | Foltest, King of Temeria", "p1 deck | Impenetrable Fog"),
        ("leader | Crach an Craite, Wild Boar of the Sea", "p2 discard | Ves"),
        ("leader | Foltest, Son of Medell", "p2 ranged | 2 Dethmold\np3 ranged | 2 Dethmold"),
    ],
)
def test_a_leader_that_names_no_opponent_or_all_asks_for_none(line: str, more: str) -> None:
    table = play(field(4, f"p1 {line}", more), "leader")
    assert question(table) == Turn(1)


@rule("FFA-8", "LEAD-6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("flame", [1, 2, 3])
def test_the_white_flame_cancels_the_leaders_of_all_opponents(players: int, flame: int) -> None:
    for seat in range(1, players + 1):
        if seat != flame:
            lines = (f"p{flame} {WHITE_FLAME}", f"p{seat} leader | Foltest, The Siegemaster", f"turn | p{seat}")
            assert options(field(players, *lines)) == {"Vesemir", "pass"}
            assert view(field(players, *lines), None).seats[seat - 1].leader_cancelled


@rule("FFA-8", "LEAD-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_white_flame_cancels_passive_leaders_for_all_players(players: int) -> None:
    treacherous = "p2 leader | Eredin Bréacc Glas, The Treacherous"
    bran = "p3 leader | King Bran, The Unifier"
    rows = ("p2 close | Stefan Skellen", "p3 close | Fiend", "weather | Torrential Rain", "p3 siege | Trebuchet")
    free = field(players, treacherous, bran, *rows)
    assert [total(free, side) for side in range(3)] == [0, 18, 9]
    cancelled = field(players, treacherous, bran, *rows, f"p1 {WHITE_FLAME}")
    assert [total(cancelled, side) for side in range(3)] == [0, 9, 7]


@rule("FFA-8", "LEAD-6")
def test_two_white_flames_have_nothing_to_do_to_each_other_and_cancel_the_rest() -> None:
    lines = (f"p1 {WHITE_FLAME}", f"p2 {WHITE_FLAME}", "p3 leader | Foltest, The Siegemaster", "turn | p3")
    table = field(3, *lines)
    assert [seat.leader_cancelled for seat in view(table, None).seats] == [False, False, True]


@rule("FFA-8", "LEAD-6", "SET-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_white_flame_cancels_leaders_before_the_first_card_is_drawn(players: int) -> None:
    elves = STARTER[Faction.SCOIATAEL]
    daisy = Deck.of(elves.faction, leader("francesca-findabair-daisy-of-the-valley"), elves.cards)
    flame = STARTER[Faction.NILFGAARD]
    assert flame.leader is leader("emhyr-var-emreis-the-white-flame")
    for last, cards in ((STARTER[Faction.MONSTERS], 11), (flame, 10)):
        table = dealt([daisy, *decks_of(*CALM[: players - 2]), last])
        play(table, "p1 starts")
        assert [len(event.cards) for event in events_of(table, Drew)] == [cards] + [10] * (players - 1)
