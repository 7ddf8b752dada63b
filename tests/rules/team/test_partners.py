"""TEAM-2. What partners share, what each has alone, and what they see of each other."""

from __future__ import annotations

from itertools import product

import pytest

from gwint.cards import FACTIONS, Faction
from gwint.decks import Deck, starter
from gwint.rules.events import Drew, Event, Exchanged, TookFromDeck
from gwint.rules.modes import TEAM
from gwint.rules.play import to_act
from gwint.rules.table import Table
from gwint.views import view, visible_event
from tests.rules.setting_up import events_of as events
from tests.rules.team import CALM, STARTER, all_pass, dealt, decks_of, field, keep_hands
from tests.scenes import options, play, rule, shows

PARTNER = {0: 2, 1: 3, 2: 0, 3: 1}
VIEWERS = (0, 1, 2, 3, None)


def visible_by_viewer(table: Table, kind: type[Event]) -> list[list[Event | None]]:
    """Returns the events of a kind as each player and a spectator receive them."""
    return [[visible_event(table, event, viewer) for event in events(table, kind)] for viewer in VIEWERS]


# Factions


def at_fault(decks: list[Deck]) -> list[set[int]]:
    """Returns the seats that each fault of these decks together names."""
    return [
        {value for value in fault.details.values() if isinstance(value, int)}
        for fault in TEAM.combination_faults(decks)
    ]


@rule("TEAM-2")
@pytest.mark.parametrize(("first", "second"), list(product(FACTIONS, repeat=2)))
def test_partners_play_different_factions(first: Faction, second: Faction) -> None:
    others = [faction for faction in FACTIONS if faction not in (first, second)]
    alike = first is second
    assert at_fault(decks_of(first, others[0], second, others[1])) == [{0, 2}] * alike
    assert at_fault(decks_of(others[0], first, others[1], second)) == [{1, 3}] * alike


@rule("TEAM-2")
def test_another_deck_or_leader_of_the_same_faction_does_not_make_it_another() -> None:
    elves, dwarves = starter("scoiatael-archers").deck, starter("scoiatael-mahakam").deck
    assert elves.leader is not dwarves.leader
    assert at_fault([elves, STARTER[Faction.MONSTERS], dwarves, STARTER[Faction.SKELLIGE]]) == [{0, 2}]


@rule("TEAM-2")
def test_opponents_may_play_the_same_faction() -> None:
    assert at_fault(decks_of(*[Faction.MONSTERS] * 2, *[Faction.SKELLIGE] * 2)) == []


@rule("TEAM-2")
def test_both_teams_faults_are_named() -> None:
    assert at_fault([STARTER[Faction.MONSTERS]] * 4) == [{0, 2}, {1, 3}]
    assert {fault.kind for fault in TEAM.combination_faults([STARTER[Faction.MONSTERS]] * 4)} == {"team-same-faction"}


# Shared


@rule("TEAM-2")
def test_partners_share_one_side_of_the_battlefield() -> None:
    table = field("p1 hand | Ves", "p2 hand | Fiend", "p3 hand | Svanrige", "p4 hand | Vreemde")
    play(table, "Ves", "Fiend", "Svanrige", "Vreemde")
    assert len(table.sides) == 2
    assert table.totals[0] == (9, 8)


@rule("TEAM-2")
def test_partners_units_stand_in_the_same_rows() -> None:
    table = field("p1 hand | Ves, Ballista", "p3 hand | Svanrige, Udalryk", "p4 hand | Vreemde, Sweers")
    play(table, "Ves", "pass", "Svanrige", "Vreemde")
    assert shows(table, "p1 close | Ves, Svanrige", "p2 close | Vreemde")


@rule("TEAM-2")
def test_partners_share_a_discard_pile() -> None:
    table = field("p1 hand | Scorch, Ves", "p3 hand | Clear Weather, Svanrige", "p4 hand | Scorch, Vreemde")
    play(table, "Scorch", "pass", "Clear Weather", "Scorch")
    assert shows(table, "p1 discard | Scorch, Clear Weather [skellige]", "p2 discard | Scorch [nilfgaard]")


@rule("TEAM-2", "SET-3")
def test_partners_share_two_gems() -> None:
    table = keep_hands(dealt(decks_of(*CALM)))
    assert [army.gems for army in table.sides] == [2, 2]


# Not shared


@rule("TEAM-2", "SET-4")
def test_each_partner_has_a_hand_and_deck_of_their_own() -> None:
    table = dealt(decks_of(*CALM))
    assert to_act(table) == (0, 1, 2, 3)
    for seat, faction in zip(table.seats, CALM, strict=True):
        assert len(seat.hand) == 10
        assert {card.printing for card in seat.hand + seat.deck} == {faction}


@rule("TEAM-2", "SET-5")
def test_each_may_exchange_two_cards() -> None:
    table = dealt(decks_of(*CALM))
    for seat in (1, 3):
        for _ in range(2):
            play(table, f"p{seat}: exchange {table.seats[seat - 1].hand[0].id}")
    assert to_act(table) == (1, 3)


@rule("TEAM-2", "LEAD-1")
def test_each_partner_has_a_leader_to_use_once() -> None:
    table = field("p1 leader | Foltest, The Siegemaster", "p3 leader | Francesca Findabair, The Beautiful")
    play(table, "leader", "pass")
    assert [seat.leader_used for seat in table.seats] == [True, True, False, True]
    assert "leader" in options(table)
    assert shows(play(table, "leader"), "p1 siege | + leader's horn", "p1 ranged | + leader's horn")


@rule("TEAM-2")
def test_no_player_plays_a_partners_card() -> None:
    table = field("p1 hand | Ves", "p3 hand | Svanrige")
    assert options(table) == {"Ves", "pass"}


@rule("TEAM-2")
def test_each_player_draws_from_their_own_deck() -> None:
    table = field("p3 hand | Thaler", "p1 deck | 3 Ves", "p3 deck | 3 Yarpen Zigrin", "turn | p3")
    play(table, "Thaler")
    assert shows(table, "p3 hand | 2 Yarpen Zigrin", "p1 deck | 3 Ves", "p1 hand | Vesemir")


# Visible to partners


@rule("TEAM-2", "PLAY-8")
def test_only_partners_see_each_others_hands() -> None:
    table = keep_hands(dealt(decks_of(*CALM)))
    for viewer in VIEWERS:
        for seat, seen in enumerate(view(table, viewer).seats):
            if viewer in (seat, PARTNER[seat]):
                assert seen.secrets is not None
                assert list(seen.secrets.hand) == table.seats[seat].hand
            else:
                assert seen.secrets is None


@rule("TEAM-2")
def test_partners_do_not_see_each_others_decks() -> None:
    table = keep_hands(dealt(decks_of(*CALM)))
    for viewer in VIEWERS:
        for seat, seen in enumerate(view(table, viewer).seats):
            shown = seen.secrets is not None and seen.secrets.deck is not None
            assert shown is (viewer == seat)
            assert seen.deck_count == 20


@rule("TEAM-2", "SET-10")
def test_partners_see_each_others_redraw() -> None:
    """A partner sees both cards of an exchange; the other team does not even learn that it happened."""
    table = dealt(decks_of(*CALM))
    given = table.seats[2].hand[0]
    play(table, f"p3: exchange {given.id}")
    whole = events(table, Exchanged)
    assert len(whole) == 1
    assert visible_by_viewer(table, Exchanged) == [whole, [None], whole, [None], [None]]
    partner, stranger = view(table, 0).seats[2], view(table, 1).seats[2]
    assert partner.secrets is not None
    assert partner.secrets.aside == (given,)
    assert partner.secrets.redraws == 1
    assert stranger.secrets is None
    assert (stranger.hand_count, stranger.deck_count) == (10, 20)


@rule("TEAM-2")
def test_partners_see_each_others_first_hands_and_later_draws() -> None:
    table = keep_hands(dealt(decks_of(*CALM)))
    for viewer, drawn in zip(VIEWERS, visible_by_viewer(table, Drew), strict=True):
        for seat, event in enumerate(drawn):
            assert isinstance(event, Drew)
            assert (None in event.cards) is (viewer not in (seat, PARTNER[seat]))


@rule("TEAM-2", "LEAD-10")
def test_partners_see_a_card_picked_from_the_deck() -> None:
    destroyer = "p1 leader | Eredin, Destroyer of Worlds"
    table = field(destroyer, "p1 hand | Fiend, Griffin, Foglet", "p1 deck | Werewolf, Ice Giant")
    play(table, "leader", "discard Fiend", "discard Griffin", "take Werewolf")
    [whole] = events(table, TookFromDeck)
    hidden = TookFromDeck(0, None)
    assert visible_by_viewer(table, TookFromDeck) == [[whole], [hidden], [whole], [hidden], [hidden]]


@rule("TEAM-2")
def test_partners_see_each_others_hands_at_all_times() -> None:
    """Checked through a round and into the next."""
    table = keep_hands(dealt(decks_of(*CALM)))
    for _ in range(2):
        for seat in range(4):
            secrets = view(table, PARTNER[seat]).seats[seat].secrets
            assert secrets is not None
            assert list(secrets.hand) == table.seats[seat].hand
        all_pass(table)
