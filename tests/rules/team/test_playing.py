"""TEAM-3. Two players on one side: medics, horns, bonds, Decoys, musters, and the shared pile."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards.names import name
from gwint.rules.events import Played
from gwint.rules.play import to_act
from gwint.rules.strength import total
from tests.rules.setting_up import events_of
from tests.rules.team import all_pass, field
from tests.scenes import options, play, rule, shows

# Medics


@rule("TEAM-3", "AB-MEDIC")
@pytest.mark.parametrize("seat", [1, 3])
def test_medics_choose_from_the_teams_discard_pile(seat: int) -> None:
    """A medic takes a unit of either partner, but none of the other team's, and no hero."""
    piles = ("p1 discard | Ves, Svanrige, Fiend, Esterad Thyssen, Scorch", "p2 discard | Vreemde")
    table = field(f"p{seat} hand | Dun Banner Medic", *piles, f"turn | p{seat}")
    play(table, "Dun Banner Medic")
    assert to_act(table) == (seat - 1,)
    assert options(table) == {"raise Ves", "raise Svanrige", "raise Fiend"}
    play(table, "raise Svanrige")
    assert shows(
        table, "p1 close | Svanrige", "p1 siege | Dun Banner Medic", "p1 discard | Ves, Fiend, Esterad Thyssen, Scorch"
    )


@rule("TEAM-3", "AB-MEDIC-2")
def test_the_player_who_revives_a_card_makes_its_choices() -> None:
    table = field("p1 discard | Yaevinn", "p3 hand | Dun Banner Medic", "p1 faction | scoiatael", "turn | p3")
    play(table, "Dun Banner Medic", "raise Yaevinn")
    assert to_act(table) == (2,)
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged"}
    assert shows(play(table, "Yaevinn > ranged"), "p1 ranged | Yaevinn", "turn | p4")


@rule("TEAM-3", "AB-MEDIC-2", "TEAM-11")
def test_the_player_who_revives_a_spy_draws_for_it() -> None:
    """A revived spy of the partner goes to the other side, and the reviving player draws."""
    decks = ("p1 deck | 3 Ves", "p3 deck | 3 Yarpen Zigrin")
    table = field("p1 discard | Thaler", "p3 hand | Dun Banner Medic", *decks, "turn | p3")
    play(table, "Dun Banner Medic", "raise Thaler")
    assert shows(table, "p2 siege | Thaler", "p3 hand | 2 Yarpen Zigrin", "p1 hand | Vesemir", "p1 deck | 3 Ves")


@rule("TEAM-3", "AB-MEDIC")
def test_the_player_who_revives_a_partners_medic_revives_again() -> None:
    table = field("p1 discard | Etolian Auxiliary Archers, Ves", "p3 hand | Dun Banner Medic", "turn | p3")
    play(table, "Dun Banner Medic", "raise Etolian Auxiliary Archers")
    assert to_act(table) == (2,)
    assert shows(play(table, "raise Ves"), "p1 close | Ves", "p1 ranged | Etolian Auxiliary Archers")


# Horns, bonds, morale


@rule("TEAM-3", "SP-HORN")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_horn_works_for_the_whole_side(seat: int) -> None:
    table = field(
        f"p{seat} hand | Commander’s Horn, Ves", "p1 close | Ves, Svanrige", "p2 close | Fiend", f"turn | p{seat}"
    )
    play(table, "Commander’s Horn > close")
    assert (total(table, 0), total(table, 1)) == (18, 6)


@rule("TEAM-3", "SP-HORN", "PLAY-4")
def test_one_horn_a_row_for_both_partners() -> None:
    table = field("p1 hand | Commander’s Horn, Ves", "p3 hand | Commander’s Horn, Svanrige")
    play(table, "Commander’s Horn > close", "pass")
    assert options(table) == {"Commander’s Horn > ranged", "Commander’s Horn > siege", "Svanrige", "pass"}


@rule("TEAM-3", "AB-HORN")
def test_a_unit_horn_works_for_the_partners_units() -> None:
    table = field("p1 hand | Dandelion, Ves", "p1 close | Svanrige")
    assert total(play(table, "Dandelion"), 0) == 2 + 8


@rule("TEAM-3", "AB-BOND", "STR-3")
def test_bonds_work_for_the_whole_side() -> None:
    """Each partner played one of the two: the second Commando was revived."""
    rows = ("p1 close | Blue Stripes Commando", "p1 discard | Blue Stripes Commando")
    table = field("p3 hand | Yennefer of Vengerberg, Svanrige", *rows, "turn | p3")
    play(table, "Yennefer of Vengerberg", "raise Blue Stripes Commando")
    assert total(table, 0) == 7 + 16


@rule("TEAM-3", "AB-MORALE")
def test_morale_works_for_the_whole_side() -> None:
    table = play(
        field("p3 hand | Kaedweni Siege Expert, Ves", "p1 siege | Trebuchet", "turn | p3"), "Kaedweni Siege Expert"
    )
    assert total(table, 0) == 8


@rule("TEAM-3", "AB-MARDROEME", "AB-BERSERKER")
def test_a_partners_mardroeme_works_on_berserkers() -> None:
    table = field("p1 hand | Mardroeme, Svanrige", "p3 hand | Berserker, Udalryk", "p3 faction | skellige")
    play(table, "Mardroeme > close", "pass", "Berserker")
    assert shows(table, "p1 close | Transformed Vildkaarl + Mardroeme")


# Decoys


@rule("TEAM-3", "SP-DECOY")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_decoy_may_take_a_partners_unit_into_the_hand_of_its_player(seat: int) -> None:
    partner = 4 - seat
    table = field(f"p{seat} hand | Decoy", "p1 close | Ves, Svanrige", f"turn | p{seat}", f"p{partner} hand | Roach")
    assert options(table) == {"Decoy on Ves", "Decoy on Svanrige", "pass"}
    play(table, "Decoy on Svanrige")
    assert [name(card) for card in table.seats[seat - 1].hand] == ["Svanrige"]
    assert [name(card) for card in table.seats[partner - 1].hand] == ["Roach"]


@rule("TEAM-3", "SP-DECOY")
def test_a_decoy_does_not_take_the_other_teams_units_but_their_spy_lying_here() -> None:
    table = field("p3 hand | Decoy", "p1 close | Stefan Skellen", "p2 close | Vreemde", "turn | p3")
    assert options(table) == {"Decoy on Stefan Skellen", "pass"}
    assert shows(play(table, "Decoy on Stefan Skellen"), "p3 hand | Stefan Skellen")


@rule("TEAM-3", "SP-DECOY-2")
def test_a_partners_unit_taken_is_played_again_with_its_ability_for_its_new_player() -> None:
    table = field(
        "p3 hand | Decoy", "p3 deck | 3 Ves", "p1 siege | Thaler, Trebuchet", "p1 deck | 3 Ballista", "turn | p3"
    )
    play(table, "Decoy on Thaler", "pass", "pass", "pass", "Thaler")
    assert shows(table, "p2 siege | Thaler", "p3 hand | 2 Ves", "p1 deck | 3 Ballista")


# Musters


@rule("TEAM-3", "AB-MUSTER")
@pytest.mark.parametrize(("seat", "other"), [(1, 3), (3, 1)])
def test_musters_call_from_their_players_hand_and_deck_only(seat: int, other: int) -> None:
    own = (f"p{seat} hand | 2 Ghoul, Fiend", f"p{seat} deck | Ghoul")
    table = field(*own, f"p{other} hand | Ghoul", f"p{other} deck | Ghoul", f"turn | p{seat}")
    play(table, "Ghoul")
    assert shows(table, "p1 close | 3 Ghoul", f"p{other} hand | Ghoul", f"p{other} deck | Ghoul")


@rule("TEAM-3", "AB-MUSTER", "AB-MEDIC-2")
def test_a_partners_revived_muster_calls_from_the_reviving_players_cards() -> None:
    """The player who revives the unit calls: the first partner's Ghouls stay where they are."""
    table = field("p1 hand | Ghoul", "p1 deck | Ghoul", "p1 discard | Ghoul", "p3 hand | Dun Banner Medic", "turn | p3")
    play(table, "Dun Banner Medic", "raise Ghoul")
    assert shows(table, "p1 close | Ghoul", "p1 hand | Ghoul", "p1 deck | Ghoul")
    assert len(events_of(table, Played)) == 2


# The shared pile


@rule("TEAM-3", "DISC-1", "TURN-6")
def test_what_leaves_the_sides_rows_and_both_partners_weather_goes_to_the_one_pile() -> None:
    rows = (
        "p1 close | Ves, Svanrige + Commander’s Horn",
        "p1 siege | Thaler",
        "p2 close | Fiend",
        "p2 faction | nilfgaard",
    )
    weather = "weather | Biting Frost (p1), Torrential Rain (p3), Impenetrable Fog (p4)"
    table = all_pass(field(*rows, weather))
    assert Counter(name(card) for card in table.sides[0].pile) == Counter(
        ["Ves", "Svanrige", "Commander’s Horn", "Thaler", "Biting Frost", "Torrential Rain"]
    )
    assert Counter(name(card) for card in table.sides[1].pile) == Counter(["Fiend", "Impenetrable Fog"])


@rule("TEAM-3", "DISC-1")
@pytest.mark.parametrize("seat", [1, 3])
def test_one_shot_specials_go_to_the_shared_pile(seat: int) -> None:
    table = field(f"p{seat} hand | Scorch, Ves", "p1 close | Yarpen Zigrin", "p2 close | Fiend", f"turn | p{seat}")
    assert shows(play(table, "Scorch"), "p1 discard | Scorch", "p2 discard | Fiend")


@rule("TEAM-3", "DISC-1")
def test_cleared_weather_goes_to_the_shared_pile() -> None:
    table = field("weather | Biting Frost (p1), Torrential Rain (p4)", "p3 hand | Clear Weather, Ves", "turn | p3")
    play(table, "Clear Weather")
    assert shows(table, "p1 discard | Biting Frost, Clear Weather", "p2 discard | Torrential Rain")


@rule("TEAM-3", "LEAD-10")
def test_discarded_cards_go_to_the_shared_pile() -> None:
    destroyer = "p3 leader | Eredin, Destroyer of Worlds"
    table = field(destroyer, "p3 hand | Fiend, Griffin, Foglet", "p3 deck | Werewolf", "turn | p3")
    play(table, "leader", "discard Fiend", "discard Griffin", "take Werewolf")
    assert shows(table, "p1 discard | Fiend, Griffin", "p3 hand | Foglet, Werewolf")


@rule("TEAM-3", "AB-SCORCH-ROW", "SP-SCORCH")
def test_a_scorch_looks_at_the_other_side_or_at_both_and_a_partner_is_no_opponent() -> None:
    table = field("p3 hand | Villentretenmerth, Ves", "p1 close | 2 Vesemir", "p2 close | 2 Vesemir", "turn | p3")
    play(table, "Villentretenmerth")
    assert shows(table, "p1 close | 2 Vesemir, Villentretenmerth", "p2 close |", "p2 discard | 2 Vesemir")


@rule("TEAM-3", "SET-12")
@pytest.mark.parametrize(("printing", "left"), [("northern-realms", [1, 7, 7, 2]), ("skellige", [2, 7, 6, 2])])
def test_a_card_calls_on_the_side_deck_of_the_partner_whose_printing_it_is(printing: str, left: list[int]) -> None:
    """Each player of the other team has one of the two factions as well."""
    factions = ("p2 faction | skellige", "p3 faction | skellige")
    table = all_pass(field(*factions, f"p1 ranged | Cow [{printing}]"))
    assert [len(seat.side_deck) for seat in table.seats] == left
    assert shows(table, "p1 close | Bovine Defense Force" + (" [skellige]" if printing == "skellige" else ""))
