"""PLAY-8. Open and hidden information, and what all players are sent."""

from __future__ import annotations

import pytest

from gwint.rules.events import (
    ClearedWeather,
    Discarded,
    Drew,
    Event,
    LaidWeather,
    Played,
    TookFromDeck,
    Transformed,
    UsedLeader,
    WentToHand,
)
from gwint.views import view, visible_event, visible_events
from tests.scenes import play, position, rule, shows

ME, FOE = 0, 1


@rule("PLAY-8")
def test_what_is_drawn_is_hidden() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert table.seats[ME].known == [[], []]


@rule("PLAY-8")
@pytest.mark.parametrize("viewer", [ME, FOE, None])
def test_piles_board_weather_gems_leaders_side_decks_and_counts_are_open(viewer: int | None) -> None:
    table = position("""
        leader | Foltest, The Siegemaster (used)
        hand | Ves, Thaler
        deck | Ballista
        close | Yarpen Zigrin, Decoy + Commander's Horn
        discard | Trebuchet, Scorch
        side deck | Bovine Defense Force
        gems | 1
        weather | Biting Frost (foe)
        foe hand | Ghoul, Nekker, Fiend
        foe siege | Ice Giant + leader's horn
        foe deck | 2 Forktail
    """)
    seen = view(table, viewer)
    assert seen.weather == tuple(table.weather)
    for side, army in zip(seen.sides, table.sides, strict=True):
        assert side.rows == tuple(tuple(row) for row in army.rows)
        assert side.specials == tuple(tuple(row) for row in army.specials)
        assert side.leader_horns == tuple(army.leader_horns)
        assert (side.pile, side.gems) == (tuple(army.pile), army.gems)
    for seat, owner in zip(seen.seats, table.seats, strict=True):
        assert (seat.leader, seat.leader_used) == (owner.leader, owner.leader_used)
        assert seat.side_deck == tuple(owner.side_deck)
        assert (seat.hand_count, seat.deck_count) == (len(owner.hand), len(owner.deck))


@rule("PLAY-8")
def test_hands_and_decks_are_hidden_from_all_but_their_owner() -> None:
    table = position("hand | Ves, Thaler\ndeck | Ballista\nfoe hand | Ghoul\nfoe deck | Fiend")
    mine = view(table, ME).seats[ME].secrets
    assert mine is not None
    assert mine.hand == tuple(table.seats[ME].hand)
    assert view(table, ME).seats[FOE].secrets is None
    assert view(table, FOE).seats[ME].secrets is None
    assert [seat.secrets for seat in view(table, None).seats] == [None, None]


@rule("PLAY-8")
def test_of_a_draw_other_players_learn_the_number_only() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    played, drew = play(table, "Thaler").log
    assert visible_event(table, played, FOE) == played
    assert visible_event(table, drew, ME) == drew
    assert visible_event(table, drew, FOE) == visible_event(table, drew, None) == Drew(ME, (None, None))


@rule("PLAY-8")
@pytest.mark.parametrize(
    ("lines", "move", "described"),
    [
        ("hand | Ves", "Ves", [Played]),
        ("hand | Decoy\nclose | Ves", "Decoy on Ves", [Played, WentToHand]),
        ("hand | Commander's Horn", "Commander's Horn > close", [Played]),
        ("hand | Mardroeme\nclose | Berserker", "Mardroeme > close", [Played, Transformed]),
        ("hand | Scorch", "Scorch", [Played, Discarded]),
        ("hand | Biting Frost", "Biting Frost", [Played, LaidWeather]),
        (
            "hand | Clear Weather\nweather | Biting Frost",
            "Clear Weather",
            [Played, ClearedWeather, Discarded, Discarded],
        ),
    ],
)
def test_all_players_see_every_card_played(lines: str, move: str, described: list[type[Event]]) -> None:
    table = play(position(f"{lines}\nfoe hand | Ves"), move)
    assert [type(event) for event in visible_events(table, table.log, FOE)] == described


@rule("PLAY-8")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("hand | Nekker\ndeck | Nekker", ["Nekker"]),
        ("hand | Dun Banner Medic\ndiscard | Ves", ["Dun Banner Medic", "raise Ves"]),
        ("hand | Scorch\nclose | Ves", ["Scorch"]),
        ("hand | Decoy\nclose | Ves", ["Decoy on Ves"]),
        ("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Fiend", ["leader", "take Fiend"]),
    ],
)
def test_every_card_is_open_while_it_is_played_discarded_or_taken_from_a_pile(lines: str, moves: list[str]) -> None:
    table = play(position(f"{lines}\nfoe hand | Ves"), *moves)
    assert visible_events(table, table.log, FOE) == table.log
    assert visible_events(table, table.log, None) == table.log


@rule("PLAY-8", "SP-DECOY")
def test_what_goes_to_hand_from_the_battlefield_is_known_until_it_is_played() -> None:
    table = position("hand | Decoy, Ballista\nclose | Ves\nfoe passed | yes")
    play(table, "Decoy on Ves")
    assert shows(table, "hand | Ballista, Ves", "known to foe | Ves")
    assert table.seats[ME].known[ME] == []
    play(table, "Ves")
    assert table.seats[ME].known == [[], []]


@rule("PLAY-8", "LEAD-5")
def test_what_is_taken_from_a_discard_pile_is_known() -> None:
    table = position("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Fiend, Draug\nfoe hand | Ves")
    play(table, "leader", "take Draug")
    assert shows(table, "hand | Ghoul, Draug", "known to foe | Draug")


@rule("PLAY-8", "LEAD-10")
def test_a_card_picked_from_the_deck_to_hand_is_not_shown() -> None:
    table = position("leader | Eredin, Destroyer of Worlds\nhand | Draug, Ghoul\ndeck | Imlerith\nfoe hand | Ves")
    play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
    assert shows(table, "hand | Imlerith")
    assert table.seats[ME].known == [[], []]
    assert visible_event(table, table.log[-1], FOE) == TookFromDeck(ME, None)
    assert [type(event) for event in table.log] == [UsedLeader, Discarded, Discarded, TookFromDeck]
