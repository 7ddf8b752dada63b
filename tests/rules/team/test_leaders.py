"""TEAM-7, TEAM-9. Leaders in a team: rows and piles belong to the side, hands and decks to the player."""

from __future__ import annotations

import pytest

from gwint.cards.names import name
from gwint.rules.agenda import ChooseFromPile, Turn
from gwint.rules.events import Played, SawHand, ShuffledBack
from gwint.rules.play import question, to_act
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.rulesets import RULESETS
from gwint.views import view, visible_event
from tests.rules.setting_up import events_of
from tests.rules.team import field
from tests.scenes import options, play, rule, shows

EMPEROR = "leader | Emhyr var Emreis, The Emperor of Nilfgaard"
RELENTLESS = "leader | Emhyr var Emreis, The Relentless"
INVADER = "leader | Emhyr var Emreis, Invader of the North"
BRINGER = "leader | Eredin, Bringer of Death"
CRACH = "leader | Crach an Craite, Wild Boar of the Sea"
BRAN = "leader | King Bran, The Unifier"
HOPE = "leader | Francesca Findabair, Hope of the Aen Seidhe"
VIEWERS = (0, 1, 2, 3, None)


# Leaders that look into a hand


@rule("TEAM-7", "LEAD-12")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize(("seat", "foes"), [(1, (2, 4)), (2, (1, 3)), (3, (2, 4)), (4, (1, 3))])
def test_leaders_that_look_into_a_hand_let_their_player_choose_one_opponent(
    seat: int, foes: tuple[int, int], rules: str
) -> None:
    for chosen in foes:
        table = play(field(f"rules | {rules}", f"p{seat} {EMPEROR}", f"turn | p{seat}"), "leader")
        assert to_act(table) == (seat - 1,)
        assert options(table) == {f"against p{foe}" for foe in foes}
        play(table, f"against p{chosen}")
        assert [(event.seat + 1, event.owner + 1) for event in events_of(table, SawHand)] == [(seat, chosen)]


@rule("TEAM-7", "LEAD-2")
@pytest.mark.parametrize("empty", [2, 4])
def test_with_a_card_in_one_hand_only_there_is_no_choice(empty: int) -> None:
    table = play(field(f"p1 {EMPEROR}", f"p{empty} hand |"), "leader")
    assert [event.owner + 1 for event in events_of(table, SawHand)] == [6 - empty]


@rule("TEAM-7", "LEAD-2")
def test_a_partners_hand_does_not_serve() -> None:
    assert options(field(f"p1 {EMPEROR}", "p2 hand |", "p4 hand |")) == {"Vesemir", "pass"}


@rule("TEAM-9", "LEAD-12")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_leader_shows_cards_to_both_partners(rules: str) -> None:
    """The owner and the owner's partner see that hand anyway; a spectator learns only that it was seen."""
    table = field(f"rules | {rules}", f"p1 {EMPEROR}", "p4 hand | Ves, Yarpen Zigrin")
    play(table, "leader", "against p4")
    [saw] = events_of(table, SawHand)
    hidden = SawHand(0, 3, (None, None))
    assert [visible_event(table, saw, viewer) for viewer in VIEWERS] == [saw, saw, saw, saw, hidden]
    for viewer in (0, 2):
        assert {card.id for card in view(table, viewer).seats[3].known} == {"ves", "yarpen-zigrin"}
    assert view(table, None).seats[3].known == ()


@rule("TEAM-9", "LEAD-12")
def test_klub_the_partners_next_look_finds_cards_not_yet_known_to_either() -> None:
    """The first player points at three of six cards; the partner, who saw them, points at the other three."""
    hand = "p2 hand | Ves, Yarpen Zigrin, Ballista, Trebuchet, Dethmold, Keira Metz"
    table = field("rules | klub", f"p1 {EMPEROR}", f"p3 {EMPEROR}", hand, "p4 hand |")
    play(table, "leader", "pass", "leader")
    first, second = events_of(table, SawHand)
    assert {card.id for card in first.cards if card}.isdisjoint({card.id for card in second.cards if card})
    assert len(table.seats[1].known[0]) == len(table.seats[1].known[2]) == 6


@rule("TEAM-9", "LEAD-12")
def test_klub_an_unknown_copy_of_a_known_card_is_another_card_to_both_partners() -> None:
    """One Ballista was known, so the player points at the other three cards, including a second Ballista."""
    known = "\n".join(f"p2 known to {viewer} | Ballista" for viewer in ("p1", "p3"))
    table = field("rules | klub", f"p1 {EMPEROR}", "p2 hand | Ves, 2 Ballista, Thaler", known, "p4 hand |")
    play(table, "leader")
    for viewer in (0, 2):
        assert sorted(card.id for card in table.seats[1].known[viewer]) == ["ballista", "ballista", "thaler", "ves"]


@rule("TEAM-9", "LEAD-11", "TEAM-7")
@pytest.mark.parametrize("rules", RULESETS)
def test_the_opponents_pile_is_the_other_sides_so_the_relentless_has_no_choice_of_opponents(rules: str) -> None:
    table = field(
        f"rules | {rules}", f"p3 {RELENTLESS}", "p2 discard | Ves, Dethmold", "p1 discard | Fiend", "turn | p3"
    )
    play(table, "leader")
    assert question(table) == ChooseFromPile(2, 1)
    assert options(table) == {"take Ves", "take Dethmold"}


# Rows and piles of the side


@rule("TEAM-9", "STR-10")
@pytest.mark.parametrize("bran", [1, 3])
def test_bran_helps_the_partners_units(bran: int) -> None:
    """Units on his side count, including an enemy spy; the partner's spy on the other side does not."""
    rows = ("p1 close | Vesemir, Fiend, Stefan Skellen", "p2 close | Prince Stennis, Vesemir", "weather | Biting Frost")
    table = field(f"p{bran} {BRAN}", *rows)
    assert (total(table, 0), total(table, 1)) == (3 + 3 + 5, 2)


@rule("TEAM-9", "LEAD-13")
@pytest.mark.parametrize("hope", [1, 3])
def test_hope_moves_the_partners_units(hope: int) -> None:
    rows = ("p1 close | Yaevinn, Harpy", "weather | Biting Frost", "p2 close | Harpy")
    table = play(field(f"p{hope} {HOPE}", *rows, f"turn | p{hope}"), "leader")
    assert shows(table, "p1 ranged | Yaevinn, Harpy", "p1 close |", "p2 close | Harpy")


@rule("TEAM-9", "LEAD-13")
def test_klub_hope_moves_them_at_choice() -> None:
    table = field("rules | klub", f"p1 {HOPE}", "p1 close | Yaevinn, Harpy")
    play(table, "leader")
    assert {"move Harpy > siege", "move Yaevinn > ranged"} <= options(table)


@rule("TEAM-9", "LEAD-4")
@pytest.mark.parametrize(("seat", "partner"), [(1, 3), (3, 1)])
def test_bringer_takes_from_the_shared_pile_into_the_players_hand(seat: int, partner: int) -> None:
    lines = (f"p{seat} {BRINGER}", f"p{seat} hand | Fiend", "p1 discard | Ves, Svanrige", "p2 discard | Vreemde")
    table = play(field(*lines, f"turn | p{seat}"), "leader")
    assert options(table) == {"take Ves", "take Svanrige"}
    play(table, "take Svanrige")
    assert [name(card) for card in table.seats[seat - 1].hand] == ["Fiend", "Svanrige"]
    assert [name(card) for card in table.seats[partner - 1].hand] == ["Vesemir"]
    assert shows(table, "p1 discard | Ves")


@rule("TEAM-9", "LEAD-3", "LEAD-7")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_leaders_horn_sounds_over_the_sides_row(seat: int) -> None:
    siegemaster = f"p{seat} leader | Foltest, The Siegemaster"
    table = play(field(siegemaster, "p1 siege | Trebuchet, Ice Giant", f"turn | p{seat}"), "leader")
    assert total(table, 0) == 22
    assert shows(table, "p1 siege | Trebuchet, Ice Giant + leader's horn")


@rule("TEAM-9", "LEAD-3")
def test_a_partners_horn_prevents_a_leaders_horn() -> None:
    table = field("p3 leader | Foltest, The Siegemaster", "p1 siege | + Commander’s Horn", "turn | p3")
    assert options(table) == {"Vesemir", "pass"}


@rule("TEAM-9", "LEAD-2")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_row_scorch_falls_on_the_other_side(seat: int) -> None:
    medell = f"p{seat} leader | Foltest, Son of Medell"
    table = field(medell, "p1 ranged | 2 Dethmold", "p2 ranged | Dethmold, Sweers, Albrich", f"turn | p{seat}")
    assert shows(play(table, "leader"), "p2 ranged | Sweers, Albrich", "p1 ranged | 2 Dethmold")


@rule("TEAM-9", "STR-9")
def test_the_treacherous_doubles_spies_on_both_sides() -> None:
    treacherous = "p3 leader | Eredin Bréacc Glas, The Treacherous"
    table = field(treacherous, "p1 close | Stefan Skellen", "p2 close | Stefan Skellen")
    assert (total(table, 0), total(table, 1)) == (18, 18)


# Hands and decks of the player


@rule("TEAM-9", "LEAD-14")
def test_weather_comes_from_the_players_deck_only() -> None:
    temeria = "p1 leader | Foltest, King of Temeria"
    assert options(field(temeria, "p3 deck | Impenetrable Fog")) == {"Vesemir", "pass"}
    table = play(field(temeria, "p1 deck | Impenetrable Fog"), "leader")
    assert shows(table, "weather | Impenetrable Fog (p1)")


@rule("TEAM-9", "LEAD-15")
def test_arnjolf_copies_any_bond_unit_of_the_side_from_his_players_deck() -> None:
    arnjolf = "p1 leader | Arnjolf, The Patricide"
    row = "p1 close | Blue Stripes Commando, Clan an Craite Warrior"
    decks = ("p1 deck | Clan an Craite Warrior", "p3 deck | Blue Stripes Commando")
    table = play(field(arnjolf, row, *decks), "leader")
    assert options(table) == {"call Clan an Craite Warrior"}


@rule("TEAM-9", "LEAD-10")
def test_destroyer_throws_away_and_takes_of_ones_own() -> None:
    destroyer = "p1 leader | Eredin, Destroyer of Worlds"
    partner = ("p3 hand | Ves, Ballista", "p3 deck | Dethmold")
    assert options(field(destroyer, "p1 hand | Fiend", "p1 deck | Griffin", *partner)) == {"Fiend", "pass"}
    table = play(field(destroyer, "p1 hand | Fiend, Foglet", "p1 deck | Griffin", *partner), "leader")
    assert options(table) == {"discard Fiend", "discard Foglet"}


@rule("TEAM-9")
def test_klub_daisy_draws_for_herself() -> None:
    daisy = "p3 leader | Francesca Findabair, Daisy of the Valley"
    table = field("rules | klub", daisy, "p3 deck | Milva", "p1 deck | Ves", "turn | p3")
    assert shows(play(table, "leader"), "p3 hand | Vesemir, Milva", "p1 hand | Vesemir")


# Crach


def shuffled_into(table: Table) -> dict[int, set[str]]:
    back: dict[int, set[str]] = {}
    for event in events_of(table, ShuffledBack):
        back.setdefault(event.seat + 1, set()).update(repr(card) for card in event.cards)
    return back


@rule("TEAM-7", "LEAD-16")
@pytest.mark.parametrize("crach", [1, 2, 3, 4])
def test_crach_a_card_goes_to_the_partner_whose_factions_set_it_is_printed_in(crach: int) -> None:
    """Any other card, such as an enemy spy or a taken card, goes to the first partner in turn order."""
    factions = ["northern realms", "nilfgaard", "skellige", "monsters"]
    seats = [f"p{seat} faction | {faction}" for seat, faction in enumerate(factions, 1)]
    piles = (
        "p1 discard | Ves, Svanrige, Stefan Skellen, Scorch, Scorch [skellige], Cerys, Fiend",
        "p2 discard | Thaler, Fiend, Vreemde, Decoy [monsters], Udalryk",
    )
    table = play(field(*seats, f"p{crach} {CRACH}", *piles, f"turn | p{crach}"), "leader")
    assert shuffled_into(table) == {
        1: {"<Card ves>", "<Card stefan-skellen>", "<Card scorch, northern-realms>", "<Card fiend>"},
        3: {"<Card svanrige>", "<Card scorch, skellige>", "<Card cerys>"},
        2: {"<Card thaler>", "<Card vreemde>", "<Card udalryk>"},
        4: {"<Card fiend>", "<Card decoy, monsters>"},
    }
    assert shows(table, "p1 discard |", "p2 discard |")
    assert all(len(seat.deck) == len(seat.returned) for seat in table.seats)


@rule("TEAM-7", "LEAD-16")
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_crach_returns_cards_in_seat_order_regardless_of_who_started(starter: int) -> None:
    seats = ("p1 faction | northern realms", "p3 faction | skellige", "p2 faction | monsters", "p4 faction | scoiatael")
    piles = ("p1 discard | Stefan Skellen", "p2 discard | Thaler")
    table = play(field(*seats, f"p3 {CRACH}", *piles, f"starter | p{starter}", "turn | p3"), "leader")
    assert shuffled_into(table) == {1: {"<Card stefan-skellen>"}, 2: {"<Card thaler>"}}


@rule("TEAM-7", "LEAD-17")
def test_video_crach_leaves_heroes_and_specials() -> None:
    lines = ("rules | witcher3", f"p3 {CRACH}", "p3 faction | skellige", "p1 discard | Ves, Cerys, Scorch, Svanrige")
    table = play(field(*lines, "turn | p3"), "leader")
    assert shows(table, "p1 discard | Cerys, Scorch", "p1 deck | Ves", "p3 deck | Svanrige")


# Invader of the North


@rule("TEAM-9", "LEAD-8")
@pytest.mark.parametrize("invader", [1, 2, 3, 4])
def test_the_invader_makes_the_medics_of_all_four_random(invader: int) -> None:
    for seat in (1, 2, 3, 4):
        piles = ("p1 discard | Ves, Svanrige", "p2 discard | Fiend, Griffin")
        table = field(f"p{invader} {INVADER}", f"p{seat} hand | Dun Banner Medic", *piles, f"turn | p{seat}")
        play(table, "Dun Banner Medic")
        assert [event.how for event in events_of(table, Played)] == ["played", "revived"]


@rule("TEAM-9", "LEAD-9")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_klub_invader_each_of_the_four_once_in_turn_order_from_the_teams_pile(seat: int) -> None:
    piles = ("p1 discard | Ves, Svanrige, Esterad Thyssen", "p2 discard | Fiend, Griffin, Foglet")
    table = play(field("rules | klub", f"p{seat} {INVADER}", *piles, f"turn | p{seat}"), "leader")
    order = [(seat - 1 + step) % 4 for step in range(4)]
    revived = events_of(table, Played)
    assert [event.seat for event in revived] == order
    assert all(event.spot and event.spot.side == event.seat % 2 for event in revived)
    assert len(table.sides[1].pile) == 1
    assert shows(table, "p1 discard | Esterad Thyssen")
    assert isinstance(question(table), Turn)


@rule("TEAM-9", "LEAD-9")
def test_klub_invader_who_finds_nothing_more_in_the_pile_revives_nothing() -> None:
    table = play(field("rules | klub", f"p1 {INVADER}", "p1 discard | Ves", "p2 discard | Fiend"), "leader")
    assert [(event.seat + 1, event.card.id) for event in events_of(table, Played)] == [(1, "ves"), (2, "fiend")]


@rule("TEAM-9", "LEAD-9")
def test_klub_invader_what_each_revives_is_theirs_to_place_and_to_draw_for() -> None:
    piles = ("p1 discard | Ves", "p2 discard | Stefan Skellen, Fiend")
    decks = ("p2 deck | 3 Vreemde", "p4 deck | 3 Vreemde")
    table = play(field("rules | klub", f"p1 {INVADER}", *piles, *decks), "leader")
    spy = next(event.seat for event in events_of(table, Played) if event.card.id == "stefan-skellen")
    assert [len(seat.hand) for seat in table.seats] == [1 + 2 * (seat == spy) for seat in range(4)]
    assert {card.id for card in table.sides[0].rows[0]} == {"ves", "stefan-skellen"}
